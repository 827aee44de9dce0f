"""Whole games of NéVaches, typed line by line into a pipe; every option, and decks of one's own."""

import re
from pathlib import Path

import pytest
from rich.cells import cell_len

from tests.cli.herder import herding
from tests.cli.person import Person
from vacherie.core.record import replay
from vacherie.games.nevaches import GAME
from vacherie.games.nevaches.deck_file import SHIPPED
from vacherie.messages.catalogue import LANGUAGES, catalogue

RANDOM_BONUS = "random_bonus=yes"
CHOOSE_START_CARD = "choose_start_card=yes"
CASES = [
    *((players, "en", ()) for players in (2, 3, 4)),
    (3, "fr", (RANDOM_BONUS,)),
    (2, "pt-BR", (CHOOSE_START_CARD,)),
    (4, "fr", (RANDOM_BONUS, CHOOSE_START_CARD)),
]
GRIDS = ("F M", "F W", "F L", "F H", "M W", "M L", "M H", "W L")
LETTERS = {"field": "F", "meadow": "M", "forest": "W", "lake": "L", "house": "H"}
# Its first card has the name of one of ours, and is another.
SMALL_DECK = """counts = "free"
name = "Alpage"
""" + "".join(
    f'[[card]]\nid = "L4-LF{index or ""}"\npoints = {index + 4}\ngrid = """\n{grid}"""\n'
    for index, grid in enumerate(GRIDS)
)


def play(person: Person, *arguments: str, types: str = "") -> str:
    said = person.runs("play", "nevaches", "--bots", "calf", *arguments, types=types)
    assert (said.code, said.err) == (0, "")
    return said.out


def assert_is_finished(person: Person, out: str, language: str) -> None:
    *_, last = replay(person.saved("finished"), GAME)
    outcome = last.state.outcome()
    assert outcome is not None
    words = catalogue(language)
    assert words.text(f"reason-nevaches-{outcome.reason}") in " ".join(out.split("\n"))
    assert words.text("table-nevaches-score") in out
    paths = (str(person.data), "vacherie")
    wide = [line for line in out.splitlines() if cell_len(line) > 80 and not any(p in line for p in paths)]
    assert wide == []
    assert "\x1b" not in out


@pytest.mark.parametrize(("players", "language", "options"), CASES)
def test_a_whole_game_can_be_played(
    person: Person, players: int, language: str, options: tuple[str, ...]
) -> None:
    wishes = [part for option in options for part in ("--option", option)]
    out = play(
        person, "--players", str(players), "--lang", language, *wishes, types=herding(language, players)
    )
    assert_is_finished(person, out, language)


def test_three_play_unless_another_number_is_named(person: Person) -> None:
    play(person)
    assert len(person.saved().seats) == 3


def test_a_deck_of_ones_own_is_drawn_told_and_kept(person: Person, tmp_path: Path) -> None:
    path = tmp_path / "alpage.toml"
    path.write_text(SMALL_DECK, "utf-8")
    out = play(person, "--option", f"deck={path}", "--players", "2", types="q\n")
    assert person.saved().options.deck.name == "Alpage"  # type: ignore[attr-defined]
    start = re.search(r"Your start card is (\w+) \+ (\w+) \((\d+)\)\.", out)
    assert start is not None
    assert GRIDS.index(f"{LETTERS[start[1]]} {LETTERS[start[2]]}") + 4 == int(start[3])

    path.unlink()
    finished = person.runs("play", "--resume", types=herding("en", 5))
    assert finished.code == 0
    assert_is_finished(person, finished.out, "en")


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    ("change", "named"),
    [
        (lambda text: text.replace("F M", "F X"), ["X", "L4-LF"]),
        (lambda text: text.replace("F W", "M F"), ["L4-LF", "L4-LF1"]),
        (lambda text: text.replace("F L", "F . L"), ["L4-LF2"]),
        (lambda text: text.replace('counts = "free"\n', ""), ["8", "55"]),
        (lambda text: text.replace("points = 5", "points = 99"), ["99"]),
        (lambda text: text.replace("[[card]]", "[[card]", 1), ["TOML"]),
        (lambda text: text.replace('"L4-LF3"', '"L4-LF2"'), ["L4-LF2"]),
    ],
)
def test_a_bad_deck_is_one_line_that_says_where(
    person: Person, tmp_path: Path, change: object, named: list[str], language: str
) -> None:
    assert callable(change)
    path = tmp_path / "deck.toml"
    path.write_text(change(SMALL_DECK), "utf-8")
    complaint = person.runs("play", "nevaches", "--option", f"deck={path}", "--lang", language).complaint
    assert complaint.startswith(str(path))
    for name in named:
        assert name in complaint
    assert person.files("unfinished") == []


def test_a_copy_of_the_shipped_deck_is_a_deck(person: Person, tmp_path: Path) -> None:
    path = tmp_path / "copy.toml"
    path.write_text(SHIPPED.read_text("utf-8"), "utf-8")
    play(person, "--option", f"deck={path}")
    assert len(person.saved().options.deck.cards) == 55  # type: ignore[attr-defined]


@pytest.mark.parametrize("language", LANGUAGES)
def test_help_rules_and_leaving(person: Person, language: str) -> None:
    words = catalogue(language)
    out = play(person, "--lang", language, types="?\nr\nq\n")
    assert (
        out.count(words.text("asked-nevaches-action", actions=2)) == 3
    )  # When it is asked, after the help and after the rules.
    assert words.text("rules-nevaches-section-turn") in out
    assert words.text("rules-nevaches-section-options") not in out
    assert words.text("cli-left", command=f"vacherie play nevaches --resume --lang {language}") in " ".join(
        out.split("\n")
    )
    for command in ("tile", "take", "play", "home", "exchange", "look"):
        assert words.text(f"command-nevaches-{command}").split()[0] in out


def test_what_cannot_be_done_is_explained_and_asked_again(person: Person) -> None:
    lines = ["", "dance", "tile", "take 9", "play 7", "home h8", "exchange cats", "look zoe", "look dai"]
    out = " ".join(play(person, types="\n".join([*lines, ""])).split("\n"))
    for sentence in (
        "“dance” is not a command. Commands: tile, take, play, home, exchange, look.",
        "Type it like this: tile LANDSCAPE CELL",
        "“9” is not possible: type a number from 1 to 4.",
        "“7” is not possible: type 1.",
        "You have no herd there.",
        "Type it like this: exchange tiles|cards",
        "Whose valley? Type one of these names: Daisy, Bluebell.",
    ):
        assert sentence in out, sentence


def test_a_game_is_told_again(person: Person) -> None:
    play(person, types=herding("en", 1))
    [path] = person.files("finished")
    told = person.runs("replay", str(path), "--lang", "fr")
    assert (told.code, told.err) == (0, "")
    assert " place " in told.out
    shown = person.runs("replay", str(path), "--step", "60", "--seat", "2")
    assert "Your hand" in shown.out
    assert "Your hand" not in person.runs("replay", str(path), "--step", "60").out
