"""Keeps the work in the background going: what fails is logged, and begun again a little later."""

import asyncio
import logging
from collections.abc import Awaitable, Callable, Collection
from contextlib import suppress
from dataclasses import dataclass, field
from math import inf
from time import monotonic
from typing import Final

from vacherie.server.storage.database import is_database_error

log = logging.getLogger(__name__)

SHORTEST: Final = 0.1
LONGEST: Final = 2.0
"""Seconds before work that failed begins again; players wait no longer than that for what is back."""
FORGIVEN: Final = 1
"""Failures in a row that are no reason to send people elsewhere."""
TOLD: Final = 30
"""Only the first of so many failures in a row is logged."""

Alive = Callable[[], None]
"""Says that the work goes well."""
Work = Callable[[Alive], Awaitable[None]]
"""Goes on for ever; when it ends, it has failed."""


@dataclass
class Watched:
    patience: float
    """Seconds without a sign of life after which the work counts as stuck."""
    alive_at: float = field(default_factory=monotonic)
    failures: int = 0
    """In a row, since the last sign of life."""
    task: asyncio.Task[None] | None = None

    def live(self) -> None:
        self.alive_at, self.failures = monotonic(), 0

    @property
    def is_unwell(self) -> bool:
        return self.failures > FORGIVEN or monotonic() - self.alive_at > self.patience


class Supervisor:
    def __init__(self) -> None:
        self._watched: dict[str, Watched] = {}

    def keep(self, name: str, work: Work, patience: float = inf) -> None:
        """Does the work until `stop`."""
        watched = self._watched[name] = Watched(patience)
        watched.task = asyncio.create_task(keep_going(name, work, watched), name=name)

    def every(
        self, name: str, seconds: float, work: Callable[[], Awaitable[None]], patience: float | None = None
    ) -> None:
        """Does the work at once, and again after so many seconds; each time it may take `patience`."""
        most = max(seconds, LONGEST) if patience is None else patience

        async def rounds(alive: Alive) -> None:
            while True:
                async with asyncio.timeout(most):
                    await work()
                alive()
                await asyncio.sleep(seconds)

        self.keep(name, rounds, 2 * most + seconds)

    def unwell(self) -> list[str]:
        """The work that keeps failing, or is stuck."""
        return [name for name, watched in self._watched.items() if watched.is_unwell]

    async def stop(self, besides: Collection[str] = ()) -> None:
        ended = [name for name in self._watched if name not in besides]
        tasks = [task for name in ended if (task := self._watched.pop(name).task) is not None]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)


async def keep_going(name: str, work: Work, watched: Watched) -> None:
    wait = SHORTEST
    while True:
        try:
            await work(watched.live)
            reason: Exception = RuntimeError("it has ended")
        except Exception as error:
            reason = error
        wait = SHORTEST if watched.failures == 0 else min(2 * wait, LONGEST)
        if watched.failures % TOLD == 0:
            tell(name, reason)
        watched.failures += 1
        await asyncio.sleep(wait)


def tell(name: str, reason: Exception) -> None:
    """A database that is away needs no traceback."""
    with suppress(Exception):
        if is_database_error(reason):
            log.warning("%s waits for the database: %s", name, " ".join(str(reason).split())[:200])
        else:
            log.error("%s failed, and begins again", name, exc_info=reason)
