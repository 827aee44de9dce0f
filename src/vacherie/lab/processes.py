"""Spreads work over processes that stop at once when this one is interrupted, and never outlive it."""

import os
import signal
import sys
from collections import deque
from collections.abc import Callable, Generator, Iterable, Iterator
from concurrent.futures import Future, ProcessPoolExecutor
from contextlib import contextmanager
from multiprocessing import get_context
from multiprocessing.connection import Connection
from threading import Thread
from typing import Final, TypeVar

Item = TypeVar("Item")
Result = TypeVar("Result")

AHEAD: Final = 4
"""How many items wait for each worker, so that none is ever idle and a billion are not all made at once."""


def available_cores() -> int:
    """How many processes can really work at the same time."""
    if sys.platform == "linux":
        return len(os.sched_getaffinity(0))
    return os.cpu_count() or 1


def spread(
    work: Callable[[Item], Result], items: Iterable[Item], workers: int
) -> Generator[Result, None, None]:
    """The results in the order of the items; close the iterator if you leave it before its end.

    One worker is this process itself. For more, work, items and results must be picklable, and a script needs
    the usual `if __name__ == "__main__":`.
    """
    if workers == 1:
        yield from map(work, items)
        return
    # Starting afresh is the same on every system, and safe while a progress bar has a thread of its own.
    context = get_context("spawn")
    listening, held = context.Pipe(duplex=False)
    pool = ProcessPoolExecutor(workers, context, _live_as_long_as, (listening,))
    futures = deque[Future[Result]]()
    try:
        for item in items:
            with _interrupts_held_back():
                futures.append(pool.submit(work, item))
            if len(futures) > workers * AHEAD:
                yield futures.popleft().result()
        while futures:
            yield futures.popleft().result()
        pool.shutdown()
    finally:
        held.close()
        pool.shutdown(cancel_futures=True)
        listening.close()


@contextmanager
def _interrupts_held_back() -> Iterator[None]:
    """Ctrl-C reaches this process a little later, and the processes that it starts meanwhile never."""
    if sys.platform == "win32":
        yield
        return
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)


def _live_as_long_as(held: Connection) -> None:
    """Nothing is said on the connection; it breaks when the other end is closed or its process is gone."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    Thread(target=_wait_and_die, args=(held,), daemon=True).start()


def _wait_and_die(held: Connection) -> None:
    held.poll(None)
    os._exit(1)
