"""Lets happen what happens by itself: bots act, clocks run out. Of several nodes, one does it for a table."""

import asyncio
import logging
from collections.abc import Coroutine, Iterator
from contextlib import contextmanager, suppress
from typing import Any, Final, Protocol

from sqlalchemy import select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from vacherie.core.errors import GameError
from vacherie.server.errors import Conflict, Unavailable
from vacherie.server.node.live import LiveTable
from vacherie.server.node.services import Services
from vacherie.server.node.supervision import Supervisor
from vacherie.server.node.thinkers import Thinkers
from vacherie.server.node.waiting import Asker, Full
from vacherie.server.storage.models import TableRow
from vacherie.server.table import play
from vacherie.server.table.bounds import MOST_ENTRIES
from vacherie.server.table.entries import AnyEntry
from vacherie.server.table.fold import Table
from vacherie.server.table.overtaken import Overtaken

log = logging.getLogger(__name__)

AGAIN: Final = 1.0
"""Seconds after which what failed is tried again."""
TROUBLED: Final = 5.0
"""The same, where the mistake is ours."""
LOOKING: Final = 0.5
"""Seconds between two looks for tables that nobody keeps any more."""
LONG_WAIT: Final = 1.5
"""Seconds that a bot may take before the table is told that the bots are busy."""
LONG: Final = 60.0
"""Seconds that opening all the tables of another node may take."""


class Tables(Protocol):
    """Where this node has its tables."""

    async def open(self, name: str) -> LiveTable:
        """Raises `NotFound`, or `Conflict` for one of older rules."""

    async def drop_idle(self) -> None:
        """Forgets those that nobody looks at."""


