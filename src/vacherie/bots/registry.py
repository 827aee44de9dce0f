"""Which levels there are, and who plays them in which game."""

from collections.abc import Callable
from importlib.metadata import EntryPoint
from typing import Final

from vacherie.bots.bot import Bot
from vacherie.bots.calf import Calf
from vacherie.bots.levels import levels_of
from vacherie.bots.plugins import plugged_in_bot, plugins
from vacherie.core.errors import UnknownName
from vacherie.core.game import AnyGame

BOTS: Final[dict[str, Callable[[AnyGame], Bot]]] = {
    "calf": lambda game: Calf(),
    "cow": lambda game: levels_of(game).cow(),
    "bull": lambda game: levels_of(game).bull(),
}
"""Our own levels; no bot of another package can take their names."""


def known_bots() -> tuple[str, ...]:
    """Our own levels, then the bots of other packages."""
    return tuple(dict.fromkeys((*BOTS, *plugins())))


def find_bot(name: str, game: AnyGame) -> Bot:
    """Raises `UnknownName` with the list of bots, or `GameError` for a broken one of another package.

    Runs the code of that package: `guarded_bot` has this done in a process of its own.
    """
    if name in BOTS:
        return BOTS[name](game)
    return plugged_in_bot(find_plugin(name), game)


def find_plugin(name: str) -> EntryPoint:
    """What a package says about a bot, none of its code run; raises `UnknownName` with the list of bots."""
    entry = plugins().get(name)
    if entry is None:
        raise UnknownName("unknown-bot", name=name, known=", ".join(known_bots()))
    return entry
