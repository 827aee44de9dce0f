"""All that one running server has: the database, the tables in memory, the bots, the clock, chance."""

import asyncio
import secrets
import time
from collections.abc import Callable, Sequence
from contextlib import suppress
from math import inf
from random import SystemRandom
from typing import Any, Final

from vacherie.core.game import AnyState
from vacherie.server.config import Config
from vacherie.server.errors import Conflict, NotFound, Unavailable
from vacherie.server.node.founding import Founding
from vacherie.server.node.keeper import Keeper
from vacherie.server.node.live import LiveTable, tell_log
from vacherie.server.node.metrics import Metrics
from vacherie.server.node.reviewer import Reviewer
from vacherie.server.node.services import Services
from vacherie.server.node.sharing import Sharing
from vacherie.server.node.stream import ALIVE, FAREWELL, Stream
from vacherie.server.node.supervision import Supervisor
from vacherie.server.node.thinkers import Thinkers
from vacherie.server.node.unfolding import Unfolding
from vacherie.server.people.address import Addresses
from vacherie.server.people.answers import Answers
from vacherie.server.people.limits import Limit, Places
from vacherie.server.people.person import Person
from vacherie.server.storage.database import Database
from vacherie.server.storage.keys import Keys
from vacherie.server.storage.nodes import sign_on
from vacherie.server.storage.tables import count_running
from vacherie.server.table import lobby
from vacherie.server.table.entries import AnyEntry, Chair, Created, Setup
from vacherie.server.table.fold import Table
from vacherie.server.table.lobby import Draw
from vacherie.server.table.rematch import Results, is_alone

LETTERS: Final = "23456789abcdefghjkmnpqrstuvwxyz"
"""None that could be taken for another."""
ID_LENGTH: Final = 13
"""64 bits: whoever knows the link may look on, so that nobody must be able to guess it."""

WRITING_IS_NEWS: Final = 1.0
"""Seconds for which a server that could write is believed to be able to."""
WRITING_PATIENCE: Final = 5.0
LEAVE: Final = 1.0
"""Seconds that a reader has to hear the end of a stream."""


def new_id() -> str:
    return "".join(secrets.choice(LETTERS) for _ in range(ID_LENGTH))


def is_id(text: str) -> bool:
    """Whether it could be one; what else people send is no business of the database."""
    return text.isascii() and text.isalnum() and len(text) <= ID_LENGTH


def milliseconds() -> int:
    return time.time_ns() // 1_000_000


