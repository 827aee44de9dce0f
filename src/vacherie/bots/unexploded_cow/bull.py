"""The bull looks ahead: it plays each promising choice out, many times, and takes the one that ends best."""

from collections.abc import Sequence
from functools import cache
from random import Random
from typing import Any

from vacherie.bots.bot import DEFAULT_BUDGET, Allowance, Budget
from vacherie.bots.unexploded_cow.arranging import arrangement, is_about_rolling
from vacherie.bots.weighing import best_of
from vacherie.core.values import CHANCE
from vacherie.games.unexploded_cow import GAME
from vacherie.games.unexploded_cow.actions import UnexplodedAction
from vacherie.games.unexploded_cow.options import UnexplodedOptions
from vacherie.games.unexploded_cow.view import UnexplodedView


class UnexplodedCowBull:
    def __init__(self) -> None:
        wake()

    def choose(self, view: Any, legal: Sequence[Any], random: Random, budget: Budget = DEFAULT_BUDGET) -> Any:
        assert isinstance(view, UnexplodedView), view
        if len(legal) == 1:
            return legal[0]
        allowance = budget.start()
        move = arrangement(view, legal) if view.moves else None
        if move is not None:
            return move
        action = best_action(view, legal, random, allowance)
        return arrangement(view, legal) or action if is_about_rolling(view, action) else action


def best_action(
    view: UnexplodedView, legal: Sequence[UnexplodedAction], random: Random, allowance: Allowance
) -> UnexplodedAction:
    # Imported only where something is weighed: Numba takes a while to load.
    from vacherie.bots.unexploded_cow.scales import scales_of

    scales = scales_of(view, legal, random)
    assert scales is not None
    action: UnexplodedAction = scales.actions[best_of(scales, allowance)]
    return action


@cache
def wake() -> None:
    """Thinks about something: what is to be compiled or loaded, is."""
    state = GAME.new(UnexplodedOptions(), 2)
    state.advance(CHANCE, state.draw(Random(0)))
    (seat,) = state.to_act()
    assert seat != CHANCE
    best_action(state.view(seat), state.legal_actions(seat), Random(0), Budget(playouts=1000).start())
