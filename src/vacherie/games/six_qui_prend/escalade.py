"""The fan card Escalade: in one row the values fall."""

from collections.abc import Sequence

from vacherie.games.six_qui_prend.cards import ROW_COUNT
from vacherie.games.six_qui_prend.events import Cause
from vacherie.games.six_qui_prend.fan_card import MarkedGame
from vacherie.games.six_qui_prend.values import Owner

TOP = 0
BOTTOM = ROW_COUNT - 1


class Escalade(MarkedGame):
    __slots__ = ()

    def open_rows(self, cards: Sequence[int]) -> None:
        super().open_rows(cards)
        self.move_marker(BOTTOM, "up")  # C1

    def row_for(self, value: int) -> int | None:
        fitting = [row for row in range(ROW_COUNT) if self.fits(row, value)]
        return min(fitting, key=lambda row: self.distance(row, value), default=None)

    def distance(self, row: int, value: int) -> tuple[int, bool]:
        """C3: of two rows equally near, the marked one is nearer."""
        return abs(self.rows[row][-1] - value), row != self.marked

    def fits(self, row: int, value: int) -> bool:  # C2
        last = self.rows[row][-1]
        return value < last if row == self.marked else value > last

    def take_row(self, owner: Owner, card: int, row: int, cause: Cause) -> None:
        super().take_row(owner, card, row, cause)
        self.climb()

    def climb(self) -> None:  # C5
        assert self.marked is not None
        row = self.marked - 1 if self.side == "up" else self.marked + 1
        if row == TOP:
            self.move_marker(row, "down")
        elif row == BOTTOM:
            self.move_marker(row, "up")
        else:
            self.move_marker(row, self.side)
