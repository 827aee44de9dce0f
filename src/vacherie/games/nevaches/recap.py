"""What there is to tell of a game of NéVaches: how far the markers moved, and in which turns."""

from typing import ClassVar, Final

from vacherie.core.recap import Recap
from vacherie.games.nevaches.events import (
    CowsBroughtHome,
    GoalsRevealed,
    HerdBroughtHome,
    NeVachesEvent,
    PointsScored,
    TurnBegan,
)
from vacherie.games.nevaches.options import NeVachesOptions
from vacherie.games.nevaches.telling import Goal

SMALLEST_HERD: Final = 4
"""So many cows brought home at once are worth telling."""


class NeVachesRecap(Recap):
    kinds: ClassVar[tuple[str, ...]] = ("best_turn", "best_goal", "biggest_herd")

    turns: int
    gain: int
    """Points of this turn."""

    def __init__(self, options: NeVachesOptions, players: int) -> None:
        super().__init__(options, players)
        self.turns = 0
        self.gain = 0

    def heed(self, event: NeVachesEvent) -> None:
        match event:
            case TurnBegan():
                if self.turns:
                    self.mark()
                self.turns += 1
                self.gain = 0
            case PointsScored(seat, points, total):
                self.gain += points
                self.scores[seat] = total
                self.keep("best_turn", self.gain, seat, points=self.gain)
            case HerdBroughtHome(seat, cows) | CowsBroughtHome(seat, cows):
                if len(cows) >= SMALLEST_HERD:
                    self.keep("biggest_herd", len(cows), seat, cows=len(cows))
            case GoalsRevealed(goals, points, totals):
                self.mark()
                self.scores = [*totals]
                for seat, (goal, paid) in enumerate(zip(goals, points, strict=True)):
                    self.keep("best_goal", paid, seat, goal=Goal(goal), points=paid)
            case _:
                pass
