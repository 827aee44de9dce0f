"""What is counted in many games: whole numbers under names, so that portions can be added up in any order."""

from abc import ABC, abstractmethod
from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from typing import Any, Generic, TypeVar

from vacherie.core.values import Options, Outcome
from vacherie.lab.report.page import Page
from vacherie.messages.catalogue import Catalogue

Key = int | tuple[int, ...]
OptionsT = TypeVar("OptionsT", bound=Options)


class NamedCounts:
    """Counts by name and key."""

    def __init__(self) -> None:
        self.counts: dict[str, Counter[Key]] = {}

    def add(self, name: str, key: Key, amount: int = 1) -> None:
        self.counts.setdefault(name, Counter())[key] += amount

    def merge(self, other: "NamedCounts") -> None:
        for name, counts in other.counts.items():
            # Counter.update adds, and keeps what is below zero.
            self.counts.setdefault(name, Counter()).update(counts)

    def of(self, name: str) -> Mapping[Key, int]:
        return self.counts.get(name, Counter())

    def count(self, name: str, key: Key) -> int:
        return self.of(name).get(key, 0)

    def distribution(self, name: str) -> dict[int, int]:
        """Where the keys are numbers: how often there was which, in rising order."""
        return dict(sorted(self.numbers(name)))

    def numbers(self, name: str) -> Iterator[tuple[int, int]]:
        return ((key, count) for key, count in self.of(name).items() if isinstance(key, int))

    def distributions(self, name: str) -> dict[int, dict[int, int]]:
        """Where the keys are pairs: a distribution of the second for each first."""
        parts: dict[int, dict[int, int]] = {}
        for key, count in self.of(name).items():
            assert isinstance(key, tuple), key
            first, second = key
            parts.setdefault(first, {})[second] = count
        return {first: dict(sorted(parts[first].items())) for first in sorted(parts)}


def mean(distribution: Mapping[int, int]) -> float:
    return sum(value * count for value, count in distribution.items()) / sum(distribution.values())


def share_between(distribution: Mapping[int, int], least: int, most: int) -> float:
    inside = sum(count for value, count in distribution.items() if least <= value <= most)
    return inside / sum(distribution.values())


class Collector(ABC):
    """Watches one game, and writes down what is counted in it."""

    @abstractmethod
    def note(self, event: Any) -> None:
        """The next thing that happened, as it truly was."""

    @abstractmethod
    def end(self, outcome: Outcome) -> None:
        """The game is over."""


class Report(ABC, Generic[OptionsT]):
    """What one game has to say about many of its games."""

    @abstractmethod
    def collector(self, options: OptionsT, players: int, counts: NamedCounts) -> Collector:
        """For one more game, whose counts are added to these."""

    @abstractmethod
    def page(
        self, counts: NamedCounts, options: OptionsT, bots: Sequence[str], games: int, words: Catalogue
    ) -> Page:
        """All that the counts show, in the words of one language."""


AnyReport = Report[Any]
