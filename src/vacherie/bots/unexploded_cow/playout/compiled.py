"""Numba's compiler where it is installed, and the plain function where it is not.

What is compiled is kept, in a folder of its own for each wording of these files: Numba itself would notice a
change of the function's own file only, not of what the function calls.
"""

from collections.abc import Callable
from functools import cache
from hashlib import sha256
from importlib.util import find_spec
from os import W_OK, access
from pathlib import Path
from typing import Any, Final, TypeVar, cast

FunctionT = TypeVar("FunctionT", bound=Callable[..., object])

IS_COMPILED: Final = find_spec("numba") is not None


def compiled(function: FunctionT) -> FunctionT:
    if not IS_COMPILED:
        return function
    from numba import config as settings
    from numba import njit

    config: Any = settings
    usual, config.CACHE_DIR = config.CACHE_DIR, config.CACHE_DIR or cache_folder()
    try:
        return cast(FunctionT, njit(function, cache=True, nogil=True))
    finally:
        config.CACHE_DIR = usual


@cache
def cache_folder() -> str:
    """Empty, for Numba's own choice, where the package may not be written to."""
    here = Path(__file__).parent
    if not access(here, W_OK):
        return ""
    wording = sha256(b"".join(file.read_bytes() for file in sorted(here.glob("*.py"))))
    return str(here / "__pycache__" / wording.hexdigest()[:16])
