"""Reads and writes the checkpoints of tables; whatever else is known is in their logs."""

from collections.abc import Sequence

from sqlalchemy import delete, insert, select
from sqlalchemy.ext.asyncio import AsyncConnection

from vacherie.server.storage.database import Database
from vacherie.server.storage.models import CheckpointRow


async def find_checkpoint(database: Database, table: str, before: int | None) -> str | None:
    """The last one, or the last at or before that number."""
    query = select(CheckpointRow.body).where(CheckpointRow.table == table)
    if before is not None:
        query = query.where(CheckpointRow.number <= before)
    async with database.reading() as connection:
        rows = await connection.execute(query.order_by(CheckpointRow.number.desc()).limit(1))
        return rows.scalar_one_or_none()


async def add_checkpoints(database: Database, table: str, made: Sequence[tuple[int, str]]) -> None:
    """Takes the place of those of an older version."""
    rows = [{"table": table, "number": number, "body": body} for number, body in made]

    async def write(connection: AsyncConnection) -> None:
        numbers = [number for number, _ in made]
        same = delete(CheckpointRow).where(CheckpointRow.table == table, CheckpointRow.number.in_(numbers))
        await connection.execute(same)
        await connection.execute(insert(CheckpointRow), rows)

    await database.write(extra=write)
