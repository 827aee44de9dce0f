"""Where a tile of the row would allow a tree (N9): what a player can see before placing it."""

from collections.abc import Iterable

from vacherie.games.nevaches.area import Area
from vacherie.games.nevaches.tiles import CELLS, SIDES, Landscape, cells_of
from vacherie.games.nevaches.values import TreePlace


def tree_places(area: Area, row: Iterable[Landscape]) -> tuple[TreePlace, ...]:
    """In the order of the cells, each with the landscapes in the order in which they lie."""
    landscapes = tuple(dict.fromkeys(row))
    return tuple(
        TreePlace(landscape, CELLS[cell], cells_of(squares))
        for cell in area.free
        if is_in_a_corner(area, cell)
        for landscape in landscapes
        if (squares := squares_with(area, landscape, cell))
    )


def is_in_a_corner(area: Area, cell: int) -> bool:
    """Only there can it complete a square: with tiles both beside it, and above or below."""
    up, left, right, down = (cell + side in area.tiles for side in SIDES)
    return (up or down) and (left or right)


def squares_with(area: Area, landscape: Landscape, cell: int) -> list[int]:
    area.tiles[cell] = landscape
    squares = area.tree_squares(cell)
    del area.tiles[cell]
    return squares
