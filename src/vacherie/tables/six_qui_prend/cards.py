"""Number cards on the screen: their bull heads can be counted, and seen by colour too."""

from collections.abc import Iterable
from typing import Final

from rich import box
from rich.table import Table
from rich.text import Text

from vacherie.games.six_qui_prend.cards import HEADS

HEAD: Final = "ɤ"
CELL_WIDTH: Final = 5
TAB_WIDTH: Final = 6
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
    return HEAD * heads if heads <= DRAWN_ONE_BY_ONE else heads_counted(heads)


def heads_counted(heads: int) -> str:
    return f"{heads}{HEAD}"


def card_face(card: int) -> Text:
    """A card of two lines, its number and its heads."""
    style = STYLES[HEADS[card]]
    lines = (f"{card}".center(CELL_WIDTH), heads_drawn(HEADS[card]).center(CELL_WIDTH))
    return Text.assemble((lines[0], f"bold {style}"), "\n", (lines[1], style))


def card_tab(card: int) -> Text:
    """A card in one line, as wide as any other."""
    return Text(f"{card:>3} {heads_counted(HEADS[card])}", STYLES[HEADS[card]])


def empty_tab(sign: str = "") -> Text:
    """The place of a card that is not there."""
    return Text(sign.center(TAB_WIDTH), "dim")


def card_tag(card: int, number: str) -> Text:
    """A card in running text, its number written in some way."""
    return Text(f" {number} {heads_counted(HEADS[card])} ", STYLES[HEADS[card]])


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
