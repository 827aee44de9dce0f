"""The fan card Cabriole: it fills a place in its row, and jumps when a card comes to it."""

from collections.abc import Sequence

from vacherie.games.six_qui_prend.cards import ROW_SIZE
from vacherie.games.six_qui_prend.events import Cause, RowsResized
from vacherie.games.six_qui_prend.fan_card import MarkedGame
from vacherie.games.six_qui_prend.values import Owner, Side


class Cabriole(MarkedGame):
    __slots__ = ()

    def open_rows(self, cards: Sequence[int]) -> None:
        super().open_rows(cards)
        self.move_marker(self.lowest_row(), None)  # J1

    def room(self, row: int) -> int:  # J2
        return super().room(row) - (row == self.marked)

    def move_marker(self, row: int, side: Side | None) -> None:
        super().move_marker(row, side)
        self.tell(RowsResized, self.row_sizes())

    def end_round(self) -> None:
        self.marked = None
        self.tell(RowsResized, self.row_sizes())
        super().end_round()

    def row_sizes(self) -> tuple[int, ...]:
        return tuple([size - (row == self.marked) for row, size in enumerate(super().row_sizes())])

    def place(self, owner: Owner, card: int, row: int) -> None:
        if not self.room(row):
            self.take_row(owner, card, row, "full")
            return
        super().place(owner, card, row)
        if row == self.marked:
            self.jump(owner)  # J3

    def take_row(self, owner: Owner, card: int, row: int, cause: Cause) -> None:
        super().take_row(owner, card, row, cause)
        if row == self.marked:
            self.jump(owner)  # J4

    def jump(self, owner: Owner) -> None:
        row = self.lowest_row()
        self.move_marker(row, None)
        if len(self.rows[row]) == ROW_SIZE:  # J5
            self.take_all_but_highest(owner, row)
            self.jump(owner)

    def take_all_but_highest(self, owner: Owner, row: int) -> None:
        *taken, highest = sorted(self.rows[row])
        self.rows[row] = [highest]
        self.take_cards(owner, row, taken, "jumped_on")
