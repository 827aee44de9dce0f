"""PettingZoo's own tests, and what they warn about although we mean it so."""

import warnings
from collections.abc import Callable
from typing import TypeVar

import pytest

with warnings.catch_warnings():
    # They import an environment of theirs by a way that they themselves call old.
    warnings.simplefilter("ignore", DeprecationWarning)
    from pettingzoo.test import (
        api_test,
        max_cycles_test,
        parallel_api_test,
        parallel_seed_test,
        render_test,
        seed_test,
    )

__all__ = [
    "api_test",
    "expect_warnings",
    "max_cycles_test",
    "parallel_api_test",
    "parallel_seed_test",
    "render_test",
    "seed_test",
]

Test = TypeVar("Test", bound=Callable[..., None])
# They know dictionaries of observation and mask by the names of their own environments only; and whoever has
# finished has no legal action.
EXPECTED = (
    "ignore:Observation is not a NumPy array:UserWarning",
    "ignore:Observation space for each agent probably should be:UserWarning",
    "ignore:Action mask numpy array is all zeros:UserWarning",
)


def expect_warnings(test: Test) -> Test:
    for message in EXPECTED:
        test = pytest.mark.filterwarnings(message)(test)
    return test
