"""Tables that are hard to lay out, for the geometry tests: the fullest positions random play comes by."""

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, field
from random import Random
from typing import Any, Final

import msgspec

from vacherie.core.game import AnyGame, AnyState
from vacherie.core.values import CHANCE, Options, Seat

VIEWER: Final[Seat] = 0
GAMES_EACH: Final = 12
"""So many games are played for each situation; the fullest position of all of them is kept."""

Fullness = Callable[[Any], int | None]
"""How full a position is; `None` where it is not the situation that is looked for."""


@dataclass(frozen=True)
class Situation:
    players: int
    fullness: Fullness
    options: Mapping[str, Any] = field(default_factory=dict)


def is_asked(state: Any, *questions: str) -> bool:
    """Whether the viewer is to answer one of these questions."""
    return VIEWER in state.to_act() and state.asked in questions


def found(game: AnyGame, situation: Situation) -> dict[str, Any]:
    """The fullest position, as the viewer sees it."""
    options = msgspec.convert(situation.options, game.options_type)
    fullest: tuple[int, dict[str, Any]] | None = None
    for seed in range(GAMES_EACH):
        for state in positions(game, options, situation.players, Random(seed)):
            fullness = situation.fullness(state)
            if fullness is not None and (fullest is None or fullness > fullest[0]):
                fullest = fullness, {"view": state.view(VIEWER), "legal": state.legal_actions(VIEWER)}
    assert fullest is not None, situation
    return {"game": game.id, **fullest[1]}


def positions(game: AnyGame, options: Options, players: int, random: Random) -> Iterator[AnyState]:
    """One after the other, the state itself: it moves on when the next one is asked for."""
    state = game.new(options, players)
    while actors := state.to_act():
        yield state
        actor = actors[int(random.random() * len(actors))]
        action = state.draw(random) if actor == CHANCE else state.random_action(actor, random)
        state.advance(actor, action)
