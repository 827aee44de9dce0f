"""What the kernel works on: arrays if it is compiled, lists if not."""

from collections.abc import MutableSequence, Sequence
from typing import cast

from vacherie.bots.compiled import IS_COMPILED

if IS_COMPILED:
    import numpy

Numbers = MutableSequence[int]
Fractions = MutableSequence[float]


def numbers(values: Sequence[int]) -> Numbers:
    return cast("Numbers", numpy.array(values, numpy.int64)) if IS_COMPILED else list(values)


def fractions(values: Sequence[float]) -> Fractions:
    return cast("Fractions", numpy.array(values, numpy.float64)) if IS_COMPILED else list(values)
