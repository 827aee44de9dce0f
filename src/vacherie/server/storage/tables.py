"""Reads and writes the tables' logs, and what is kept beside them for lists."""

from collections.abc import Sequence
from typing import Any, Final, NamedTuple

from sqlalchemy import delete, func, insert, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from vacherie.server.storage.database import Database
from vacherie.server.storage.models import EntryRow, PersonRow, SeatRow, TableRow
from vacherie.server.table.entries import Acted, AnyEntry, Chair, decode_entry, encode_entry

MOST_NAMED: Final = 500
"""Tables in one query, or rows in one part of an answer."""


def entry_row(table: str, number: int, entry: AnyEntry, at: int) -> dict[str, Any]:
    act = entry if isinstance(entry, Acted) else None
    return {
        "table": table,
        "number": number,
        "at": at,
        "seat": None if act is None else act.seat,
        "question": None if act is None else act.question,
        "request": None if act is None else act.request,
        "body": encode_entry(entry),
    }


class Row(NamedTuple):
    """An entry as it is stored."""

    body: str
    at: int


async def read_rows(database: Database, table: str, after: int = 0, last: int | None = None) -> list[Row]:
    """Those above the first number up to the last in order; long logs bit by bit, so that others get in."""
    query = select(EntryRow.body, EntryRow.at).where(EntryRow.table == table, EntryRow.number > after)
    if last is not None:
        query = query.where(EntryRow.number <= last)
    rows: list[Row] = []
    async with database.reading() as connection:
        found = await connection.stream(query.order_by(EntryRow.number))
        async for part in found.partitions(MOST_NAMED):
            rows += [Row(row.body, row.at) for row in part]
    return rows


async def read_log(database: Database, table: str, after: int = 0) -> list[tuple[AnyEntry, int]]:
    """The entries above that number in order, each with its time."""
    return [(decode_entry(row.body), row.at) for row in await read_rows(database, table, after)]


async def last_numbers(database: Database, tables: Sequence[str]) -> dict[str, int]:
    """Of the last entry of each."""
    numbers: dict[str, int] = {}
    for first in range(0, len(tables), MOST_NAMED):
        names = tables[first : first + MOST_NAMED]
        query = (
            select(EntryRow.table, func.max(EntryRow.number))
            .where(EntryRow.table.in_(names))
            .group_by(EntryRow.table)
        )
        async with database.reading() as connection:
            rows = await connection.execute(query)
            numbers |= {row[0]: row[1] for row in rows}
    return numbers


async def find_request(
    database: Database, table: str, seat: int, question: int, request: str
) -> tuple[int, Any] | None:
    """The number under which the request was written down, if it was, and its action."""
    query = select(EntryRow.number, EntryRow.body).where(
        EntryRow.table == table,
        EntryRow.seat == seat,
        EntryRow.question == question,
        EntryRow.request == request,
    )
    async with database.reading() as connection:
        row = (await connection.execute(query)).one_or_none()
    if row is None:
        return None
    entry = decode_entry(row.body)
    assert isinstance(entry, Acted), (table, row.number)
    return row.number, entry.action


async def add_table(connection: AsyncConnection, table: str, game: str, is_public: bool, at: int) -> None:
    row = {
        "id": table,
        "game": game,
        "is_public": is_public,
        "phase": "open",
        "made_at": at,
        "changed_at": at,
        "host": None,
        "keeper": None,
        "kept_until": None,
    }
    await connection.execute(insert(TableRow), [row])


async def note_table(connection: AsyncConnection, table: str, at: int, **values: Any) -> None:
    statement = update(TableRow).where(TableRow.id == table).values(changed_at=at, **values)
    await connection.execute(statement)


async def note_seats(connection: AsyncConnection, table: str, chairs: Sequence[Chair]) -> None:
    await connection.execute(delete(SeatRow).where(SeatRow.table == table))
    rows = [
        {"table": table, "seat": seat, "person": chair.person}
        for seat, chair in enumerate(chairs)
        if chair.person is not None
    ]
    if rows:
        await connection.execute(insert(SeatRow), rows)


async def public_tables(database: Database, most: int) -> list[str]:
    """Those that anybody may join or watch, the last changed first."""
    query = (
        select(TableRow.id)
        .where(TableRow.is_public, TableRow.phase.in_(("open", "playing")))
        .order_by(TableRow.changed_at.desc(), TableRow.id)
        .limit(most)
    )
    async with database.reading() as connection:
        return list((await connection.execute(query)).scalars())


async def tables_of(database: Database, person: str, phase: str | None, most: int) -> list[str]:
    query = (
        select(TableRow.id)
        .join(SeatRow, SeatRow.table == TableRow.id)
        .where(SeatRow.person == person)
        .order_by(TableRow.changed_at.desc(), TableRow.id)
        .limit(most)
    )
    if phase is not None:
        query = query.where(TableRow.phase == phase)
    async with database.reading() as connection:
        return list((await connection.execute(query)).scalars())


async def count_running(database: Database, person: str, now: int) -> int:
    """The tables whose games this person has started and that a node keeps."""
    query = select(func.count()).where(
        TableRow.host == person, TableRow.phase == "playing", TableRow.kept_until > now
    )
    async with database.reading() as connection:
        return (await connection.execute(query)).scalar_one()


async def names_of(connection: AsyncConnection, people: Sequence[str]) -> dict[str, str]:
    query = select(PersonRow.id, PersonRow.name).where(PersonRow.id.in_(people))
    return {row.id: row.name for row in await connection.execute(query)}
