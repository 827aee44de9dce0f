"""Lets bots think beside the event loop: so many at a time, and for everybody as much."""

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
from vacherie.server.node.waiting import Asker, Waiting
from vacherie.server.table.overtaken import Overtaken

log = logging.getLogger(__name__)

MOST_WAITING: Final = 30
"""Thoughts that wait for one person; the tables of whoever has more have to ask again later."""
CALM: Final = 1.0
"""Seconds that one's bots may take together, before each of them has less time to think."""
LEAST: Final = 10
"""Milliseconds that every thought gets."""
OURS: Final = Asker("")
"""The server, when it loads a bot."""
BOTS_AT_HAND: Final = ("calf", "cow")
"""Those that need nothing compiled."""

T = TypeVar("T")


class Thinkers:
    """Called from the event loop alone. A thread of its own waits for each process of the pool."""

    def __init__(
        self, count: int, milliseconds: int, chance: Random, metrics: Metrics, address_share: int = 10
    ) -> None:
        self.count = count
        self.budget = Budget(milliseconds)
        self.chance = chance
        self.metrics = metrics
        self.pool = Pool()
        self._threads = ThreadPoolExecutor(count, "bots")
        self._turns = Waiting(range(count), MOST_WAITING, address_share)
        self._prepared: dict[tuple[str, str], asyncio.Task[None]] = {}

    async def choose(
        self,
        game: AnyGame,
        level: str,
        view: View,
        legal: Sequence[Any],
        *,
        asker: Asker = OURS,
        has_people: bool = True,
        is_wanted: Callable[[], bool] = lambda: True,
    ) -> Any:
        """What the bot chooses from the view, or a cow in its place. People's bots think first.

        Raises `Full` where the asker has too much waiting, and `Overtaken` for what is wanted no more.
        """
        if len(legal) == 1:
            return legal[0]
        bot = pooled_bot(level, game, self.pool)
        async with self._turn(asker, is_urgent=has_people):
            if not is_wanted():
                raise Overtaken
            budget = self.budget_for(asker)
            began = perf_counter()
            try:
                return await self._in_thread(
                    partial(bot.choose, view, legal, self.chance, budget, has_people=has_people)
                )
            finally:
                self.metrics.bot_seconds.labels(game.id, level).observe(perf_counter() - began)

    def budget_for(self, asker: Asker) -> Budget:
        """The more one has waiting while others wait too, the shorter each thought: for that one alone."""
        milliseconds = self.budget.milliseconds
        seconds = self._turns.hunger(asker) * milliseconds / 1000 / self.count
        if seconds <= CALM:
            return self.budget
        return Budget(max(min(LEAST, milliseconds), int(milliseconds * CALM / seconds)))

    def count_waiting(self) -> int:
        return self._turns.length

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
        async with self._turn(OURS, is_urgent=False):
            try:
                await self._in_thread(partial(self.pool.load, level, game.id))
            except BotFailed as error:
                log.warning("a bot cannot be loaded: %s", error, extra={"game": game.id, "level": level})

    @asynccontextmanager
    async def _turn(self, asker: Asker, *, is_urgent: bool) -> AsyncIterator[None]:
        estimate = self.budget.milliseconds / 1000
        turn = await self._turns.take(asker, is_urgent=is_urgent, estimate=estimate)
        began = perf_counter()
        try:
            yield
        finally:
            self._turns.give_back(turn, perf_counter() - began)

    async def _in_thread(self, work: Callable[[], T]) -> T:
        return await asyncio.get_running_loop().run_in_executor(self._threads, work)
