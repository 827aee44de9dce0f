"""Small words that the state, its events and its views share."""

from typing import Final, Literal

import msgspec

from vacherie.games.six_qui_prend.actions import TeamAction

OX: Final = "ox"
Owner = int | Literal["ox"]
"""Whose card it is: a seat's, or the Ox's."""

Waiting = tuple[int, int, Owner]
"""A revealed card that is not placed yet: the value it counts with, its number, and whose it is."""

Asked = Literal["deal", "draft", "card", "row", "window", "replacement", "sort", "consent"]
"""What the open choice is about."""

Side = Literal["even", "odd", "up", "down"]
"""What a fan card shows: the parity it demands, or where its arrows point."""


class Played(msgspec.Struct, frozen=True):
    """A revealed card as all see it; `value` differs from `card` where its digits are reversed."""

    value: int
    card: int
    owner: Owner


class Marker(msgspec.Struct, frozen=True):
    """The fan card that lies at a row."""

    row: int
    side: Side | None = None


class Idea(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What the team could do; `order` is given for a Sort."""

    action: TeamAction
    order: tuple[int, ...] = ()


class Proposal(Idea, frozen=True, kw_only=True):
    """An idea that a seat asks the others to agree on."""

    seat: int
