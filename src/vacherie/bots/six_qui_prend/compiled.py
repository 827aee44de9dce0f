"""Compiles the kernel where Numba is installed; where it is not, the same functions run as plain Python."""

from collections.abc import Callable, MutableSequence, Sequence
from typing import Final, ParamSpec, TypeVar, cast

try:
    import numba
    import numpy
except ImportError:
    HAS_NUMBA = False
else:
    HAS_NUMBA = True

P = ParamSpec("P")
R = TypeVar("R")
Numbers = MutableSequence[int]
"""What the kernel works on: an array if it is compiled, a list if not."""
Fractions = MutableSequence[float]
IS_COMPILED: Final = HAS_NUMBA


def compiled(function: Callable[P, R]) -> Callable[P, R]:
    """Other threads run meanwhile, and the next process finds it compiled."""
    if not HAS_NUMBA:
        return function
    return cast("Callable[P, R]", numba.njit(nogil=True, cache=True)(function))


def numbers(values: Sequence[int]) -> Numbers:
    return cast("Numbers", numpy.array(values, numpy.int64)) if HAS_NUMBA else list(values)


def fractions(values: Sequence[float]) -> Fractions:
    return cast("Fractions", numpy.array(values, numpy.float64)) if HAS_NUMBA else list(values)
