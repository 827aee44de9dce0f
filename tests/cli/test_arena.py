"""`vacherie arena` shows tables or JSON, goes on after an interruption, and tells mistakes in one line."""

import json
import os
import signal
import subprocess
import sys
import time
from pathlib import Path
from typing import Any

import pytest

from vacherie.cli.main import INTERRUPTED, MISTAKE, main
from vacherie.messages.catalogue import LANGUAGES

GAME = ["arena", "six_qui_prend", "--option", "target_heads=none", "--option", "max_rounds=1"]
SHORT = [*GAME, "--players", "2", "--deals", "3", "--workers", "1"]
ROOT = Path(__file__).parents[2]
COMMAND = [sys.executable, "-m", "vacherie"]


@pytest.fixture(autouse=True)
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.chdir(tmp_path)
    return tmp_path


def printed(arguments: list[str], capsys: pytest.CaptureFixture[str]) -> Any:
    assert main([*arguments, "--json"]) == 0
    return json.loads(capsys.readouterr().out)


def test_json_holds_the_results_and_all_it_takes_to_repeat_them(capsys: pytest.CaptureFixture[str]) -> None:
    summary = printed([*SHORT, "--bots", "cow,calf", "--playouts", "7", "--seed", "4"], capsys)
    assert (summary["deals"], summary["games"], summary["seed"]) == (3, 6, 4)
    assert (summary["budget"]["playouts"], summary["options"]["max_rounds"]) == (7, 1)
    assert [each["bot"] for each in summary["results"]] == ["cow", "calf"]
    assert summary["results"][0].keys() >= {
        "score",
        "win_share",
        "median_ms",
        "p99_ms",
        "max_ms",
        "fallbacks",
    }
    assert summary["comparisons"][0]["score"].keys() == {"mean", "low", "high"}


def test_no_deals_are_not_called_games(capsys: pytest.CaptureFixture[str]) -> None:
    assert main([*GAME, "--deals", "0"]) == MISTAKE
    assert capsys.readouterr().err == "vacherie: Play at least one deal, not 0.\n"


def test_the_same_command_keeps_what_is_there(folder: Path, capsys: pytest.CaptureFixture[str]) -> None:
    first = printed(SHORT, capsys)
    [path] = folder.glob("arena-six_qui_prend-*.jsonl")
    header, *deals = map(json.loads, path.read_text("utf-8").splitlines())
    assert (header["game"], header["bots"], header["seed"]) == ("six_qui_prend", ["cow", "calf"], 1)
    assert header["command"].startswith("vacherie arena six_qui_prend --players 2 --bots cow,calf --deals 3")
    assert [deal["deal"] for deal in deals] == [0, 1, 2]
    text = path.read_bytes()
    assert printed(SHORT, capsys) == first
    assert path.read_bytes() == text
    printed([*SHORT, "--seed", "2"], capsys)
    assert len(list(folder.glob("arena-*.jsonl"))) == 2


