"""Reviews beside the tables they are of: asked for, worked on by one node, and kept."""

from typing import Any, NamedTuple

from sqlalchemy import func, insert, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from vacherie.server.errors import TooMany
from vacherie.server.storage.consequences import Lease
from vacherie.server.storage.database import Database, NumberTaken
from vacherie.server.storage.models import ReviewRow


class StoredReview(NamedTuple):
    table: str
    state: str
    done: int
    total: int
    body: str | None


async def read_review(database: Database, table: str) -> StoredReview | None:
    query = select(ReviewRow.table, ReviewRow.state, ReviewRow.done, ReviewRow.total, ReviewRow.body)
    async with database.reading() as connection:
        row = (await connection.execute(query.where(ReviewRow.table == table))).one_or_none()
    return None if row is None else StoredReview(*row)


async def ask_review(database: Database, table: str, person: str, at: int, own: int, most: int) -> None:
    """Raises `TooMany` where so many of the person's, or of all, are not finished."""

    async def write(connection: AsyncConnection) -> None:
        waiting = select(func.count()).select_from(ReviewRow).where(ReviewRow.state == "waiting")
        mine = (await connection.execute(waiting.where(ReviewRow.person == person))).scalar_one()
        every = (await connection.execute(waiting)).scalar_one()
        if mine >= own or every >= most:
            raise TooMany("too-many-reviews", most=own if mine >= own else most)
        row = {"table": table, "person": person, "asked_at": at, "state": "waiting", "done": 0, "total": 0}
        await connection.execute(insert(ReviewRow), [row])

    try:
        await database.write(extra=write)
    except NumberTaken:
        return  # Somebody else has asked for it meanwhile.


async def claim_review(database: Database, lease: Lease, now: int) -> str | None:
    """The table of the oldest review that nobody works on; this node does so from now on."""
    free = ReviewRow.kept_until.is_(None) | (ReviewRow.kept_until < now)
    waiting = select(ReviewRow.table).where(ReviewRow.state == "waiting", free)
    oldest = waiting.order_by(ReviewRow.asked_at).limit(1)
    claimed: list[str] = []

    async def write(connection: AsyncConnection) -> None:
        claimed.clear()
        table = (await connection.execute(oldest)).scalar_one_or_none()
        if table is None:
            return
        own = update(ReviewRow).where(ReviewRow.table == table, ReviewRow.state == "waiting", free)
        if (await connection.execute(own.values(**lease._asdict()))).rowcount:
            claimed.append(table)

    await database.write(extra=write)
    return claimed[0] if claimed else None


async def save_review(database: Database, table: str, lease: Lease, **values: Any) -> bool:
    """Whether it was still this node's to work on."""
    counts: list[int] = []
    own = update(ReviewRow).where(ReviewRow.table == table, ReviewRow.keeper == lease.keeper)

    async def write(connection: AsyncConnection) -> None:
        counts.append((await connection.execute(own.values(kept_until=lease.kept_until, **values))).rowcount)

    await database.write(extra=write)
    return bool(counts[-1])
