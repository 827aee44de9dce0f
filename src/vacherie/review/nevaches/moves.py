"""Moves of NéVaches in a few words."""

from vacherie.core.said import Said
from vacherie.games.nevaches import GAME
from vacherie.games.nevaches.actions import BringHome, NeVachesAction, PlaceTile
from vacherie.games.nevaches.telling import Cell, Tile
from vacherie.review.rooms import move


def name_move(action: NeVachesAction) -> Said:
    match action:
        case PlaceTile(landscape):
            return move(action, GAME, tile=Tile(landscape))
        case BringHome(herd):
            return move(action, GAME, cows=tuple(map(Cell, herd)))
        case _:
            return move(action, GAME)
