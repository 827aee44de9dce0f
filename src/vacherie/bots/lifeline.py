"""Processes that never outlive the one that started them, and leave Ctrl-C to it."""

import os
import signal
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from multiprocessing.connection import Connection
from threading import Thread


@contextmanager
def interrupts_held_back() -> Iterator[None]:
    """Ctrl-C reaches this process a little later, and the processes that it starts meanwhile never."""
    if sys.platform == "win32":
        yield
        return
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)


def live_as_long_as(held: Connection) -> None:
    """Nothing is said on the connection; it breaks when the other end is closed or its process is gone."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    Thread(target=_wait_and_die, args=(held,), daemon=True).start()


def _wait_and_die(held: Connection) -> None:
    held.poll(None)
    os._exit(1)
