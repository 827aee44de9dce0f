"""Spreads work over processes that stop at once when this one is interrupted, and never outlive it."""

import os
import sys
from collections.abc import Callable, Generator, Iterable
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from multiprocessing import get_context
from typing import Final, TypeVar

from vacherie.bots.lifeline import interrupts_held_back, live_as_long_as

Item = TypeVar("Item")
Result = TypeVar("Result")

MOST_WORKERS: Final = 256
"""More processes than a machine has cores: a slip of the finger."""
AHEAD: Final = 4
"""How many items wait for each worker, so that none is ever idle and a billion are not all made at once."""


def available_cores() -> int:
    """How many processes can really work at the same time."""
    if sys.platform == "linux":
        return len(os.sched_getaffinity(0))
    return os.cpu_count() or 1


def usual_workers() -> int:
    """One for each core, within reason."""
    return min(available_cores(), MOST_WORKERS)


def spread(
    work: Callable[[Item], Result], items: Iterable[Item], workers: int, in_order: bool = True
) -> Generator[Result, None, None]:
    """The results, in the order of the items or else each as soon as it is there.

    Close the iterator if you leave it before its end.

    One worker is this process itself. For more, work, items and results must be picklable, and a script needs
    the usual `if __name__ == "__main__":`.
    """
    if workers == 1:
        yield from map(work, items)
        return
    # Starting afresh is the same on every system, and safe while a progress bar has a thread of its own.
    context = get_context("spawn")
    listening, held = context.Pipe(duplex=False)
    pool = ProcessPoolExecutor(workers, context, live_as_long_as, (listening,))
    futures: list[Future[Result]] = []
    try:
        for item in items:
            with interrupts_held_back():
                futures.append(pool.submit(work, item))
            if len(futures) > workers * AHEAD:
                yield from taken(futures, in_order)
        while futures:
            yield from taken(futures, in_order)
        pool.shutdown()
    finally:
        held.close()
        pool.shutdown(cancel_futures=True)
        listening.close()


def taken(futures: list[Future[Result]], in_order: bool) -> list[Result]:
    """Waits for the first result, or for any; takes out those that are there."""
    done = wait(futures[:1] if in_order else futures, return_when=FIRST_COMPLETED).done
    futures[:] = [future for future in futures if future not in done]
    return [future.result() for future in done]
