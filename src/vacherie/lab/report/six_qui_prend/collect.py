"""Counts what happens in a game of 6 qui prend!.

rounds        how many a match takes                 heads     of a seat in a round
score         (seat, heads at the end)               wins      by seat
rows          by cause, how many are taken           row       heads of a row that is taken
played, cost  by ten of card numbers: how often one is played, and the heads that its turn costs its owner
faced         (team's heads, Ox's heads) of a cooperative game
"""

from typing import Any, Final

from vacherie.core.values import Outcome
from vacherie.games.six_qui_prend.events import CardsRevealed, Cause, OxFaced, RoundScored, RowTaken
from vacherie.games.six_qui_prend.values import Owner
from vacherie.lab.report.counting import Collector, NamedCounts

CAUSES: Final[tuple[Cause, ...]] = ("full", "chosen", "fewest", "jumped_on", "inserted", "slid")
TEN: Final = 10


def ten_of(card: int) -> int:
    """0 for the cards 1 to 10."""
    return (card - 1) // TEN


class SixCollector(Collector):
    def __init__(self, counts: NamedCounts) -> None:
        self.counts = counts
        self.rounds = 0
        self.revealed: dict[Owner, int] = {}

    def note(self, event: Any) -> None:
        match event:
            case CardsRevealed(cards):
                self.revealed = {played.owner: played.card for played in cards}
                for card in self.revealed.values():
                    self.counts.add("played", ten_of(card))
            case RowTaken(owner=owner, heads=heads, cause=cause):
                self.counts.add("rows", CAUSES.index(cause))
                self.counts.add("row", heads)
                if owner in self.revealed:
                    self.counts.add("cost", ten_of(self.revealed[owner]), heads)
            case RoundScored(heads):
                self.rounds += 1
                for taken in heads:
                    self.counts.add("heads", taken)
            case OxFaced(team, ox):
                self.counts.add("faced", (team, ox))

    def end(self, outcome: Outcome) -> None:
        self.counts.add("rounds", self.rounds)
        for seat, score in enumerate(outcome.scores):
            self.counts.add("score", (seat, score))
        for seat in outcome.winners:
            self.counts.add("wins", seat)
