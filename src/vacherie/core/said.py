"""What is said of events: a message and typed parameters, made words by Python and by the browser alike.

The parameters of an event's message are its fields, each of the type that the game names for it. What the
fields do not say, the game adds; so little more than the events has to be sent to be told in any language.
"""

from collections.abc import Mapping, Sequence
from typing import Any, ClassVar, Final

import msgspec

from vacherie.core.values import Action, Event, Outcome, Viewer, kind_of


class Typed(msgspec.Struct, frozen=True):
    """A value with words of its own, as {"card": 17}: the name of its only field is that of the type."""


class Person(Typed, frozen=True):
    """A seat, or a word for somebody who has none; `$who` and `$name`, or `$herd` and `$herd-name`."""

    person: int | str


class Place(Typed, frozen=True):
    """Counted from 0 in code and from 1 for people."""

    place: int


class Card(Typed, frozen=True):
    """By its number or name in the deck that the options say."""

    card: int | str


class Money(Typed, frozen=True):
    money: int


class Ended(Typed, frozen=True):
    """`$reason`, `$winners` and their `$count`."""

    ended: Outcome


class Said(msgspec.Struct, frozen=True, omit_defaults=True):
    """A message and its parameters; also a parameter of another one."""

    key: str
    params: dict[str, Any] = {}
    """`None`, a truth, a number, a word, something typed, another message, or a tuple of these."""
    area: str = "event"
    """The part of the catalogue: the message of "card_placed" is event-six-card-placed."""


Params = dict[str, Any]
Fields = Mapping[str, type[Typed] | tuple[type[Typed]]]
"""The types of fields by their names, or by "kind.name"; `(Card,)` for a list of cards."""
Brief = int | tuple[Any, ...]
"""A sentence as it is sent: which event, what its fields do not say, and another key than its kind."""

COMMON: Final[Fields] = {"seat": Person, "owner": Person, "outcome": Ended}
"""Fields that are the same in every game."""


class Told(msgspec.Struct, frozen=True):
    """One sentence: the event's number among those that are told together, and what its fields do not say."""

    event: int
    params: Params = {}
    key: str | None = None
    """Where it is not the event's kind."""


class Telling:
    """How a game's events are told. It gets them as the viewer saw them, and so can say nothing else."""

    fields: ClassVar[Fields] = {}
    bookkeeping: ClassVar[tuple[type[Event], ...]] = ()
    """Events that only prepare others, or that the table shows: nothing is said of them."""

    def more(self, event: Any, viewer: Viewer, options: Any) -> Params:
        """What the sentence needs besides the event's own fields, or instead of them."""
        return {}

    def is_told(self, event: Any) -> bool:
        return not isinstance(event, self.bookkeeping)

    def told(self, events: Sequence[Any], viewer: Viewer, options: Any) -> list[Told]:
        """The sentences about what happened in one action, in the order in which they are told."""
        return [
            Told(number, self.more(event, viewer, options))
            for number, event in enumerate(events)
            if self.is_told(event)
        ]

    def said(self, event: Event, told: Told) -> Said:
        return Said(told.key or kind_of(event), self.plain(event) | told.params)

    def plain(self, value: Event | Action) -> Params:
        """The fields as typed parameters; a list in which something is hidden or nested is none."""
        params: Params = {}
        for name in value.__struct_fields__:
            typed = self.typed(f"{kind_of(value)}.{name}", name, getattr(value, name))
            if typed is not msgspec.UNSET:
                params[name] = typed
        return params

    def typed(self, path: str, name: str, value: Any) -> Any:
        kind = self.fields.get(path) or self.fields.get(name) or COMMON.get(name)
        match value:
            case None:
                return None
            case tuple() if isinstance(kind, tuple):
                return msgspec.UNSET if None in value else tuple(map(kind[0], value))
            case _ if isinstance(kind, type):
                return kind(value)
            case tuple():
                return value if all(isinstance(item, int | str) for item in value) else msgspec.UNSET
            case int() | str():
                return value
            case _:
                return msgspec.UNSET


def brief(told: Sequence[Told]) -> list[Brief] | msgspec.UnsetType:
    """Left out where nothing is said."""
    if not told:
        return msgspec.UNSET
    return [
        each.event
        if not each.params and each.key is None
        else (each.event, each.params)
        if each.key is None
        else (each.event, each.params, each.key)
        for each in told
    ]
