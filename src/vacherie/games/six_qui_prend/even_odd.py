"""The fan card Even/Odd: one row takes only cards of one parity."""

from collections.abc import Sequence
from typing import Final

from vacherie.games.six_qui_prend.clauses import CLOSED, NO_ROW, row_under
from vacherie.games.six_qui_prend.events import Cause
from vacherie.games.six_qui_prend.fan_card import MarkedGame
from vacherie.games.six_qui_prend.values import Owner, Side

PARITIES: Final[tuple[Side, Side]] = ("even", "odd")


class EvenOdd(MarkedGame):
    __slots__ = ()

    def open_rows(self, cards: Sequence[int]) -> None:
        super().open_rows(cards)
        self.move_to_lowest_row()  # E1

    def row_for(self, value: int) -> int | None:
        ends = [row[-1] for row in self.rows]
        if self.marked is not None and parity_of(value) != self.side:  # E2
            ends[self.marked] = CLOSED
        row = row_under(value, *ends)
        return None if row == NO_ROW else row

    def take_row(self, owner: Owner, card: int, row: int, cause: Cause) -> None:
        super().take_row(owner, card, row, cause)
        self.move_to_lowest_row()  # E4

    def move_to_lowest_row(self) -> None:
        row = self.lowest_row()
        self.move_marker(row, parity_of(self.rows[row][-1]))


def parity_of(card: int) -> Side:
    return PARITIES[card % 2]
