"""Observations and masks as arrays."""

from collections.abc import Iterable
from typing import Final, TypedDict

import numpy as np
from numpy import frombuffer
from numpy.typing import NDArray

from vacherie.research.encoding.vector import Vector

FLOATS: Final = np.dtype(np.float32)
FLAGS: Final = np.dtype(np.int8)


class Observation(TypedDict):
    observation: NDArray[np.float32]
    action_mask: NDArray[np.int8]


def vector(written: Vector) -> NDArray[np.float32]:
    return frombuffer(written.data, FLOATS)


def listed(written: Vector) -> list[float]:
    """The numbers one by one; nearly all are zero, which is then one and the same object."""
    data = written.data
    numbers = [0.0] * len(data)
    for place in (vector(written) != 0).nonzero()[0].tolist():
        numbers[place] = data[place]
    return numbers


def mask(size: int, legal: Iterable[int]) -> NDArray[np.int8]:
    flags = bytearray(size)
    for number in legal:
        flags[number] = 1
    return frombuffer(flags, FLAGS)
