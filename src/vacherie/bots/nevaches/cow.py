"""The cow plays NéVaches by plans: what each action does for every card that it could come to play."""

from collections.abc import Callable, Sequence
from random import Random
from typing import Any, Final

from vacherie.bots.bot import DEFAULT_BUDGET, Budget
from vacherie.bots.nevaches.goals import GoalWorth
from vacherie.bots.nevaches.outlook import outlook_of
from vacherie.bots.nevaches.worth import Worth, worth_of
from vacherie.games.nevaches.actions import (
    BringHome,
    ChooseGoal,
    LeaveTree,
    NeVachesAction,
    PlaceTile,
    PlantTree,
    PlayCard,
    RefreshCards,
    RefreshTiles,
    TakeCard,
)
from vacherie.games.nevaches.tiles import number_of, numbers_of
from vacherie.games.nevaches.view import NeVachesView

NEIGHBOUR_WORTH: Final = 0.05
"""A compact landscape holds more shapes."""
REFRESH_WORTH: Final = 12.0
"""What unknown tiles or cards promise, as a worth of plans."""


class NeVachesCow:
    def choose(self, view: Any, legal: Sequence[Any], random: Random, budget: Budget = DEFAULT_BUDGET) -> Any:
        assert isinstance(view, NeVachesView), view
        return choose(view, legal)


def choose(view: NeVachesView, legal: Sequence[NeVachesAction]) -> NeVachesAction:
    if len(legal) == 1 or view.asked == "tree":
        return legal[0]  # A tree is listed before leaving it.
    if view.asked == "goal":
        return max(legal, key=lambda action: paid(view, action))
    if view.asked in ("tile", "card"):
        # Refreshed already; once more could go on for ever where too few others are left.
        legal = [action for action in legal if not isinstance(action, RefreshTiles | RefreshCards)] or legal
    return max(legal, key=valuation(view))


def valuation(view: NeVachesView) -> Callable[[NeVachesAction], float]:
    """What each action is worth, trees and scoring tiles to be chosen apart."""
    outlook = outlook_of(view)
    worth = worth_of(outlook)
    goals = GoalWorth(view, outlook)
    return lambda action: value(worth, goals, action)


def paid(view: NeVachesView, action: NeVachesAction) -> int:
    assert isinstance(action, ChooseGoal), action
    return view.goal_points[view.goals.index(action.goal)]


def value(worth: Worth, goals: GoalWorth, action: NeVachesAction) -> float:
    match action:
        case PlaceTile(landscape, place):
            cell = number_of(place)
            return (
                worth.tiles.get((landscape, cell), 0.0)
                + worth.tiles.get((None, cell), 0.0)
                + NEIGHBOUR_WORTH * worth.outlook.area.sides(cell)
                + goals.of_tile(landscape, cell)
            )
        case TakeCard(card):
            return worth.cards.get(card, 0.0)
        case PlayCard(card, cows):
            return worth.play(card, numbers_of(cows)) + goals.of_cows(-len(cows))
        case BringHome(herd):
            return worth.herds.get(numbers_of(herd), 0.0) + goals.of_cows(len(herd))
        case RefreshTiles() | RefreshCards():
            return REFRESH_WORTH
        case PlantTree() | LeaveTree() | _:
            raise AssertionError(action)
