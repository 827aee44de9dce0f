"""Commands as the player can type them."""

import os
import shlex
import shutil
import sys
from pathlib import Path
from typing import Final

NAME: Final = "vacherie"
THROUGH: Final = "VACHERIE_COMMAND"
"""Set by what calls `vacherie play` for the player: the words to type, up to where arguments would follow."""


def play_command(game: str, *arguments: str) -> str:
    through = os.environ.get(THROUGH)
    if through:
        return through + shlex.quote(" ".join(arguments))
    return shlex.join([program(), "play", game, *arguments])


def replay_command(path: Path, *arguments: str) -> str:
    return shlex.join([program(), "replay", str(path), *arguments])


def program() -> str:
    """Our name where the shell finds it, and otherwise the way that was taken to us."""
    way = sys.argv[0]
    is_ours = Path(way).stem == NAME
    return way if is_ours and shutil.which(NAME) is None else NAME
