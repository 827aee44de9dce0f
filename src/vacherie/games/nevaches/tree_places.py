"""Where a tile of the row would allow a tree (N9): what a player can see before placing it."""

from collections.abc import Iterable
from itertools import product
from typing import Final

from vacherie.games.nevaches.area import Area, square_cells
from vacherie.games.nevaches.findings import Completed
from vacherie.games.nevaches.tiles import CELLS, DOWN, LANDSCAPES, RIGHT, Landscape, cells_of
from vacherie.games.nevaches.values import TreePlace


def fitting(three: set[Landscape]) -> tuple[Landscape, ...]:
    """What makes three tiles four equal or four different ones."""
    if len(three) == 3:
        return tuple(landscape for landscape in LANDSCAPES if landscape not in three)
    return tuple(three) if len(three) == 1 else ()


FITTING: Final = {three: fitting(set(three)) for three in product(LANDSCAPES, repeat=3)}


def tree_places(area: Area, row: Iterable[Landscape]) -> tuple[TreePlace, ...]:
    """In the order of the cells, each with the landscapes in the order in which they lie."""
    completed = area.findings.completed
    if completed is None:
        completed = area.findings.completed = find_completed(area)
    landscapes = tuple(dict.fromkeys(row))
    return tuple(
        [
            TreePlace(landscape, CELLS[cell], cells_of(squares[landscape]))
            for cell, squares in completed
            for landscape in landscapes
            if landscape in squares
        ]
    )


def find_completed(area: Area) -> list[Completed]:
    tiles, taken = area.tiles, area.tiles_of_trees()
    return [(cell, squares) for cell in area.free if (squares := squares_completed(tiles, taken, cell))]


def squares_completed(tiles: dict[int, Landscape], taken: set[int], cell: int) -> dict[Landscape, list[int]]:
    """By the landscape of the tile that would be put on the cell."""
    squares: dict[Landscape, list[int]] = {}
    for above_or_below in (-DOWN, DOWN):
        if cell + above_or_below not in tiles:
            continue
        for beside in (-RIGHT, RIGHT):
            across = cell + above_or_below + beside
            if cell + beside in tiles and across in tiles:
                three = tiles[cell + above_or_below], tiles[cell + beside], tiles[across]
                corner = cell + min(above_or_below, 0) + min(beside, 0)
                if FITTING[three] and taken.isdisjoint(square_cells(corner)):
                    for landscape in FITTING[three]:
                        squares.setdefault(landscape, []).append(corner)
    return squares
