"""Areas as text: rows of landscape letters, small ones where a cow stands, dots where nothing lies."""

from collections.abc import Iterator
from typing import Final

from vacherie.games.nevaches.area import Area
from vacherie.games.nevaches.cards import LETTERS, OUTSIDE
from vacherie.games.nevaches.tiles import CELLS, WIDTH, Cell, Landscape

LETTER_OF: Final = {landscape: letter for letter, landscape in LETTERS.items()}

Drawn = tuple[Cell, Landscape, bool]
"""A tile, and whether a cow stands on it."""


def parse_area(text: str, corner: Cell = (0, 0)) -> Iterator[Drawn]:
    """The tiles of a drawing whose first sign stands at the corner; raises `ValueError` at a strange sign."""
    left, top = corner
    for row, line in enumerate(text.strip().splitlines()):
        for column, sign in enumerate(line.split()):
            if sign == OUTSIDE:
                continue
            if sign.upper() not in LETTERS:
                raise ValueError(sign)
            yield (left + column, top + row), LETTERS[sign.upper()], sign.islower()


def draw_area(area: Area) -> tuple[str, Cell]:
    """The drawing, and the cell of its first sign."""
    if not area.tiles:
        return "", (0, 0)
    columns, rows = zip(*map(CELLS.__getitem__, area.tiles), strict=True)
    left, top = min(columns), min(rows)
    lines = [
        " ".join(sign_at(area, column + WIDTH * row) for column in range(left, max(columns) + 1))
        for row in range(top, max(rows) + 1)
    ]
    return "\n".join(lines), (left, top)


def sign_at(area: Area, cell: int) -> str:
    if cell not in area.tiles:
        return OUTSIDE
    letter = LETTER_OF[area.tiles[cell]]
    return letter.lower() if cell in area.cows else letter
