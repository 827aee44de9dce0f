"""A player's landscape on the screen: tiles with their letters, cows and trees, and cells that are free."""

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Final

from rich.text import Text

from vacherie.games.nevaches.actions import PlayCard
from vacherie.games.nevaches.tiles import Cell, Landscape
from vacherie.games.nevaches.values import Tile
from vacherie.games.nevaches.view import Player
from vacherie.tables.nevaches.blocks import Block
from vacherie.tables.nevaches.cells import cell_name, column_name, row_name
from vacherie.tables.nevaches.palette import COW, FACE_DOWN, FREE, NEW_COW, TREE, letter, style_of
from vacherie.tables.nevaches.possible import free_cells
from vacherie.tables.teller import Teller

BIG: Final = 5
SMALL: Final = 4
LEFT: Final = 4
"""The width of the row numbers."""


@dataclass(frozen=True)
class Valley:
    """One landscape, ready to be drawn in one of three sizes."""

    tiles: dict[Cell, Tile]
    corners: dict[Cell, tuple[int, int]]
    """Which corner of a tile touches its tree: right or left, lower or upper (1 or 0)."""
    free: frozenset[Cell]
    teller: Teller

    @staticmethod
    def of(player: Player, teller: Teller, *, with_free: bool) -> "Valley":
        corners = {
            (column + right, row + down): (1 - right, 1 - down)
            for column, row in player.trees
            for right in (0, 1)
            for down in (0, 1)
        }
        free = frozenset(free_cells(player)) if with_free else frozenset[Cell]()
        return Valley({tile.cell: tile for tile in player.tiles}, corners, free, teller)

    def columns(self) -> range:
        columns = [column for column, _ in (*self.tiles, *self.free)]
        return range(min(columns), max(columns) + 1) if columns else range(0)

    def rows(self) -> range:
        rows = [row for _, row in (*self.tiles, *self.free)]
        return range(min(rows), max(rows) + 1) if rows else range(0)

    def sign(self, landscape: Landscape) -> str:
        return letter(landscape, self.teller)

    def big_cell(self, cell: Cell) -> tuple[Text, Text]:
        """Two lines; the four tiles around a tree each show it in the corner that touches it."""
        tile = self.tiles.get(cell)
        if tile is None:
            name = cell_name(cell) if cell in self.free else ""
            return Text(name.center(BIG), FREE), Text(" " * BIG)
        lines = [list(self.sign(tile.landscape).center(BIG)), list((COW if tile.cow else "").center(BIG))]
        if cell in self.corners:
            right, down = self.corners[cell]
            lines[down][-1 if right else 0] = TREE
        style = style_of(tile.landscape, *cell)
        return Text("".join(lines[0]), style), Text("".join(lines[1]), style)

    def small_cell(self, cell: Cell) -> Text:
        tile = self.tiles.get(cell)
        if tile is None:
            return Text((cell_name(cell) if cell in self.free else "").center(SMALL), FREE)
        signs = (
            self.sign(tile.landscape) + (COW if tile.cow else " ") + (TREE if cell in self.corners else " ")
        )
        return Text(f" {signs}", style_of(tile.landscape, *cell))

    def tiny_cell(self, cell: Cell) -> Text:
        tile = self.tiles.get(cell)
        if tile is None:
            return Text("  ")
        sign = COW if tile.cow else TREE if cell in self.corners else " "
        return Text(self.sign(tile.landscape) + sign, style_of(tile.landscape, *cell))

    def tiniest_cell(self, cell: Cell) -> Text:
        """A small letter where a cow stands."""
        tile = self.tiles.get(cell)
        if tile is None:
            return Text(" ")
        sign = self.sign(tile.landscape)
        return Text(sign.lower() if tile.cow else sign, style_of(tile.landscape, *cell))


def draw_valley(valley: Valley, width: int, is_small: bool) -> Block:
    """With the names of columns and rows; folded where it is wider than the screen."""
    size = SMALL if is_small else BIG
    columns = valley.columns()
    step = max(1, (width - LEFT) // size)
    lines = []
    for start in range(0, len(columns), step):
        part = columns[start : start + step]
        heads = "".join(column_name(column).center(size) for column in part)
        lines.append(Text(" " * LEFT + heads.rstrip(), "bold"))
        for row in valley.rows():
            lines += valley_row(valley, part, row, is_small)
    return lines


def valley_row(valley: Valley, columns: range, row: int, is_small: bool) -> Block:
    head = Text(row_name(row).rjust(LEFT - 1) + " ", "bold")
    cells = [(column, row) for column in columns]
    if is_small:
        return [Text.assemble(head, *map(valley.small_cell, cells))]
    drawn = [valley.big_cell(cell) for cell in cells]
    return [
        Text.assemble(head, *(upper for upper, _ in drawn)),
        Text.assemble(" " * LEFT, *(lower for _, lower in drawn)),
    ]


def draw_tiny(valley: Valley, width: int | None = None) -> Block:
    """Without names; two signs for each tile, or one where that is too wide."""
    columns = valley.columns()
    cell = valley.tiny_cell if width is None or 2 * len(columns) <= width else valley.tiniest_cell
    return [Text.assemble(*(cell((column, row)) for column in columns)) for row in valley.rows()]


def draw_way(valley: Valley, way: PlayCard) -> Block:
    """A tiny landscape that shows where a card would put its cows, and which tiles it needs besides."""
    lines = []
    for row in valley.rows():
        line = Text()
        for column in valley.columns():
            line.append_text(way_cell(valley, way, (column, row)))
        lines.append(line)
    return lines


def way_cell(valley: Valley, way: PlayCard, cell: Cell) -> Text:
    if cell in way.cows:
        return Text(f"{valley.sign(valley.tiles[cell].landscape)}{COW}", NEW_COW)
    if cell in way.face_down:
        return Text("? ", FACE_DOWN)
    if cell in valley.tiles:
        return Text("· ", FREE)
    return Text("  ")


def tile_chip(landscape: Landscape, teller: Teller, count: int = 1) -> Text:
    name = teller.text("landscape", landscape)
    times = f" ×{count}" if count > 1 else ""
    return Text(f" {letter(landscape, teller)} {name}{times} ", style_of(landscape))


def chips(landscapes: Iterable[Landscape], teller: Teller) -> list[Block]:
    """Equal tiles are one chip."""
    row = list(landscapes)
    return [[tile_chip(landscape, teller, row.count(landscape))] for landscape in dict.fromkeys(row)]
