"""The bull plays whole turns through, weighs what each leaves behind, and plays the best of them on."""

from collections.abc import Sequence
from random import Random
from typing import Any, Final

from msgspec.structs import replace

from vacherie.bots.bot import DEFAULT_BUDGET, Budget
from vacherie.bots.nevaches.cow import paid
from vacherie.bots.nevaches.scales import scales_of
from vacherie.bots.weighing import best_of
from vacherie.games.nevaches.view import NeVachesView

NOTHING: Final = Budget(playouts=0)


class NeVachesBull:
    def choose(self, view: Any, legal: Sequence[Any], random: Random, budget: Budget = DEFAULT_BUDGET) -> Any:
        assert isinstance(view, NeVachesView), view
        if len(legal) == 1:
            return legal[0]
        if view.asked == "goal":
            return max(legal, key=lambda action: paid(view, action))
        # The last round of playouts may begin just before the time is over, and has to end.
        allowance = replace(budget, milliseconds=budget.milliseconds * 3 // 4).start()
        scales = scales_of(view, legal, random)
        if view.asked in ("tree", "start_card"):
            allowance = NOTHING.start()
        return scales.actions[best_of(scales, allowance)]
