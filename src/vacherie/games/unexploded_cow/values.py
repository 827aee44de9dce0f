"""Small words that the state, its events and its views share."""

from typing import Literal

import msgspec

Cards = tuple[int, ...]

Asked = Literal[
    "shuffle",
    "reshuffle",
    "play",
    "cow",
    "place",
    "roll",
    "two_rolls",
    "which_roll",
    "blast",
    "payout",
]
"""What the open choice is about."""

NoCow = Literal["too_few", "missed"]
"""Why a roll counts no cow: it goes beyond the last one in play (U17), or it is a 6 in Sudden Death (U34)."""

AutomaticStep = Literal[
    "begin_turn",
    "next_turn",
    "draw",
    "play",
    "effect_done",
    "roll",
    "blast",
    "explode",
    "settle",
    "last_cow",
    "city",
    "city_cow",
    "end_roll",
    "begin_sudden_death",
    "end_sudden_turn",
]
"""What the game does by itself, one after the other, until it has to ask somebody."""


class Spy(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A Spy in play, and who played it (U26)."""

    card: int
    owner: int


class Exploded(msgspec.Struct, frozen=True, gc=False, forbid_unknown_fields=True):
    """A cow that has exploded in this roll; `blast` counts the moments at which something did."""

    card: int
    owner: int
    blast: int


class OpenBlast(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What a bomb roll has set off in one herd."""

    herd: int
    bombs: Cards = ()
    """Who holds each bomb that can still be stolen."""
    stolen: Cards = ()
    """Which PFC holds each stolen bomb."""
    exploded: tuple[Exploded, ...] = ()
    """Not settled yet."""
    settled: tuple[Exploded, ...] = ()
