"""Numbers for learners: each game's actions, chance's outcomes and observations as whole numbers and vectors.

Plain Python: the environments make arrays of it.
"""

from typing import Any

from vacherie.core.values import Options
from vacherie.games import find_game
from vacherie.research.encoding.base import Encoding
from vacherie.research.encoding.nevaches import NeVachesEncoding
from vacherie.research.encoding.six_qui_prend import SixEncoding
from vacherie.research.encoding.unexploded_cow import UnexplodedEncoding

ENCODINGS: dict[str, type[Encoding]] = {
    encoding.game.id: encoding for encoding in (SixEncoding, UnexplodedEncoding, NeVachesEncoding)
}


def encoding_of(name: str, options: Any, players: int) -> Encoding:
    """The encoding of one game; raises what is wrong with its name, its options or its number of players."""
    game = find_game(name)
    assert isinstance(options, Options), options
    game.check(options, players)
    return ENCODINGS[game.id](options, players)
