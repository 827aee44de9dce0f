"""What a game's package among the bots has to offer."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any

from vacherie.bots.bot import Bot
from vacherie.core.game import AnyGame
from vacherie.games.rooms import find_room

Courtesy = Callable[[Sequence[Any]], Any | None]
"""What a bot does without thinking where people play along; `None` where it has to think."""


def leave_nothing(legal: Sequence[Any]) -> None:
    """In most games a bot plays with people as it does with bots."""


@dataclass(frozen=True)
class Levels:
    """Who plays a game at each level, beside the calf, which plays them all."""

    cow: Callable[[], Bot]
    bull: Callable[[], Bot]
    courtesy: Courtesy = leave_nothing


def levels_of(game: AnyGame) -> Levels:
    """`LEVELS` of `vacherie.bots.<game>`."""
    levels = find_room("bots", game).LEVELS
    assert isinstance(levels, Levels), game.id
    return levels
