"""The fan card Escalade: in one row the values fall."""

from collections.abc import Sequence
from typing import Final

from vacherie.games.six_qui_prend.cards import ROW_COUNT
from vacherie.games.six_qui_prend.clauses import CLOSED
from vacherie.games.six_qui_prend.events import Cause
from vacherie.games.six_qui_prend.fan_card import MarkedGame
from vacherie.games.six_qui_prend.values import Owner, Side

TOP: Final = 0
BOTTOM: Final = ROW_COUNT - 1
UP, DOWN = -1, 1
STEPS: Final[dict[Side, int]] = {"up": UP, "down": DOWN}
ARROWS: Final = {step: side for side, step in STEPS.items()}


class Escalade(MarkedGame):
    __slots__ = ()

    def open_rows(self, cards: Sequence[int]) -> None:
        super().open_rows(cards)
        self.move_marker(BOTTOM, "up")  # C1

    def row_for(self, value: int) -> int | None:
        best, nearest = None, CLOSED
        for index, row in enumerate(self.rows):
            if 0 < (far := distance(value, row[-1], index == self.marked)) < nearest:
                best, nearest = index, far
        return best

    def take_row(self, owner: Owner, card: int, row: int, cause: Cause) -> None:
        super().take_row(owner, card, row, cause)
        self.climb()

    def climb(self) -> None:  # C5
        assert self.marked is not None
        assert self.side is not None
        step = STEPS[self.side]
        row = self.marked + step
        self.move_marker(row, ARROWS[turned(row, step)])


def distance(value: int, end: int, is_marked: bool) -> int:
    """How far the row is from the value, none or less if the card does not fit.

    C2: at the fan card the values fall. C3: of two rows equally near, the marked one is nearer.
    """
    return 2 * (end - value) - 1 if is_marked else 2 * (value - end)


def turned(row: int, step: int) -> int:
    """C5: the next step of the fan card, which turns at the top and at the bottom."""
    if row == TOP:
        return DOWN
    return UP if row == BOTTOM else step
