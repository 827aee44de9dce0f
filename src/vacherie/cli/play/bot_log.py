"""Where it is noted that a bot failed, so that it does not break into the table."""

import logging
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from vacherie.bots.guard import LOG
from vacherie.cli.play.saves import data_folder


def log_path() -> Path:
    return data_folder() / "bots.log"


@contextmanager
def bot_log() -> Iterator[None]:
    """The file is made when there is something to note."""
    handler = logging.FileHandler(log_path(), encoding="utf-8", delay=True)
    handler.setFormatter(logging.Formatter("%(asctime)s %(message)s"))
    LOG.addHandler(handler)
    try:
        yield
    finally:
        LOG.removeHandler(handler)
        handler.close()
