"""The herd's order before the die is rolled: moves in it cost nothing, and are carried through once begun."""

from collections.abc import Sequence

from vacherie.bots.unexploded_cow.playing import BEFORE_ROLLING, Prospect
from vacherie.games.unexploded_cow.actions import MoveCow, PlayEvent, RollDie, UnexplodedAction
from vacherie.games.unexploded_cow.view import UnexplodedView


def arrangement(view: UnexplodedView, legal: Sequence[UnexplodedAction]) -> MoveCow | None:
    """The next move towards the herd's order."""
    if view.asked != "play":
        return None
    move = Prospect(view).arrangement()
    return move if move in legal else None


def is_about_rolling(view: UnexplodedView, action: UnexplodedAction) -> bool:
    """Whether the herd should stand in its order before."""
    if isinstance(action, PlayEvent):
        return Prospect(view).outlook.deck.effects[action.card] in BEFORE_ROLLING
    return isinstance(action, RollDie)
