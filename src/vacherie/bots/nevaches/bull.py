"""The bull looks through its whole turn, and weighs what each way to play it leaves behind."""

from collections.abc import Sequence
from random import Random
from typing import Any

from vacherie.bots.bot import DEFAULT_BUDGET, Budget
from vacherie.bots.nevaches.cow import paid
from vacherie.bots.nevaches.turn_search import TurnSearch
from vacherie.games.nevaches.determinize import determinize
from vacherie.games.nevaches.view import NeVachesView


class NeVachesBull:
    """A playout is one way to play the turn, weighed at its end."""

    def choose(self, view: Any, legal: Sequence[Any], random: Random, budget: Budget = DEFAULT_BUDGET) -> Any:
        assert isinstance(view, NeVachesView), view
        assert view.viewer is not None
        if len(legal) == 1:
            return legal[0]
        if view.asked == "goal":
            return max(legal, key=lambda action: paid(view, action))
        allowance = budget.start()
        table = determinize(view, random)
        return TurnSearch(table, view.viewer, random, allowance).best(legal)
