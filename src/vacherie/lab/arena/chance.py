"""The same chance for every table of a deal, however differently the tables play."""

from collections import Counter
from random import Random
from typing import Any

from vacherie.core.game import AnyState
from vacherie.core.values import kind_of


class DealtChance:
    """The third roll is the same at every table, and so is the second shuffle of the same cards.

    Each kind of chance has its own count, and each of its draws its own randomness: tables that need a
    shuffle earlier, or never, still see the same dice.
    """

    def __init__(self, seed: str) -> None:
        self.seed = seed
        self.drawn = Counter[str]()

    def __call__(self, state: AnyState) -> Any:
        kind = kind_of(state.draw(Random(0)))
        self.drawn[kind] += 1
        return state.draw(Random(f"{self.seed}/{kind}/{self.drawn[kind]}"))
