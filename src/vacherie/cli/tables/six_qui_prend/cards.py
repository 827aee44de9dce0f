"""Number cards on the screen: their bull heads can be counted, and seen by colour too."""

from collections.abc import Iterable, Sequence
from typing import Final

from rich import box
from rich.table import Table
from rich.text import Text

from vacherie.games.six_qui_prend.cards import HEADS

HEAD: Final = "ɤ"
CELL_WIDTH: Final = 5
TAB_WIDTH: Final = 5
DRAWN_ONE_BY_ONE: Final = 5
STYLES: Final = {
    1: "#2b2b2b on #f4ecd8",
    2: "#1c4e8a on #dfe8f2",
    3: "#2b2b2b on #f3c34b",
    5: "#ffffff on #c8402f",
    7: "#ffffff on #5b2a86",
}
"""By the number of heads, close to the printed cards."""
FREE: Final = "dim"


def heads_drawn(heads: int) -> str:
    return HEAD * heads if heads <= DRAWN_ONE_BY_ONE else f"{heads} × {HEAD}"


def heads_counted(heads: int) -> str:
    return f"{heads}{HEAD}"


def card_face(card: int) -> Text:
    """A card of two lines, its number and its heads."""
    style = STYLES[HEADS[card]]
    lines = (f"{card}".center(CELL_WIDTH), heads_drawn(HEADS[card]).center(CELL_WIDTH))
    return Text.assemble((lines[0], f"bold {style}"), "\n", (lines[1], style))


def card_chip(card: int) -> Text:
    """A card in one line, with as many cells for every card."""
    return Text(f" {card:>3} {HEADS[card]}{HEAD} ", STYLES[HEADS[card]])


def card_tab(card: int) -> Text:
    """A card in one line, as narrow as it gets."""
    return Text(f"{card:>3}{HEAD}{HEADS[card]}", STYLES[HEADS[card]])


def card_tag(card: int, number: str) -> Text:
    """A card in running text, its number written in some way."""
    return Text(f" {number} {HEADS[card]}{HEAD} ", STYLES[HEADS[card]])


def card_grid(columns: int) -> Table:
    """An empty frame for cards, side by side."""
    grid = Table(box=box.ROUNDED, show_header=False, show_lines=True, padding=0, border_style=FREE)
    for _ in range(columns):
        grid.add_column(width=CELL_WIDTH, no_wrap=True)
    return grid


def cards_in_a_row(cards: Iterable[int]) -> Table:
    faces = [card_face(card) for card in cards]
    grid = card_grid(len(faces))
    grid.add_row(*faces)
    return grid


def chips(cards: Sequence[int], per_line: int) -> Table:
    """Many cards in few lines."""
    grid = Table.grid(padding=(0, 1, 0, 0))
    for start in range(0, len(cards), per_line):
        grid.add_row(*map(card_chip, cards[start : start + per_line]))
    return grid


def tabs(cards: Iterable[int]) -> Table:
    """A hand in one line."""
    grid = Table.grid(padding=(0, 1, 0, 0))
    grid.add_row(*map(card_tab, cards))
    return grid
