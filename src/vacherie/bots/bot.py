"""What a bot is: it sees a view of its seat and the legal actions, and returns one of them."""

from collections.abc import Sequence
from random import Random
from time import perf_counter
from typing import Any, Final, Protocol

import msgspec


class Budget(msgspec.Struct, frozen=True):
    """How long a bot may think: a number of playouts, which makes its choice repeatable, or else a time."""

    milliseconds: int = 100
    playouts: int | None = None

    def start(self) -> "Allowance":
        return Allowance(self)


class Allowance:
    """A budget being spent, from now on."""

    __slots__ = ("_end", "_left")

    def __init__(self, budget: Budget) -> None:
        self._left = budget.playouts
        self._end = perf_counter() + budget.milliseconds / 1000

    def spend(self, playouts: int = 1) -> bool:
        """Whether so many more playouts are granted."""
        if self._left is None:
            return perf_counter() < self._end
        self._left -= playouts
        return self._left >= 0


DEFAULT_BUDGET: Final = Budget()


class Bot(Protocol):
    def choose(self, view: Any, legal: Sequence[Any], random: Random, budget: Budget) -> Any:
        """One of the legal actions, found from the view alone."""
