"""`docs/decks.md` shows a deck that can be read, and lists every field, kind and effect that there is."""

import re
from pathlib import Path
from typing import Any, get_args

import pytest
from msgspec.structs import fields

from vacherie.games.unexploded_cow.cards import City, Cow, CowEffect, Event, Kind
from vacherie.games.unexploded_cow.deck_file import parse_deck
from vacherie.games.unexploded_cow.effects import EFFECTS

PAGE = (Path(__file__).parents[2] / "docs" / "decks.md").read_text("utf-8")
OURS = PAGE[PAGE.index("## Unexploded Cow: type in a printed deck") :]


def rows(heading: str, first_cell: str) -> list[str]:
    """What the first column of a table names in code, under a heading."""
    section = OURS[OURS.index(f"### {heading}\n") :].split("\n#", 1)[0]
    table = section[section.index(f"| {first_cell} |") :].split("\n\n", 1)[0]
    return re.findall(r"^\| `(\w+)` \|", table, re.MULTILINE)


def test_the_example_is_a_deck_with_every_kind_and_effect() -> None:
    example = re.findall(r"```toml\n(.*?)```", OURS, re.DOTALL)[0]
    deck = parse_deck(example, "docs/decks.md")
    assert {cow.kind for cow in deck.cows} == set(get_args(Kind))
    assert {event.effect for event in deck.events} == set(EFFECTS)
    assert {city.cow for city in deck.cities} == {None, *get_args(CowEffect)}


@pytest.mark.parametrize(("heading", "card"), [("Cows", Cow), ("Events", Event), ("Cities", City)])
def test_every_field_has_its_line(heading: str, card: Any) -> None:
    assert sorted(rows(heading, "field")) == sorted(field.name for field in fields(card))


def test_every_kind_and_every_effect_has_its_line() -> None:
    assert rows("Cows", "kind") == list(get_args(Kind))
    listed = rows("Events", "effect")
    assert len(listed) == len(set(listed))
    assert set(listed) == set(EFFECTS)
