"""A decision of Unexploded Cow on the scales: playouts of every proposal on the same deals and rolls."""

from collections.abc import Sequence
from random import Random
from typing import Any, Final

from vacherie.bots.unexploded_cow.arranging import arrangement, is_about_rolling
from vacherie.bots.unexploded_cow.playout.chance import MODULUS
from vacherie.bots.unexploded_cow.playout.game import CHANCE, CITY, FIELDS, MONEY, OWN, POT, WORTH, play_out
from vacherie.bots.unexploded_cow.playout.layout import grid, tables
from vacherie.bots.unexploded_cow.playout.writing import capacity_for, write, written_deck
from vacherie.bots.unexploded_cow.proposals import Proposal, proposals
from vacherie.bots.unexploded_cow.rehearsal import Rehearsal
from vacherie.bots.weighing import Outcomes, Scales
from vacherie.games.unexploded_cow.actions import MoveCow, UnexplodedAction
from vacherie.games.unexploded_cow.clauses import SIX
from vacherie.games.unexploded_cow.determinize import determinize
from vacherie.games.unexploded_cow.view import UnexplodedView

PLAYOUTS_A_TABLE: Final = 512
"""After so many playouts another table is imagined."""
MOST_PLAYOUTS: Final = 4096
"""Of one proposal: more would not tell two apart that are still together."""
TURNS: Final = 8
"""How far a playout goes; then the table is weighed."""
PRIOR: Final = 40
"""For how many playouts the cow's rule of thumb counts."""


def scales_of(
    view: UnexplodedView,
    legal: Sequence[UnexplodedAction],
    random: Random,
    played: UnexplodedAction | None = None,
) -> "CowScales | None":
    """Moves within a herd are not weighed by themselves: they cost nothing until the die is rolled."""
    if isinstance(played, MoveCow):
        return None
    return CowScales(view, legal, random, played)


class CowScales(Scales):
    """What was `played` stands last if nobody would have proposed it."""

    heat = SIX
    faith = PRIOR
    most_heats = MOST_PLAYOUTS // SIX

    def __init__(
        self,
        view: UnexplodedView,
        legal: Sequence[UnexplodedAction],
        random: Random,
        played: UnexplodedAction | None = None,
    ) -> None:
        assert view.viewer is not None
        ideas = proposals(view, legal)
        self.rehearsal = Rehearsal(view)
        self.arrangement = arrangement(view, legal)
        """The first move towards the herd's order, where it stands in another."""
        is_rash = self.arrangement is not None and played is not None and is_about_rolling(view, played)
        self.unarranged = len(ideas) if is_rash else None
        """The choice to roll with the herds as they stand."""
        if played is not None and (is_rash or all(idea.action != played for idea in ideas)):
            ideas.append(Proposal(played, 0.0))
        self.actions = [idea.action for idea in ideas]
        self.priors = [idea.worth for idea in ideas]
        self.view = view
        self.seat = view.viewer
        self.random = random
        self.deck = written_deck(view.options)
        capacity = capacity_for(view.options)
        self.scratch = tables(1, capacity)
        self.starts = tables(len(ideas), capacity)
        self.imagined: tuple[int, ...] = ()
        """Which choices lead on from the table that is imagined now."""
        self.playouts = 0
        self.playouts_here = 0

    def play(self, running: Sequence[int]) -> list[Outcomes]:
        chosen = tuple(running)
        if chosen != self.imagined or self.playouts_here * len(chosen) >= PLAYOUTS_A_TABLE:
            self.imagine(chosen)
        number = 1 + int(self.random.random() * (MODULUS - 1))
        playouts = (self.playouts, self.playouts + self.heat)
        scores = grid(len(chosen), self.heat * FIELDS)
        play_out(self.starts[: len(chosen)], self.scratch, self.deck, playouts, number, TURNS, scores)
        self.playouts += self.heat
        self.playouts_here += self.heat
        return [self.outcomes(row) for row in scores]

    def imagine(self, chosen: tuple[int, ...]) -> None:
        """Where each choice leads to, on one imagined table."""
        imagined = determinize(self.view, self.random)
        seed = self.random.getrandbits(32)
        for number, choice in enumerate(chosen):
            is_arranged = choice != self.unarranged
            then = self.rehearsal.after(imagined, self.actions[choice], Random(seed), is_arranged)
            write(self.starts, number, then, self.seat, self.view.hand)
        self.imagined = chosen
        self.playouts_here = 0

    def is_choice(self, choice: int, action: UnexplodedAction) -> bool:
        return super().is_choice(choice, action) and self.unarranged in (None, choice)

    def first_step(self, choice: int) -> UnexplodedAction:
        action: UnexplodedAction = self.actions[choice]
        if self.arrangement is None or choice == self.unarranged or not is_about_rolling(self.view, action):
            return action
        return self.arrangement

    def outcomes(self, row: Any) -> Outcomes:
        scores = [float(score) for score in row]
        before = self.view.money[self.seat]
        return Outcomes(
            worth=scores[WORTH::FIELDS],
            own=scores[OWN::FIELDS],
            chance=scores[CHANCE::FIELDS],
            facts={
                "earned": [money - before for money in scores[MONEY::FIELDS]],
                "city": scores[CITY::FIELDS],
                "pot": scores[POT::FIELDS],
            },
        )
