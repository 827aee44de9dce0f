"""A position of NéVaches as plain data: every state can be written down, and most fields left out."""

from typing import Literal

import msgspec

from vacherie.core.values import CHANCE, Actor, Position
from vacherie.games.nevaches.goals import Goal
from vacherie.games.nevaches.options import NeVachesOptions
from vacherie.games.nevaches.tiles import Cell, Landscape
from vacherie.games.nevaches.track import FRONTS, Bonus
from vacherie.games.nevaches.values import ACTIONS_EACH_TURN, Asked


class SeatPosition(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What lies before one seat."""

    area: str = ""
    """The tiles, drawn as in a deck file; a small letter is a tile with a cow on it."""
    corner: Cell = (0, 0)
    """The column and row of the drawing's first sign."""
    trees: tuple[Cell, ...] = ()
    """The top left tile of each square that has one."""
    points: int = 0
    home: int | None = None
    """Cows at home; left out, all that are neither in the area nor on the track."""
    hand: tuple[str, ...] = ()
    """The cards that it took from the row."""
    start_card: str | None = None
    """The secret one, until it is played."""
    goals: tuple[Goal, ...] | None = None
    """Left out, the first that nobody has."""
    choice: Goal | None = None


class NeVachesPosition(Position, frozen=True):
    options: NeVachesOptions = NeVachesOptions()
    asked: Asked | Literal["over"] = "action"
    waiting: tuple[Actor, ...] | None = None
    """Who is asked; may be left out where the rest of the position tells."""
    fox: int | None = 0
    seat: int = 0
    """Whose turn it is."""
    actions: int = ACTIONS_EACH_TURN
    """How many actions the turn still has."""
    pending: tuple[int, ...] = ()
    """The bonus spaces whose bonus is still to come in this turn."""
    bonus_tiles: tuple[Bonus, ...] = FRONTS
    tile_row: tuple[Landscape, ...] | None = None
    """Left out, one of each landscape."""
    tile_pile: tuple[Landscape, ...] | None = None
    """The next one first; left out, all that are nowhere else."""
    tiles_aside: tuple[Landscape, ...] = ()
    card_row: tuple[str, ...] | None = None
    """Left out, the first of the deck that are nowhere else."""
    card_pile: tuple[str, ...] | None = None
    """The next one first; left out, all that are nowhere else."""
    discards: tuple[str, ...] = ()
    is_pile_known: bool = False
    """All the cards of the pile have been discarded before."""
    squares: tuple[Cell, ...] = ()
    """Where a tree is offered."""
    seats: tuple[SeatPosition, ...] | None = None
    """Left out, all seats are empty."""


def expected_actors(position: NeVachesPosition) -> tuple[Actor, ...]:
    """Who is asked in this position, where `waiting` does not say."""
    match position.asked:
        case "deal" | "tile_shuffle" | "card_shuffle":
            return (CHANCE,)
        case "goal":
            seats = position.seats or (SeatPosition(),) * position.players
            return tuple(number for number, seat in enumerate(seats) if seat.choice is None)
        case "over":
            return ()
        case "start_card":
            assert position.fox is not None
            taken = sum(len(seat.hand) for seat in position.seats or ())
            return ((position.fox - 1 - taken) % position.players,)
        case _:
            return (position.seat,)
