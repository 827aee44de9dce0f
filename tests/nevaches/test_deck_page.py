"""The page about decks: its example can be played, and the shipped points follow from what it says."""

from math import floor
from pathlib import Path

import pytest

from vacherie.games.nevaches.cards import DrawnCard, parse_grid
from vacherie.games.nevaches.deck_file import parse_deck, shipped_cards

PAGE = Path(__file__).parents[2] / "docs" / "decks.md"


def test_the_example_is_a_deck() -> None:
    section = PAGE.read_text("utf-8").split("\n## NéVaches\n")[1].split("\n## ")[0]
    example = section.split("```toml\n")[1].split("```")[0]
    deck = parse_deck(example, "example.toml")
    assert (deck.name, len(deck.cards)) == ("alps", 8)


@pytest.mark.parametrize("card", shipped_cards(), ids=lambda card: card.id)
def test_points_follow_from_cows_shape_and_scarcity(card: DrawnCard) -> None:
    shape = parse_grid(card.grid)
    face_up = {(row, column): shown for row, column, shown in shape if shown is not None}
    shown = list(face_up.values())
    pairs = sum(((row + 1, column) in face_up) + ((row, column + 1) in face_up) for row, column in face_up)
    # In hundredths, so that a half is exactly one.
    points = 150 + 270 * len(shown) + 30 * (len(shape) - len(shown))
    points += 25 * shown.count("lake") + 40 * shown.count("house")
    points += 60 * (len(shown) - len(set(shown))) - 50 * pairs
    assert card.points == floor(points / 100 + 0.5)
