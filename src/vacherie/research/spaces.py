"""The spaces in which observations and actions live."""

from typing import Any

import numpy as np
from gymnasium import spaces

from vacherie.research.encoding.base import Encoding


def observation_space(encoding: Encoding) -> spaces.Dict:
    return spaces.Dict(
        {
            "observation": spaces.Box(-np.inf, np.inf, (encoding.fields.size,), np.float32),
            "action_mask": spaces.Box(0, 1, (encoding.actions.size,), np.int8),
        }
    )


def action_space(encoding: Encoding) -> "spaces.Discrete[Any]":
    return spaces.Discrete(encoding.actions.size)
