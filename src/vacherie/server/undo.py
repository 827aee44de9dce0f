"""Taking back: never if the turn would change hands, others had to act again, or something came to light."""

from random import Random
from typing import Final

from vacherie.core.game import AnyGame, AnyState
from vacherie.core.values import Action, Seat, Viewer
from vacherie.server.entries import Undone
from vacherie.server.errors import Conflict
from vacherie.server.play import playing
from vacherie.server.table import Table

IMAGINED: Final = 24
"""How many ways the hidden things could lie are tried, to see whether an action showed any of them."""
GLANCED: Final = 4
"""So many, before it is offered."""


def undo(table: Table, seat: int, decision: int, imagination: Random) -> Undone:
    state = playing(table)
    if decision != table.decision:
        assert table.decision is not None
        raise Conflict("stale-decision", decision=table.decision)
    if not table.undo or table.undo[-1][1] != seat:
        raise Conflict("undo-nothing")
    if list(table.waiting()) != [seat]:
        raise Conflict("undo-turn-passed")
    before, _, action = table.undo[-1]
    for viewer in (None, *range(len(table.chairs))):
        if shows_something(table.game, before, state, seat, action, viewer, imagination, IMAGINED):
            raise Conflict("undo-shown")
    return Undone(seat)


class Offer:
    """A last action that might be taken back by the seat whose turn it still is."""

    __slots__ = ("action", "before", "seat")

    def __init__(self, before: AnyState, seat: Seat, action: Action) -> None:
        self.before = before
        self.seat = seat
        self.action = action

    def holds(self, game: AnyGame, after: AnyState, number: int) -> bool:
        """Judged by what the seat and everybody knows, so that it tells nothing; `undo` asks for all."""
        return not any(
            shows_something(game, self.before, after, self.seat, self.action, viewer, Random(number), GLANCED)
            for viewer in (self.seat, None)
        )


def offer_of(table: Table) -> Offer | None:
    if not table.undo:
        return None
    before, seat, action = table.undo[-1]
    return Offer(before, seat, action) if list(table.waiting()) == [seat] else None


def shows_something(
    game: AnyGame,
    before: AnyState,
    after: AnyState,
    seat: int,
    action: Action,
    viewer: Viewer,
    imagination: Random,
    tries: int,
) -> bool:
    """Whether the viewer may have learnt what he could not know before the action."""
    seen = after.view(viewer)
    for _ in range(tries):
        imagined = game.determinize(before.view(viewer), imagination)
        if imagined.refusal(seat, action) is not None:
            return True
        imagined.advance(seat, action)
        if imagined.view(viewer) != seen:
            return True
    return False
