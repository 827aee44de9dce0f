"""What bots leave to the people at their table."""

from collections.abc import Callable, Sequence
from typing import Any, Final

from vacherie.core.game import AnyGame
from vacherie.games.six_qui_prend import GAME as SIX_QUI_PREND
from vacherie.games.six_qui_prend.actions import Agree, GoOn, SixAction


def leave_the_special_cards(legal: Sequence[SixAction]) -> SixAction | None:
    """B17: bots never object, and leave the special cards to the people.

    Among bots alone nobody else would ever use the special cards, so there the bots decide about them: a
    team of bots plays otherwise than one with a person in it.
    """
    return next((action for action in legal if isinstance(action, Agree | GoOn)), None)


COURTESIES: Final[dict[str, Callable[[Sequence[Any]], Any]]] = {SIX_QUI_PREND.id: leave_the_special_cards}


def courtesy(game: AnyGame, legal: Sequence[Any]) -> Any | None:
    """What a bot does without thinking where a person sits at the table; `None` where it has to think."""
    return COURTESIES[game.id](legal) if game.id in COURTESIES else None
