"""The servers that use a database, each with the last time at which it could write."""

from typing import Final

from sqlalchemy import delete, insert, update
from sqlalchemy.ext.asyncio import AsyncConnection

from vacherie.server.storage.database import Database
from vacherie.server.storage.models import NodeRow

REMEMBERED: Final = 24 * 3600 * 1000
"""Milliseconds for which a server that is gone is known."""


async def sign_on(database: Database, node: str, now: int) -> None:
    """Raises `Unavailable` where nothing can be written."""

    async def write(connection: AsyncConnection) -> None:
        own = update(NodeRow).where(NodeRow.id == node).values(seen_at=now)
        if not (await connection.execute(own)).rowcount:
            await connection.execute(insert(NodeRow), [{"id": node, "seen_at": now}])
            await connection.execute(delete(NodeRow).where(NodeRow.seen_at < now - REMEMBERED))

    await database.write(extra=write)
