"""Lets bots think in processes of their own; one that fails or dawdles is replaced, and the game goes on."""

import asyncio
import contextlib
import logging
import sys
from collections.abc import Sequence
from random import Random
from time import perf_counter
from typing import Any, Final

import msgspec

from vacherie.core.game import AnyGame
from vacherie.core.values import View
from vacherie.server.node.metrics import Metrics
from vacherie.server.node.waiting import Waiting

log = logging.getLogger(__name__)

LONGEST_LINE: Final = 2**24
BOTS_AT_HAND: Final = ("calf", "cow")
"""Those that need nothing compiled."""
PATIENCE: Final = 120.0
"""Seconds beyond its budget after which a bot is given up: a kernel may have to be compiled first."""


class Thinker:
    """One process; it is started with its first question."""

    def __init__(self) -> None:
        self._process: asyncio.subprocess.Process | None = None

    async def ask(self, question: bytes, patience: float) -> int:
        if self._process is None or self._process.returncode is not None:
            self._process = await asyncio.create_subprocess_exec(
                sys.executable,
                "-m",
                "vacherie.server.node.thinker",
                stdin=asyncio.subprocess.PIPE,
                stdout=asyncio.subprocess.PIPE,
                limit=LONGEST_LINE,
                start_new_session=True,  # Ctrl-C at the terminal is for the server alone.
            )
        process = self._process
        assert process.stdin is not None
        assert process.stdout is not None
        process.stdin.write(question + b"\n")
        await process.stdin.drain()
        return int(await asyncio.wait_for(process.stdout.readline(), patience))

    async def stop(self) -> None:
        process, self._process = self._process, None
        if process is None:
            return
        with contextlib.suppress(ProcessLookupError):
            process.kill()
        await process.wait()
        if process.stdin is not None:
            process.stdin.close()


class Thinkers:
    def __init__(self, count: int, milliseconds: int, chance: Random, metrics: Metrics) -> None:
        self.milliseconds = milliseconds
        self.chance = chance
        self.metrics = metrics
        self._all = [Thinker() for _ in range(count)]
        self._prepared: dict[tuple[str, str], asyncio.Task[None]] = {}
        self._idle = Waiting(self._all)

    async def choose(
        self, game: AnyGame, level: str, view: View, legal: Sequence[Any], *, has_people: bool = True
    ) -> Any:
        """What the bot chooses from the view; any legal action, if it fails. People's bots think first."""
        if len(legal) == 1:
            return legal[0]
        question = self._question(game, level, view, legal, has_people=has_people)
        thinker = await self._idle.take(is_urgent=has_people)
        began = perf_counter()
        try:
            return legal[await thinker.ask(question, PATIENCE + self.milliseconds / 1000)]
        except (ValueError, IndexError, OSError, TimeoutError):
            log.exception("a bot failed", extra={"game": game.id, "level": level})
            await thinker.stop()
            return self.chance.choice(legal)
        finally:
            self.metrics.bot_seconds.labels(game.id, level).observe(perf_counter() - began)
            self._idle.give_back(thinker)

    def prepare(self, game: AnyGame, level: str) -> None:
        """Loads a bot that takes a while, before it is asked; in the background, and once."""
        if level in BOTS_AT_HAND or (game.id, level) in self._prepared:
            return
        self._prepared[game.id, level] = asyncio.create_task(self._prepare(game, level))

    async def _prepare(self, game: AnyGame, level: str) -> None:
        thinker = await self._idle.take(is_urgent=False)
        try:
            await thinker.ask(self._question(game, level, None, (), has_people=False), PATIENCE)
        except (ValueError, OSError, TimeoutError):
            log.exception("a bot cannot be loaded", extra={"game": game.id, "level": level})
            await thinker.stop()
        finally:
            self._idle.give_back(thinker)

    def _question(
        self, game: AnyGame, level: str, view: View | None, legal: Sequence[Any], *, has_people: bool
    ) -> bytes:
        question = {"game": game.id, "level": level, "view": view, "legal": legal, "has_people": has_people}
        return msgspec.json.encode({**question, "milliseconds": self.milliseconds})

    async def stop(self) -> None:
        for task in self._prepared.values():
            task.cancel()
        await asyncio.gather(*self._prepared.values(), return_exceptions=True)
        for thinker in self._all:
            await thinker.stop()
