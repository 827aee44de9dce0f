"""The bull looks ahead: it plays each promising choice out, many times, and takes the one that ends best."""

from collections.abc import Sequence
from random import Random
from typing import Any

from vacherie.bots.bot import DEFAULT_BUDGET, Budget
from vacherie.bots.unexploded_cow.playing import BEFORE_ROLLING, Prospect
from vacherie.bots.unexploded_cow.proposals import proposals
from vacherie.games.unexploded_cow.actions import PlayEvent, RollDie, UnexplodedAction
from vacherie.games.unexploded_cow.view import UnexplodedView


class UnexplodedCowBull:
    def choose(self, view: Any, legal: Sequence[Any], random: Random, budget: Budget = DEFAULT_BUDGET) -> Any:
        assert isinstance(view, UnexplodedView), view
        return legal[0] if len(legal) == 1 else choose(view, legal, random, budget)


def choose(
    view: UnexplodedView, legal: Sequence[UnexplodedAction], random: Random, budget: Budget
) -> UnexplodedAction:
    from vacherie.bots.unexploded_cow.search import Search

    if view.table.asked == "play" and view.table.moves:
        move = Prospect(view).arrangement()
        if move is not None and move in legal:
            return move
    action = Search(view, proposals(view, legal), random).run(budget).action
    return in_order_first(view, legal, action)


def in_order_first(
    view: UnexplodedView, legal: Sequence[UnexplodedAction], action: UnexplodedAction
) -> UnexplodedAction:
    """Before a roll the herd is put in order."""
    if view.table.asked != "play" or not is_about_rolling(view, action):
        return action
    move = Prospect(view).arrangement()
    return move if move is not None and move in legal else action


def is_about_rolling(view: UnexplodedView, action: UnexplodedAction) -> bool:
    if isinstance(action, PlayEvent):
        return Prospect(view).outlook.deck.effects[action.card] in BEFORE_ROLLING
    return isinstance(action, RollDie)
