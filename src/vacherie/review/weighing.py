"""Weighs one decision: the best choice is found on some samples, and what it is better by on fresh ones."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from statistics import fmean
from typing import Any, Final

from vacherie.bots.estimates import mean_by_deal
from vacherie.bots.strength import Estimate
from vacherie.bots.weighing import Outcomes, Scales, estimate, is_beaten
from vacherie.core.said import Said
from vacherie.review.findings import NOTHING, Choice

SEARCH_SHARE: Final = 0.5
"""Of the budget, for finding the best choice."""
FIRST_HEATS: Final = 6
ENOUGH: Final = 2
"""Heats of which an interval can be made."""


@dataclass
class Tally:
    """The heats of one choice, each as its mean; heats of two choices with the same number are a pair."""

    worth: list[float] = field(default_factory=list)
    own: list[float] = field(default_factory=list)
    chance: list[float] = field(default_factory=list)
    facts: dict[str, list[float]] = field(default_factory=dict)
    playouts: int = 0

    def add(self, outcomes: Outcomes) -> None:
        self.worth.append(fmean(outcomes.worth))
        self.own.append(fmean(outcomes.own))
        self.chance.append(fmean(outcomes.chance))
        self.playouts += len(outcomes.own)
        for name, values in outcomes.facts.items():
            self.facts.setdefault(name, []).extend(values)

    def all_facts(self) -> dict[str, list[float]]:
        return {"own": self.own, **self.facts}


@dataclass(frozen=True)
class Weighed:
    """What came out: the best choice beside the one that was made, over the same fresh samples."""

    best: int
    played: int
    tallies: dict[int, Tally]
    """Of the search, or of the fresh samples where there are some."""
    worth_cost: Estimate
    cost: Estimate
    chance_cost: Estimate
    playouts: int

    @property
    def is_best(self) -> bool:
        return self.best == self.played

    def choices(self, scales: Scales, name_move: Callable[[Any], Said]) -> tuple[Choice, ...]:
        ranked = sorted(
            self.tallies, key=lambda choice: (choice != self.best, -fmean(self.tallies[choice].worth))
        )
        return tuple(
            described(scales.first_step(choice), name_move, self.tallies[choice]) for choice in ranked
        )


def described(action: Any, name_move: Callable[[Any], Said], tally: Tally) -> Choice:
    return Choice(action, name_move(action), interval(tally.own), interval(tally.chance), tally.playouts)


def interval(values: Sequence[float]) -> Estimate:
    if len(values) < ENOUGH:
        return Estimate(values[0], values[0], values[0])
    return mean_by_deal(values)


def weighed(scales: Scales, made: Sequence[int], budget: int, precise: float, least_heats: int) -> Weighed:
    """`made` are the choices that somebody made with the action played; the best of them is theirs.

    What is clearly worse drops out of the search, but not what was played.
    """
    tallies = {choice: Tally() for choice in range(len(scales.actions))}
    running = list(tallies)
    spent, next_cut = 0, FIRST_HEATS
    while len(running) > 1 and (spent < budget * SEARCH_SHARE or not tallies[running[0]].own):
        for choice, outcomes in zip(running, scales.play(running), strict=True):
            tallies[choice].add(outcomes)
        spent += scales.heat * len(running)
        if len(tallies[running[0]].own) == next_cut:
            running = kept(running, made, tallies)
            next_cut += 1 + next_cut // 4
            if all(choice in made for choice in running):
                break
    best = leader(scales, running, tallies)
    played = leader(scales, made, tallies)
    if best in made:
        return Weighed(best, best, told(tallies), NOTHING, NOTHING, NOTHING, spent)
    fresh = {best: Tally(), played: Tally()}
    heats, next_look = 0, least_heats
    while heats < least_heats or spent < budget:
        for choice, outcomes in zip(fresh, scales.play([best, played]), strict=True):
            fresh[choice].add(outcomes)
        heats += 1
        spent += 2 * scales.heat
        if heats == next_look:
            # Looked at by its width alone: to stop at a welcome answer would bend it.
            gap = difference(fresh[best].own, fresh[played].own)
            if (gap.high - gap.low) / 2 < precise:
                break
            next_look *= 2
    one, other = fresh[best], fresh[played]
    return Weighed(
        best,
        played,
        told(tallies | fresh),
        difference(one.worth, other.worth),
        difference(one.own, other.own),
        difference(one.chance, other.chance),
        spent,
    )


def kept(running: Sequence[int], made: Sequence[int], tallies: dict[int, Tally]) -> list[int]:
    best = max(running, key=lambda choice: fmean(tallies[choice].worth))
    front = tallies[best].worth
    return [
        choice
        for choice in running
        if choice == best or choice in made or not is_beaten(tallies[choice].worth, front)
    ]


def leader(scales: Scales, choices: Sequence[int], tallies: dict[int, Tally]) -> int:
    return max(choices, key=lambda choice: (estimate(scales, choice, tallies[choice].worth), -choice))


def told(tallies: dict[int, Tally]) -> dict[int, Tally]:
    return {choice: tally for choice, tally in tallies.items() if tally.own}


def difference(ones: Sequence[float], others: Sequence[float]) -> Estimate:
    return interval([one - other for one, other in zip(ones, others, strict=True)])
