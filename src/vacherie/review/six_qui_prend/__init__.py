"""What a review knows of 6 qui prend!."""

from typing import Final

from vacherie.core.game import AnyGame
from vacherie.core.values import Options
from vacherie.review.rooms import Room, Thresholds, Values
from vacherie.review.six_qui_prend.moves import name_move
from vacherie.review.six_qui_prend.reasons import explain


def values(game: AnyGame, options: Options, players: int, playouts: int, seed: int) -> Values:
    # Imported only where something is valued: Numba takes a while to load.
    from vacherie.review.six_qui_prend.values import SixValues

    return SixValues(game, options, players, playouts, seed)


ROOM: Final = Room(
    thresholds=Thresholds(inaccuracy=0.6, mistake=1.5, blunder=3.0),
    budget=4000,
    precise=0.25,
    heats=60,
    explain=explain,
    name_move=name_move,
    values=values,
    value_playouts=100,
)
