"""Where a tile of the row would allow a tree (N9): what a player can see before placing it."""

from collections.abc import Iterable

from vacherie.games.nevaches.area import Area
from vacherie.games.nevaches.findings import Completed
from vacherie.games.nevaches.squares import square_cells, squares_completed
from vacherie.games.nevaches.tiles import CELLS, Landscape, cells_of
from vacherie.games.nevaches.values import TreePlace


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
    taken = area.tiles_of_trees()
    completed = []
    for cell in area.free:
        squares: dict[Landscape, list[int]] = {}
        for corner, fits in squares_completed(area.tiles, cell):
            if taken.isdisjoint(square_cells(corner)):
                for landscape in fits:
                    squares.setdefault(landscape, []).append(corner)
        if squares:
            completed.append((cell, squares))
    return completed
