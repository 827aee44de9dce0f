"""A record is told as the audience saw it, or as a seat did; its table can be seen at any step."""

import re
from pathlib import Path

import pytest

from tests.cli.person import Person, record_of, tries
from vacherie.core.record import encode_record
from vacherie.core.values import CHANCE, Action, Actor
from vacherie.games.six_qui_prend.actions import Dealt, PickCard
from vacherie.games.six_qui_prend.options import SixOptions
from vacherie.messages.catalogue import LANGUAGES

HANDS = (tuple(range(11, 21)), tuple(range(21, 31)))
DEAL = Dealt(HANDS, (1, 60, 70, 80))
ACTIONS: list[tuple[Actor, Action]] = [
    (CHANCE, DEAL),
    (0, PickCard(15)),
    (1, PickCard(21)),
    (0, PickCard(16)),
]


@pytest.fixture
def path(person: Person) -> Path:
    path = person.data / "game.json"
    path.write_bytes(encode_record(record_of(SixOptions(), 2, ACTIONS)))
    return path


def told(text: str) -> list[str]:
    return [line.strip() for line in text.splitlines()]


def test_the_audience_hears_what_everybody_saw(person: Person, path: Path) -> None:
    assert told(person.runs("replay", str(path)).out) == [
        "Step  What happened",
        "1  Round 1 begins.",
        "1  Everybody is dealt ten cards.",
        "1  The rows open with 1, 60, 70 and 80.",
        "3  Revealed: 15 (Ann) and 21 (Bo).",
        "3  Ann places the 15 in row 1.",
        "3  Bo places the 21 in row 1.",
    ]


def test_a_seat_hears_what_it_saw(person: Person, path: Path) -> None:
    lines = told(person.runs("replay", str(path), "--seat", "2").out)
    assert "1  You are dealt 21, 22, 23, 24, 25, 26, 27, 28, 29 and 30." in lines
    assert "3  You place the 21 in row 1." in lines


def test_a_step_shows_the_table_and_nobody_elses_cards(person: Person, path: Path) -> None:
    def numbers(*wish: str) -> set[int]:
        drawn = person.runs("replay", str(path), *wish).out
        return {int(number) for number in re.findall(r"│ +(\d+) +(?=│)", drawn)}

    rows = {1, 60, 70, 80}
    assert numbers("--step", "0") == set()
    assert numbers("--step", "1") == rows
    assert numbers("--step", "1", "--seat", "1") == rows | set(HANDS[0])
    assert numbers("--step", "3") == rows | {15, 21}
    assert numbers("--step", "4", "--seat", "2") == rows | {15, 21} | set(HANDS[1])


@pytest.mark.parametrize("wish", [("--seat", "0"), ("--seat", "3"), ("--step", "-1"), ("--step", "5")])
def test_seats_and_steps_that_are_not_there_are_one_line(
    person: Person, path: Path, wish: tuple[str, str]
) -> None:
    complaint = person.runs("replay", str(path), *wish).complaint
    assert ("1 to 2" if wish[0] == "--seat" else "0 to 4") in complaint


def test_an_action_against_the_rules_is_explained(person: Person) -> None:
    path = person.data / "game.json"
    path.write_bytes(encode_record(record_of(SixOptions(), 2, [*ACTIONS[:1], (0, PickCard(99))])))
    said = person.runs("replay", str(path), "--step", "2")
    assert said.code == 2
    assert "The 99 is not in your hand." in said.err


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("variant", ["reversed", "pro", "coop"])
def test_a_whole_game_is_told_to_everybody(person: Person, variant: str, language: str) -> None:
    rounds = [] if variant == "coop" else ["--option", "max_rounds=1"]
    person.plays("--option", f"variant={variant}", "--players", "2", *rounds, types=tries(seed=4))
    [path] = person.files("finished")
    for seat in ([], ["--seat", "1"], ["--seat", "2"]):
        said = person.runs("replay", str(path), *seat, "--lang", language)
        assert said.code == 0
        assert len(said.out.splitlines()) > 40
