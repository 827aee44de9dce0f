"""Flat search: playouts of every proposal on the same deals and rolls, fewer and fewer of them."""

from collections.abc import Sequence
from math import sqrt
from random import Random
from typing import Any, Final

from vacherie.bots.bot import Budget
from vacherie.bots.unexploded_cow.playout.chance import MODULUS
from vacherie.bots.unexploded_cow.playout.game import play_out
from vacherie.bots.unexploded_cow.playout.layout import grid, tables
from vacherie.bots.unexploded_cow.playout.writing import capacity_for, write, written_deck
from vacherie.bots.unexploded_cow.proposals import Proposal
from vacherie.bots.unexploded_cow.rehearsal import rehearsed
from vacherie.games.unexploded_cow.determinize import determinize
from vacherie.games.unexploded_cow.view import UnexplodedView

ROUND: Final = 256
"""About how many playouts are made between two looks at the clock."""
TURNS = 8
SURE = 2.5
PRIOR = 20


class Search:
    """One decision being thought about."""

    def __init__(self, view: UnexplodedView, proposals: Sequence[Proposal], random: Random) -> None:
        assert view.viewer is not None
        self.view = view
        self.seat = view.viewer
        self.random = random
        self.deck = written_deck(view.table.options)
        self.scratch = tables(1, capacity_for(view.table.options))
        self.left = [*proposals]
        self.scores: list[list[float]] = [[] for _ in proposals]
        self.turns = TURNS

    def run(self, budget: Budget) -> Proposal:
        allowance = budget.start()
        rounds = 0
        starts: Any = None
        while len(self.left) > 1:
            each = max(8, ROUND // len(self.left))
            if not allowance.spend(each * len(self.left)):
                break
            if rounds & (rounds - 1) == 0:
                starts = self.starts()
            self.play(starts, each)
            rounds += 1
            if self.drop_the_hopeless():
                starts = self.starts()
        return self.left[self.leader()]

    def starts(self) -> Any:
        """Where each proposal leads to, on one imagined table."""
        imagined = determinize(self.view, self.random)
        starts = tables(len(self.left), capacity_for(self.view.table.options))
        state = self.random.getstate()
        for number, proposal in enumerate(self.left):
            self.random.setstate(state)
            then = rehearsed(imagined, proposal.action, self.seat, self.random)
            write(starts, number, then, self.seat, self.view.hand)
        return starts

    def play(self, starts: Any, count: int) -> None:
        scores = grid(len(self.left), count)
        number = 1 + self.random.randrange(MODULUS - 1)
        play_out(starts, self.scratch, self.deck, count, number, self.turns, scores)
        for sofar, more in zip(self.scores, scores, strict=True):
            sofar.extend(more)

    def leader(self) -> int:
        return max(range(len(self.left)), key=self.estimate)

    def estimate(self, number: int) -> float:
        """The mean of the playouts; the rule of thumb counts like a few of them."""
        scores = self.scores[number]
        return (sum(scores) + PRIOR * self.left[number].worth) / (len(scores) + PRIOR)

    def drop_the_hopeless(self) -> bool:
        """Those that are surely behind the leader."""
        best = self.leader()
        kept = [
            number
            for number in range(len(self.left))
            if number == best or not is_behind(self.scores[number], self.scores[best])
        ]
        dropped = len(kept) < len(self.left)
        self.left = [self.left[number] for number in kept]
        self.scores = [self.scores[number] for number in kept]
        return dropped


def is_behind(scores: Sequence[float], best: Sequence[float]) -> bool:
    size = len(scores)
    gaps = [own - other for own, other in zip(scores, best, strict=True)]
    mean = sum(gaps) / size
    spread = sqrt(sum((gap - mean) ** 2 for gap in gaps) / size)
    return mean < -SURE * spread / sqrt(size) and size >= 16
