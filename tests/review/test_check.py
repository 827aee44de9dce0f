"""`make review-check` in little: it finds something of each kind, and goes on where it was stopped."""

import json
import sys
from pathlib import Path

import pytest

from tools.review import __main__ as check
from tools.review.jobs import EXPERIMENTS, Job
from tools.review.summary import gathered, report

TINY = ["--small", "--most", "1", "--share", "0.02", "--games", "six_qui_prend"]


def run(monkeypatch: pytest.MonkeyPatch, out: Path, *wishes: str) -> None:
    monkeypatch.setattr(sys, "argv", ["review-check", *TINY, "--out", str(out), *wishes])
    check.main()


def test_a_small_run_finds_something_of_each_kind_and_is_not_made_twice(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    out = tmp_path / "found.jsonl"
    run(monkeypatch, out, "--experiments", "levels", "luck")
    lines = out.read_text().splitlines()
    assert len(lines) == 2
    run(monkeypatch, out)
    grown = out.read_text().splitlines()
    assert grown[:2] == lines
    assert {json.loads(line)["key"].split("/")[0] for line in grown} == set(EXPERIMENTS)
    assert "cost of a decision of calf" in capsys.readouterr().out


def test_the_same_job_finds_the_same() -> None:
    job = Job("luck", "six_qui_prend", 3, 0.02)
    assert job.done() == job.done()


def test_figures_are_told_game_by_game() -> None:
    lines = [
        {"key": f"planted/nevaches/{number}/1", "found": [{"serious": number > 0, "cost": 5.0}]}
        for number in range(3)
    ]
    assert "- planted errors called a mistake or a blunder: 2 of 3" in list(report(gathered(lines)))
