"""Pattern cards: what a card asks for in each of its four rotations."""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from typing import Annotated, Final

import msgspec
from msgspec import Meta

from vacherie.games.nevaches.tiles import DOWN, RIGHT, Landscape

CARDS_FACE_UP: Final = 4
CARD_COUNT: Final = 55  # N2
LETTERS: Final[dict[str, Landscape]] = {
    "F": "field",
    "M": "meadow",
    "W": "forest",
    "L": "lake",
    "H": "house",
}
FACE_DOWN: Final = "?"
OUTSIDE: Final = "."

Square = tuple[int, int, Landscape | None]
"""Row, column, and what the card shows there; `None` for a face-down tile."""
Shape = frozenset[Square]


class DrawnCard(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A card as a deck file draws it."""

    id: Annotated[str, Meta(min_length=1, max_length=40)]
    points: Annotated[int, Meta(ge=1, le=30)]
    grid: Annotated[str, Meta(max_length=200)]
    """Rows of letters: a landscape, `?` for a face-down tile, `.` for no part of the shape."""
    known: bool = False
    """The printed game is known to have this card."""


@dataclass(frozen=True, slots=True)
class Pattern:
    """One rotation of a card, as steps from its first face-up cell in reading order."""

    landscape: Landscape
    """What that first cell must be."""
    face_up: tuple[tuple[int, Landscape], ...]
    """The other face-up cells, in reading order."""
    cows: tuple[int, ...]
    """All face-up cells."""
    face_down: tuple[int, ...]


Placement = tuple[Pattern, int]
"""A rotation, and the cell of its first face-up tile.

No two placements have the same cells and the same cows: where two rotations agree in both, they ask for
different landscapes of the same tiles.
"""


@dataclass(frozen=True, slots=True)
class Card:
    id: str
    points: int
    cows: int
    landscapes: frozenset[Landscape]
    """Those that it shows face up."""
    patterns: tuple[Pattern, ...]
    """The rotations that differ, at most four."""


def make_card(drawn: DrawnCard) -> Card:
    shapes = list(dict.fromkeys(rotations(parse_grid(drawn.grid))))
    shown = [landscape for *_, landscape in shapes[0] if landscape is not None]
    patterns = tuple(map(pattern_of, shapes))
    return Card(drawn.id, drawn.points, len(shown), frozenset(shown), patterns)


def parse_grid(grid: str) -> Shape:
    """The squares of the drawing; it must hold nothing but the known signs."""
    lines = (line.split() for line in grid.strip().splitlines())
    return normal(
        (row, column, LETTERS.get(sign))
        for row, signs in enumerate(lines)
        for column, sign in enumerate(signs)
        if sign != OUTSIDE
    )


def normal(squares: Iterable[Square]) -> Shape:
    """The shape, moved to the top left corner."""
    squares = list(squares)
    top = min((row for row, _, _ in squares), default=0)
    left = min((column for _, column, _ in squares), default=0)
    return frozenset((row - top, column - left, shown) for row, column, shown in squares)


def rotations(shape: Shape) -> Iterator[Shape]:
    """N13: the shape turned by no, one, two and three quarters; it is never mirrored."""
    for _ in range(4):
        yield shape
        shape = normal((column, -row, shown) for row, column, shown in shape)


def pattern_of(shape: Shape) -> Pattern:
    numbered = [(row * DOWN + column * RIGHT, shown) for row, column, shown in shape]
    face_up = sorted((cell, shown) for cell, shown in numbered if shown is not None)
    face_down = sorted(cell for cell, shown in numbered if shown is None)
    first, landscape = face_up[0]
    steps = tuple((cell - first, shown) for cell, shown in face_up)
    return Pattern(
        landscape=landscape,
        face_up=steps[1:],
        cows=tuple(step for step, _ in steps),
        face_down=tuple(cell - first for cell in face_down),
    )
