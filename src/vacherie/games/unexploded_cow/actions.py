"""What a player may ask for in Unexploded Cow, and what chance may bring.

A `herd` is the seat in front of which it stands. A `place` counts the cows to the right of a cow: 0 is the
right end, where bomb rolls begin to count.
"""

from functools import cache
from typing import Final

from vacherie.core.values import Action
from vacherie.games.unexploded_cow.clauses import SIDES


class Shuffled(Action, frozen=True):
    """Chance: both decks, the top card first, and who begins (U2, U4)."""

    main: tuple[int, ...]
    cities: tuple[int, ...]
    first: int


class Reshuffled(Action, frozen=True):
    """Chance: the discard pile as the new deck, the top card first (U9)."""

    main: tuple[int, ...]


class Rolled(Action, frozen=True):
    """Chance: a bomb roll (U16)."""

    pips: int


class RolledTwice(Action, frozen=True):
    """Chance: the two rolls of a Metal Detector (U21)."""

    first: int
    second: int


class PlayCow(Action, frozen=True):
    """Into any herd: one's own at any place, another's at either end (U11, U13)."""

    card: int
    herd: int
    place: int


class PlayEvent(Action, frozen=True):
    card: int


class MoveCow(Action, frozen=True):
    """Give a cow of one's own herd another place in it (U13)."""

    card: int
    place: int


class RollDie(Action, frozen=True):
    """Play no more: the bomb roll that ends the turn (U16)."""


class ChooseCow(Action, frozen=True):
    """The cow that an event or a city acts on."""

    card: int


class PutCow(Action, frozen=True):
    """Where the chosen cow goes."""

    herd: int
    place: int


class ChooseRoll(Action, frozen=True):
    """Which of two rolls counts (U21)."""

    pips: int


class StealBomb(Action, frozen=True):
    """A PFC takes a bomb from another cow of the herd (U25)."""

    thief: int
    card: int


class HandOnBomb(Action, frozen=True):
    """A General gives its bomb to another cow of the herd (U23)."""

    general: int
    card: int


class DefuseBomb(Action, frozen=True):
    """A Mechanic gets rid of all its bombs (U24)."""

    mechanic: int


class LetBlow(Action, frozen=True):
    """Do nothing more about the bombs (U25c)."""


class PayNext(Action, frozen=True):
    """Which exploded cow is paid for next (U25g)."""

    card: int


ChanceAction = Shuffled | Reshuffled | Rolled | RolledTwice
PlayAction = PlayCow | PlayEvent | MoveCow | RollDie
BlastAction = StealBomb | HandOnBomb | DefuseBomb | LetBlow
UnexplodedAction = PlayAction | ChooseCow | PutCow | ChooseRoll | BlastAction | PayNext | ChanceAction

# The actions that are asked for all the time are made once.
ROLL_DIE: Final = RollDie()
LET_BLOW: Final = LetBlow()
ROLLS: Final = tuple(map(Rolled, SIDES))


@cache
def cow_plays(card: int, herd: int, cows: int) -> list[PlayCow]:
    """The card at each place of a herd of so many cows."""
    return [PlayCow(card, herd, place) for place in range(cows + 1)]


@cache
def cow_moves(card: int, place: int, cows: int) -> list[MoveCow]:
    """From its place to each other one of a herd of so many cows."""
    return [MoveCow(card, other) for other in range(cows) if other != place]


@cache
def event_play(card: int) -> PlayEvent:
    return PlayEvent(card)
