"""What there is to tell of a round or a game that is over: sums, a line of scores, the best moments.

Like `telling` it gives keys and typed parameters, never words, and it knows only what the audience may.
"""

from collections.abc import Sequence
from typing import Any, ClassVar, Final, NamedTuple, Self, get_type_hints

import msgspec

from vacherie.core.said import Person, Said
from vacherie.core.values import Event

MOST_HIGHLIGHTS: Final = 3
AREA: Final = "highlight"
"""The part of the catalogue: the message of "biggest_row" is highlight-six-biggest-row."""

Scores = tuple[int, ...]


class RoundEnd(msgspec.Struct, frozen=True):
    """A round that has just been counted."""

    number: int
    gains: Scores
    totals: Scores
    before: tuple[int, ...]
    """The place of each seat before it, and after."""
    places: tuple[int, ...]
    highlight: Said | None = None
    """The turn that cost or brought the most."""


class GameEnd(msgspec.Struct, frozen=True):
    """A game that is over."""

    sides: tuple[int | str, ...]
    """Who is compared: the seats, or those that a game names where seats play together."""
    line: tuple[Scores, ...]
    """What each side had, turn by turn; the first is the beginning."""
    rounds: tuple[int, ...]
    """Where in the line a round was counted."""
    why: Said
    """What it takes to win."""
    highlights: tuple[Said, ...]


class Moment(NamedTuple):
    """Something worth telling; of equal ones the first stays."""

    worth: int
    said: Said


class Recap:
    """Follows one game from its beginning, and is copied with it.

    It gets the events as the audience sees them. A game says in `heed` what each means, and what a side has.
    """

    kinds: ClassVar[tuple[str, ...]] = ()
    """What may be worth telling, the most telling first."""

    scores: list[int]
    line: list[Scores]
    rounds: list[int]
    best: dict[str, Moment]
    """By their kinds."""
    round: RoundEnd | None
    """The round that ended with the last action, if one did."""

    def __init__(self, options: Any, players: int) -> None:
        self.options = options
        self.players = players
        self.scores = list(self.start())
        self.line = [tuple(self.scores)]
        self.rounds = []
        self.best = {}
        self.round = None

    def copy(self) -> Self:
        twin = object.__new__(type(self))
        twin.__dict__ = {
            name: value.copy() if isinstance(value, list | dict) else value
            for name, value in self.__dict__.items()
        }
        return twin

    def kept(self) -> dict[str, Any]:
        """All that it has gathered, for JSON; a subclass declares the types of its attributes."""
        hints = get_type_hints(type(self)).keys() - {"options"}
        return {name: value for name, value in self.__dict__.items() if name in hints}

    @classmethod
    def restored(cls, options: Any, players: int, kept: dict[str, Any]) -> Self:
        """The same again; raises msgspec's errors where that is not what was kept."""
        recap = cls(options, players)
        hints = get_type_hints(cls)
        for name in recap.kept():
            setattr(recap, name, msgspec.convert(kept.get(name), hints[name], str_keys=True))
        return recap

    def note(self, events: Sequence[Event]) -> None:
        """What one action brought."""
        self.round = None
        for event in events:
            self.heed(event)

    def game_end(self) -> GameEnd:
        if tuple(self.scores) != self.line[-1]:
            self.mark()
        found = [self.best[kind].said for kind in self.kinds if kind in self.best]
        return GameEnd(
            sides=self.sides(),
            line=tuple(self.line),
            rounds=tuple(self.rounds),
            why=Said(self.why(), area=AREA),
            highlights=tuple(found[:MOST_HIGHLIGHTS]),
        )

    # What a game says

    def sides(self) -> tuple[int | str, ...]:
        return tuple(range(self.players))

    def why(self) -> str:
        """The message that says what it takes to win."""
        return "why"

    def start(self) -> Scores:
        """What each side begins with."""
        return (0,) * len(self.sides())

    def heed(self, event: Any) -> None:
        """What one event means for the scores, the line and the best moments."""

    # What a game does with it

    def mark(self) -> None:
        """A turn is over: the line goes on."""
        self.line.append(tuple(self.scores))

    def keep(self, kind: str, worth: int, who: int | str, **params: Any) -> None:
        """Something of that kind, if there has been nothing better."""
        known = self.best.get(kind)
        if worth > 0 and (known is None or worth > known.worth):
            self.best[kind] = Moment(worth, told(kind, who, **params))


def told(kind: str, who: int | str, **params: Any) -> Said:
    return Said(kind, {"seat": Person(who), **params}, area=AREA)
