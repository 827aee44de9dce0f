"""Whole games against bots, typed line by line into a pipe."""

import re

import pytest
from rich.cells import cell_len

from tests.cli.person import Person, tries
from vacherie.core.record import replay
from vacherie.games.six_qui_prend import GAME
from vacherie.games.six_qui_prend.options import VARIANTS
from vacherie.messages.catalogue import LANGUAGES, catalogue

CASES = [
    *((variant, None, "en") for variant in VARIANTS),
    ("base", 2, "fr"),
    ("base", 10, "pt-BR"),
    ("pro", 10, "fr"),
    ("reversed", 5, "pt-BR"),
    ("coop", 1, "fr"),
    ("coop", 6, "pt-BR"),
]


@pytest.mark.parametrize(("variant", "players", "language"), CASES)
def test_a_whole_game_can_be_played(person: Person, variant: str, players: int | None, language: str) -> None:
    wishes = ["--option", f"variant={variant}", "--lang", language]
    wishes += [] if players is None else ["--players", str(players)]
    wishes += [] if variant == "coop" else ["--option", "max_rounds=1"]
    said = person.plays(*wishes, types=tries(seed=players or 0))
    assert (said.code, said.err) == (0, "")

    record = person.saved("finished")
    *_, last = replay(record, GAME)
    outcome = last.state.outcome()
    assert outcome is not None
    words = catalogue(language)
    assert words.text(f"reason-six-{outcome.reason}") in " ".join(said.out.split("\n"))
    assert (words.text("cli-ranking") in said.out) == (len(set(outcome.places)) > 1)
    assert str(person.files("finished")[0]) in said.out
    assert person.files("unfinished") == []
    assert [seat.bot for seat in record.seats] == [None] + ["cow"] * (len(record.seats) - 1)

    paths = (str(person.data), "vacherie")
    wide = [
        line for line in said.out.splitlines() if cell_len(line) > 80 and not any(p in line for p in paths)
    ]
    assert wide == []
    assert "\x1b" not in said.out


def test_the_usual_number_of_players(person: Person) -> None:
    person.plays()
    assert len(person.saved().seats) == 4
    person.files("unfinished")[0].unlink()
    person.plays("--option", "variant=coop")
    assert len(person.saved().seats) == 3


def test_bots_are_seated_as_named_and_begin_again(person: Person) -> None:
    person.plays("--players", "5", "--bots", "calf,cow")
    assert [seat.bot for seat in person.saved().seats] == [None, "calf", "cow", "calf", "cow"]
    assert len({seat.name for seat in person.saved().seats}) == 5


def test_bots_are_introduced_as_bots(person: Person) -> None:
    said = person.plays("--players", "3", "--bots", "calf,cow")
    assert "At the table with you: Daisy (calf) and Bluebell (cow)." in said.out


def test_with_bots_that_must_agree(person: Person) -> None:
    said = person.plays(
        "--option", "variant=coop", "--option", "consent=all", "--bots", "calf", types=tries(seed=3)
    )
    assert said.code == 0
    assert person.files("finished")


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_cannot_be_played_is_explained_and_asked_again(person: Person, language: str) -> None:
    words = catalogue(language)
    said = person.plays("--lang", language, types="\nabc\n105\n7r\n-3\n24 24\n")
    # Nothing typed shows the table and the question again.
    assert said.out.count(words.text("asked-six-card")) == 2
    assert words.text("error-input-not-a-card", text="abc") in said.out
    assert words.text("error-card-not-in-hand", card=105) in said.out
    assert words.text("error-input-not-a-card", text="-3") in said.out
    assert words.text("error-input-not-a-card", text="24 24") in said.out
    # Nothing but the deal has happened.
    assert len(person.saved().actions) == 1


@pytest.mark.parametrize("language", LANGUAGES)
def test_help_rules_and_leaving(person: Person, language: str) -> None:
    words = catalogue(language)
    wish = ("--lang", language, "--option", "variant=escalade")
    said = person.plays(*wish, types=f"?\n{words.text('cli-word-help').split()[-1]}\nr\nq\n")
    # At first, in the help twice, and below the table that is drawn anew after the rules.
    assert said.out.count(words.text("asked-six-card")) == 4
    assert said.out.count(words.text("fan-card-six-escalade").split(".")[0]) == 2
    assert words.text("rules-six-section-base") in said.out
    assert words.text("rules-six-section-escalade") in said.out
    assert words.text("rules-six-section-cabriole") not in said.out
    assert (
        words.text("cli-left", command=f"vacherie play six_qui_prend --resume --lang {language}") in said.out
    )
    assert said.code == 0


@pytest.mark.parametrize(
    ("language", "places"),
    [
        ("en", ["1st", "2nd", "3rd", "4th"]),
        ("fr", ["1er", "2e", "3e", "4e"]),
        ("pt-BR", ["1º", "2º", "3º", "4º"]),
    ],
)
def test_places_are_numbered_as_people_say_them(language: str, places: list[str]) -> None:
    words = catalogue(language)
    assert [words.text("name-place", place=place) for place in range(1, 5)] == places


def test_the_ranking_of_a_terminal_says_the_places_so(person: Person) -> None:
    # With six it practically never happens that all come first, and then there is no ranking.
    wish = ("--players", "6", "--option", "max_rounds=1", "--lang", "pt-BR")
    said = person.plays(*wish, types=tries(seed=4))
    assert re.search(r"│ +1º │", said.out)


def test_control_characters_that_are_typed_do_not_reach_the_screen(person: Person) -> None:
    said = person.plays(types="\x1b[2J\x07\n")
    assert "\x1b" not in said.out
    assert "\x07" not in said.out


def test_cabriole_has_not_jumped_when_it_is_laid_out(person: Person) -> None:
    said = person.plays("--option", "variant=cabriole")
    assert "Cabriole is on row" in said.out
    assert "Cabriole jumps" not in said.out


def test_the_draft_is_counted_in_the_title(person: Person) -> None:
    said = person.plays("--option", "variant=pro", "--players", "2", types=tries(seed=1, times=1))
    assert "round 1, draft, card 1 of 10" in said.out
    assert "round 1, draft, card 2 of 10" in said.out
