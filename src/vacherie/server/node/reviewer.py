"""Reviews the games that people ask about, one at a time, in a process that gives way to everything else."""

import asyncio
import logging
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from typing import Any, Final, Protocol, TypeVar

import msgspec

from vacherie.bots.worker import BotFailed
from vacherie.core.errors import GameError
from vacherie.core.record import encode_record
from vacherie.review.worker import ReviewWorker, Weigh
from vacherie.server.errors import Unavailable
from vacherie.server.node.live import LiveTable
from vacherie.server.node.services import Services
from vacherie.server.node.supervision import Alive, Supervisor
from vacherie.server.storage.reviews import claim_review, save_review
from vacherie.server.table.projection import finished_record

log = logging.getLogger(__name__)

SLICE: Final = 1.0
"""Seconds between two reports."""
SEED: Final = 1

T = TypeVar("T")


class Tables(Protocol):
    async def open(self, name: str) -> LiveTable: ...


class Progress(msgspec.Struct, frozen=True):
    """What those who look at the table hear."""

    state: str
    done: int
    total: int


class Reviewer:
    """Called from the event loop alone. Two processes: one reviews games, one answers about positions.

    Of the nodes that share a database any may take a review that waits. It holds a lease on it as for a
    table; when that has run out, because the node is gone, another begins it anew: a review depends on the
    game alone, so it comes out the same.
    """

    def __init__(self, services: Services, tables: Tables, supervisor: Supervisor) -> None:
        self.services = services
        self.tables = tables
        self.supervisor = supervisor
        self._threads = ThreadPoolExecutor(2, "reviews")
        self._reviewing: ReviewWorker | None = None
        self._weighing: ReviewWorker | None = None
        self._one_position = asyncio.Lock()
        self._asked = asyncio.Event()

    def start(self) -> None:
        self.supervisor.keep("reviews", self._go_round)

    def stop(self) -> None:
        """After the supervisor has."""
        for worker in (self._reviewing, self._weighing):
            if worker is not None:
                worker.kill()
        self._threads.shutdown()

    def wake(self) -> None:
        """A review has been asked for."""
        self._asked.set()

    async def weigh(self, question: Weigh) -> bytes:
        """As JSON; raises `Unavailable` where the process does not answer."""
        async with self._one_position:
            try:
                worker = self._weighing = await self._alive(self._weighing)
                return await self._in_thread(lambda: worker.weigh(question))
            except BotFailed as error:
                self._weighing = None
                raise Unavailable("weighing-failed") from error

    async def _go_round(self, alive: Alive) -> None:
        while True:
            self._asked.clear()
            table = await claim_review(self.services.database, self.services.lease(), self.services.now())
            alive()
            if table is not None:
                await self._review(table)
                continue
            with suppress(TimeoutError):
                await asyncio.wait_for(self._asked.wait(), self.services.config.lease)

    async def _review(self, table: str) -> None:
        try:
            live = await self.tables.open(table)
            entries = [entry for entry, _ in await self.services.unfolding.entries(table)]
            record = encode_record(finished_record(live.table, entries))
            worker = self._reviewing = await self._alive(self._reviewing)
            await self._in_thread(lambda: worker.begin(record, None, SEED))
            while await self._go_on(worker, table, live):
                pass
        except BotFailed as error:
            # What does not end would be begun again for ever.
            self._reviewing = None
            log.warning("a review failed: %s", error, extra={"table": table})
            await self._save(table, state="failed")
        except GameError as error:
            if isinstance(error, Unavailable):
                raise
            log.warning("a game cannot be reviewed", extra={"table": table, "code": error.code})
            await self._save(table, state="failed")

    async def _go_on(self, worker: ReviewWorker, table: str, live: LiveTable) -> bool:
        """Whether there is more to do, and it is this node's to be done."""
        told = await self._in_thread(lambda: worker.go_on(min(SLICE, self.services.config.lease / 3)))
        state = "done" if told.is_finished else "waiting"
        body = told.body.decode()
        is_ours = await self._save(table, state=state, done=told.done, total=told.total, body=body)
        live.tell_reviewed(msgspec.json.encode(Progress(state, told.done, told.total)))
        return is_ours and not told.is_finished

    async def _save(self, table: str, **values: Any) -> bool:
        return await save_review(self.services.database, table, self.services.lease(), **values)

    async def _alive(self, worker: ReviewWorker | None) -> ReviewWorker:
        return worker if worker is not None else await self._in_thread(ReviewWorker)

    async def _in_thread(self, work: Callable[[], T]) -> T:
        return await asyncio.get_running_loop().run_in_executor(self._threads, work)