class Keeper:
    """Makes bots and clocks act at the tables that this node keeps.

    Of the nodes that share a database, the one with a table's lease keeps it, and renews the lease as long as
    it lives; when that has run out, another takes over. Should two keep one table for a moment, both may
    propose an answer, and the log takes the first.

    `attend` and `keep` are called by a table that holds its lock: they start tasks, and wait for nothing.
    Those tasks change a table as people do, through its public methods, without any right of their own.
    """

    def __init__(
        self, services: Services, thinkers: Thinkers, tables: Tables, supervisor: Supervisor
    ) -> None:
        self.services = services
        self.supervisor = supervisor
        self.thinkers = thinkers
        self.tables = tables
        self.kept: set[str] = set()
        self._tasks: set[asyncio.Task[None]] = set()
        self.thinking: set[tuple[str, int, int]] = set()
        """Table, seat and question of each bot that is to act."""
        self._timers: dict[str, asyncio.TimerHandle] = {}

    async def start(self) -> None:
        if not self.services.database.is_shared:
            # Nobody else can have the tables that were kept when this server ended.
            await self._write(update(TableRow).where(TableRow.kept_until.is_not(None)).values(kept_until=0))
        often = self.services.config.lease / 3
        self.supervisor.every("lease", often, self._renew)
        self.supervisor.every("takeover", min(often, LOOKING), self._take_over, LONG)
        self.supervisor.every("idle", often, self.tables.drop_idle, LONG)

    async def stop(self) -> None:
        """After the supervisor has."""
        running = [*self._tasks]
        for timer in self._timers.values():
            timer.cancel()
        for task in running:
            task.cancel()
        await asyncio.gather(*running, return_exceptions=True)
        with suppress(Unavailable):
            own = update(TableRow).where(TableRow.keeper == self.services.node)
            await self._write(own.values(kept_until=0))

    def attend(self, live: LiveTable) -> None:
        """Looks after a table that has just changed."""
        table = live.table
        if table.number >= MOST_ENTRIES:
            return
        if table.phase == "playing" and table.id in self.kept:
            self._let_bots_act(live)
            self._set_timer(live)
        elif table.phase == "over":
            self.kept.discard(table.id)

    async def claim(self, live: LiveTable) -> bool:
        """Whether this node now keeps the table: nobody else does, or he is gone."""
        lease = self.services.lease()
        free = TableRow.kept_until.is_(None) | (TableRow.kept_until < self.services.now())
        statement = (
            update(TableRow)
            .where(TableRow.id == live.table.id, TableRow.phase == "playing")
            .where(free | (TableRow.keeper == self.services.node))
            .values(**lease._asdict())
        )
        if await self._write(statement):
            self.keep(live)
            return True
        return False

    def keep(self, live: LiveTable) -> None:
        self.kept.add(live.table.id)
        self.attend(live)

    async def release(self, table: str) -> None:
        """Nothing will happen at the table by itself."""
        self.kept.discard(table)
        own = update(TableRow).where(TableRow.id == table, TableRow.keeper == self.services.node)
        await self._write(own.values(keeper=None, kept_until=None))

    def is_needed(self, live: LiveTable) -> bool:
        """Whether something will happen at the table by itself."""
        table = live.table
        if not self.may_go_on(live):
            return False
        clocked = table.setup.clock.kind != "none"
        return table.phase == "playing" and (
            clocked or any(table.player_of(seat) is not None for seat in table.waiting())
        )

    def may_go_on(self, live: LiveTable) -> bool:
        """Whether bots act: where only they play, as long as somebody looks on."""
        return live.is_watched or any(chair.person for chair in live.table.chairs)

    # Bots and clocks

    def _let_bots_act(self, live: LiveTable) -> None:
        table = live.table
        question = table.question
        assert question is not None, table.id
        if not self.may_go_on(live):
            return
        for seat in table.waiting():
            level = table.player_of(seat)
            thought = (table.id, seat, question)
            if level is not None and thought not in self.thinking:
                self.thinking.add(thought)
                self._begin(live, self._think(live, seat, question, level))

    async def _think(self, live: LiveTable, seat: int, question: int, level: str) -> None:
        table = live.table

        def is_wanted() -> bool:
            return table.question == question and seat in table.waiting() and self.may_go_on(live)

        try:
            await asyncio.sleep(self.services.config.bot_pause)
            state = table.state
            if state is None or not is_wanted():
                return
            with self._patience(live):
                action = await self.thinkers.choose(
                    table.game,
                    level,
                    state.view(seat),
                    state.legal_actions(seat),
                    asker=self._asker(table),
                    has_people=any(table.player_of(each) is None for each in range(len(table.chairs))),
                    is_wanted=is_wanted,
                )
            await live.bot_acts(seat, question, level, action)
        except (Unavailable, Full):
            await asyncio.sleep(AGAIN)
        except (GameError, Overtaken):
            log.debug("a bot came too late", extra={"table": table.id, "seat": seat})
        finally:
            self.thinking.discard((table.id, seat, question))
        self.attend(live)

    def _asker(self, table: Table) -> Asker:
        """The host answers for a table's bots; one who is gone, for as long as nobody else is the host."""
        person = table.host or ""
        return Asker(person, self.services.addresses.of(person))

    @contextmanager
    def _patience(self, live: LiveTable) -> Iterator[None]:
        """Tells the table when its bot has waited for long."""
        timer = asyncio.get_running_loop().call_later(LONG_WAIT, live.tell_busy)
        try:
            yield
        finally:
            timer.cancel()

    def _set_timer(self, live: LiveTable) -> None:
        table = live.table
        now = self.services.now()
        timer = self._timers.pop(table.id, None)
        if timer is not None:
            timer.cancel()
        people = [seat for seat in table.waiting() if table.player_of(seat) is None]
        left = [(time, seat) for seat in people if (time := table.time_left(seat, now)) is not None]
        if left:
            time, seat = min(left)
            loop = asyncio.get_running_loop()
            self._timers[table.id] = loop.call_later(time / 1000, self._ring, live, seat)

    def _ring(self, live: LiveTable, seat: int) -> None:
        self._timers.pop(live.table.id, None)
        self._begin(live, self._time_out(live, seat))

    async def _time_out(self, live: LiveTable, seat: int) -> None:
        def proposal(table: Table) -> AnyEntry:
            if seat not in table.waiting() or table.time_left(seat, self.services.now()):
                raise Overtaken
            return play.go_away(table, seat, is_late=True)

        try:
            await live.change(proposal)
        except Unavailable:
            await asyncio.sleep(AGAIN)
            self.attend(live)
        except (Conflict, Overtaken):
            self.attend(live)

    def _begin(self, live: LiveTable, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.create_task(self._tried(live, work))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _tried(self, live: LiveTable, work: Coroutine[Any, Any, None]) -> None:
        """A mistake of ours at one table is logged, and the table gets another chance later."""
        try:
            await work
        except Exception:
            log.exception("a bot or a clock failed", extra={"table": live.table.id})
            await asyncio.sleep(TROUBLED)
            self.attend(live)

    # Which node keeps what

    async def _renew(self) -> None:
        if not self.kept:
            return
        lease = self.services.lease()
        own = update(TableRow).where(TableRow.keeper == self.services.node, TableRow.kept_until.is_not(None))
        await self._write(own.values(kept_until=lease.kept_until))
        if self.services.database.is_shared:
            mine = select(TableRow.id).where(TableRow.keeper == self.services.node)
            async with self.services.database.reading() as connection:
                self.kept &= set((await connection.execute(mine)).scalars())

    async def _take_over(self) -> None:
        """Goes on with the tables of a node that is gone, this one before it was started anew included."""
        gone = select(TableRow.id).where(
            TableRow.kept_until < self.services.now(), TableRow.phase == "playing"
        )
        async with self.services.database.reading() as connection:
            names = list((await connection.execute(gone)).scalars())
        for name in names:
            try:
                live = await self.tables.open(name)
                if name not in self.kept:
                    await self.claim(live)
            except Unavailable:
                raise
            except Exception as error:
                # Of older rules, or broken: told once, and left alone.
                is_old = isinstance(error, Conflict)
                extra = (
                    {"table": name, "code": error.code} if isinstance(error, GameError) else {"table": name}
                )
                log.warning("a table cannot go on", extra=extra, exc_info=None if is_old else error)
                await self._write(update(TableRow).where(TableRow.id == name).values(kept_until=None))

    async def _write(self, statement: Any) -> int:
        """How many rows it changed."""
        counts: list[int] = []

        async def write(connection: AsyncConnection) -> None:
            counts.append((await connection.execute(statement)).rowcount)

        await self.services.database.write(extra=write)
        return counts[-1]
