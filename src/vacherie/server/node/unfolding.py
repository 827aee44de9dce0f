"""Makes tables of their logs: from the last checkpoint on, and long ones beside the event loop."""

import asyncio
import logging
from collections.abc import Callable, Sequence
from typing import Final, TypeVar

import msgspec

from vacherie.core.errors import GameError
from vacherie.core.values import Viewer
from vacherie.games import find_game
from vacherie.server.errors import Conflict, Unavailable
from vacherie.server.storage.checkpoints import add_checkpoints, find_checkpoint
from vacherie.server.storage.database import Database, NumberTaken
from vacherie.server.storage.tables import Row, read_rows
from vacherie.server.table.checkpoint import EVERY, encode_checkpoint, table_from
from vacherie.server.table.entries import AnyEntry, Arranged, Created, Setup, decode_entry
from vacherie.server.table.fold import Table
from vacherie.server.table.projection import Moment, moment_of, show

log = logging.getLogger(__name__)

SHORT: Final = 100
"""Entries that are read sooner than a thread is asked."""

T = TypeVar("T")


class Unfolding:
    """Shared by all tables of a node: one long log is read at a time, so that players hardly notice."""

    def __init__(self, database: Database) -> None:
        self.database = database
        self._turn = asyncio.Lock()

    async def table(self, name: str) -> Table | None:
        """As its log has made it; `None` where there is none. Raises `Conflict` for one of older rules."""
        table, rows = await self._begin(name, None, None)
        checkpoints = await self.beside(len(rows), lambda: fold_all(table, rows))
        await self._keep(name, checkpoints)
        return table if table.number else None

    async def moments(self, name: str, after: int, most: int) -> list[Moment]:
        """What happened above that number."""
        table, rows = await self._begin(name, after, after + most)
        found: list[Moment] = []
        checkpoints = await self.beside(len(rows), lambda: fold_all(table, rows, after, found))
        await self._keep(name, checkpoints)
        return found

    async def shown(self, moments: Sequence[Moment], viewer: Viewer) -> list[bytes]:
        return await self.beside(len(moments), lambda: [show(moment, viewer) for moment in moments])

    async def entries(self, name: str) -> list[tuple[AnyEntry, int]]:
        """The whole log."""
        rows = await read_rows(self.database, name)
        return await self.beside(len(rows), lambda: [(decode_entry(row.body), row.at) for row in rows])

    async def beside(self, size: int, work: Callable[[], T]) -> T:
        if size <= SHORT:
            return work()
        async with self._turn:
            return await asyncio.to_thread(work)

    async def _begin(self, name: str, before: int | None, last: int | None) -> tuple[Table, Sequence[Row]]:
        """A table to go on from, at or before that number, and the entries that follow."""
        table = Table(name)
        text = await find_checkpoint(self.database, name, before)
        if text is not None:
            try:
                table = await self.beside(EVERY, lambda: table_from(name, text))
            except (GameError, msgspec.MsgspecError):
                log.info("a checkpoint of another version is passed over", extra={"table": name})
        return table, await read_rows(self.database, name, table.number, last)

    async def _keep(self, name: str, checkpoints: Sequence[tuple[int, str]]) -> None:
        """They save time and nothing else, so that nobody misses one that cannot be written."""
        if checkpoints:
            try:
                await add_checkpoints(self.database, name, checkpoints)
            except (NumberTaken, Unavailable):
                log.info("a checkpoint could not be written", extra={"table": name})


def fold_all(
    table: Table, rows: Sequence[Row], after: int = 0, found: list[Moment] | None = None
) -> list[tuple[int, str]]:
    """Folds them all; finds the moments above that number, and gives the checkpoints on the way."""
    checkpoints: list[tuple[int, str]] = []
    for body, at in rows:
        entry = decode_entry(body)
        if isinstance(entry, Created | Arranged) and entry.setup is not None:
            expect_current(entry.setup)
        events = table.fold(entry, at)
        if found is not None and table.number > after:
            found.append(moment_of(table, entry, events, at))
        if table.number % EVERY == 0:
            checkpoints.append((table.number, encode_checkpoint(table)))
    return checkpoints


def expect_current(setup: Setup) -> None:
    """A log replays only under the rules it was played with."""
    if find_game(setup.game).rules_version != setup.rules_version:
        raise Conflict("table-outdated")
