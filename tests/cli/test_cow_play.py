"""Whole games of Unexploded Cow against bots, typed line by line into a pipe."""

import re
from pathlib import Path

import pytest
from rich.cells import cell_len

from tests.cli.person import Person, Said, cow_tries
from vacherie.core.record import replay
from vacherie.games.unexploded_cow import GAME
from vacherie.games.unexploded_cow import deck_file as decks
from vacherie.games.unexploded_cow.options import UnexplodedOptions
from vacherie.messages.catalogue import LANGUAGES, catalogue

SHIPPED = Path(decks.__file__).with_name(decks.SHIPPED)
CASES = [
    ("2013", 2, "en"),
    ("2013", None, "fr"),
    ("2013", 6, "pt-BR"),
    ("2011", 3, "pt-BR"),
    ("2011", None, "en"),
    ("2011", 6, "fr"),
]


def plays(person: Person, *wishes: str, types: str = "") -> Said:
    return person.runs("play", "unexploded_cow", "--bots", "calf", *wishes, types=types)


@pytest.mark.parametrize(("edition", "players", "language"), CASES)
def test_a_whole_game_can_be_played(person: Person, edition: str, players: int | None, language: str) -> None:
    wishes = ["--option", f"edition={edition}", "--lang", language]
    wishes += [] if players is None else ["--players", str(players)]
    said = plays(person, *wishes, types=cow_tries(language, seed=players or 0))
    assert (said.code, said.err) == (0, "")

    record = person.saved("finished")
    *_, last = replay(record, GAME)
    outcome = last.state.outcome()
    assert outcome is not None
    words = catalogue(language)
    assert words.text(f"reason-unexploded-{outcome.reason}") in " ".join(said.out.split("\n"))
    assert len(record.seats) == (players or 4)
    assert person.files("unfinished") == []
    assert person.files("series") == []
    assert ("€" in said.out) == (edition == "2011")
    assert bool(re.search("\\d\N{NO-BREAK SPACE}F\\b", said.out)) == (edition == "2013")

    paths = (str(person.data), "vacherie")
    assert [
        line for line in said.out.splitlines() if cell_len(line) > 80 and not any(p in line for p in paths)
    ] == []
    assert "\x1b" not in said.out


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_whole_game_is_told_to_everybody(person: Person, language: str) -> None:
    plays(person, "--players", "3", types=cow_tries("en", seed=9))
    [path] = person.files("finished")
    for seat in ([], ["--seat", "1"], ["--seat", "3"]):
        said = person.runs("replay", str(path), *seat, "--lang", language)
        assert said.code == 0
        assert len(said.out.splitlines()) > 60
    drawn = person.runs("replay", str(path), "--step", "9", "--lang", language)
    assert catalogue(language).text("edition-unexploded-2013") in drawn.out


@pytest.mark.parametrize("language", LANGUAGES)
def test_help_rules_and_leaving(person: Person, language: str) -> None:
    words = catalogue(language)
    # Whoever begins, the person's first question comes before any line is read.
    said = plays(person, "--lang", language, types="?\nr\nq\n")
    assert words.text("cli-prompt-help").split(":")[0] in said.out
    assert words.text("rules-unexploded-section-blast") in said.out
    assert words.text("cli-left", command="vacherie play unexploded_cow --resume") in said.out


def test_a_deck_of_ones_own_is_played_and_kept_in_the_record(person: Person) -> None:
    path = person.data / "mine.toml"
    path.write_text(SHIPPED.read_text("utf-8").replace('"Winston"', '"Churchill"'), "utf-8")
    assert plays(person, "--option", f"deck={path}", types="q\n").code == 0
    path.unlink()
    record = person.saved()
    assert isinstance(record.options, UnexplodedOptions)
    assert record.options.deck is not None
    assert record.options.deck.cows[0].name == "Churchill"
    said = person.resumes(*cow_tries("en", seed=4).splitlines())
    assert said.code == 0
    assert person.files("finished")
    assert "Winston" not in said.out.replace("> Winston", "").replace("“Winston”", "")


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    ("old", "new", "named"),
    [
        ('"Winston"', '"Martin"', ["cows[1].name", "Martin"]),
        ("price = 300, value = 800", "price = 300, value = 850", ["850", "Winston"]),
        ("price = 100, value = -200", "price = 100, value = 200", ["Jack"]),
        ('kind = "plain", price = 300, value = 800', 'kind = "sheep"', ["sheep", "spy"]),
        ('copies = 4', "copies = 5", ["70", "69"]),
        ("points = 12", "points = -1", ["points", "-1"]),
        ("cows = [", "cows = [[", []),
    ],
)  # fmt: skip
def test_a_bad_deck_is_one_line_with_its_place_and_nothing_begins(
    person: Person, old: str, new: str, named: list[str], language: str
) -> None:
    path = person.data / "mine.toml"
    text = SHIPPED.read_text("utf-8")
    assert old in text
    path.write_text(text.replace(old, new, 1), "utf-8")
    complaint = plays(person, "--option", f"deck={path}", "--lang", language).complaint
    assert complaint.startswith(str(path))
    for name in named:
        assert name in complaint
    assert person.files("unfinished") == []
