"""Where trees could stand: squares of which two or three tiles lie there already (N9)."""

from collections.abc import Iterator

from vacherie.bots.nevaches.outlook import Outlook
from vacherie.games.nevaches.tiles import LANDSCAPES, SQUARE, Landscape


def tree_steps(outlook: Outlook) -> Iterator[tuple[int, Landscape, int]]:
    """Tiles that lead to a tree: how many the square then still needs, the landscape and the cell."""
    if not outlook.trees:
        return
    tiles = outlook.area.tiles
    taken = outlook.area.tiles_of_trees()
    for corner in {cell - step for cell in tiles for step in SQUARE}:
        cells = [corner + step for step in SQUARE]
        empty = [cell for cell in cells if cell not in tiles]
        if not 1 <= len(empty) <= 2 or not taken.isdisjoint(cells):
            continue
        there = [tiles[cell] for cell in cells if cell in tiles]
        for landscape in fitting(there):
            for cell in empty:
                yield len(empty) - 1, landscape, cell


def fitting(there: list[Landscape]) -> list[Landscape]:
    """The landscapes that keep the square all equal or all different."""
    kinds = set(there)
    found: list[Landscape] = []
    if len(kinds) == 1:
        found += kinds
    if len(kinds) == len(there):
        found += [landscape for landscape in LANDSCAPES if landscape not in kinds]
    return found
