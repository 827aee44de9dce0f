"""What a game's package among the reviews has to offer."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from statistics import fmean
from typing import Any, Protocol

from vacherie.core.game import AnyGame, AnyState
from vacherie.core.said import Said
from vacherie.core.values import Action, Options, kind_of
from vacherie.games.rooms import find_room

Facts = Mapping[str, Sequence[float]]
"""What was counted in the playouts of one choice, one by one, and as `own` what the seat could expect."""
Explain = Callable[[Any, Any, Any, Facts, Facts], list[Said]]
"""Why one move is better than the other, from the seat's view: the view, the move played, the better one, and
what was counted for each."""


class Values(Protocol):
    """What each seat can expect to have in the end, by the whole truth, chance drawn anew."""

    def __call__(self, state: AnyState) -> tuple[float, ...]: ...

    def after_chance(self, before: AnyState, outcome: Any, after: AnyState) -> tuple[float, ...]:
        """The value of `after`, such that its mean over what could come is that of `before`."""


MakeValues = Callable[[AnyGame, Options, int, int, int], Values]
"""For a game, its options, a number of players, playouts a value and a seed."""


@dataclass(frozen=True)
class Thresholds:
    """From which cost on, in the game's own currency, a move that is clearly worse is called what."""

    inaccuracy: float
    mistake: float
    blunder: float


@dataclass(frozen=True)
class Room:
    thresholds: Thresholds
    budget: int
    """Playouts for each decision, unless somebody wishes otherwise."""
    precise: float
    """Half a cost's interval that is known well enough."""
    heats: int
    """So many heats at least before a cost is believed."""
    explain: Explain
    name_move: Callable[[Any], Said]
    """An action in a few words."""
    values: MakeValues
    value_playouts: int
    """Playouts for each value of a true position."""


def room_of(game: AnyGame) -> Room:
    """`ROOM` of `vacherie.review.<game>`."""
    room = find_room("review", game).ROOM
    assert isinstance(room, Room), game.id
    return room


def mean(facts: Facts, name: str) -> float:
    return fmean(facts[name])


def percent(facts: Facts, name: str) -> int:
    """In how many of a hundred playouts it is not nothing."""
    return round(100 * fmean(value > 0 for value in facts[name]))


def move(action: Action, game: AnyGame, **params: Any) -> Said:
    """review-<game>-move-<action>, with the action's own fields and those given here."""
    return because(f"move-{kind_of(action)}", **game.telling.plain(action), **params)


def because(key: str, **params: Any) -> Said:
    """A reason in the game's own words: review-<game>-<key>."""
    return Said(key, params, area="review")
