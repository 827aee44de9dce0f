"""The calf plays any legal action, whatever the game."""

from collections.abc import Sequence
from random import Random
from typing import Any

from vacherie.bots.bot import DEFAULT_BUDGET, Budget


class Calf:
    def choose(self, view: Any, legal: Sequence[Any], random: Random, budget: Budget = DEFAULT_BUDGET) -> Any:
        return legal[int(random.random() * len(legal))]
