"""Several games in a row, for the games whose rules speak of it."""

from collections.abc import Callable
from typing import Any, Final, Protocol

from vacherie.core.errors import GameError
from vacherie.core.game import AnyGame
from vacherie.core.values import Options, Outcome
from vacherie.games.unexploded_cow import GAME as UNEXPLODED_COW
from vacherie.games.unexploded_cow.series import Series as UnexplodedSeries


class AnySeries(Protocol):
    @property
    def options(self) -> Options:
        """Of the next game."""

    def totals(self) -> tuple[int, ...]:
        """The running score."""

    def after(self, outcome: Outcome) -> "AnySeries":
        """With one more game."""


SERIES: Final[dict[str, Callable[[Any], AnySeries]]] = {UNEXPLODED_COW.id: UnexplodedSeries}


def begin_series(game: AnyGame, options: Options) -> AnySeries:
    """Raises `GameError` for a game that knows no series."""
    if game.id not in SERIES:
        raise GameError("no-series", game=game.id, known=", ".join(SERIES))
    return SERIES[game.id](options)
