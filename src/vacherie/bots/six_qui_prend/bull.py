"""The bull plays 6 qui prend! by playing each choice out, many times over, from what its seat sees."""

from collections.abc import Sequence
from random import Random
from typing import Any

from vacherie.bots.bot import DEFAULT_BUDGET, Budget
from vacherie.games.six_qui_prend.view import SixView


class SixBull:
    def __init__(self) -> None:
        # Imported only where a bull sits down: Numba takes a while to load.
        from vacherie.bots.six_qui_prend.thinking import choose, warm_up

        warm_up()
        self._choose = choose

    def choose(self, view: Any, legal: Sequence[Any], random: Random, budget: Budget = DEFAULT_BUDGET) -> Any:
        assert isinstance(view, SixView), view
        return self._choose(view, legal, random, budget)
