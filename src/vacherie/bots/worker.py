"""A process in which bots think: what it does, and how the process that started it talks to it."""

import os
import sys
from collections.abc import Callable, Sequence
from contextlib import suppress
from multiprocessing import get_context
from multiprocessing.connection import Connection
from random import Random
from typing import Any, NamedTuple

from vacherie.bots.bot import Bot, Budget
from vacherie.bots.lifeline import interrupts_held_back, live_as_long_as
from vacherie.bots.registry import find_bot
from vacherie.core.errors import GameError
from vacherie.games import find_game


class BotFailed(Exception):
    """The bot gave no answer: it raised, stalled or died, or there is no such action."""


class BotKey(NamedTuple):
    """Which bot, of which game."""

    name: str
    game: str


class Question(NamedTuple):
    """All that a bot is told."""

    bot: BotKey
    view: Any
    legal: tuple[Any, ...]
    seed: int
    budget: Budget


class Worker:
    """One process, running from now on until `end`. One thread at a time may talk to it.

    It never outlives this process, and leaves Ctrl-C to it. After a failure it is of no use any more: an
    answer that came late would be taken for the next one.
    """

    def __init__(self, work: Callable[[Connection, Connection], None] | None = None) -> None:
        context = get_context("spawn")
        self._pipe, theirs = context.Pipe()
        listening, self._held = context.Pipe(duplex=False)
        self._process = context.Process(target=work or serve, args=(theirs, listening), daemon=True)
        with interrupts_held_back():
            self._process.start()
        theirs.close()
        listening.close()
        self._loaded: set[BotKey] = set()

    def load(self, bot: BotKey, seconds: float) -> None:
        """Raises `BotFailed`, from the `GameError` where the bot itself says why."""
        if bot in self._loaded:
            return
        refusal = self._hear(bot, seconds)
        if isinstance(refusal, GameError):
            raise BotFailed(str(refusal)) from refusal
        self._loaded.add(bot)

    def ask(self, question: Question, seconds: float) -> int | str:
        """The index of a legal action, or what went wrong inside the bot; raises `BotFailed`."""
        answer: int | str = self._hear(question, seconds)
        return answer

    def is_alive(self) -> bool:
        return self._process.is_alive()

    def kill(self) -> None:
        """Any thread may do so; whoever waits for an answer gets `BotFailed`."""
        self._process.kill()

    def end(self) -> None:
        self.kill()
        self._process.join()
        self._pipe.close()
        self._held.close()

    def __del__(self) -> None:
        with suppress(Exception):
            self.end()

    def _hear(self, message: Any, seconds: float) -> Any:
        try:
            self._pipe.send(message)
            if self._pipe.poll(seconds):
                return self._pipe.recv()
        except (EOFError, OSError) as error:
            raise BotFailed("its process is gone") from error
        raise BotFailed(f"no answer after {seconds:.1f} s")


def serve(pipe: Connection, held: Connection) -> None:
    """The work of the process, for as long as the other one lives."""
    live_as_long_as(held)
    # What a bot prints, or a program that it calls, must not end up in somebody's results.
    sys.stdout = sys.stderr
    with suppress(OSError):
        os.dup2(2, 1)
    bots: dict[BotKey, Bot] = {}
    with suppress(EOFError):
        while True:
            message = pipe.recv()
            if isinstance(message, Question):
                pipe.send(answer(bots[message.bot], message))
            else:
                pipe.send(load(bots, message))


def load(bots: dict[BotKey, Bot], key: BotKey) -> GameError | None:
    try:
        bots[key] = find_bot(key.name, find_game(key.game))
    except GameError as error:
        return error
    return None


def answer(bot: Bot, question: Question) -> int | str:
    legal: Sequence[Any] = question.legal
    try:
        action = bot.choose(question.view, legal, Random(question.seed), question.budget)
        return legal.index(action) if action in legal else f"{action!r} is no legal action"
    except Exception as error:
        return reason_of(error)


def reason_of(error: Exception) -> str:
    return str(error) if isinstance(error, BotFailed) else f"{type(error).__name__}: {error}"
