"""A process that reviews games and weighs positions, behind everything else that the machine has to do."""

import os
from collections.abc import Iterator
from contextlib import suppress
from multiprocessing.connection import Connection
from random import Random
from time import monotonic
from typing import Any, Final

import msgspec

from vacherie.bots.lifeline import live_as_long_as
from vacherie.bots.worker import Worker
from vacherie.core.errors import GameError
from vacherie.core.record import decode_record
from vacherie.games import find_game
from vacherie.review.findings import Review
from vacherie.review.game import FinishedGame
from vacherie.review.run import review, weigh

NICE: Final = 19
"""The last to get the processor, where the system knows such a thing."""
PATIENCE: Final = 600.0
"""Seconds for an answer: a kernel may have to be compiled first."""


class Begin(msgspec.Struct, frozen=True):
    """Review this game; the record as a file."""

    record: bytes
    budget: int | None
    seed: int


class GoOn(msgspec.Struct, frozen=True):
    seconds: float


class Weigh(msgspec.Struct, frozen=True):
    """A view of one position, what may be done in it, and what is asked about."""

    game: str
    view: Any
    legal: tuple[Any, ...]
    action: Any
    budget: int | None


class Told(msgspec.Struct, frozen=True):
    """How far a review is; as JSON, what is known."""

    done: int
    total: int
    is_finished: bool
    body: bytes


class ReviewWorker(Worker):
    """One thread at a time may ask. Raises `BotFailed` where the process is gone or does not answer."""

    def __init__(self) -> None:
        super().__init__(serve_reviews)

    def begin(self, record: bytes, budget: int | None, seed: int) -> None:
        self._answered(Begin(record, budget, seed))

    def go_on(self, seconds: float) -> Told:
        told: Told = self._answered(GoOn(seconds))
        return told

    def weigh(self, question: Weigh) -> bytes:
        body: bytes = self._answered(question)
        return body

    def _answered(self, message: Any) -> Any:
        """Raises the `GameError` that the process answers with."""
        answer = self._hear(message, PATIENCE)
        if isinstance(answer, GameError):
            raise answer
        return answer


def serve_reviews(pipe: Connection, held: Connection) -> None:
    """The work of the process, for as long as the other one lives."""
    live_as_long_as(held)
    if hasattr(os, "nice"):
        os.nice(NICE)
    running: Iterator[Review] = iter(())
    with suppress(EOFError):
        while True:
            message = pipe.recv()
            try:
                match message:
                    case Begin(record, budget, seed):
                        game = FinishedGame(*read(record))
                        running = review(game, budget=budget, seed=seed)
                        pipe.send(None)
                    case GoOn(seconds):
                        pipe.send(gone_on(running, seconds))
                    case Weigh(game, view, legal, action, budget):
                        found = weigh(find_game(game), view, legal, action, budget, Random(0))
                        pipe.send(msgspec.json.encode(found))
            except GameError as error:
                pipe.send(error)


def read(record: bytes) -> tuple[Any, Any]:
    decoded = decode_record(record, "", find_game)
    return decoded, find_game(decoded.game)


def gone_on(running: Iterator[Review], seconds: float) -> Told:
    """As far as the time allows, one step at least."""
    end = monotonic() + seconds
    for latest in running:
        if latest.is_finished or monotonic() > end:
            return Told(latest.done, latest.total, latest.is_finished, msgspec.json.encode(latest))
    raise AssertionError("a review goes on after its end")
