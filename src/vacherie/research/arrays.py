"""Observations and masks as arrays, and the spaces they live in."""

from collections.abc import Iterable
from typing import Any, TypedDict

import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray

from vacherie.research.encoding.base import Encoding, Sparse


class Observation(TypedDict):
    observation: NDArray[np.float32]
    action_mask: NDArray[np.int8]


def vector(size: int, sparse: Sparse) -> NDArray[np.float32]:
    array = np.zeros(size, np.float32)
    array[sparse.places] = sparse.values
    return array


def mask(size: int, legal: Iterable[int]) -> NDArray[np.int8]:
    array = np.zeros(size, np.int8)
    array[[*legal]] = 1
    return array


def observation_space(encoding: Encoding) -> spaces.Dict:
    return spaces.Dict(
        {
            "observation": spaces.Box(-np.inf, np.inf, (encoding.fields.size,), np.float32),
            "action_mask": spaces.Box(0, 1, (encoding.actions.size,), np.int8),
        }
    )


def action_space(encoding: Encoding) -> "spaces.Discrete[Any]":
    return spaces.Discrete(encoding.actions.size)
