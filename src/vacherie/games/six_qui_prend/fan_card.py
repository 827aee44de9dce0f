"""What the three fan cards that lie at a row have in common."""

from typing import Self

from vacherie.games.six_qui_prend.clauses import NO_ROW, lowest_row
from vacherie.games.six_qui_prend.events import MarkerMoved
from vacherie.games.six_qui_prend.options import SixOptions
from vacherie.games.six_qui_prend.parts import FanCard
from vacherie.games.six_qui_prend.rules import BaseGame
from vacherie.games.six_qui_prend.values import Marker, Side


class MarkedGame(BaseGame):
    """A game with a fan card that wanders from row to row."""

    __slots__ = ("marked", "side")

    marked: int | None
    """The row where the fan card lies; `None` between rounds."""
    side: Side | None

    def __init__(self, options: SixOptions, players: int) -> None:
        super().__init__(options, players)
        self.marked = None
        self.side = None

    def copy(self) -> Self:
        twin = super().copy()
        twin.marked = self.marked
        twin.side = self.side
        return twin

    def move_marker(self, row: int, side: Side | None) -> None:
        self.marked = row
        self.side = side
        self.tell(MarkerMoved, row, side)

    def lowest_row(self) -> int:
        """Of the rows where the fan card does not lie, the one whose last card is lowest."""
        first, second, third, fourth = self.rows
        marked = NO_ROW if self.marked is None else self.marked
        return lowest_row(marked, first[-1], second[-1], third[-1], fourth[-1])

    def end_round(self) -> None:
        self.marked = None
        self.side = None
        super().end_round()

    def marker(self) -> Marker | None:
        return None if self.marked is None else Marker(self.marked, self.side)

    def part(self) -> FanCard:
        return FanCard(self.marker())
