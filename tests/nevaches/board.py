"""Sets up a position from text, and reads tables back as text.

An area is drawn as in a deck file, with small letters where cows stand: `board("F m / . L")`. The cell of the
drawing's first sign is (0, 0); columns count to the right, rows downwards.
"""

from collections.abc import Iterable
from typing import Any, Final, TypeVar

from vacherie.games.nevaches import GAME
from vacherie.games.nevaches.actions import (
    BringHome,
    LeaveTree,
    NeVachesAction,
    PlaceTile,
    PlantTree,
    PlayCard,
    TakeCard,
)
from vacherie.games.nevaches.cards import LETTERS
from vacherie.games.nevaches.events import NeVachesEvent
from vacherie.games.nevaches.game import NeVachesState
from vacherie.games.nevaches.options import NeVachesOptions
from vacherie.games.nevaches.position import NeVachesPosition, SeatPosition
from vacherie.games.nevaches.tiles import Cell, Landscape

EventT = TypeVar("EventT", bound=NeVachesEvent)
BASE: Final = NeVachesOptions()


def landscapes(letters: str) -> tuple[Landscape, ...]:
    return tuple(LETTERS[letter] for letter in letters.split())


def drawing(text: str) -> str:
    return text.replace("/", "\n")


def seat(area: str = "", *hand: str, **more: Any) -> SeatPosition:
    return SeatPosition(area=drawing(area), hand=hand, **more)


def board(
    area: str = "",
    *hand: str,
    others: Iterable[SeatPosition] = (SeatPosition(),),
    tiles: str | None = None,
    pile: str | None = None,
    points: int = 0,
    trees: tuple[Cell, ...] = (),
    start_card: str | None = None,
    **more: Any,
) -> NeVachesState:
    """Seat 0 has both actions of its turn before it; `more` are further fields of the position."""
    seats = (seat(area, *hand, points=points, trees=trees, start_card=start_card), *others)
    if tiles is not None:
        more["tile_row"] = landscapes(tiles)
    if pile is not None:
        more["tile_pile"] = landscapes(pile)
    return GAME.restore(NeVachesPosition(players=len(seats), seats=seats, **more))


def place(state: NeVachesState, letter: str, *cell: int) -> list[NeVachesEvent]:
    column, row = cell
    return act(state, PlaceTile(LETTERS[letter], (column, row)))


def take(state: NeVachesState, card: str) -> list[NeVachesEvent]:
    return act(state, TakeCard(card))


def plant(state: NeVachesState, *square: int) -> list[NeVachesEvent]:
    column, row = square
    return act(state, PlantTree((column, row)))


def leave(state: NeVachesState) -> list[NeVachesEvent]:
    return act(state, LeaveTree())


def bring(state: NeVachesState, *herd: Cell) -> list[NeVachesEvent]:
    return act(state, BringHome(herd))


def play(state: NeVachesState, card: str) -> list[NeVachesEvent]:
    """In the first way that there is."""
    return act(state, plays(state, card)[0])


def plays(state: NeVachesState, card: str) -> list[PlayCard]:
    """The ways to play the card."""
    legal = legal_of(state, PlayCard)
    return [action for action in legal if action.card == card]


def act(state: NeVachesState, action: NeVachesAction) -> list[NeVachesEvent]:
    """The seat that is asked does it."""
    (actor,) = state.to_act()
    return state.apply(actor, action)


T = TypeVar("T", bound=NeVachesAction)


def legal_of(state: NeVachesState, kind: type[T]) -> list[T]:
    """Those of its legal actions that are of a kind."""
    (actor,) = state.to_act()
    assert isinstance(actor, int), actor
    return [action for action in state.legal_actions(actor) if isinstance(action, kind)]


def code(state: NeVachesState, action: NeVachesAction) -> str | None:
    """Why the seat that is asked may not do it."""
    (actor,) = state.to_act()
    refusal = state.refusal(actor, action)
    return None if refusal is None else refusal.code


def area(state: NeVachesState, seat: int = 0) -> str:
    """As `board` reads it."""
    seats = GAME.position(state).seats
    assert seats is not None
    return seats[seat].area.replace("\n", " / ")


def only(told: Iterable[NeVachesEvent], kind: type[EventT]) -> list[EventT]:
    return [event for event in told if isinstance(event, kind)]
