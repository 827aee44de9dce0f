"""`vacherie scenario`: a line for each file, what differs below it, and the worst as the exit code."""

import inspect
import io
import re
from pathlib import Path

import pytest
import typer
from rich.console import Console

from vacherie.cli.commands.scenario import Report, register
from vacherie.core.scenario import checks
from vacherie.core.scenario import read as reading
from vacherie.core.scenario import run as running
from vacherie.messages.catalogue import LANGUAGES, catalogue

GOOD = """title = "A pick"
game = "six_qui_prend"
[position]
players = 2
rows = [[12], [37], [43], [58]]
hands = [[30, 100], [36, 101]]
[[step]]
actor = 0
action = { kind = "pick_card", card = 30 }
expect.to_act = [1]
"""
FAILING = GOOD.replace("to_act = [1]", "to_act = [0]")
BROKEN = GOOD.replace("37", "12")


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    (tmp_path / "deeper").mkdir()
    for name, text in (("a", FAILING), ("b", BROKEN), ("deeper/c", GOOD)):
        (tmp_path / f"{name}.toml").write_text(text, "utf-8")
    return tmp_path


def run(*files: Path, language: str = "en") -> tuple[int, list[str]]:
    """The exit code and the lines printed."""
    out = io.StringIO()
    code = Report(catalogue(language), Console(file=out, markup=False, highlight=False)).run(list(files))
    return code, out.getvalue().splitlines()


def test_one_that_passes_is_a_line(folder: Path) -> None:
    assert run(folder / "deeper" / "c.toml") == (0, ["✓ passed: A pick"])


def test_one_that_fails_shows_the_difference(folder: Path) -> None:
    file = folder / "a.toml"
    assert run(file) == (
        1,
        [
            "✗ failed: A pick",
            f"    {file}:10: step 1, expect.to_act",
            "    This is different.",
            "    expected: [0]",
            "    found:    [1]",
        ],
    )


def test_one_that_is_none_shows_line_field_and_reason(folder: Path) -> None:
    file = folder / "b.toml"
    reason = f"{file}:5: position.rows[1][0]: The 12 appears twice."
    assert run(file) == (2, [f"! not a scenario: {reason}"])


def test_a_folder_runs_to_its_end_and_is_summed_up(folder: Path) -> None:
    code, lines = run(folder)
    assert code == 2
    assert [line[0] for line in lines if not line.startswith(" ")] == ["✗", "!", "✓", "1"]
    assert lines[-1] == "1 passed, 1 failed, 1 not readable"


def test_without_a_broken_file_one_failure_is_1(folder: Path) -> None:
    assert run(folder / "a.toml", folder / "deeper")[0] == 1


def test_files_that_cannot_be_opened(tmp_path: Path) -> None:
    (tmp_path / "x.toml").write_bytes(b"title = '\xff'")
    (tmp_path / "empty").mkdir()
    code, lines = run(tmp_path / "no.toml", tmp_path / "x.toml", tmp_path / "empty")
    assert code == 2
    assert [line.split(": ")[-1] for line in lines[:-1]] == [
        "There is no such file.",
        "The file is not text in UTF-8.",
        "There is no .toml file in this folder.",
    ]


@pytest.mark.parametrize(
    ("change", "told"),
    [
        (("actor = 0", "actor = 7"), ":8: step[0].actor: There is no seat 7: seats are numbered 0 to 1."),
        (("expect.to_act", "[expect]\nto_act"), ":10: expect: There is no such field."),
        (
            ("to_act = [1]", 'refusal = "no-mood"'),
            ":10: step[0].expect.refusal: The game never refuses anything with the code “no-mood”.",
        ),
    ],
)
def test_slips_are_told_with_line_and_field(tmp_path: Path, change: tuple[str, str], told: str) -> None:
    file = tmp_path / "x.toml"
    file.write_text(GOOD.replace(*change), "utf-8")
    code, [line] = run(file)
    assert code == 2
    assert f"{file}{told}" in line
    assert ("write [step.expect]" in line) == ("[expect]" in change[1])


def test_a_refusal_is_told_in_words_too(tmp_path: Path) -> None:
    file = tmp_path / "x.toml"
    file.write_text(GOOD.replace("card = 30", "card = 31"), "utf-8")
    assert run(file)[1][2:] == [
        "    The game refuses this action.",
        "    The 31 is not in your hand.",
        "    found:    card-not-in-hand",
    ]


def test_a_title_cannot_steer_the_terminal(tmp_path: Path) -> None:
    file = tmp_path / "x.toml"
    file.write_text(GOOD.replace("A pick", r"A\n\u001b[2J[bold]pick"), "utf-8")
    assert run(file)[1] == ["✓ passed: A [2J[bold]pick"]


def test_the_command_gives_its_exit_code(folder: Path, capsys: pytest.CaptureFixture[str]) -> None:
    app = typer.Typer()
    register(app, catalogue("en"))
    command = typer.main.get_command(app)
    assert command.main([str(folder / "a.toml")], standalone_mode=False) == 1
    assert capsys.readouterr().out.startswith("✗ failed: A pick")


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_has_every_sentence(language: str, folder: Path) -> None:
    words = catalogue(language)
    for module in (checks, running):
        assert {code for code in codes_in(module) if not words.has(code)} == set()
    assert {code for code in codes_in(reading) if not words.has(f"error-{code}")} == set()
    assert run(folder, language=language)[0] == 2


def codes_in(module: object) -> set[str]:
    assert inspect.ismodule(module)
    found = set(re.findall(r'"(scenario-[a-z-]+)"', inspect.getsource(module)))
    assert found
    return found
