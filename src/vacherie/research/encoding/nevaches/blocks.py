"""Pieces of an observation that are put in whole: what a seat has before it."""

from array import array
from bisect import bisect_left
from itertools import islice
from typing import Final

from vacherie.games.nevaches.area import Area
from vacherie.games.nevaches.findings import Findings
from vacherie.games.nevaches.tiles import CELLS, LANDSCAPES, Landscape
from vacherie.research.encoding.nevaches.tables import FREE_SIZE, MOST_FREE
from vacherie.research.encoding.vector import FLOAT_SIZE


class _Tiles(dict[tuple[int, Landscape, bool, bool], bytes]):
    """A cell's number, what lies there, and whether it has a cow and a tree."""

    def __missing__(self, tile: tuple[int, Landscape, bool, bool]) -> bytes:
        number, landscape, has_cow, has_tree = tile
        column, row = CELLS[number]
        kinds = [float(landscape == each) for each in LANDSCAPES]
        numbers = [1.0, column / 10, row / 10, *kinds, float(has_cow), float(has_tree)]
        found = self[tile] = array("f", numbers).tobytes()
        return found


class _Cells(dict[int, bytes]):
    def __missing__(self, number: int) -> bytes:
        column, row = CELLS[number]
        found = self[number] = array("f", [1.0, column / 10, row / 10]).tobytes()
        return found


TILES: Final = _Tiles()
"""The numbers of each tile, made when they are first asked for."""
FREE_CELLS: Final = _Cells()
FREE_BYTES: Final = MOST_FREE * FREE_SIZE * FLOAT_SIZE
NO_FREE_CELLS: Final = array("f", bytes(FREE_BYTES))


class AreaBlock:
    """Tile by tile in reading order; only those are made anew that have changed."""

    __slots__ = ("area", "cells", "cows", "findings", "tiles", "trees")

    def __init__(self, area: Area) -> None:
        self.area = area
        self.findings: Findings | None = None
        """What changes when the area does."""
        self.cells: list[int] = []
        self.tiles: list[bytes] = []
        self.cows: set[int] = set()
        self.trees = 0

    def update(self) -> "array[float]":
        area, cells = self.area, self.cells
        self.findings = area.findings
        # Tiles are only ever added, the newest last.
        for cell in islice(reversed(area.tiles), len(area.tiles) - len(cells)):
            index = bisect_left(cells, cell)
            cells.insert(index, cell)
            self.tiles.insert(index, TILES[cell, area.tiles[cell], False, False])
        if area.cows != self.cows:
            for cell in area.cows ^ self.cows:
                self.write(cell)
            self.cows = area.cows.copy()
        if len(area.trees) != self.trees:
            for cell in area.trees[self.trees :]:
                self.write(cell)
            self.trees = len(area.trees)
        return array("f", b"".join(self.tiles))

    def write(self, cell: int) -> None:
        area = self.area
        tile = cell, area.tiles[cell], cell in area.cows, cell in area.trees
        self.tiles[bisect_left(self.cells, cell)] = TILES[tile]


def free_block(area: Area) -> "array[float]":
    return array("f", b"".join(map(FREE_CELLS.__getitem__, area.free)).ljust(FREE_BYTES, b"\0"))
