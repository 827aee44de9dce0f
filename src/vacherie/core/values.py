"""The frozen values that cross every border: actions, events, views, options, positions, outcomes."""

import re
from collections.abc import Callable, Iterable
from typing import Any, ClassVar, Final, Literal, Protocol

import msgspec

CHANCE: Final = "chance"
"""The actor whose action is the outcome of a shuffle or a die."""

OVER: Final = "over"
"""What a position says is asked when the game is over."""

Seat = int
Actor = Seat | Literal["chance"]
Viewer = Seat | None
"""Who looks: a seat, or `None` for the audience."""


def kind_name(name: str) -> str:
    """The word a class goes by in JSON: `CardPlaced` is "card_placed"."""
    return re.sub(r"(?<=[a-z])(?=[A-Z])", "_", name).lower()


class Action(
    msgspec.Struct, frozen=True, gc=False, forbid_unknown_fields=True, tag_field="kind", tag=kind_name
):
    """What an actor does; for chance, what came out."""


class Event(
    msgspec.Struct, frozen=True, gc=False, forbid_unknown_fields=True, tag_field="kind", tag=kind_name
):
    """Something that happened, in the past tense; `None` stands for what a viewer may not know."""


class Picture(Protocol):
    """Something that notebooks and Rich know how to show."""

    def _repr_html_(self) -> str: ...

    def __rich_console__(self, console: Any, options: Any) -> Iterable[Any]: ...


class Options(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The rule choices of one game, one field each, with defaults."""


class Outcome(msgspec.Struct, frozen=True):
    """How a finished game ended, and why."""

    scores: tuple[int, ...]
    places: tuple[int, ...]
    """One per seat, 1 for a winner; equal places are shared. Nobody has 1 where all have lost."""
    reason: str

    @property
    def winners(self) -> tuple[Seat, ...]:
        return tuple(seat for seat, place in enumerate(self.places) if place == 1)


class View(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """All that one viewer may know, and nothing else. A notebook shows it as a table, and so does Rich.

    Every view begins with these fields; a game gives `options` and `asked` its own types.
    """

    options: Options
    players: int
    viewer: Viewer
    decision: int
    """The number of the choice that is open."""
    asked: str | None
    """What that choice is about; `None` when the game is over."""
    to_act: tuple[Actor, ...]
    outcome: Outcome | None

    shown_by: ClassVar[Callable[[Any], Picture]]
    """Draws a view. The package itself sets it, since the rules know no terminal."""

    def _repr_html_(self) -> str:
        return View.shown_by(self)._repr_html_()

    def __rich_console__(self, console: Any, options: Any) -> Iterable[Any]:
        return View.shown_by(self).__rich_console__(console, options)


class Position(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The whole truth of a state as plain data, hidden parts included.

    Every position begins with these fields; a game gives `options` and `asked` its own types and defaults.
    """

    players: int
    options: Options = Options()
    decision: int = 0
    asked: str = OVER
    """What the open choice is about, or "over"."""

    former_table: ClassVar[str | None] = None
    """A table of older scenario files whose fields now stand beside it."""


def kind_of(value: Action | Event) -> str:
    """The word the value's class goes by in JSON."""
    tag = value.__struct_config__.tag
    assert isinstance(tag, str), value
    return tag
