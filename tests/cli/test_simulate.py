"""`vacherie simulate` shows a table or JSON, a bar only to a terminal, and mistakes as one line."""

import json
import os
import re
import signal
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from vacherie.cli.commands.simulate import duration
from vacherie.cli.main import INTERRUPTED, MISTAKE, main
from vacherie.messages.catalogue import LANGUAGES, catalogue

SHORT = ["simulate", "six_qui_prend", "--option", "target_heads=none", "--option", "max_rounds=1"]
COMMAND = [sys.executable, "-m", "vacherie"]


def test_json_holds_the_results_and_all_it_takes_to_repeat_them(capsys: pytest.CaptureFixture[str]) -> None:
    arguments = [*SHORT, "--players", "3", "--games", "4", "--bots", "calf, cow", "--workers", "1", "--json"]
    first = printed_json(capsys, arguments)
    assert [seat["bot"] for seat in first["seats"]] == ["calf", "cow", "calf"]
    assert (first["game"], first["players"], first["games"]) == ("six_qui_prend", 3, 4)
    assert (first["options"]["target_heads"], first["options"]["max_rounds"]) == (None, 1)
    assert first.keys() >= {"seconds", "games_per_second", "decisions_per_second"}
    again = printed_json(capsys, [*arguments, "--seed", str(first["seed"])])
    other = printed_json(capsys, [*arguments, "--seed", str(first["seed"] + 1)])
    assert again["seats"] == first["seats"] != other["seats"]


def test_the_workers_do_not_matter(capsys: pytest.CaptureFixture[str]) -> None:
    results = [
        printed_json(capsys, [*SHORT, "--games", "20", "--seed", "3", "--workers", workers, "--json"])[
            "seats"
        ]
        for workers in ("1", "2")
    ]
    assert results[0] == results[1]


@pytest.mark.parametrize(
    ("language", "heading", "share"),
    [
        ("en", "2 games, 4 players, seed 1234567", r"\d\.\d%"),
        ("fr", "2 parties, 4 joueurs, graine 1234567", r"\d,\d\s%"),
        ("pt-BR", "2 partidas, 4 jogadores, semente 1234567", r"\d,\d%"),
    ],
)
def test_the_table_speaks_the_language(
    language: str, heading: str, share: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main([*SHORT, "--games", "2", "--seed", "1234567", "--workers", "1", "--lang", language]) == 0
    output = capsys.readouterr()
    assert output.err == ""
    first, *lines = output.out.splitlines()
    assert first == heading
    rows = [line for line in lines if "calf" in line]
    assert len(rows) == 4
    assert all(re.search(share, row) for row in rows)


@pytest.mark.parametrize(
    ("variant", "note"), [("base", "Fewest heads wins."), ("coop", "fewer heads than the Ox.")]
)
def test_the_table_says_how_to_read_it(variant: str, note: str, capsys: pytest.CaptureFixture[str]) -> None:
    arguments = ["simulate", "six_qui_prend", "--option", f"variant={variant}", "--players", "2"]
    assert main([*arguments, "--games", "1", "--workers", "1"]) == 0
    output = " ".join(capsys.readouterr().out.split())
    assert "Average heads" in output
    assert note in output
    assert " 0.0 s:" not in output


@pytest.mark.parametrize(
    ("seconds", "shown"), [(0.0, "0.001"), (0.0342, "0.034"), (0.96, "0.96"), (12.34, "12.3")]
)
def test_no_time_is_nothing(seconds: float, shown: str) -> None:
    assert duration(seconds, catalogue("en")) == shown


def test_a_report_says_where_it_is_and_how_to_have_it_again(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    arguments = [
        "simulate",
        "unexploded_cow",
        "--players",
        "3",
        "--games",
        "2",
        "--bots",
        "cow",
        "--seed",
        "4",
    ]
    arguments += ["--series", "2", "--option", "edition=2011", "--report", str(tmp_path)]
    assert main([*arguments, "--workers", "1", "--lang", "en"]) == 0
    output = capsys.readouterr()
    page = tmp_path / "report.md"
    assert output.err == f"The report is in {page}\n"
    assert "Each of them is a series of 2 games." in output.out
    text = page.read_text("utf-8")
    assert f"```\nvacherie {' '.join(arguments)}\n```" in text
    assert "4 games with 3 players, 2011 edition" in text


@pytest.mark.parametrize("language", LANGUAGES)
def test_help_in_every_language(language: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["simulate", "--help", "--lang", language]) == 0
    output = capsys.readouterr().out
    for name in (
        "--players",
        "--games",
        "--bots",
        "--seed",
        "--option",
        "--workers",
        "--json",
        "--series",
        "--report",
    ):
        assert name in output


@pytest.mark.parametrize(
    ("arguments", "told"),
    [
        (["simulate", "chess"], "six_qui_prend"),
        ([*SHORT, "--bots", "wolf"], "calf, cow"),
        ([*SHORT, "--bots", " , "], "bot"),
        ([*SHORT, "--bots", "calf,calf,calf", "--players", "2"], "3"),
        ([*SHORT, "--players", "11"], "10"),
        ([*SHORT, "--games", "0"], "0"),
        ([*SHORT, "--games", "many"], "--games"),
        ([*SHORT, "--workers", "0"], "0"),
        ([*SHORT, "--seed", "x"], "--seed"),
        ([*SHORT, "--series", "2"], "unexploded_cow"),
        ([*SHORT, "--series", "0"], "0"),
        ([*SHORT, "--option", "cows=3"], "target_heads"),
        ([*SHORT, "--option", "max_rounds=none"], "max_rounds"),
    ],
)
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_mistake_is_one_line(
    arguments: list[str], told: str, language: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main([*arguments, "--lang", language]) == MISTAKE
    output = capsys.readouterr()
    assert output.out == ""
    [line] = output.err.splitlines()
    assert told in line


@pytest.mark.skipif(sys.platform == "win32", reason="pseudo-terminals")
def test_a_bar_is_drawn_for_a_terminal_only() -> None:
    arguments = [*COMMAND, *SHORT, "--games", "30", "--workers", "1", "--json"]
    reader, terminal = os.openpty()
    shown = subprocess.run(arguments, stdout=subprocess.PIPE, stderr=terminal, check=True, timeout=60)
    os.close(terminal)
    drawn = os.read(reader, 100_000)
    os.close(reader)
    assert b"30/30" in drawn
    assert json.loads(shown.stdout)["games"] == 30
    piped = subprocess.run(arguments, capture_output=True, check=True, timeout=60)
    assert piped.stderr == b""


@pytest.mark.skipif(sys.platform == "win32", reason="signals")
def test_an_interrupt_ends_quietly() -> None:
    arguments = [*COMMAND, "simulate", "six_qui_prend", "--games", "1000000", "--workers", "2"]
    reader, terminal = os.openpty()
    with subprocess.Popen(
        arguments, stdout=subprocess.PIPE, stderr=terminal, start_new_session=True
    ) as process:
        os.close(terminal)
        drawn = b""
        while b"200/" not in drawn:
            drawn += os.read(reader, 1000)
        os.killpg(process.pid, signal.SIGINT)
        output, _ = process.communicate(timeout=20)
    os.close(reader)
    assert process.returncode == INTERRUPTED
    assert output == b""
    assert b"Traceback" not in drawn


def printed_json(capsys: pytest.CaptureFixture[str], arguments: list[str]) -> Any:
    assert main(arguments) == 0
    output = capsys.readouterr()
    assert output.err == ""
    return json.loads(output.out)
