"""What a few deals tell about all deals: means, with their intervals."""

from collections.abc import Mapping, Sequence
from math import ceil
from random import Random
from typing import Final, TypeVar

from vacherie.bots.estimates import CONFIDENCE
from vacherie.bots.strength import Estimate

Number = TypeVar("Number", int, float)

RESAMPLES: Final = 1000
ENOUGH_DEALS: Final = 20
"""From here on the intervals hold the truth about as often as they say."""


class Sample:
    """Values of several quantities on the same deals, and the means of the same resamples of them.

    As each resample takes the same deals for all quantities, differences are paired: what a good hand is
    worth to everybody is no doubt about who plays it better.
    """

    def __init__(self, values: Mapping[str, Sequence[float]], seed: int, resamples: int = RESAMPLES) -> None:
        count = len(next(iter(values.values())))
        random = Random(f"{seed}/resamples")
        self.means = {name: sum(column) / count for name, column in values.items()}
        self.drawn: dict[str, list[float]] = {name: [] for name in values}
        for _ in range(resamples):
            deals = random.choices(range(count), k=count)
            for name, column in values.items():
                self.drawn[name].append(sum(map(column.__getitem__, deals)) / count)

    def mean(self, name: str) -> Estimate:
        return estimate(self.means[name], self.drawn[name])

    def difference(self, name: str, other: str) -> Estimate:
        """How much more the first has than the other."""
        drawn = [mine - theirs for mine, theirs in zip(self.drawn[name], self.drawn[other], strict=True)]
        return estimate(self.means[name] - self.means[other], drawn)


def estimate(mean: float, drawn: Sequence[float]) -> Estimate:
    ordered = sorted(drawn)
    tail = (1 - CONFIDENCE) / 2
    return Estimate(mean, quantile(ordered, tail), quantile(ordered, 1 - tail))


def quantile(ordered: Sequence[float], share: float) -> float:
    """The smallest value that at least this share of the values does not exceed."""
    return ordered[max(0, ceil(share * len(ordered) - 1e-9) - 1)]


def counted_quantile(counts: Mapping[Number, int], share: float) -> Number:
    """The same for values that are given with how often they came."""
    needed = share * sum(counts.values()) - 1e-9
    seen = 0
    for value in sorted(counts):
        seen += counts[value]
        if seen >= needed:
            return value
    raise AssertionError(counts)
