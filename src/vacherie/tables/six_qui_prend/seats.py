"""Who sits at the table, and how everybody stands."""

from math import ceil
from typing import Final

from rich.text import Text

from vacherie.games.six_qui_prend.parts import spent_of
from vacherie.games.six_qui_prend.view import SixView
from vacherie.tables.flow import flow
from vacherie.tables.six_qui_prend.cards import heads_counted
from vacherie.tables.teller import Teller

WAITED_FOR: Final = "▸"
HAS_PICKED: Final = "✓"
CAN_REVERSE: Final = "⇄"
HAS_REVERSED: Final = "–"
NAME_WIDTH: Final = 10
HEADS_WIDTH: Final = 4
GAP: Final = "   "


def draw_seats(view: SixView, teller: Teller) -> Text:
    """A line for each seat, below a heading."""
    lines = [heading(view, teller), *(seat_line(view, seat, teller) for seat in range(view.players))]
    return Text("\n").join(lines)


def seats_in_columns(view: SixView, teller: Teller, width: int) -> Text:
    """The same in as many columns as there is room for."""
    lines = [seat_line(view, seat, teller) for seat in range(view.players)]
    most = max(1, (width + len(GAP)) // (lines[0].cell_len + len(GAP)))
    columns = ceil(len(lines) / ceil(len(lines) / most))
    headings = [heading(view, teller)] * columns
    return flow([*headings, *lines], columns * (lines[0].cell_len + len(GAP)), GAP)


def heading(view: SixView, teller: Teller) -> Text:
    """As wide as a seat; its words may reach to the left of their numbers."""
    this_round = f"{teller.text('table', 'this-round'):>{HEADS_WIDTH}}"
    total = f"{teller.text('table', 'total'):>{1 + NAME_WIDTH + 1 + HEADS_WIDTH}}"
    return Text(f"{total} {this_round} {' ' * len(signs(view, 0))}", "dim")


def seat_line(view: SixView, seat: int, teller: Teller) -> Text:
    """Heads of the finished rounds, heads taken in this one, and what the seat has done or has left."""
    style = "bold" if seat == view.viewer else ""
    name = f"{seat_name(seat, teller)[:NAME_WIDTH]:<{NAME_WIDTH}}"
    total = f"{heads_counted(view.totals[seat]):>{HEADS_WIDTH}}"
    taken = f"+{heads_counted(view.pile_heads[seat])}"
    return Text.assemble(
        (WAITED_FOR if seat in view.to_act else " "),
        (f"{name} {total} ", style),
        (f"{taken:>{HEADS_WIDTH}} ", "red" if view.pile_heads[seat] else "dim"),
        signs(view, seat),
    )


def seat_name(seat: int, teller: Teller) -> str:
    return teller.words.text("name-you-alone") if seat == teller.viewer else teller.players[seat].name


def signs(view: SixView, seat: int) -> str:
    spent = spent_of(view)
    picked = HAS_PICKED if view.picked[seat] else " "
    if spent is None:
        return picked
    return picked + (HAS_REVERSED if spent[seat] else CAN_REVERSE)
