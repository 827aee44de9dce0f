"""What the cells of a landscape are called: a letter for the column, a number for the row.

The first tile lies on H8. A name stays with its cell while the landscape grows: beyond Z come AA, AB and so
on, and left of A lie -A, -B and so on; above row 1 come 0, -1 and so on.
"""

import re
from collections.abc import Iterable
from typing import Final

from vacherie.games.nevaches.tiles import Cell

FIRST_COLUMN: Final = 7
FIRST_ROW: Final = 8
ALPHABET: Final = "ABCDEFGHIJKLMNOPQRSTUVWXYZ"
CELL: Final = re.compile(r"(-?)([a-z]{1,2})(-?\d{1,3})", re.ASCII | re.IGNORECASE)


def cell_name(cell: Cell) -> str:
    column, row = cell
    return f"{column_name(column)}{row_name(row)}"


def cell_names(cells: Iterable[Cell]) -> str:
    return " ".join(map(cell_name, cells))


def column_name(column: int) -> str:
    index = column + FIRST_COLUMN
    return letters(index) if index >= 0 else f"-{letters(-index - 1)}"


def row_name(row: int) -> str:
    return str(row + FIRST_ROW)


def letters(index: int) -> str:
    first, last = divmod(index, len(ALPHABET))
    return (ALPHABET[first - 1] if first else "") + ALPHABET[last]


def parse_cell(text: str) -> Cell | None:
    """The cell of that name, or `None` if it is no name of a cell."""
    match = CELL.fullmatch(text)
    if match is None:
        return None
    minus, column, row = match.groups()
    index = 0
    for letter in column.upper():
        index = index * len(ALPHABET) + ALPHABET.index(letter) + 1
    index = -index if minus else index - 1
    return index - FIRST_COLUMN, int(row) - FIRST_ROW
