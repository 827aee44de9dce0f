"""A deck of pattern cards, and what it must hold to be played.

deck-too-small    count, least           fewer cards than a set-up needs
deck-id-twice     card                   two cards of one name
deck-sign         card, sign, known      a sign that no grid may hold
deck-cells        card, count, least, most
deck-apart        card                   a shape in several pieces
deck-cows         card, count, least, most
deck-equal        card, other            two cards that are one, turned
"""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from functools import lru_cache
from itertools import chain
from typing import Final

import msgspec

from vacherie.core.files.field_mistakes import Mistake
from vacherie.games.nevaches.cards import (
    FACE_DOWN,
    LETTERS,
    OUTSIDE,
    Card,
    DrawnCard,
    Shape,
    make_card,
    parse_grid,
    rotations,
)

LEAST_CARDS: Final = 8
"""Four face up, and one for each of four players."""
LEAST_CELLS: Final = 2
MOST_CELLS: Final = 5
LEAST_COWS: Final = 1
MOST_COWS: Final = 4
SIGNS: Final = (*LETTERS, FACE_DOWN, OUTSIDE)

Deck = Mapping[str, Card]
"""The cards by their names, in the order of the file."""


class OwnDeck(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A deck that somebody plays with instead of the shipped one, whole, so that no file is needed again."""

    name: str
    cards: tuple[DrawnCard, ...]

    def __str__(self) -> str:
        return self.name


@lru_cache(maxsize=64)
def make_deck(cards: Iterable[DrawnCard]) -> Deck:
    return {drawn.id: make_card(drawn) for drawn in cards}


def find_deck_mistake(cards: Sequence[DrawnCard]) -> Mistake | None:
    """The first thing that keeps the cards from being a deck; the path begins with the card's index."""
    return next(chain(each_mistake(cards), equal_cards(cards)), None)


def each_mistake(cards: Sequence[DrawnCard]) -> Iterator[Mistake]:
    if len(cards) < LEAST_CARDS:
        yield Mistake((), "deck-too-small", {"count": len(cards), "least": LEAST_CARDS})
    names = set[str]()
    for index, drawn in enumerate(cards):
        if drawn.id in names:
            yield Mistake((index, "id"), "deck-id-twice", {"card": drawn.id})
        names.add(drawn.id)
        yield from grid_mistakes(index, drawn)


def grid_mistakes(index: int, drawn: DrawnCard) -> Iterator[Mistake]:
    path = (index, "grid")
    for sign in drawn.grid.split():
        if sign not in SIGNS:
            known = " ".join(SIGNS)
            yield Mistake(path, "deck-sign", {"card": drawn.id, "sign": sign, "known": known})
            return
    shape = parse_grid(drawn.grid)
    count = len(shape)
    if not LEAST_CELLS <= count <= MOST_CELLS:
        yield Mistake(
            path, "deck-cells", {"card": drawn.id, "count": count, "least": LEAST_CELLS, "most": MOST_CELLS}
        )
    if not is_connected(shape):
        yield Mistake(path, "deck-apart", {"card": drawn.id})
    cows = sum(shown is not None for *_, shown in shape)
    if not LEAST_COWS <= cows <= MOST_COWS:
        yield Mistake(
            path, "deck-cows", {"card": drawn.id, "count": cows, "least": LEAST_COWS, "most": MOST_COWS}
        )


def is_connected(shape: Shape) -> bool:
    """Whether one piece holds all squares; sides connect, corners do not."""
    waiting = {(row, column) for row, column, _ in shape}
    reached = [waiting.pop()] if waiting else []
    for row, column in reached:
        for beside in ((row - 1, column), (row, column - 1), (row, column + 1), (row + 1, column)):
            if beside in waiting:
                waiting.remove(beside)
                reached.append(beside)
    return not waiting


def equal_cards(cards: Sequence[DrawnCard]) -> Iterator[Mistake]:
    """The second of two cards that a turn makes one."""
    seen = dict[Shape, str]()
    for index, drawn in enumerate(cards):
        shape = parse_grid(drawn.grid)
        if shape in seen:
            yield Mistake((index, "grid"), "deck-equal", {"card": drawn.id, "other": seen[shape]})
        seen.update(dict.fromkeys(rotations(shape), drawn.id))
