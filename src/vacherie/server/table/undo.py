"""Taking back: never if the turn would change hands, others had to act again, or something came to light."""

from random import Random
from typing import Final

from vacherie.core.game import AnyGame, AnyState
from vacherie.core.values import Viewer
from vacherie.server.errors import Conflict
from vacherie.server.table.entries import Undone
from vacherie.server.table.fold import Table, Undoable
from vacherie.server.table.play import playing

IMAGINED: Final = 24
"""How many ways the hidden things could lie are tried, to see whether an action showed any of them."""
GLANCED: Final = 4
"""So many, before it is offered."""


def undo(table: Table, seat: int, question: int, imagination: Random) -> Undone:
    state = playing(table)
    if question != table.question:
        assert table.question is not None
        raise Conflict("stale-question", question=table.question)
    if not table.undo or table.undo[-1].seat != seat:
        raise Conflict("undo-nothing")
    if list(table.waiting()) != [seat]:
        raise Conflict("undo-turn-passed")
    step = table.undo[-1]
    for viewer in (None, *range(len(table.chairs))):
        if shows_something(table.game, step, state, viewer, imagination, IMAGINED):
            raise Conflict("undo-shown")
    return Undone(seat)


def offered(table: Table) -> Undoable | None:
    """The last action that might be taken back, by the seat whose turn it still is."""
    if table.undo and list(table.waiting()) == [table.undo[-1].seat]:
        return table.undo[-1]
    return None


def can_be_taken_back(game: AnyGame, step: Undoable, after: AnyState, number: int) -> bool:
    """Judged by what the seat and everybody knows, so that it tells nothing; `undo` asks for all."""
    return not any(
        shows_something(game, step, after, viewer, Random(number), GLANCED) for viewer in (step.seat, None)
    )


def shows_something(
    game: AnyGame, step: Undoable, after: AnyState, viewer: Viewer, imagination: Random, tries: int
) -> bool:
    """Whether the viewer may have learnt what he could not know before the action."""
    seen = after.view(viewer)
    for _ in range(tries):
        imagined = game.determinize(step.before.view(viewer), imagination)
        if imagined.refusal(step.seat, step.action) is not None:
            return True
        imagined.advance(step.seat, step.action)
        if imagined.view(viewer) != seen:
            return True
    return False
