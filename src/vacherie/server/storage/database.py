"""Opens the database, brings it to today's shape, and writes: many changes in one synced transaction."""

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator, Sequence
from contextlib import asynccontextmanager, contextmanager
from dataclasses import dataclass, field
from importlib.resources import files
from typing import Any, Final

import asyncpg
from alembic import command
from alembic.config import Config as AlembicConfig
from sqlalchemy import Connection, event, insert, text
from sqlalchemy.exc import IntegrityError, SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine

from vacherie.server.errors import Unavailable
from vacherie.server.storage.models import EntryRow

CHANNEL: Final = "vacherie"
"""On which nodes that share a PostgreSQL tell each other what they wrote."""
MOST_AT_ONCE: Final = 200
MIGRATION_LOCK: Final = 668066
PATIENCE: Final = 10.0
"""Seconds in which a PostgreSQL has to answer a command; a machine that is gone never does."""
ERRORS: Final = (SQLAlchemyError, OSError, asyncpg.PostgresError, asyncpg.InterfaceError)
"""What is raised where the database is away. The driver's own come through while a server starts or stops."""

Extra = Callable[[AsyncConnection], Awaitable[None]]
"""What has to be written in the same transaction."""


class NumberTaken(Exception):
    """Somebody else has written under this number: another node, or this one before it lost count."""


@dataclass
class Job:
    rows: Sequence[dict[str, Any]]
    extra: Extra | None
    done: asyncio.Future[None] = field(default_factory=lambda: asyncio.get_running_loop().create_future())


class Database:
    def __init__(self, address: str, node: str) -> None:
        self.engine = open_engine(address, PATIENCE)
        self.address = address
        self.node = node
        self.is_shared = self.engine.dialect.name == "postgresql"
        self._jobs: asyncio.Queue[Job] = asyncio.Queue()

    async def start(self) -> None:
        """Brings the tables to today's shape, however long that takes."""
        engine = open_engine(self.address)
        async with engine.begin() as connection:
            if self.is_shared:
                # Nodes that start together must not both create the tables.
                await connection.execute(text(f"SELECT pg_advisory_xact_lock({MIGRATION_LOCK})"))
            await connection.run_sync(upgrade)
        await engine.dispose()

    async def stop(self) -> None:
        """After all that was asked for has been written."""
        await self._jobs.join()
        await self.engine.dispose()

    @asynccontextmanager
    async def reading(self) -> AsyncIterator[AsyncConnection]:
        """Raises `Unavailable`."""
        with reaching():
            async with self.engine.connect() as connection:
                yield connection

    async def write(self, rows: Sequence[dict[str, Any]] = (), extra: Extra | None = None) -> None:
        """Returns when it is on disk. Raises `NumberTaken` or `Unavailable`, and then nothing is written."""
        job = Job(rows, extra)
        self._jobs.put_nowait(job)
        await job.done

    async def tell(self, channel: str, notices: Sequence[str]) -> None:
        """The nodes that share the database, without writing anything down."""
        if notices:
            with reaching():
                async with self.engine.begin() as connection:
                    notice = text("SELECT pg_notify(:channel, :message)")
                    await connection.execute(
                        notice, [{"channel": channel, "message": each} for each in notices]
                    )

    async def write_all(self) -> None:
        """Does what `write` asks for, for ever; without it nothing is written."""
        while True:
            jobs = [await self._jobs.get()]
            while not self._jobs.empty() and len(jobs) < MOST_AT_ONCE:
                jobs.append(self._jobs.get_nowait())
            try:
                if not await self._tried(jobs) and len(jobs) > 1:
                    # One of them spoils it for all: each for itself.
                    for job in jobs:
                        await self._tried([job])
            finally:
                for job in jobs:
                    self._jobs.task_done()
                    if not job.done.done():
                        job.done.set_exception(Unavailable("database-unavailable"))

    async def _tried(self, jobs: list[Job]) -> bool:
        try:
            await self._commit(jobs)
        except Exception as error:  # Whatever it is, the writer goes on for the others.
            if len(jobs) == 1 and not jobs[0].done.done():
                jobs[0].done.set_exception(failure(error))
            return False
        for job in jobs:
            if not job.done.done():
                job.done.set_result(None)
        return True

    async def _commit(self, jobs: list[Job]) -> None:
        rows = [row for job in jobs for row in job.rows]
        async with self.engine.begin() as connection:
            if rows:
                await connection.execute(insert(EntryRow), rows)
            for job in jobs:
                if job.extra is not None:
                    await job.extra(connection)
            if self.is_shared and rows:
                # Within the transaction: the others are told if, and only if, it is written.
                notice = text("SELECT pg_notify(:channel, :message)")
                await connection.execute(
                    notice,
                    [{"channel": CHANNEL, "message": f"{self.node} {name}"} for name in names(rows)],
                )


def names(rows: Sequence[dict[str, Any]]) -> list[str]:
    return list(dict.fromkeys(row["table"] for row in rows))


def failure(error: Exception) -> Exception:
    if isinstance(error, IntegrityError):
        return NumberTaken()
    if not isinstance(error, ERRORS):
        return error
    unavailable = Unavailable("database-unavailable")
    unavailable.__cause__ = error
    return unavailable


def is_database_error(error: BaseException) -> bool:
    return isinstance(error, (*ERRORS, Unavailable))


@contextmanager
def reaching() -> Iterator[None]:
    """Turns what is raised by a database that is away into `Unavailable`."""
    try:
        yield
    except ERRORS as error:
        raise Unavailable("database-unavailable") from error


def open_engine(address: str, patience: float | None = None) -> AsyncEngine:
    if address.startswith("postgresql"):
        limits = {} if patience is None else {"timeout": patience / 2, "command_timeout": patience}
        return create_async_engine(address, pool_pre_ping=True, pool_timeout=5, connect_args=limits)
    engine = create_async_engine(address)
    event.listen(engine.sync_engine, "connect", prepare_sqlite)
    return engine


def prepare_sqlite(connection: Any, _: Any) -> None:
    cursor = connection.cursor()
    # FULL: a commit returns when it is on the disk, so that no acknowledged action is ever lost.
    for pragma in ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON", "busy_timeout=5000"):
        cursor.execute(f"PRAGMA {pragma}")
    # Moving the log into the file makes a commit wait; so seldom, 16 MB at a time.
    cursor.execute("PRAGMA wal_autocheckpoint=4000")
    cursor.close()


def upgrade(connection: Connection) -> None:
    """Brings the tables to today's shape."""
    config = AlembicConfig()
    config.set_main_option("script_location", str(files("vacherie.server.storage") / "migrations"))
    config.attributes["connection"] = connection
    command.upgrade(config, "head")
