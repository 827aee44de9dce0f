"""Bots of other packages are found by name, and a broken one harms nobody but itself."""

import json
import re
import sys
import tomllib
from pathlib import Path
from random import Random
from typing import Any

import pytest

from tests.bots.plugin import install
from vacherie.bots import BOTS, find_bot, known_bots
from vacherie.bots.bot import DEFAULT_BUDGET
from vacherie.bots.calf import Calf
from vacherie.bots.plugins import plugins, release_of
from vacherie.cli.main import MISTAKE, main
from vacherie.core.errors import GameError, UnknownName
from vacherie.core.values import CHANCE
from vacherie.games import GAMES, find_game

SIX = find_game("six_qui_prend")
PAGE = Path(__file__).parents[2] / "docs" / "writing-a-bot.md"
SOURCE = """
    from vacherie.bots.calf import Calf

    def only_six(game):
        return Calf() if game.id == "six_qui_prend" else None

    def raises(game):
        raise RuntimeError("out of\\n hay")

    def no_bot(game):
        return 7
"""
OURS = {
    "heifer": "herd:only_six",
    "lost": "nowhere:bot",
    "nameless": "herd:unknown",
    "sick": "herd:raises",
    "seven": "herd:no_bot",
    "cow": "herd:raises",
}


@pytest.fixture
def herd(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    install(tmp_path, monkeypatch, "herd", SOURCE, OURS)


@pytest.mark.usefixtures("herd")
def test_a_bot_of_another_package_is_found_by_its_name() -> None:
    assert set(known_bots()) >= {*BOTS, "heifer"}
    assert isinstance(find_bot("heifer", SIX), Calf)


@pytest.mark.usefixtures("herd")
def test_our_levels_come_first_and_stay_ours() -> None:
    assert known_bots()[: len(BOTS)] == tuple(BOTS)
    assert type(find_bot("cow", SIX)) is type(BOTS["cow"](SIX))


@pytest.mark.usefixtures("herd")
def test_a_bot_may_not_play_every_game() -> None:
    with pytest.raises(GameError) as caught:
        find_bot("heifer", find_game("nevaches"))
    assert (caught.value.code, caught.value.params) == (
        "bot-does-not-play",
        {"name": "heifer", "game": "nevaches"},
    )


@pytest.mark.usefixtures("herd")
@pytest.mark.parametrize("name", ["lost", "nameless", "sick", "seven"])
def test_a_broken_bot_is_one_line(name: str, capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(GameError) as caught:
        find_bot(name, SIX)
    assert caught.value.code == "bot-broken"
    for command in ("simulate", "arena", "play"):
        assert main([command, "six_qui_prend", "--bots", name]) == MISTAKE
        output = capsys.readouterr()
        assert output.out == ""
        [line] = output.err.splitlines()
        assert name in line


HARMFUL = """
    import os, sys
    from vacherie.bots.calf import Calf

    print("moo")
    os.system("echo moo")

    def dies(game):
        os._exit(0)

    def leaves(game):
        sys.exit("good bye")

    def loud(game):
        print("moo")
        return Calf()
"""


@pytest.mark.parametrize("command", ["simulate", "arena", "play"])
@pytest.mark.parametrize(("name", "reason"), [("dies", "its process is gone"), ("leaves", "good bye")])
def test_a_bot_that_ends_its_process_ends_only_that(
    command: str,
    name: str,
    reason: str,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    install(tmp_path, monkeypatch, "harmful", HARMFUL, {name: f"harmful:{name}"})
    assert main([command, "six_qui_prend", "--bots", name]) == MISTAKE
    output = capsys.readouterr()
    assert output.out == ""
    [line] = output.err.splitlines()
    assert f"“{name}” (harmful:{name}) cannot be loaded" in line
    assert reason in line


@pytest.mark.parametrize("command", ["simulate", "arena", "play"])
@pytest.mark.usefixtures("herd")
def test_a_bot_that_does_not_play_the_game_is_one_line(
    command: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main([command, "nevaches", "--bots", "heifer"]) == MISTAKE
    assert capsys.readouterr().err == "vacherie: The bot “heifer” does not play nevaches.\n"


def test_what_a_bot_prints_stays_out_of_the_results(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capfd: pytest.CaptureFixture[str]
) -> None:
    install(tmp_path, monkeypatch, "harmful", HARMFUL, {"loud": "harmful:loud"})
    monkeypatch.chdir(tmp_path)
    arguments = [
        "arena",
        "six_qui_prend",
        "--bots",
        "loud",
        "--players",
        "2",
        "--deals",
        "1",
        "--workers",
        "1",
    ]
    assert main([*arguments, "--json"]) == 0
    output = capfd.readouterr()
    assert json.loads(output.out)["results"][0]["bot"] == "loud"
    assert output.err.splitlines() == ["moo"] * 3
    assert "harmful" not in sys.modules


PACKAGE = {"__init__.py": "", "mind.py": "def bot(game): ...", "weights.txt": "1 2 3"}


@pytest.mark.parametrize("changed", PACKAGE)
def test_a_changed_bot_is_another_release_though_its_version_is_the_same(
    changed: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    install(tmp_path, monkeypatch, "thinker", "", {"thinker": "thinker_code.mind:bot"})
    folder = tmp_path / "thinker_code"
    folder.mkdir()
    for name, text in PACKAGE.items():
        (folder / name).write_text(text, "utf-8")
    before = release_of(plugins()["thinker"])
    assert before.startswith("thinker 1.2 ")
    (folder / "__pycache__").mkdir()
    (folder / "__pycache__" / "mind.pyc").write_bytes(b"compiled")
    assert release_of(plugins()["thinker"]) == before
    (folder / changed).write_text("# Changed", "utf-8")
    assert release_of(plugins()["thinker"]) != before
    assert "thinker_code" not in sys.modules


def test_a_bot_whose_code_is_not_found_is_known_by_its_version(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    install(tmp_path, monkeypatch, "lost_herd", "", {"lost": "nowhere.at_all:bot"})
    assert release_of(plugins()["lost"]) == "lost_herd 1.2"


@pytest.mark.usefixtures("herd")
def test_an_unknown_name_lists_them_all() -> None:
    with pytest.raises(UnknownName) as caught:
        find_bot("ox", SIX)
    assert caught.value.params["known"] == ", ".join(known_bots())


@pytest.fixture
def blocks() -> list[tuple[str, str]]:
    """The pieces of code on the page, each with its language."""
    return re.findall(r"```(\w+)\n(.*?)```", PAGE.read_text("utf-8"), re.DOTALL)


def test_the_example_of_the_page_plays(
    blocks: list[tuple[str, str]],
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    [source] = [text for kind, text in blocks if kind == "python" and "def highest" in text]
    declared = tomllib.loads(dict(blocks)["toml"])["project"]["entry-points"]["vacherie.bots"]
    install(tmp_path, monkeypatch, "highest_bot", source, declared)
    bot = find_bot("highest", SIX)
    state = SIX.new(SIX.options_type(), 2)
    state.apply(CHANCE, state.draw(Random(1)))
    legal = state.legal_actions(0)
    assert bot.choose(state.view(0), legal, Random(1), DEFAULT_BUDGET) == max(
        legal, key=lambda pick: pick.card
    )
    with pytest.raises(GameError):
        find_bot("highest", find_game("nevaches"))
    arguments = [
        "arena",
        "six_qui_prend",
        "--players",
        "2",
        "--bots",
        "highest,calf",
        "--deals",
        "1",
        "--json",
    ]
    assert main([*arguments, "--workers", "1", "--out", str(tmp_path / "deals.jsonl")]) == 0
    assert [(each["bot"], each["fallbacks"]) for each in json.loads(capsys.readouterr().out)["results"]] == [
        ("highest", 0),
        ("calf", 0),
    ]


def test_the_page_shows_how_to_look_ahead(blocks: list[tuple[str, str]]) -> None:
    [source] = [text for kind, text in blocks if kind == "python" and "determinize" in text]
    names: dict[str, Any] = {}
    exec(source, names)
    for game in GAMES.values():
        state = game.new(game.options_type(), 2)
        state.apply(CHANCE, state.draw(Random(1)))
        assert names["imagined_outcome"](game, state.view(0), Random(1)).scores
