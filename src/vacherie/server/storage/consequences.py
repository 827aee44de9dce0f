"""What an entry changes outside its table's log, in the same transaction: lists, results, ratings."""

from typing import NamedTuple

from sqlalchemy.ext.asyncio import AsyncConnection

from vacherie.core.values import CHANCE, Outcome
from vacherie.server.storage.database import Extra
from vacherie.server.storage.ratings import note_results
from vacherie.server.storage.tables import add_table, note_seats, note_table
from vacherie.server.table.entries import Acted, AnyEntry, Arranged, Created, Started
from vacherie.server.table.fold import Table


class Lease(NamedTuple):
    """Which node keeps a table, and until when."""

    keeper: str
    kept_until: int


def consequences(table: Table, entry: AnyEntry, at: int, lease: Lease) -> Extra | None:
    """`table` is as it was before the entry."""

    async def create(connection: AsyncConnection) -> None:
        assert isinstance(entry, Created)
        await add_table(connection, table.id, entry.setup.game, entry.setup.public, at)
        await note_seats(connection, table.id, entry.chairs)

    async def arrange(connection: AsyncConnection) -> None:
        assert isinstance(entry, Arranged)
        setup = entry.setup or table.setup
        await note_table(connection, table.id, at, game=setup.game, is_public=setup.public)
        await note_seats(connection, table.id, entry.chairs)

    async def start(connection: AsyncConnection) -> None:
        await note_table(connection, table.id, at, phase="playing", host=table.host, **lease._asdict())

    async def finish(connection: AsyncConnection) -> None:
        assert isinstance(entry, Acted)
        await note_table(connection, table.id, at, phase="over", keeper=None, kept_until=None)
        outcome = outcome_after(table, entry)
        await note_results(connection, table.id, table.game, table.options, table.chairs, outcome, at)

    match entry:
        case Created():
            return create
        case Arranged():
            return arrange
        case Started():
            return start
        case Acted(is_last=True):
            return finish
        case _:
            return None


def outcome_after(table: Table, entry: Acted) -> Outcome:
    assert table.state is not None, table.id
    state = table.state.copy()
    state.apply(entry.seat, table.action(entry.action))
    for action in entry.drawn:
        state.apply(CHANCE, table.action(action))
    outcome = state.outcome()
    assert outcome is not None, table.id
    return outcome
