"""A player's area: a grid of tiles that grows in all directions, with cows and trees on it."""

from bisect import bisect_left, insort
from collections.abc import Iterable

from vacherie.games.nevaches.findings import Findings
from vacherie.games.nevaches.squares import square_cells, squares_completed
from vacherie.games.nevaches.tiles import DOWN, LANDSCAPES, RIGHT, SIDES, Landscape


class Area:
    """Cells are numbers here, see `number_of`."""

    __slots__ = ("bare", "cows", "findings", "free", "tiles", "trees")

    tiles: dict[int, Landscape]
    cows: set[int]
    trees: list[int]
    """The top left tile of each square that has a tree."""
    free: list[int]
    """The cells where a tile may be put, in reading order. It follows from the tiles, but every turn asks."""
    bare: dict[Landscape, list[int]]
    """The tiles without a cow, in reading order: only here can a card's shape begin."""
    findings: Findings
    """About the area as it is now: every change begins new ones."""

    def __init__(self) -> None:
        self.tiles = {}
        self.cows = set()
        self.trees = []
        self.free = [0]
        self.bare = {landscape: [] for landscape in LANDSCAPES}
        self.findings = Findings()

    def copy(self) -> "Area":
        twin = object.__new__(Area)
        twin.tiles = self.tiles.copy()
        twin.cows = self.cows.copy()
        twin.trees = self.trees[:]
        twin.free = self.free[:]
        twin.bare = {landscape: cells[:] for landscape, cells in self.bare.items()}
        twin.findings = self.findings
        return twin

    @staticmethod
    def of(tiles: dict[int, Landscape], cows: Iterable[int], trees: Iterable[int]) -> "Area":
        area = Area()
        area.tiles = dict(tiles)
        area.trees = list(trees)
        area.free = sorted({cell + side for cell in tiles for side in SIDES} - tiles.keys()) or [0]
        for cell in sorted(tiles):
            area.bare[tiles[cell]].append(cell)
        area.put_cows(cows)
        return area

    def put_tile(self, landscape: Landscape, cell: int) -> None:
        tiles, free = self.tiles, self.free
        self.findings = Findings()
        tiles[cell] = landscape
        insort(self.bare[landscape], cell)
        free.remove(cell)
        for side in SIDES:
            beside = cell + side
            if beside not in tiles:
                index = bisect_left(free, beside)
                if index == len(free) or free[index] != beside:
                    free.insert(index, beside)

    def put_cows(self, cells: Iterable[int]) -> None:
        self.findings = self.findings.with_more_cows()
        for cell in cells:
            self.cows.add(cell)
            self.bare[self.tiles[cell]].remove(cell)

    def take_cows(self, cells: Iterable[int]) -> None:
        self.findings = Findings()
        for cell in cells:
            self.cows.remove(cell)
            insort(self.bare[self.tiles[cell]], cell)

    def plant_tree(self, corner: int) -> None:
        self.findings = Findings(self.findings.placements)
        self.trees.append(corner)

    def sides(self, cell: int) -> int:
        """How many sides have a tile beside them."""
        tiles = self.tiles
        above_and_below = (cell - DOWN in tiles) + (cell + DOWN in tiles)
        return above_and_below + (cell - RIGHT in tiles) + (cell + RIGHT in tiles)

    def tree_squares(self, cell: int) -> list[int]:
        """N9: the squares with this tile that may get a tree, each by its top left tile."""
        landscape = self.tiles[cell]
        return [
            corner
            for corner, fits in squares_completed(self.tiles, cell)
            if landscape in fits and self.is_without_tree(corner)
        ]

    def is_tree_square(self, corner: int) -> bool:
        """Four different or four equal landscapes, none of whose tiles serves another tree."""
        return corner in self.tiles and corner in self.tree_squares(corner)

    def is_without_tree(self, corner: int) -> bool:
        return not self.trees or self.tiles_of_trees().isdisjoint(square_cells(corner))

    def tiles_of_trees(self) -> set[int]:
        return {cell for corner in self.trees for cell in square_cells(corner)}

    def count(self, landscape: Landscape) -> int:
        return [*self.tiles.values()].count(landscape)

    def cells_with(self, landscape: Landscape) -> list[int]:
        return [cell for cell, each in self.tiles.items() if each == landscape]
