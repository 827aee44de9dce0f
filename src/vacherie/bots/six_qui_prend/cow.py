"""The cow plays 6 qui prend! by rules of thumb."""

from collections.abc import Sequence
from random import Random
from typing import Any

from vacherie.bots.bot import DEFAULT_BUDGET, Budget
from vacherie.bots.six_qui_prend.picking import best_draft, best_pick
from vacherie.bots.six_qui_prend.team import best_replacement, best_sort, best_team_pick, best_window_action
from vacherie.games.six_qui_prend.actions import Agree, ChooseRow, SixAction
from vacherie.games.six_qui_prend.cards import heads_on
from vacherie.games.six_qui_prend.parts import team_of
from vacherie.games.six_qui_prend.view import SixView


class SixCow:
    def choose(self, view: Any, legal: Sequence[Any], random: Random, budget: Budget = DEFAULT_BUDGET) -> Any:
        assert isinstance(view, SixView), view
        return choose(view, legal, random)


def choose(view: SixView, legal: Sequence[SixAction], random: Random) -> SixAction:
    match view.asked:
        case "card":
            return best_team_pick(view, legal, random) if team_of(view) else best_pick(view, legal, random)
        case "row":
            return cheapest_row(view, legal)
        case "draft":
            return best_draft(view, legal)
        case "window":
            return best_window_action(view, legal, random)
        case "replacement":
            return best_replacement(view, legal, random)
        case "sort":
            return best_sort(view, legal, random)
        case "consent":
            return Agree()  # B17: a bot never objects.
        case _:
            raise AssertionError(view.asked)


def cheapest_row(view: SixView, legal: Sequence[SixAction]) -> SixAction:
    """The row with fewest heads; of equal ones the longest, which opens most room."""
    rows = [choice for choice in legal if isinstance(choice, ChooseRow)]
    return min(rows, key=lambda choice: (heads_on(view.rows[choice.row]), -len(view.rows[choice.row])))
