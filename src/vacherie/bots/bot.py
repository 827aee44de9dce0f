"""What a bot is: it sees a view of its seat and the legal actions, and returns one of them."""

from collections.abc import Sequence
from random import Random
from typing import Any, Final, Protocol

import msgspec


class Budget(msgspec.Struct, frozen=True):
    """How long a bot may think: a time, or a number of playouts, which makes its choice repeatable."""

    milliseconds: int | None = 100
    playouts: int | None = None


DEFAULT_BUDGET: Final = Budget()


class Bot(Protocol):
    def choose(self, view: Any, legal: Sequence[Any], random: Random, budget: Budget = DEFAULT_BUDGET) -> Any:
        """One of the legal actions, found from the view alone."""
