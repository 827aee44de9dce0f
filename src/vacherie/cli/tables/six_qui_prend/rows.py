"""The four rows: their cards, how full they are, and what lies beside them."""

from typing import Final

from rich.table import Table
from rich.text import Text

from vacherie.cli.tables.six_qui_prend.cards import (
    CELL_WIDTH,
    TAB_WIDTH,
    card_face,
    card_grid,
    card_tab,
    heads_counted,
)
from vacherie.cli.teller import Teller
from vacherie.games.six_qui_prend.cards import ROW_SIZE, heads_on
from vacherie.games.six_qui_prend.view import SixView

CABRIOLE: Final = "↷"
NOTE_WIDTH: Final = 18


def draw_small_rows(view: SixView, teller: Teller) -> Table:
    """Row numbers, cards and notes, a line for each row."""
    whole = Table.grid(padding=(0, 1, 0, 0))
    whole.add_row("")
    for row, cards in enumerate(view.rows):
        places = Table.grid(padding=(0, 1, 0, 0))
        tabs = [card_tab(card) for card in cards]
        if has_cabriole(view, row):
            tabs.append(Text(CABRIOLE.center(TAB_WIDTH), "bold"))
        tabs += [Text("·".center(TAB_WIDTH), "dim")] * (capacity(view, row) - len(tabs))
        places.add_row(*tabs)
        notes = fill_note(view, row, teller)
        if beside(view, row, teller):
            notes.append(f"\n{beside(view, row, teller)}", "bold")
        whole.add_row(Text(f" {row + 1}", "bold"), places, notes)
    return whole


def draw_rows(view: SixView, teller: Teller) -> Table:
    """Row numbers, cards and notes, side by side; each row is three lines high, border included."""
    whole = Table.grid(padding=(0, 1, 0, 0))
    whole.add_column()
    whole.add_column()
    whole.add_column(width=NOTE_WIDTH, no_wrap=True, overflow="ellipsis")
    whole.add_row(row_numbers(view), row_cards(view), row_notes(view, teller))
    return whole


def row_numbers(view: SixView) -> Text:
    return Text("\n" + "\n\n\n".join(f" {row + 1}" for row in range(len(view.rows))), "bold")


def row_cards(view: SixView) -> Table:
    places = max(capacity(view, row) for row in range(len(view.rows)))
    grid = card_grid(places)
    for row, cards in enumerate(view.rows):
        cells = [card_face(card) for card in cards]
        if has_cabriole(view, row):
            cells.append(Text(CABRIOLE.center(CELL_WIDTH), "bold"))
        closed = places - capacity(view, row)
        free = places - closed - len(cells)
        cells += [Text("\n")] * free + [Text("╱" * CELL_WIDTH + "\n" + "╱" * CELL_WIDTH, "dim")] * closed
        grid.add_row(*cells)
    return grid


def row_notes(view: SixView, teller: Teller) -> Text:
    notes = Text("\n", no_wrap=True, overflow="ellipsis")
    for row in range(len(view.rows)):
        notes.append_text(fill_note(view, row, teller))
        notes.append("\n")
        notes.append(beside(view, row, teller), "bold")
        notes.append("\n\n")
    notes.rstrip()
    return notes


def fill_note(view: SixView, row: int, teller: Teller) -> Text:
    """How many of its places are taken, its heads, and in so many words that it is full."""
    taken, places = fill(view, row), capacity(view, row)
    note = Text(f"{taken}/{places} {heads_counted(heads_on(view.rows[row]))}")
    if taken >= places:
        note.append(f" ◀ {teller.text('table', 'full')}")
        note.stylize("bold red")
    return note


def beside(view: SixView, row: int, teller: Teller) -> str:
    """The fan card or the special cards that lie at the row."""
    notes = []
    if view.marker is not None and view.marker.row == row:
        notes.append(teller.text("marker", view.marker.side or "cabriole"))
    if view.team is not None and view.team.locked[row]:
        notes.append(teller.text("special", "stop"))
    if view.team is not None and view.team.sevens[row]:
        notes.append(teller.text("special", "take_at_seven"))
    return " · ".join(notes)


def fill(view: SixView, row: int) -> int:
    return len(view.rows[row]) + has_cabriole(view, row)


def capacity(view: SixView, row: int) -> int:
    return ROW_SIZE + (view.team is not None and view.team.sevens[row])


def has_cabriole(view: SixView, row: int) -> bool:  # J2
    return view.options.variant == "cabriole" and view.marker is not None and view.marker.row == row
