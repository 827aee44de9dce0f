"""Flat search: playouts of every proposal on the same deals and rolls; what is surely behind drops out."""

from collections.abc import Sequence
from random import Random
from typing import Any, Final

from vacherie.bots.bot import Allowance
from vacherie.bots.unexploded_cow.playout.chance import MODULUS
from vacherie.bots.unexploded_cow.playout.comparing import is_behind, mean_of
from vacherie.bots.unexploded_cow.playout.game import play_out
from vacherie.bots.unexploded_cow.playout.layout import grid, tables
from vacherie.bots.unexploded_cow.playout.writing import capacity_for, write, written_deck
from vacherie.bots.unexploded_cow.proposals import Proposal
from vacherie.bots.unexploded_cow.rehearsal import Rehearsal
from vacherie.games.unexploded_cow.actions import UnexplodedAction
from vacherie.games.unexploded_cow.clauses import SIX
from vacherie.games.unexploded_cow.determinize import determinize
from vacherie.games.unexploded_cow.view import UnexplodedView

ROUND: Final = 128
"""About how many playouts are made between two looks at the clock."""
LEAST: Final = 30
"""Of so many playouts nothing is sure."""
ROUNDS_A_TABLE: Final = 4
"""After so many rounds another table is imagined."""
MOST_PLAYOUTS: Final = 4096
"""Of one proposal: more would not tell two apart that are still together."""
TURNS: Final = 8
"""How far a playout goes; then the table is weighed."""
SURE: Final = 2.5
"""How many standard errors behind the leader a proposal is given up."""
PRIOR: Final = 40
"""For how many playouts the cow's rule of thumb counts."""


def best_of(
    view: UnexplodedView, proposals: Sequence[Proposal], random: Random, allowance: Allowance
) -> UnexplodedAction:
    return Search(view, proposals, random).run(allowance).action


class Search:
    """One decision being thought about."""

    def __init__(self, view: UnexplodedView, proposals: Sequence[Proposal], random: Random) -> None:
        assert view.viewer is not None
        options = view.options
        self.view = view
        self.seat = view.viewer
        self.random = random
        self.rehearsal = Rehearsal(view)
        self.deck = written_deck(options)
        self.scratch = tables(1, capacity_for(options))
        self.starts = tables(len(proposals), capacity_for(options))
        self.scores = grid(len(proposals), MOST_PLAYOUTS)
        self.left = [*proposals]
        self.playouts = 0
        """Made of each proposal that is left."""

    def run(self, allowance: Allowance) -> Proposal:
        """The best of them, when nothing is left to spend, or nothing to be told apart."""
        rounds = 0
        while len(self.left) > 1:
            count = max(SIX, ROUND // len(self.left) // SIX * SIX)
            if self.playouts + count > MOST_PLAYOUTS or not allowance.spend(count * len(self.left)):
                break
            if rounds % ROUNDS_A_TABLE == 0:
                self.imagine()
            self.play(count)
            self.drop_the_hopeless()
            rounds += 1
        return self.left[self.leader()]

    def imagine(self) -> None:
        """Where each proposal leads to, on one imagined table."""
        imagined = determinize(self.view, self.random)
        seed = self.random.getrandbits(32)
        for number, proposal in enumerate(self.left):
            then = self.rehearsal.after(imagined, proposal.action, Random(seed))
            write(self.starts, number, then, self.seat, self.view.hand)

    def play(self, count: int) -> None:
        number = 1 + int(self.random.random() * (MODULUS - 1))
        playouts = (self.playouts, self.playouts + count)
        starts = self.starts[: len(self.left)]
        play_out(starts, self.scratch, self.deck, playouts, number, TURNS, self.scores)
        self.playouts += count

    def leader(self) -> int:
        return max(range(len(self.left)), key=self.estimate)

    def estimate(self, number: int) -> float:
        """The mean of the playouts; the rule of thumb counts like a few of them."""
        if self.playouts == 0:
            return self.left[number].worth
        total = mean_of(self.scores, number, self.playouts) * self.playouts
        return (total + PRIOR * self.left[number].worth) / (self.playouts + PRIOR)

    def drop_the_hopeless(self) -> None:
        if self.playouts < LEAST:
            return
        best = self.leader()
        kept = [
            number
            for number in range(len(self.left))
            if number == best or not is_behind(self.scores, number, best, self.playouts, SURE)
        ]
        if len(kept) == len(self.left):
            return
        self.left = [self.left[number] for number in kept]
        self.starts = chosen(self.starts, kept)
        self.scores = chosen(self.scores, kept)


def chosen(rows: Any, numbers: list[int]) -> Any:
    """Those rows of an array or a list."""
    return [rows[number] for number in numbers] if isinstance(rows, list) else rows[numbers]
