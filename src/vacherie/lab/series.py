"""Several games in a row, for the games whose rules speak of it."""

from vacherie.core.errors import GameError
from vacherie.core.game import AnyGame
from vacherie.core.series import Series
from vacherie.core.values import Options
from vacherie.games import GAMES


def begin_series(game: AnyGame, options: Options) -> Series:
    """Raises `GameError` for a game that knows no series."""
    if game.series_type is None:
        known = ", ".join(name for name, other in GAMES.items() if other.series_type is not None)
        raise GameError("no-series", game=game.id, known=known)
    return game.series_type(options)
