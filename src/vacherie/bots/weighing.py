"""Weighs the choices of a decision: each is played on over the same samples of what is hidden."""

from abc import ABC, abstractmethod
from collections.abc import Sequence
from math import sqrt
from typing import Any, Final, NamedTuple

from vacherie.bots.bot import Allowance

BOTS_VERSION: Final = 1
"""Raised when the same decision would be weighed otherwise."""
CLEARLY: Final = 2.5
"""How many standard errors behind the best a choice is given up."""
NO_END: Final = 1 << 30


class Outcomes(NamedTuple):
    """What some playouts of one choice came to: lists as long as there are playouts."""

    worth: list[float]
    """What the bull aims at, in its own measure."""
    own: list[float]
    """What the seat gets, in the game's own currency; more is better."""
    chance: list[float]
    """Of winning."""
    facts: dict[str, list[float]]
    """What else the game counts, by name."""


class Scales(ABC):
    """One decision of one seat, judged by what the seat can know."""

    actions: Sequence[Any]
    """The choices. An action stands here more than once where there are several ways to go on from it."""
    priors: Sequence[float] = ()
    """What rules of thumb think each is worth."""
    faith: int = 0
    """For how many playouts the prior counts."""
    heat: int = 1
    """How many playouts of each choice are made at a time."""
    first_cut: int = 6
    """After so many heats nobody is given up yet."""
    most_heats: int = NO_END
    """So many tell apart what can be told apart."""

    @abstractmethod
    def play(self, running: Sequence[int]) -> list[Outcomes]:
        """A heat of each of these choices, all over the same samples."""

    def is_choice(self, choice: int, action: Any) -> bool:
        """Whether somebody who takes this action has made this choice."""
        return bool(self.actions[choice] == action)

    def first_step(self, choice: int) -> Any:
        """The action with which the choice begins."""
        return self.actions[choice]


def best_of(scales: Scales, allowance: Allowance) -> int:
    """Which choice is worth most, when nothing is left to spend or to be told apart."""
    running = list(range(len(scales.actions)))
    results: list[list[float]] = [[] for _ in running]
    heats, next_cut = 0, scales.first_cut
    while len(running) > 1 and heats < scales.most_heats:
        is_granted = allowance.spend(scales.heat * len(running))
        # Without any prior the first heat is run whatever the budget: a choice by nothing would be chance.
        if not is_granted and (heats > 0 or scales.priors):
            break
        for choice, outcomes in zip(running, scales.play(running), strict=True):
            results[choice].append(sum(outcomes.worth) / len(outcomes.worth))
        heats += 1
        if heats == next_cut:
            running = front_runners(scales, running, results)
            next_cut += 1 + next_cut // 4
    return leader_of(scales, running, results)


def leader_of(scales: Scales, running: Sequence[int], results: Sequence[Sequence[float]]) -> int:
    return max(running, key=lambda choice: (estimate(scales, choice, results[choice]), -choice))


def estimate(scales: Scales, choice: int, heats: Sequence[float]) -> float:
    """The mean of the playouts; the rule of thumb counts like a few of them."""
    playouts = scales.heat * len(heats)
    prior = scales.priors[choice] if scales.priors else 0.0
    return (scales.heat * sum(heats) + scales.faith * prior) / max(1, playouts + scales.faith)


def front_runners(scales: Scales, running: Sequence[int], results: Sequence[Sequence[float]]) -> list[int]:
    best = leader_of(scales, running, results)
    return [choice for choice in running if choice == best or not is_beaten(results[choice], results[best])]


def is_beaten(heats: Sequence[float], best: Sequence[float]) -> bool:
    """Whether these heats, taken in pairs with the best ones, are worse beyond doubt."""
    count = len(heats)
    gaps = [high - low for high, low in zip(best, heats, strict=True)]
    mean = sum(gaps) / count
    variance = sum((gap - mean) ** 2 for gap in gaps) / (count - 1)
    return mean > CLEARLY * sqrt(variance / count)
