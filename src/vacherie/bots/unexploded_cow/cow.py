"""The cow plays Unexploded Cow by rules of thumb."""

from collections.abc import Sequence
from random import Random
from typing import Any

from vacherie.bots.bot import DEFAULT_BUDGET, Budget
from vacherie.bots.unexploded_cow.bombing import best_in_blast, best_roll
from vacherie.bots.unexploded_cow.playing import best_cow, best_play, best_spot
from vacherie.games.unexploded_cow.actions import UnexplodedAction
from vacherie.games.unexploded_cow.view import UnexplodedView


class UnexplodedCowCow:
    def choose(self, view: Any, legal: Sequence[Any], random: Random, budget: Budget = DEFAULT_BUDGET) -> Any:
        assert isinstance(view, UnexplodedView), view
        return legal[0] if len(legal) == 1 else choose(view, legal)


def choose(view: UnexplodedView, legal: Sequence[UnexplodedAction]) -> UnexplodedAction:
    match view.asked:
        case "play":
            return best_play(view, legal)
        case "cow":
            return best_cow(view)
        case "place":
            return best_spot(view)
        case "blast" | "payout":
            return best_in_blast(view)
        case "which_roll":
            return best_roll(view)
        case _:
            raise AssertionError(view.asked)
