"""A bot in a process of its own, which can be ended when it stalls."""

import os
import sys
from collections.abc import Iterator, Sequence
from contextlib import contextmanager, suppress
from multiprocessing import get_context
from multiprocessing.connection import Connection
from multiprocessing.process import BaseProcess
from random import Random
from threading import Lock
from typing import Any, Final

from vacherie.bots.bot import DEFAULT_BUDGET, Bot, Budget
from vacherie.bots.lifeline import interrupts_held_back, live_as_long_as
from vacherie.bots.registry import find_bot
from vacherie.core.errors import GameError
from vacherie.games import find_game

PATIENCE: Final = 5.0
"""Seconds that a bot may take beyond a budget of time."""
PLAYOUTS_LIMIT: Final = 60.0
"""Seconds that a bot may take for a budget of playouts, however many."""
LOADING: Final = 60.0
"""Seconds that a process may take to begin and load its bot."""
READY: Final = "ready"


class BotFailed(Exception):
    """The bot gave no answer: it raised, stalled or died, or there is no such action."""


class BotProcess:
    """A bot by its name; it gets the view, the legal actions, a seed and the budget, and nothing else.

    `choose` blocks, for at most the budget and `patience`, or for `playouts_limit` where the budget is a
    number of playouts; a bot that has not answered then is ended, and begins anew at the next question.
    Several threads may share one: they take turns. An event loop calls it as
    `await asyncio.to_thread(bot.choose, …)`, with as many processes as bots shall think at the same time.
    """

    def __init__(
        self,
        name: str,
        game: str,
        patience: float = PATIENCE,
        playouts_limit: float = PLAYOUTS_LIMIT,
        loading: float = LOADING,
    ) -> None:
        self.name = name
        self.game = game
        self.patience = patience
        self.playouts_limit = playouts_limit
        self.loading = loading
        self._turn = Lock()
        self._process: BaseProcess | None = None
        self._pipe: Connection | None = None
        self._held: Connection | None = None

    def choose(self, view: Any, legal: Sequence[Any], random: Random, budget: Budget = DEFAULT_BUDGET) -> Any:
        """Raises `BotFailed`."""
        question = (view, tuple(legal), random.getrandbits(64), budget)
        with self._turn, self._ended_on_failure():
            pipe = self._pipe or self._start()
            pipe.send(question)
            answer = self._hear(pipe, self._limit(budget))
        if isinstance(answer, str):
            raise BotFailed(answer)
        return legal[answer]

    def start(self) -> None:
        """Begins before the first question, so that this does not count as thinking.

        Raises `BotFailed`, from the `GameError` where the bot itself says why.
        """
        with self._turn, self._ended_on_failure():
            if self._pipe is None:
                self._start()

    def close(self) -> None:
        with self._turn:
            self._end()

    def _start(self) -> Connection:
        context = get_context("spawn")
        self._pipe, theirs = context.Pipe()
        listening, self._held = context.Pipe(duplex=False)
        self._process = context.Process(
            target=serve, args=(theirs, listening, self.name, self.game), daemon=True
        )
        with interrupts_held_back():
            self._process.start()
        theirs.close()
        listening.close()
        answer = self._hear(self._pipe, self.loading)
        if isinstance(answer, GameError):
            raise BotFailed(str(answer)) from answer
        return self._pipe

    def _limit(self, budget: Budget) -> float:
        if budget.playouts is not None:
            return self.playouts_limit
        return self.patience + budget.milliseconds / 1000

    def _hear(self, pipe: Connection, seconds: float) -> Any:
        if not pipe.poll(seconds):
            raise BotFailed(f"no answer after {seconds:.1f} s")
        return pipe.recv()

    @contextmanager
    def _ended_on_failure(self) -> Iterator[None]:
        """Nobody would wait for the answer any more, and it must not be taken for the next one."""
        try:
            yield
        except BaseException as error:
            self._end()
            if isinstance(error, EOFError | OSError):
                raise BotFailed("its process is gone") from error
            raise

    def _end(self) -> None:
        if self._process is not None:
            self._process.kill()
            self._process.join()
        for connection in (self._pipe, self._held):
            if connection is not None:
                connection.close()
        self._process = self._pipe = self._held = None

    def __del__(self) -> None:
        with suppress(Exception):
            self._end()


def serve(pipe: Connection, held: Connection, name: str, game: str) -> None:
    """The work of the bot's process: answers with the index of an action, or with what went wrong."""
    live_as_long_as(held)
    # What a bot prints, or a program that it calls, must not end up in somebody's results.
    sys.stdout = sys.stderr
    with suppress(OSError):
        os.dup2(2, 1)
    try:
        bot = find_bot(name, find_game(game))
    except GameError as error:
        pipe.send(error)
        return
    pipe.send(READY)
    with suppress(EOFError):
        while True:
            pipe.send(answer(bot, *pipe.recv()))


def answer(bot: Bot, view: Any, legal: Sequence[Any], seed: int, budget: Budget) -> int | str:
    try:
        action = bot.choose(view, legal, Random(seed), budget)
        return legal.index(action) if action in legal else f"{action!r} is no legal action"
    except Exception as error:
        return told(error)


def told(error: Exception) -> str:
    return str(error) if isinstance(error, BotFailed) else f"{type(error).__name__}: {error}"
