"""The bull plays whole turns through, weighs what each leaves behind, and plays the best of them on."""

from collections.abc import Sequence
from random import Random
from typing import Any

from msgspec.structs import replace

from vacherie.bots.bot import DEFAULT_BUDGET, Budget
from vacherie.bots.nevaches.cow import paid
from vacherie.bots.nevaches.playouts import best_line
from vacherie.bots.nevaches.turn_search import TurnSearch
from vacherie.games.nevaches.determinize import determinize
from vacherie.games.nevaches.view import NeVachesView


class NeVachesBull:
    def choose(self, view: Any, legal: Sequence[Any], random: Random, budget: Budget = DEFAULT_BUDGET) -> Any:
        assert isinstance(view, NeVachesView), view
        assert view.viewer is not None
        if len(legal) == 1:
            return legal[0]
        if view.asked == "goal":
            return max(legal, key=lambda action: paid(view, action))
        # The last round of playouts may begin just before the time is over, and has to end.
        allowance = replace(budget, milliseconds=budget.milliseconds * 3 // 4).start()
        lines = TurnSearch(determinize(view, random), view.viewer, random).lines(legal)
        if view.asked in ("tree", "start_card"):
            return lines[0].action
        return best_line(view, lines, random, allowance).action
