"""Positions of 6 qui prend! as plain data: every state can be written down, and most fields left out.

A variant that has more on the table has a position of its own, with its fields beside those of the base game.
"""

from typing import Final, Literal

import msgspec

from vacherie.core.values import CHANCE, Actor, Position
from vacherie.games.six_qui_prend.actions import PickCard, Special
from vacherie.games.six_qui_prend.cards import ROW_COUNT
from vacherie.games.six_qui_prend.options import SixOptions, Variant
from vacherie.games.six_qui_prend.values import Asked, Idea, Marker, Played, Proposal

Cards = tuple[int, ...]


class SeatPick(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A card that lies face down before a seat; it is listed in the hand too."""

    seat: int
    card: int
    reversed: bool = False


class TeamPosition(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The cooperative game's own part."""

    ox_hand: Cards = ()
    """The next card first."""
    specials: tuple[Special, ...] = ()
    """The open ones."""
    special_pile: tuple[Special, ...] = ()
    used: tuple[Special, ...] = ()
    locked: tuple[int, ...] = ()
    """The rows with a Stop."""
    sevens: tuple[int, ...] = ()
    """The rows with a Take at 7."""
    named_first: Cards = ()
    taken_back: Cards = ()
    sorting: Cards = ()
    proposal: Proposal | None = None
    fallen: tuple[Idea, ...] = ()


class SixPosition(Position, frozen=True):
    options: SixOptions = SixOptions()
    asked: Asked | Literal["over"] = "card"
    waiting: tuple[Actor, ...] | None = None
    """Who is asked; may be left out where the rest of the position tells."""
    rows: tuple[Cards, ...] = ((),) * ROW_COUNT
    hands: tuple[Cards, ...] = ()
    piles: tuple[Cards, ...] = ()
    """The cards taken this round: a pile for each seat; in the cooperative game the team's, then the Ox's."""
    picks: tuple[SeatPick, ...] = ()
    queue: tuple[Played, ...] = ()
    sheet: tuple[tuple[int, ...], ...] = ()
    """The heads of each finished round, by seat."""


class MarkedPosition(SixPosition, frozen=True):
    """Even/Odd, Escalade and Cabriole."""

    marker: Marker | None = None


class ReversedPosition(SixPosition, frozen=True):
    spent: tuple[int, ...] = ()
    """The seats that have used the Reversed digits card this round."""


class ProPosition(SixPosition, frozen=True):
    first: int | None = None
    """Who drafted first this round."""
    face_up: Cards = ()
    """The cards still to be drafted."""


class CoopPosition(SixPosition, frozen=True):
    team: TeamPosition = TeamPosition()


POSITIONS: Final[dict[Variant, type[SixPosition]]] = {
    "base": SixPosition,
    "pro": ProPosition,
    "even_odd": MarkedPosition,
    "escalade": MarkedPosition,
    "cabriole": MarkedPosition,
    "reversed": ReversedPosition,
    "coop": CoopPosition,
}


def expected_actors(position: SixPosition) -> tuple[Actor, ...]:
    """Who is asked in this position, where `waiting` does not say."""
    seats = range(position.players)
    match position.asked:
        case "deal":
            return (CHANCE,)
        case "draft":
            assert isinstance(position, ProPosition), position
            assert position.first is not None, position
            return ((position.first + sum(map(len, position.hands))) % position.players,)
        case "card":
            picked = {pick.seat for pick in position.picks}
            return tuple(seat for seat in seats if seat not in picked)
        case "row" | "replacement":
            owner = position.queue[0].owner
            assert isinstance(owner, int), owner
            return (owner,)
        case "consent":
            proposal = team_of(position).proposal
            assert proposal is not None, position
            return tuple(seat for seat in seats if seat != proposal.seat)
        case "window":
            return tuple(seats)
        case "over":
            return ()
        case "sort":
            raise AssertionError("only `waiting` tells who sorts")


def marker_of(position: SixPosition) -> Marker | None:
    return position.marker if isinstance(position, MarkedPosition) else None


def spent_of(position: SixPosition) -> tuple[int, ...]:
    return position.spent if isinstance(position, ReversedPosition) else ()


def face_up_of(position: SixPosition) -> Cards:
    return position.face_up if isinstance(position, ProPosition) else ()


def team_of(position: SixPosition) -> TeamPosition:
    return position.team if isinstance(position, CoopPosition) else TeamPosition()


def picks_by_seat(position: SixPosition) -> list[PickCard | None]:
    picks: list[PickCard | None] = [None] * position.players
    for pick in position.picks:
        picks[pick.seat] = PickCard(pick.card, pick.reversed)
    return picks
