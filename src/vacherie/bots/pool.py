"""Bots in processes of their own, which can be ended when they stall: the one way to run them apart."""

from collections import defaultdict
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from random import Random
from threading import Lock
from typing import Any, Final

from vacherie.bots.bot import DEFAULT_BUDGET, Budget
from vacherie.bots.registry import BOTS
from vacherie.bots.worker import BotFailed, BotKey, Question, Worker

PATIENCE: Final = 5.0
"""Seconds that a bot may take beyond a budget of time."""
PLAYOUTS_LIMIT: Final = 60.0
"""Seconds that a bot may take for a budget of playouts, however many."""
LOADING: Final = 120.0
"""Seconds that a process may take to begin and load its bot: a kernel may have to be compiled first."""


class Pool:
    """As many processes as bots think at the same time; they are started when they are needed.

    Our own bots share theirs; a bot of another package has one for itself and its game. Any thread may ask,
    and waits for its own answer alone. An event loop asks in a thread, and says how many think at once.

    A bot that has not answered after its budget and `patience`, or after `playouts_limit` where the budget
    is a number of playouts, is ended with its process, and begins anew at the next question. Nothing here
    decides in its place: `guard` does.
    """

    def __init__(
        self, patience: float = PATIENCE, playouts_limit: float = PLAYOUTS_LIMIT, loading: float = LOADING
    ) -> None:
        self.patience = patience
        self.playouts_limit = playouts_limit
        self.loading = loading
        self._lock = Lock()
        """Held for a moment, never while a process starts or thinks."""
        self._idle: dict[BotKey | None, list[Worker]] = defaultdict(list)
        self._busy: set[Worker] = set()
        self._refusals: dict[BotKey, str] = {}
        """Why a bot could not be loaded; it is not tried again for every decision."""
        self._is_closed = False

    def load(self, name: str, game: str) -> None:
        """Before the first question; tried again where it failed before.

        Raises `BotFailed`, from the `GameError` where the bot itself says why.
        """
        with self._worker(BotKey(name, game)):
            pass

    def choose(
        self,
        name: str,
        game: str,
        view: Any,
        legal: Sequence[Any],
        random: Random,
        budget: Budget = DEFAULT_BUDGET,
    ) -> Any:
        """What the bot chooses; it gets the view, the legal actions, a seed and the budget, nothing else.

        Raises `BotFailed`.
        """
        key = BotKey(name, game)
        if key in self._refusals:
            raise BotFailed(self._refusals[key])
        question = Question(key, view, tuple(legal), random.getrandbits(64), budget)
        with self._worker(key) as worker:
            answer = worker.ask(question, self._limit(budget))
        if isinstance(answer, str):
            raise BotFailed(answer)
        return legal[answer]

    def close(self) -> None:
        """Ends all processes, for good; whoever waits for an answer gets `BotFailed`."""
        with self._lock:
            self._is_closed = True
            idle = [worker for workers in self._idle.values() for worker in workers]
            self._idle.clear()
            for worker in self._busy:
                worker.kill()
        for worker in idle:
            worker.end()

    def _limit(self, budget: Budget) -> float:
        if budget.playouts is not None:
            return self.playouts_limit
        return self.patience + budget.milliseconds / 1000

    @contextmanager
    def _worker(self, key: BotKey) -> Iterator[Worker]:
        """A process with the bot loaded, to use alone; ended if anything goes wrong."""
        home = None if key.name in BOTS else key
        worker = self._take(home)
        try:
            self._load(worker, key)
            yield worker
        except BaseException:
            with self._lock:
                self._busy.discard(worker)
            worker.end()
            raise
        self._give_back(home, worker)

    def _load(self, worker: Worker, key: BotKey) -> None:
        try:
            worker.load(key, self.loading)
        except BotFailed as error:
            self._refusals[key] = str(error)
            raise
        self._refusals.pop(key, None)

    def _take(self, home: BotKey | None) -> Worker:
        with self._lock:
            worker = self._alive(home)
        try:
            worker = worker or Worker()
        except OSError as error:
            raise BotFailed("no process can be started") from error
        with self._lock:
            self._busy.add(worker)
            is_closed = self._is_closed
        if is_closed:
            worker.kill()
        return worker

    def _alive(self, home: BotKey | None) -> Worker | None:
        """One that waits for a question; those that have gone meanwhile are forgotten."""
        while self._idle[home]:
            worker = self._idle[home].pop()
            if worker.is_alive():
                return worker
        return None

    def _give_back(self, home: BotKey | None, worker: Worker) -> None:
        with self._lock:
            self._busy.discard(worker)
            if not self._is_closed:
                self._idle[home].append(worker)
                return
        worker.end()


@dataclass(frozen=True)
class PooledBot:
    """A bot that thinks in a process of the pool; `choose` raises `BotFailed`."""

    pool: Pool
    name: str
    game: str

    def choose(self, view: Any, legal: Sequence[Any], random: Random, budget: Budget = DEFAULT_BUDGET) -> Any:
        return self.pool.choose(self.name, self.game, view, legal, random, budget)
