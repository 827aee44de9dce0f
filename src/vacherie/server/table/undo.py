"""Taking back: never if the turn would change hands, others had to act again, or something came to light."""

from random import Random

from vacherie.core.game import AnyGame
from vacherie.core.taking_back import keeps_secrets
from vacherie.server.errors import Conflict
from vacherie.server.table.entries import Undone
from vacherie.server.table.fold import Table, Undoable
from vacherie.server.table.play import expect_question, playing


def undo(table: Table, seat: int, question: int, imagination: Random) -> Undone:
    playing(table)
    expect_question(table, question)
    if not table.undo or table.undo[-1].seat != seat:
        raise Conflict("undo-nothing")
    if list(table.waiting()) != [seat]:
        raise Conflict("undo-turn-passed")
    if not may_be_taken_back(table.game, table.undo[-1], imagination):
        raise Conflict("undo-shown")
    return Undone(seat)


def offered(table: Table) -> Undoable | None:
    """The last action that might be taken back, by the seat whose turn it still is."""
    if table.undo and list(table.waiting()) == [table.undo[-1].seat]:
        return table.undo[-1]
    return None


def may_be_taken_back(game: AnyGame, step: Undoable, imagination: Random) -> bool:
    return keeps_secrets(game, step.before, step.seat, step.action, imagination)
