"""Moves of 6 qui prend! in a few words."""

from typing import Final

from vacherie.core.said import Said
from vacherie.core.values import kind_of
from vacherie.games.six_qui_prend import GAME
from vacherie.games.six_qui_prend.actions import SixAction, TeamAction, UseSort
from vacherie.review.rooms import move

NO_WORDS_YET: Final = UseSort
"""The team is asked for a Sort together with its order, which is named card by card."""


def name_move(action: SixAction) -> Said:
    if isinstance(action, TeamAction) and not isinstance(action, NO_WORDS_YET):
        return Said(kind_of(action), GAME.telling.plain(action), area="action")
    return move(action, GAME)
