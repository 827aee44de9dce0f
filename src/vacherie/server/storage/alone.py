"""Sees that a SQLite file has one server: a second would let bots act twice, and hear of nothing."""

import os
import sys
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path

from sqlalchemy import make_url

from vacherie.core.errors import InvalidOptions


@contextmanager
def held_alone(address: str) -> Iterator[None]:
    """Raises `InvalidOptions` where another server has the file; however it ends, the system frees it."""
    url = make_url(address)
    if url.get_backend_name() != "sqlite" or url.database in (None, "", ":memory:"):
        yield
        return
    path = Path(f"{url.database}.lock")
    try:
        file = os.open(path, os.O_RDWR | os.O_CREAT, 0o600)
    except OSError as error:
        raise InvalidOptions("database-unreachable", english=str(error)) from error
    try:
        try:
            lock(file)
        except OSError as error:
            raise InvalidOptions("database-in-use", database=str(url.database)) from error
        yield
    finally:
        # The file stays: whoever deleted it could take it from under a server that has just opened it.
        with suppress(OSError):
            os.close(file)


if sys.platform == "win32":
    import msvcrt

    def lock(file: int) -> None:
        msvcrt.locking(file, msvcrt.LK_NBLCK, 1)

else:
    import fcntl

    def lock(file: int) -> None:
        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
