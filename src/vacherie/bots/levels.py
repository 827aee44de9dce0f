"""What a game's package among the bots has to offer."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from random import Random
from typing import Any, Protocol

from vacherie.bots.bot import Bot
from vacherie.bots.weighing import Scales
from vacherie.core.game import AnyGame
from vacherie.games.rooms import find_room

Courtesy = Callable[[Sequence[Any]], Any | None]
"""What a bot does without thinking where people play along; `None` where it has to think."""


def leave_nothing(legal: Sequence[Any]) -> None:
    """In most games a bot plays with people as it does with bots."""


class MakeScales(Protocol):
    def __call__(
        self, view: Any, legal: Sequence[Any], random: Random, played: Any | None = None
    ) -> Scales | None:
        """The decision, ready to be weighed, the action `played` among its choices; `None` where there is
        nothing to weigh."""


@dataclass(frozen=True)
class Levels:
    """Who plays a game at each level, beside the calf, which plays them all."""

    cow: Callable[[], Bot]
    bull: Callable[[], Bot]
    scales: MakeScales
    """The bull's choice is the best of what these have weighed."""
    courtesy: Courtesy = leave_nothing


def levels_of(game: AnyGame) -> Levels:
    """`LEVELS` of `vacherie.bots.<game>`."""
    levels = find_room("bots", game).LEVELS
    assert isinstance(levels, Levels), game.id
    return levels
