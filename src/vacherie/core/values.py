"""The frozen values that cross every border: actions, events, views, options, positions, outcomes."""

import re
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Any, ClassVar, Final, Literal

import msgspec

CHANCE: Final = "chance"
"""The actor whose action is the outcome of a shuffle or a die."""

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


class View(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """All that one viewer may know, and nothing else."""


class Options(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The rule choices of one game, one field each, with defaults."""

    from_file: ClassVar[Mapping[str, Callable[[Path], Any]]] = {}
    """The fields that people give as a file's name, and what reads it: the value holds all that was read."""


class Position(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The whole truth of a state as plain data, hidden parts included."""


class Outcome(msgspec.Struct, frozen=True):
    """How a finished game ended, and why."""

    scores: tuple[int, ...]
    places: tuple[int, ...]
    """One per seat, 1 for a winner; equal places are shared. Nobody has 1 where all have lost."""
    reason: str

    @property
    def winners(self) -> tuple[Seat, ...]:
        return tuple(seat for seat, place in enumerate(self.places) if place == 1)


def kind_of(value: Action | Event) -> str:
    """The word the value's class goes by in JSON."""
    tag = value.__struct_config__.tag
    assert isinstance(tag, str), value
    return tag
