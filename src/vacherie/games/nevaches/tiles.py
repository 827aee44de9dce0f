"""The landscape tiles, and the cells they lie on."""

from collections.abc import Iterable
from typing import Final, Literal, get_args

Landscape = Literal["field", "meadow", "forest", "lake", "house"]
LANDSCAPES: Final[tuple[Landscape, ...]] = get_args(Landscape)
TILE_COUNTS: Final[dict[Landscape, int]] = {"field": 16, "meadow": 15, "forest": 15, "lake": 13, "house": 12}
LEFT_OUT: Final = {2: 2, 3: 1, 4: 0}
"""N1: how many tiles of each landscape stay in the box, by the number of players."""
TILES_FACE_UP: Final = 5

Cell = tuple[int, int]
"""Column and row, counted to the right and downwards from the first tile."""
WIDTH: Final = 512
FARTHEST: Final = 100
"""How far out a position may put a lone tile; the other 70 tiles may reach a cell farther each."""
RIGHT: Final = 1
DOWN: Final = WIDTH
SIDES: Final = (-DOWN, -RIGHT, RIGHT, DOWN)
SQUARE: Final = (0, RIGHT, DOWN, DOWN + RIGHT)
"""From the top left tile of a square of four to each of them."""


def tile_counts(players: int) -> dict[Landscape, int]:
    """N1: the tiles in the game."""
    return {landscape: count - LEFT_OUT[players] for landscape, count in TILE_COUNTS.items()}


def number_of(cell: Cell) -> int:
    """The cell as one number: a step in any direction is an addition, and numbers rise in reading order."""
    column, row = cell
    return column + WIDTH * row


class _Cells(dict[int, Cell]):
    def __missing__(self, number: int) -> Cell:
        row = (number + WIDTH // 2) // WIDTH
        cell = self[number] = (number - WIDTH * row, row)
        return cell


CELLS: Final[dict[int, Cell]] = _Cells()
"""The cell of each number, each made when it is first asked for."""


def cells_of(numbers: Iterable[int]) -> tuple[Cell, ...]:
    return tuple([CELLS[number] for number in numbers])


def numbers_of(cells: Iterable[Cell]) -> tuple[int, ...]:
    return tuple([column + WIDTH * row for column, row in cells])