@pytest.mark.parametrize(
    ("language", "heading", "sense"),
    [
        ("en", "3 deals in every seating: 6 games of 2 players, seed 1", "Fewer is better."),
        (
            "fr",
            "3 donnes dans toutes les dispositions\xa0: 6 parties à 2 joueurs, graine 1",
            "Moins il y en a, mieux c’est.",
        ),
        (
            "pt-BR",
            "3 distribuições em todas as posições: 6 partidas de 2 jogadores, semente 1",
            "Quanto menos, melhor.",
        ),
    ],
)
def test_the_tables_speak_the_language(
    language: str, heading: str, sense: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main([*SHORT, "--lang", language]) == 0
    output = capsys.readouterr().out
    assert output.startswith(heading)
    assert "cow − calf" in output
    assert sense in output


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_figure_is_broken_in_eighty_columns(language: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main([*SHORT, "--lang", language]) == 0
    rows = [line for line in capsys.readouterr().out.splitlines() if line.startswith(("  cow", "  calf"))]
    assert len(rows) == 3
    assert all(row.count("[") == row.count("]") == row.count("%") + 1 == 2 for row in rows)


@pytest.mark.parametrize(("deals", "warned"), [("19", True), ("20", False)])
def test_few_deals_come_with_a_warning(deals: str, warned: bool, capsys: pytest.CaptureFixture[str]) -> None:
    assert main([*GAME, "--players", "2", "--deals", deals, "--workers", "1", "--bots", "calf"]) == 0
    assert ("the intervals come out too narrow" in capsys.readouterr().out) == warned


def test_one_bot_alone_is_compared_with_nobody(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["arena", "six_qui_prend", "--option", "variant=coop", "--bots", "calf", "--deals", "2"]) == 0
    assert "−" not in capsys.readouterr().out


@pytest.mark.parametrize("language", LANGUAGES)
def test_help_in_every_language(language: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["arena", "--help", "--lang", language]) == 0
    output = capsys.readouterr().out
    for name in (
        "players",
        "bots",
        "deals",
        "budget",
        "playouts",
        "option",
        "seed",
        "workers",
        "out",
        "json",
    ):
        assert f"--{name}" in output


@pytest.mark.parametrize(
    ("arguments", "told"),
    [
        (["arena", "chess"], "six_qui_prend"),
        ([*SHORT, "--bots", "wolf"], "calf, cow"),
        ([*SHORT, "--bots", "cow,cow,cow"], "3"),
        ([*SHORT, "--budget", "0"], "0"),
        ([*SHORT, "--budget", "5", "--playouts", "5"], "--playouts"),
        ([*SHORT, "--out", "."], "."),
        ([*SHORT, "--out", "missing/deals"], "missing/deals"),
        ([*GAME, "--deals", "0"], "0"),
        ([*SHORT, "--bots", "cow,"], "cow,"),
        ([*SHORT, "--out", os.devnull], os.devnull),
        ([*GAME, "--workers", "0"], "0"),
        ([*SHORT, "--out", "other.jsonl"], "other.jsonl:1: seed"),
    ],
)
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_mistake_is_one_line(
    arguments: list[str], told: str, language: str, capsys: pytest.CaptureFixture[str]
) -> None:
    if "other.jsonl" in arguments:
        assert main([*arguments, "--seed", "2", "--deals", "1"]) == 0
        capsys.readouterr()
    assert main([*arguments, "--lang", language]) == MISTAKE
    output = capsys.readouterr()
    assert output.out == ""
    [line] = output.err.splitlines()
    assert told in line


@pytest.mark.skipif(sys.platform == "win32", reason="signals")
@pytest.mark.parametrize("workers", ["1", "2"])
def test_an_interrupted_arena_goes_on_where_it_was(
    workers: str, folder: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = folder / "deals.jsonl"
    long = ["arena", "six_qui_prend", "--bots", "cow,calf", "--out", str(path), "--workers", workers]
    process = subprocess.Popen(
        [*COMMAND, *long, "--deals", "100000", "--json", "--lang", "en"],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        cwd=ROOT,
        start_new_session=True,
    )
    try:
        while not path.exists() or path.read_bytes().count(b"\n") < 4:
            assert process.poll() is None
            time.sleep(0.02)
        os.killpg(process.pid, signal.SIGINT)
        out, err = process.communicate(timeout=20)
    finally:
        # One that does not end would play a hundred thousand deals beside all later tests.
        if process.poll() is None:
            os.killpg(process.pid, signal.SIGKILL)
    assert (process.returncode, out) == (INTERRUPTED, "")
    [line] = err.splitlines()
    assert f"{path}. To resume: vacherie arena six_qui_prend --players 4 --bots cow,calf,cow,calf" in line
    assert line.endswith(f" --out {path} --workers {workers} --json --lang en")
    kept = path.read_bytes()
    done = {json.loads(each)["deal"] for each in kept.splitlines()[1:]}
    wanted = max(done) + 2
    assert printed([*long, "--deals", str(wanted)], capsys)["deals"] == wanted
    assert path.read_bytes().startswith(kept)
    whole = [json.loads(each) for each in path.read_bytes().splitlines()[1:]]
    assert sorted(each["deal"] for each in whole) == list(range(wanted))
    afresh = printed([*long, "--deals", str(wanted), "--out", "afresh.jsonl"], capsys)
    again = printed([*long, "--deals", str(wanted)], capsys)
    assert [each["score"] for each in afresh["results"]] == [each["score"] for each in again["results"]]
