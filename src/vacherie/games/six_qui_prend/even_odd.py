"""The fan card Even/Odd: one row takes only cards of one parity."""

from collections.abc import Sequence

from vacherie.games.six_qui_prend.events import Cause
from vacherie.games.six_qui_prend.fan_card import MarkedGame
from vacherie.games.six_qui_prend.values import Owner, Side


class EvenOdd(MarkedGame):
    __slots__ = ()

    def open_rows(self, cards: Sequence[int]) -> None:
        super().open_rows(cards)
        self.move_to_lowest_row()  # E1

    def row_for(self, value: int) -> int | None:
        best, best_end = None, 0
        for index, row in enumerate(self.rows):
            if best_end < row[-1] < value and self.admits(index, value):
                best, best_end = index, row[-1]
        return best

    def admits(self, row: int, card: int) -> bool:  # E2
        return row != self.marked or parity_of(card) == self.side

    def take_row(self, owner: Owner, card: int, row: int, cause: Cause) -> None:
        super().take_row(owner, card, row, cause)
        self.move_to_lowest_row()  # E4

    def move_to_lowest_row(self) -> None:
        row = self.lowest_row()
        self.move_marker(row, parity_of(self.rows[row][-1]))


def parity_of(card: int) -> Side:
    return "even" if card % 2 == 0 else "odd"