class Node:
    """One running server; several may share a PostgreSQL, and know of each other by it alone.

    It belongs to one event loop, from `start` to `stop`, and needs no lock: what it holds changes only
    between two awaits. Routes get tables by `create` and `open` and in no other way, so that there is never
    a second `LiveTable` of the same table here. Only that one writes to the log, but for the first entry.
    """

    def __init__(
        self,
        config: Config,
        *,
        draw: Draw | None = None,
        now: Callable[[], int] = milliseconds,
        new_id: Callable[[], str] = new_id,
    ) -> None:
        self.config = config
        self.chance = SystemRandom()
        """The operating system's: nobody can know it beforehand, or find it out afterwards."""
        self.draw = draw or self.draw_by_chance
        self.now = now
        self.new_id = new_id
        self.id = secrets.token_hex(8)
        self.metrics = Metrics()
        self.database = Database(config.database, self.id)
        self.keys = Keys(self.database, now)
        self.thinkers = Thinkers(
            config.bot_workers,
            config.bot_milliseconds,
            self.chance,
            self.metrics,
            config.address_share,
        )
        rate, burst = config.requests_per_second, config.burst
        self.person_limit = Limit(rate, burst, time.monotonic)
        self.address_limit = Limit(rate * config.address_share, burst * config.address_share, time.monotonic)
        self.chat_limit = Limit(0.5 if rate else 0, 5, time.monotonic)
        self.newcomer_limit = Limit(0.5 if rate else 0, 30, time.monotonic)
        """New guests from one address."""
        self.table_limit = Limit(rate / 100, burst // 3, time.monotonic)
        """New tables by one person."""
        self.replay_limit = Limit(1 if rate else 0, 20, time.monotonic)
        self.sharing = Sharing(
            self.id,
            {
                "person": self.person_limit,
                "address": self.address_limit,
                "chat": self.chat_limit,
                "newcomer": self.newcomer_limit,
                "table": self.table_limit,
                "replay": self.replay_limit,
            },
        )
        self.replaying = asyncio.Lock()
        """A game is played again in a thread, one at a time, so that tables are not kept waiting."""
        places = Places(burst if rate else 0, config.address_share)
        self.addresses = Addresses()
        self.unfolding = Unfolding(self.database)
        self.services = Services(
            config,
            self.id,
            self.database,
            self.draw,
            now,
            self.metrics,
            places,
            self.unfolding,
            self.addresses,
        )
        self.supervisor = Supervisor()
        self.keeper = Keeper(self.services, self.thinkers, self, self.supervisor)
        self.reviewer = Reviewer(self.services, self, self.supervisor)
        self.weighed = Answers()
        self.tables: dict[str, LiveTable] = {}
        self.is_closing = False
        self._opening: dict[str, asyncio.Task[LiveTable]] = {}
        self._written_at = -inf
        self.metrics.watch(lambda: len(self.tables), self.count_streams, self.thinkers.count_waiting)

    def draw_by_chance(self, state: AnyState) -> Any:
        return state.draw(self.chance)

    async def start(self) -> None:
        await self.database.start()
        self.supervisor.keep("writer", lambda _: self.database.write_all())
        await self.keeper.start()
        self.reviewer.start()
        self.supervisor.every("heartbeat", self.config.heartbeat, self._beat)

    async def stop(self) -> None:
        self.close_streams()
        await self.supervisor.stop(besides=["writer"])
        self.reviewer.stop()
        await self.keeper.stop()
        await self.thinkers.stop()
        await self.database.stop()
        await self.supervisor.stop()

    async def expect_ready(self) -> None:
        """Raises `Unavailable` where people should go elsewhere: it closes, cannot write or is stuck."""
        if self.is_closing:
            raise Unavailable("server-closing")
        if unwell := self.supervisor.unwell():
            raise Unavailable("server-not-ready", tasks=", ".join(sorted(unwell)))
        if time.monotonic() - self._written_at > WRITING_IS_NEWS:
            try:
                async with asyncio.timeout(WRITING_PATIENCE):
                    await sign_on(self.database, self.id, self.now())
            except TimeoutError as error:
                raise Unavailable("database-unavailable") from error
            self._written_at = time.monotonic()

    def close_streams(self) -> None:
        """Readers are told to come again: to this server when it is back, or to another."""
        self.is_closing = True
        for stream in self.all_streams():
            stream.send(FAREWELL)
            stream.close()
        with suppress(RuntimeError):  # Without a loop there are no streams.
            asyncio.get_running_loop().call_later(LEAVE, self._cut_streams)

    def _cut_streams(self) -> None:
        """Those of readers who do not even take their leave."""
        for stream in self.all_streams():
            stream.cut()

    def close_streams_of(self, person: str) -> None:
        """Whoever still has a key comes again."""
        for stream in self.all_streams():
            if stream.person == person:
                stream.close()

    def all_streams(self) -> list[Stream]:
        return [stream for live in self.tables.values() for stream in live.streams]

    async def _beat(self) -> None:
        """Says to every reader that the line is alive; one timer for all of them."""
        for stream in self.all_streams():
            stream.send(ALIVE)

    def count_streams(self) -> int:
        return sum(len(live.streams) for live in self.tables.values())

    async def create(
        self,
        setup: Setup,
        chairs: Sequence[Chair],
        host: Person,
        *,
        starts: bool = False,
    ) -> LiveTable:
        """A new table, at which the game may begin at once."""
        founding = self._found(setup, chairs, host, (), starts=starts)
        await self.database.write(founding.rows, founding.extra)
        return self._take_in(founding)

    async def expect_few_running(self, person: Person) -> None:
        """Raises `Conflict` where the person has as many games going on as one may have at once."""
        if not self.config.requests_per_second:
            return
        most = self.config.running_tables
        if await count_running(self.database, person.id, self.now()) >= most:
            raise Conflict("tables-too-many", most=most)

    async def play_again(self, live: LiveTable, person: Person) -> str:
        """The table of the rematch."""

        def found(setup: Setup, chairs: Sequence[Chair], results: Results, starts: bool) -> Founding:
            self.table_limit.spend(person.id)
            return self._found(setup, chairs, person, results, starts=starts)

        if is_alone(live.table, person):
            await self.expect_few_running(person)
        founding = await live.play_again(person, found)
        if founding is not None:
            # Nobody can have opened it yet: since it was written, nothing has been waited for.
            self._take_in(founding)
        assert live.table.next is not None
        return live.table.next

    def _found(
        self, setup: Setup, chairs: Sequence[Chair], host: Person, results: Results, *, starts: bool
    ) -> Founding:
        created = Created(setup, tuple(chairs), host.id, results)
        proposals: list[Callable[[Table], AnyEntry]] = [lambda _: created]
        if starts:
            proposals.append(lambda table: lobby.start(table, host, self.draw))
        return Founding(self.services, self.new_id(), proposals)

    def _take_in(self, founding: Founding) -> LiveTable:
        live = LiveTable(self.services, self.keeper, founding.table)
        live.look()
        self.tables[live.table.id] = live
        if live.table.phase == "playing":
            tell_log(live.moment_now(), founding.entries[-1])
            self.keeper.keep(live)
        return live

    async def open(self, name: str) -> LiveTable:
        """The table from memory, or else from its log; raises `NotFound`."""
        if not is_id(name):
            raise NotFound("table-unknown")
        live = self.tables.get(name)
        if live is not None:
            live.used_at = self.now()
            return live
        # Whoever asks meanwhile waits for the same one.
        opening = self._opening.get(name)
        if opening is None:
            opening = self._opening[name] = asyncio.create_task(self._read(name))
            opening.add_done_callback(lambda _: self._opening.pop(name, None))
        return await asyncio.shield(opening)

    async def _read(self, name: str) -> LiveTable:
        table = await self.unfolding.table(name)
        if table is None:
            raise NotFound("table-unknown")
        # Nobody's time runs while there is no server.
        table.asked_at = [self.now()] * len(table.asked_at)
        live = LiveTable(self.services, self.keeper, table)
        self.tables[name] = live
        if table.phase == "playing":
            await self.keeper.claim(live)
        return live

    async def drop_idle(self) -> None:
        """Forgets the tables that nobody looks at; their logs stay."""
        before = self.now() - self.config.idle * 1000
        for name, live in list(self.tables.items()):
            if live.streams or live.used_at > before:
                continue
            is_kept = name in self.keeper.kept
            if is_kept and self.keeper.is_needed(live):
                continue
            del self.tables[name]
            if is_kept:
                await self.keeper.release(name)
