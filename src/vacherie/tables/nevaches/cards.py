"""Pattern cards on the screen: little grids with their points."""

from typing import Final

from rich.text import Text

from vacherie.games.nevaches.cards import FACE_DOWN as ANY
from vacherie.games.nevaches.cards import Card, Pattern
from vacherie.games.nevaches.options import NeVachesOptions, deck_of
from vacherie.games.nevaches.tiles import CELLS, Cell, Landscape
from vacherie.tables.nevaches.blocks import Block, width_of
from vacherie.tables.nevaches.palette import FACE_DOWN, letter, style_of
from vacherie.tables.teller import Teller

CARD_HEIGHT: Final = 3
CAN_PLAY: Final = "✓"

Grid = dict[Cell, Landscape | None]


def grid_of(card: Card) -> Grid:
    """The card as it is drawn, lying rather than standing: no shape of five is then higher than three."""
    grids = [pattern_grid(pattern) for pattern in card.patterns]
    return next((grid for grid in grids if height_of(grid) <= width_in_cells(grid)), grids[0])


def pattern_grid(pattern: Pattern) -> Grid:
    shown: dict[int, Landscape | None] = {0: pattern.landscape, **dict(pattern.face_up)}
    shown.update(dict.fromkeys(pattern.face_down))
    cells = {CELLS[step]: landscape for step, landscape in shown.items()}
    left, top = min(column for column, _ in cells), min(row for _, row in cells)
    return {(column - left, row - top): landscape for (column, row), landscape in cells.items()}


def height_of(grid: Grid) -> int:
    return 1 + max(row for _, row in grid)


def width_in_cells(grid: Grid) -> int:
    return 1 + max(column for column, _ in grid)


def grid_lines(card: Card, teller: Teller, size: int) -> Block:
    grid = grid_of(card)
    return [
        Text.assemble(
            *(grid_cell(grid, (column, row), teller, size) for column in range(width_in_cells(grid)))
        )
        for row in range(height_of(grid))
    ]


def grid_cell(grid: Grid, cell: Cell, teller: Teller, size: int) -> Text:
    if cell not in grid:
        return Text(" " * size)
    landscape = grid[cell]
    if landscape is None:
        return Text(ANY.center(size), FACE_DOWN)
    return Text(letter(landscape, teller).center(size), style_of(landscape, *cell))


def draw_card(card: Card, number: int | None, teller: Teller, *, is_small: bool, can_play: bool) -> Block:
    """Its number and points above the grid, in a frame where there is room."""
    points = teller.text("table", "points", points=card.points)
    mark = f" {CAN_PLAY}" if can_play else ""
    style = "bold green" if can_play else "bold"
    if is_small:
        head = f"{number}: {points}{mark}" if number is not None else points
        return [Text(head, style), *grid_lines(card, teller, 2)]
    lines = grid_lines(card, teller, 3)
    head = f" {number}{mark} " if number is not None else ""
    inner = max(width_of(lines) + 2, len(points) + 4, len(head) + 2)
    lines += [Text()] * (CARD_HEIGHT - len(lines))
    return [
        Text.assemble("╭─", (head, style), "─" * (inner - 1 - len(head)) + "╮"),
        *(in_frame(line, inner) for line in lines),
        Text.assemble("╰" + "─" * (inner - 3 - len(points)), (f" {points} ", style), "─╯"),
    ]


def in_frame(line: Text, inner: int) -> Text:
    left = (inner - line.cell_len) // 2
    return Text.assemble("│", " " * left, line, " " * (inner - line.cell_len - left), "│")


def card_text(card: str, teller: Teller) -> str:
    """A card in running text: the landscapes that get a cow, and its points."""
    options = teller.options
    deck = deck_of(options) if isinstance(options, NeVachesOptions) else deck_of(NeVachesOptions())
    if card not in deck:
        return card
    shown = sorted(grid_of(deck[card]).items(), key=lambda item: (item[0][1], item[0][0]))
    names = [teller.text("landscape", landscape) for _, landscape in shown if landscape is not None]
    return teller.text("table", "card", landscapes=" + ".join(names), points=deck[card].points)
