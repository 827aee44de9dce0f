"""Moves of Unexploded Cow in a few words."""

from vacherie.core.said import Card, Place, Said
from vacherie.games.unexploded_cow import GAME
from vacherie.games.unexploded_cow.actions import (
    DefuseBomb,
    HandOnBomb,
    MoveCow,
    StealBomb,
    UnexplodedAction,
)
from vacherie.review.rooms import because, move


def name_move(action: UnexplodedAction) -> Said:
    match action:
        case StealBomb(thief, card):
            return because("move-steal_bomb", cow=Card(thief), other=Card(card))
        case HandOnBomb(general, card):
            return because("move-hand_on_bomb", cow=Card(general), other=Card(card))
        case DefuseBomb(mechanic):
            return because("move-defuse_bomb", cow=Card(mechanic))
        case MoveCow(card, place):
            return because("move-move_cow", card=Card(card), place=Place(place))
        case _:
            return move(action, GAME)
