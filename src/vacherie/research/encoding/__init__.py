"""Numbers for learners: each game's actions, chance's outcomes and observations as whole numbers and vectors.

Plain Python: the environments make arrays of it.
"""

from typing import Any

from vacherie.core.game import AnyGame
from vacherie.core.values import Options
from vacherie.games import find_game
from vacherie.games.rooms import find_room
from vacherie.research.encoding.base import Encoding


def find_encoding(game: AnyGame) -> type[Encoding]:
    """`ENCODING` of `vacherie.research.encoding.<game>`."""
    encoding: type[Encoding] = find_room("research.encoding", game).ENCODING
    assert issubclass(encoding, Encoding), game.id
    return encoding


def encoding_of(name: str, options: Any, players: int) -> Encoding:
    """The encoding of one game; raises what is wrong with its name, its options or its number of players."""
    game = find_game(name)
    assert isinstance(options, Options), options
    game.check(options, players)
    return find_encoding(game)(options, players)
