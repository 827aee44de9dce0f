"""What has happened since a seat's last turn: who did what, what came and went, and how much.

A game says what each event adds to the digest (`Digester`); here it is gathered, player by player, as
messages and typed parameters, never words. It gets the events a viewer may see, and so can tell nothing else.
"""

from collections import defaultdict, deque
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Any, ClassVar, Final

import msgspec

from vacherie.core.said import Params, Said, Typed
from vacherie.core.values import Event, Seat

MOST_EVENTS: Final = 500
"""So many are kept. Longer games without a turn of one's own have a story, but no digest."""

Spot = tuple[int, int]
"""How many events there have been, and how many entries."""
Who = int | str | None
"""A seat, a word for somebody who has none, or nobody: what happens to the whole table."""


@dataclass(frozen=True)
class Note:
    """One thing that somebody did, or that was done to them; `None` where the key says it all."""

    who: Who
    key: str
    item: Any = None


@dataclass(frozen=True)
class Gain:
    """Something that a seat has more of, or less."""

    seat: Seat
    name: str
    amount: int


@dataclass(frozen=True)
class Mark:
    """A piece that lies where it did not lie before."""

    piece: Typed


Fact = Note | Gain | Mark


class Signed(Typed, frozen=True):
    """A number as its `$sign` and its `$count`."""

    signed: int


class Line(msgspec.Struct, frozen=True):
    """All about one player, or about the table."""

    who: Who
    said: tuple[Said, ...]
    gains: tuple[Said, ...]
    """Each with its sum; what has not changed is left out."""


class Digest(msgspec.Struct, frozen=True):
    after: int
    """The number of the last entry before all this."""
    lines: tuple[Line, ...]
    """The others first, in the order of the table; then oneself, then what is nobody's."""
    marks: tuple[Typed, ...]


class Digester:
    """What a game's events add to a digest."""

    gains: ClassVar[dict[str, type[Typed]]] = {}
    """What is counted, in the order in which it is told, and how its sums are written."""

    def turn_of(self, event: Any) -> Sequence[Seat]:
        """Whose turn begins with the event; several seats where all act at the same time."""
        return ()

    def facts(self, events: Sequence[Any], options: Any, players: int) -> Iterator[Sequence[Fact]]:
        """What each of the events adds, in their order; nothing for those that only prepare others."""
        return iter(() for _ in events)

    def digest(
        self, events: Sequence[Any], viewer: Seat, options: Any, players: int, after: int = 0
    ) -> Digest:
        """Of these events, as the viewer saw them."""
        things: defaultdict[Who, dict[str, list[Any]]] = defaultdict(dict)
        sums: defaultdict[Who, dict[str, int]] = defaultdict(lambda: dict.fromkeys(self.gains, 0))
        marks: dict[Typed, None] = {}
        for facts in self.facts(events, options, players):
            for fact in facts:
                match fact:
                    case Note(who, key, item):
                        things[who].setdefault(key, []).append(item)
                    case Gain(seat, name, amount):
                        sums[seat][name] += amount
                    case Mark(piece):
                        marks[piece] = None
        lines = [
            Line(who, tuple(told(key, items) for key, items in things[who].items()), self.summed(sums[who]))
            for who in sorted({*things, *sums}, key=lambda who: place(who, viewer, players))
        ]
        return Digest(after, tuple(line for line in lines if line.said or line.gains), tuple(marks))

    def summed(self, sums: dict[str, int]) -> tuple[Said, ...]:
        return tuple(
            Said(name, {"sum": self.gains[name](amount)}, area="since")
            for name, amount in sums.items()
            if amount
        )


def told(key: str, items: Sequence[Any]) -> Said:
    """`$items` is the list, `$items-count` its length."""
    params: Params = {} if None in items else {"items": tuple(items)}
    return Said(key, params, area="since")


def place(who: Who, viewer: Seat, players: int) -> int:
    if isinstance(who, int):
        return (who - viewer - 1) % players
    return players + (who is None)


class Since:
    """The events since each seat's last turn, as nobody may see them: all of them.

    A turn ends where another seat's begins; where all act at the same time, as soon as it has begun. The
    first turn has nothing before it.
    """

    __slots__ = ("count", "events", "left", "news")

    def __init__(self, players: int) -> None:
        self.events: deque[Event] = deque(maxlen=MOST_EVENTS)
        self.count = 0
        """Of all events there have been."""
        self.left: list[Spot | None] = [None] * players
        """Where each seat's last turn ended."""
        self.news: list[Spot | None] = [None] * players
        """The same for a seat whose turn has begun, until it acts."""

    def copy(self) -> "Since":
        twin = Since(len(self.left))
        twin.events, twin.count = self.events.copy(), self.count
        twin.left, twin.news = self.left[:], self.news[:]
        return twin

    def acted(self, seat: Seat) -> None:
        """From now on the seat looks ahead."""
        self.news[seat] = None

    def hear(self, recap: Digester, events: Sequence[Event], entries: int) -> None:
        """What has happened; so many entries came before."""
        for event in events:
            seats = recap.turn_of(event)
            if seats:
                self.turn(seats, (self.count, entries))
            self.events.append(event)
            self.count += 1

    def turn(self, seats: Sequence[Seat], here: Spot) -> None:
        players = len(self.left)
        for seat in range(players):
            if seat in seats:
                self.news[seat] = self.left[seat]
                self.left[seat] = here if len(seats) > 1 or players == 1 else None
            elif self.left[seat] is None:
                self.left[seat] = here

    def of(self, seat: Seat) -> tuple[int, list[Event]] | None:
        """What is new to the seat, and after which entry; `None` where nothing is, or too much."""
        spot = self.news[seat]
        if spot is None:
            return None
        begin, entries = spot
        gone = self.count - len(self.events)
        return None if begin < gone else (entries, [*self.events][begin - gone :])
