"""Lets bots think beside the event loop: so many at a time, people's first."""

import asyncio
import logging
from collections.abc import AsyncIterator, Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import asynccontextmanager
from functools import partial
from random import Random
from time import perf_counter
from typing import Any, Final, TypeVar

from vacherie.bots.bot import Budget
from vacherie.bots.guard import pooled_bot
from vacherie.bots.pool import Pool
from vacherie.bots.worker import BotFailed
from vacherie.core.game import AnyGame
from vacherie.core.values import View
from vacherie.server.node.metrics import Metrics
from vacherie.server.node.waiting import Waiting

log = logging.getLogger(__name__)

BOTS_AT_HAND: Final = ("calf", "cow")
"""Those that need nothing compiled."""

T = TypeVar("T")


class Thinkers:
    """Called from the event loop alone. A thread of its own waits for each process of the pool."""

    def __init__(self, count: int, milliseconds: int, chance: Random, metrics: Metrics) -> None:
        self.budget = Budget(milliseconds)
        self.chance = chance
        self.metrics = metrics
        self.pool = Pool()
        self._threads = ThreadPoolExecutor(count, "bots")
        self._turns = Waiting(range(count))
        self._prepared: dict[tuple[str, str], asyncio.Task[None]] = {}

    async def choose(
        self, game: AnyGame, level: str, view: View, legal: Sequence[Any], *, has_people: bool = True
    ) -> Any:
        """What the bot chooses from the view, or a cow in its place. People's bots think first."""
        if len(legal) == 1:
            return legal[0]
        bot = pooled_bot(level, game, self.pool)
        async with self._turn(is_urgent=has_people):
            began = perf_counter()
            try:
                return await self._in_thread(
                    partial(bot.choose, view, legal, self.chance, self.budget, has_people=has_people)
                )
            finally:
                self.metrics.bot_seconds.labels(game.id, level).observe(perf_counter() - began)

    def prepare(self, game: AnyGame, level: str) -> None:
        """Loads a bot that takes a while, before it is asked; in the background, and once."""
        if level in BOTS_AT_HAND or (game.id, level) in self._prepared:
            return
        self._prepared[game.id, level] = asyncio.create_task(self._prepare(game, level))

    async def stop(self) -> None:
        for task in self._prepared.values():
            task.cancel()
        await asyncio.gather(*self._prepared.values(), return_exceptions=True)
        self.pool.close()
        self._threads.shutdown()

    async def _prepare(self, game: AnyGame, level: str) -> None:
        async with self._turn(is_urgent=False):
            try:
                await self._in_thread(partial(self.pool.load, level, game.id))
            except BotFailed as error:
                log.warning("a bot cannot be loaded: %s", error, extra={"game": game.id, "level": level})

    @asynccontextmanager
    async def _turn(self, *, is_urgent: bool) -> AsyncIterator[None]:
        turn = await self._turns.take(is_urgent=is_urgent)
        try:
            yield
        finally:
            self._turns.give_back(turn)

    async def _in_thread(self, work: Callable[[], T]) -> T:
        return await asyncio.get_running_loop().run_in_executor(self._threads, work)
