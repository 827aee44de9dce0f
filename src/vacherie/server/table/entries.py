"""What happens at a table, one entry after the other: the only thing that is kept, and all that is needed.

An action and what chance drew because of it are one entry, so that nothing can come between.
"""

from typing import Annotated, Any, Literal

import msgspec
from msgspec import Meta

from vacherie.core.values import kind_name

ClockKind = Literal["none", "decision", "game"]
SeatNumber = Annotated[int, Meta(ge=0, le=31)]
Arrangement = Literal["joined", "left", "bot_seated", "changed", "shuffled", "renamed", "ready"]
"""Nobody says any more that they are ready; old logs do."""


class Clock(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How long a seat has, for each decision or for the whole game, before a cow plays on for it."""

    kind: ClockKind = "none"
    seconds: Annotated[int, Meta(ge=5, le=1_000_000)] = 60


class Setup(msgspec.Struct, frozen=True):
    """What is agreed before a game."""

    game: str
    rules_version: int
    options: dict[str, Any]
    public: bool = False
    clock: Clock = Clock()
    chat: bool = True
    audience_chat: bool = False
    """Whether those who watch may chat too."""
    seen_cards: bool = True
    """Whether cards that all have seen may be looked up; what a page shows, no rule."""


class Chair(msgspec.Struct, frozen=True):
    """A seat, and who sits there: a person, a bot of some level, or nobody."""

    person: str | None = None
    name: str | None = None
    bot: str | None = None
    face: int | None = None
    """No two at a table have the same; `None` in old logs, where the name gave it."""
    is_away: bool = False
    """A cow plays on; the person can come back at any time."""

    @property
    def is_free(self) -> bool:
        return self.person is None and self.bot is None


class Entry(msgspec.Struct, frozen=True, tag_field="kind", tag=kind_name):
    """One thing that happened."""


class Created(Entry, frozen=True):
    setup: Setup
    chairs: tuple[Chair, ...]
    host: str
    """The person who may arrange the table."""
    results: tuple[tuple[int, ...], ...] = ()
    """What each seat gained in the games before, where a game goes on from the last (U38)."""


class Arranged(Entry, frozen=True):
    what: Arrangement
    seat: int | None
    chairs: tuple[Chair, ...]
    host: str | None
    setup: Setup | None = None
    """`None` where it stays."""


class Started(Entry, frozen=True):
    drawn: tuple[Any, ...]


class Acted(Entry, frozen=True):
    seat: int
    question: int = msgspec.field(name="decision")
    """Logs have always called it a decision."""
    request: str
    action: Any
    drawn: tuple[Any, ...] = ()
    spent: int = 0
    """Milliseconds of the seat's clock."""
    bot: str | None = None
    """The level that chose, if it was not the person."""
    is_last: bool = False
    """Whether the game ended with it."""


class Undone(Entry, frozen=True):
    seat: int


class WentAway(Entry, frozen=True):
    seat: int
    is_late: bool
    """Whether the clock ran out, or the person left."""


class CameBack(Entry, frozen=True):
    seat: int


class Said(Entry, frozen=True):
    seat: int | None
    """`None` for somebody who watches."""
    text: str
    name: str | None = None
    """Who said it, where no chair tells."""
    face: int | None = None


class Rematched(Entry, frozen=True):
    table: str
    seat: int | None = None
    """Who asked for it; `None` in old logs."""


AnyEntry = Created | Arranged | Started | Acted | Undone | WentAway | CameBack | Said | Rematched

_DECODER = msgspec.json.Decoder(AnyEntry)


def encode_entry(entry: AnyEntry) -> str:
    return msgspec.json.encode(entry).decode()


def decode_entry(text: str) -> AnyEntry:
    entry: AnyEntry = _DECODER.decode(text)
    return entry
