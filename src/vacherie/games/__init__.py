"""The games there are, by name."""

from typing import Final

from vacherie.core.errors import UnknownName
from vacherie.core.game import AnyGame
from vacherie.games.nevaches import GAME as NEVACHES
from vacherie.games.six_qui_prend import GAME as SIX_QUI_PREND
from vacherie.games.unexploded_cow import GAME as UNEXPLODED_COW

GAMES: Final[dict[str, AnyGame]] = {game.id: game for game in (SIX_QUI_PREND, UNEXPLODED_COW, NEVACHES)}


def find_game(name: str) -> AnyGame:
    """Raises `UnknownName` with the list of games."""
    game = GAMES.get(name)
    if game is None:
        raise UnknownName("unknown-game", name=name, known=", ".join(GAMES))
    return game
