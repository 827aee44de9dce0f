"""Who sits at the table, and how everybody stands."""

from typing import Final

from rich.table import Table
from rich.text import Text

from vacherie.cli.tables.six_qui_prend.cards import heads_counted
from vacherie.cli.teller import Teller
from vacherie.games.six_qui_prend.view import SixView

WAITED_FOR: Final = "▸"
HAS_PICKED: Final = "✓"
CAN_REVERSE: Final = "⇄"
HAS_REVERSED: Final = "–"
NAME_WIDTH: Final = 10


def draw_seats(view: SixView, teller: Teller) -> Table:
    """Heads of the finished rounds, heads taken in this one, and what each seat has done or has left."""
    table = Table.grid(padding=(0, 1, 0, 0))
    table.add_column(width=1)
    table.add_column(max_width=NAME_WIDTH, no_wrap=True, overflow="ellipsis")
    for _ in range(3):
        table.add_column(justify="right", no_wrap=True)
    headings = [teller.text("table", "total"), teller.text("table", "this-round")]
    table.add_row("", "", *(Text(heading, "dim") for heading in headings), "")
    for seat in range(view.players):
        style = "bold" if seat == view.viewer else ""
        table.add_row(
            WAITED_FOR if seat in view.to_act else " ",
            Text(seat_name(seat, teller), style),
            Text(heads_counted(view.totals[seat]), style),
            Text(f"+{view.pile_heads[seat]}", "red" if view.pile_heads[seat] else "dim"),
            Text(signs(view, seat)),
        )
    return table


def seat_name(seat: int, teller: Teller) -> str:
    return teller.words.text("name-you-alone") if seat == teller.viewer else teller.players[seat].name


def signs(view: SixView, seat: int) -> str:
    picked = HAS_PICKED if view.picked[seat] else " "
    if view.spent is None:
        return picked
    return picked + (HAS_REVERSED if view.spent[seat] else CAN_REVERSE)
