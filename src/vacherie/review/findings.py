"""What a review says, as plain data: codes and figures, no words."""

from typing import Literal

import msgspec

from vacherie.bots.strength import Estimate
from vacherie.core.said import Said
from vacherie.core.values import Action, Seat

Verdict = Literal["best", "equal", "good", "inaccuracy", "mistake", "blunder"]
"""`equal` where the playouts cannot tell the move from the best one, or it is no worse: nobody is blamed."""
BLAMED: tuple[Verdict, ...] = ("inaccuracy", "mistake", "blunder")
SERIOUS: tuple[Verdict, ...] = ("mistake", "blunder")
NOTHING = Estimate(0.0, 0.0, 0.0)


class Choice(msgspec.Struct, frozen=True):
    """One of the choices that were weighed, by what the seat could know."""

    action: Action
    said: Said
    """The action in a few words."""
    own: Estimate
    """What the seat could expect, in the game's own currency; more is better."""
    chance: Estimate
    """Of winning."""
    playouts: int


class Decision(msgspec.Struct, frozen=True):
    """One choice that a seat really had."""

    step: int
    """The number of the action in the record, from 1 on."""
    seat: Seat
    asked: str
    played: Action
    best: Action
    played_said: Said
    best_said: Said
    choices: tuple[Choice, ...]
    """The best first."""
    cost: Estimate
    """What the best would have brought more, in the game's own currency."""
    chance_cost: Estimate
    """The same in chances to win."""
    verdict: Verdict
    reasons: tuple[Said, ...]
    """What was counted in the same playouts for the move played and the better one; the area is "review"."""
    playouts: int

    @property
    def blamed_cost(self) -> float:
        return self.cost.mean if self.verdict in BLAMED else 0.0


class Weighing(msgspec.Struct, frozen=True):
    """One position: its choices, the best first; of an action that was asked about, what it costs and why."""

    choices: tuple[Choice, ...]
    decision: Decision | None


class Luck(msgspec.Struct, frozen=True):
    """Where a seat's result came from: `result` is `expected` and all that follows it, to the last digit."""

    seat: Seat
    result: float
    expected: float
    """At the start of the game."""
    chance: float
    """What cards and dice did."""
    others: float
    """What the others' choices did."""
    mistakes: float
    """What the seat's own mistakes did."""
    hidden: float
    """What else its own choices did: what the hidden cards made of them."""

    @property
    def adjusted(self) -> float:
        """What is left without the luck of cards and dice and without the others: the seat's own doing."""
        return self.expected + self.mistakes + self.hidden


class Moment(msgspec.Struct, frozen=True):
    """What each seat could expect, by the whole truth, after so many actions."""

    step: int
    expected: tuple[float, ...]


class Versions(msgspec.Struct, frozen=True):
    rules: int
    bots: int
    review: int


class Review(msgspec.Struct, frozen=True):
    game: str
    players: int
    versions: Versions
    budget: int
    """Playouts for each decision."""
    seed: int
    done: int
    """Decisions that have been weighed with the whole budget."""
    total: int
    decisions: tuple[Decision, ...]
    luck: tuple[Luck, ...]
    """Empty until all is weighed."""
    moments: tuple[Moment, ...]

    @property
    def is_finished(self) -> bool:
        return bool(self.luck)
