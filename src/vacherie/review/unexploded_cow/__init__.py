"""What a review knows of Unexploded Cow."""

from typing import Final

from vacherie.core.game import AnyGame
from vacherie.core.values import Options
from vacherie.review.rooms import Room, Thresholds, Values
from vacherie.review.unexploded_cow.moves import name_move
from vacherie.review.unexploded_cow.reasons import explain


def values(game: AnyGame, options: Options, players: int, playouts: int, seed: int) -> Values:
    # Imported only where something is valued: Numba takes a while to load.
    from vacherie.review.unexploded_cow.values import CowValues

    return CowValues(game, options, players, playouts, seed)


ROOM: Final = Room(
    thresholds=Thresholds(inaccuracy=75.0, mistake=200.0, blunder=450.0),
    budget=6000,
    precise=40.0,
    heats=60,
    explain=explain,
    name_move=name_move,
    values=values,
    value_playouts=300,
)
