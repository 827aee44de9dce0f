"""The four rows: their cards, how full they are, and what lies beside them."""

from typing import Final

from rich.table import Table
from rich.text import Text

from vacherie.games.six_qui_prend.cards import heads_on
from vacherie.games.six_qui_prend.parts import marker_of, team_of
from vacherie.games.six_qui_prend.view import SixView
from vacherie.tables.six_qui_prend.cards import (
    CELL_WIDTH,
    TAB_WIDTH,
    card_face,
    card_grid,
    card_tab,
    empty_tab,
    heads_counted,
)
from vacherie.tables.teller import Teller

CABRIOLE: Final = "↷"
NOTE_WIDTH: Final = 18
INDENT: Final = 3
"""The row's number, before its cards."""


def draw_small_rows(view: SixView, teller: Teller, width: int) -> Text:
    """A line for each row; its notes on a second one where the screen is narrow."""
    return Text("\n").join(small_row(view, row, teller, width) for row in range(len(view.rows)))


def small_row(view: SixView, row: int, teller: Teller, width: int) -> Text:
    tabs = [card_tab(card) for card in view.rows[row]]
    if has_cabriole(view, row):
        tabs.append(Text(CABRIOLE.center(TAB_WIDTH), "bold"))
    tabs += [empty_tab("·")] * (capacity(view, row) - len(tabs))
    tabs += [empty_tab()] * (places(view) - len(tabs))
    line = Text.assemble((f" {row + 1} ", "bold"), Text(" ").join(tabs))
    note = Text(" ").join(
        [fill_note(view, row, teller), *(Text(each, "bold") for each in beside(view, row, teller))]
    )
    if line.cell_len + 1 + note.cell_len <= width:
        return Text(" ").join([line, note])
    return Text.assemble(line, "\n", " " * INDENT, note)


def draw_rows(view: SixView, teller: Teller) -> Table:
    """Row numbers, cards and notes, side by side; each row is three lines high, border included."""
    whole = Table.grid(padding=(0, 1, 0, 0))
    whole.add_column()
    whole.add_column()
    whole.add_column(width=NOTE_WIDTH, no_wrap=True)
    whole.add_row(row_numbers(view), row_cards(view), row_notes(view, teller))
    return whole


def row_numbers(view: SixView) -> Text:
    return Text("\n" + "\n\n\n".join(f" {row + 1}" for row in range(len(view.rows))), "bold")


def row_cards(view: SixView) -> Table:
    grid = card_grid(places(view))
    for row, cards in enumerate(view.rows):
        cells = [card_face(card) for card in cards]
        if has_cabriole(view, row):
            cells.append(Text(CABRIOLE.center(CELL_WIDTH), "bold"))
        closed = places(view) - capacity(view, row)
        free = places(view) - closed - len(cells)
        cells += [Text("\n")] * free + [Text("╱" * CELL_WIDTH + "\n" + "╱" * CELL_WIDTH, "dim")] * closed
        grid.add_row(*cells)
    return grid


def row_notes(view: SixView, teller: Teller) -> Text:
    """Three lines for each row: how full it is, and what lies beside it."""
    notes = Text("\n", no_wrap=True)
    for row in range(len(view.rows)):
        notes.append_text(fill_note(view, row, teller))
        first, second, *_ = [*beside(view, row, teller), "", ""]
        notes.append(f"\n{first}\n{second}\n", "bold")
    notes.rstrip()
    return notes


def fill_note(view: SixView, row: int, teller: Teller) -> Text:
    """How many of its places are taken, its heads, and in so many words that it is full."""
    taken, most = fill(view, row), capacity(view, row)
    note = Text(f"{taken}/{most} {heads_counted(heads_on(view.rows[row]))}")
    if taken >= most:
        note.append(f" ◀ {teller.text('table', 'full')}")
        note.stylize("bold red")
    return note


def beside(view: SixView, row: int, teller: Teller) -> list[str]:
    """The fan card or the special cards that lie at the row."""
    marker = marker_of(view)
    team = team_of(view)
    notes = []
    if marker is not None and marker.row == row:
        notes.append(teller.text("marker", marker.side or "cabriole"))
    if team is not None and team.locked[row]:
        notes.append(teller.text("special", "stop"))
    if team is not None and team.sevens[row]:
        notes.append(teller.text("special", "take_at_seven"))
    return notes


def fill(view: SixView, row: int) -> int:
    return len(view.rows[row]) + has_cabriole(view, row)


def capacity(view: SixView, row: int) -> int:
    """Cabriole takes up a place that no card can have."""
    return view.row_sizes[row] + has_cabriole(view, row)


def places(view: SixView) -> int:
    """Of the longest row that there can be now."""
    return max(capacity(view, row) for row in range(len(view.rows)))


def has_cabriole(view: SixView, row: int) -> bool:
    marker = marker_of(view)
    return view.options.variant == "cabriole" and marker is not None and marker.row == row
