"""`make test` tries the same cases every time; `make soak` looks for what no test has met yet."""

import logging
import os
from collections.abc import Iterator

import pytest
from hypothesis import settings

from tests.soak import ROUNDS

settings.register_profile("every run", deadline=None, derandomize=ROUNDS == 1)
settings.load_profile("every run")


def pytest_xdist_auto_num_workers() -> int:
    """One more than there are processors: many tests wait for a server or a command."""
    return (os.cpu_count() or 1) + 1


@pytest.fixture(autouse=True)
def own_log() -> Iterator[None]:
    """A command that logs to the standard error of one test must not do so to that of the next."""
    root = logging.getLogger()
    handlers, level = root.handlers, root.level
    yield
    root.handlers = handlers
    root.setLevel(level)


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """The longest tests first, those of the server, so that no worker is left alone with one at the end."""
    items.sort(key=lambda item: "server" not in item.path.parts)
