"""Numba's compiler where it is installed, and the plain function where it is not.

What is compiled is kept, in a folder of its own for each wording of the files that it may call or read:
Numba itself would notice a change of the function's own file only.
"""

from collections.abc import Callable
from functools import cache
from hashlib import sha256
from importlib.util import find_spec
from os import W_OK, access
from pathlib import Path
from typing import Any, Final, ParamSpec, TypeVar, cast

P = ParamSpec("P")
R = TypeVar("R")

HOUSE: Final = Path(__file__).parents[1]
IS_COMPILED: Final = find_spec("numba") is not None

if IS_COMPILED:
    import numba


def compiled(function: Callable[P, R]) -> Callable[P, R]:
    """Other threads run while it does, and the next process finds it compiled.

    It makes no arrays: those it works on are the caller's, and nobody counts who refers to them. Counting
    would take as long as playing.
    """
    return compile_with(function, is_inlined=False)


def inlined(function: Callable[P, R]) -> Callable[P, R]:
    """Compiled into whatever calls it, where a call would cost more than what is done."""
    return compile_with(function, is_inlined=True)


def compile_with(function: Callable[P, R], *, is_inlined: bool) -> Callable[P, R]:
    if not IS_COMPILED:
        return function
    options: dict[str, Any] = {"cache": True, "nogil": True, "forceinline": is_inlined, "_nrt": False}
    config: Any = numba.config
    usual = config.CACHE_DIR
    config.CACHE_DIR = usual or cache_folder(Path(function.__code__.co_filename).parent)
    try:
        return cast("Callable[P, R]", numba.njit(function, **options))
    finally:
        config.CACHE_DIR = usual


@cache
def cache_folder(package: Path) -> str:
    """Empty, for Numba's own choice, where the package may not be written to."""
    if not access(package, W_OK):
        return ""
    wording = sha256(b"".join(file.read_bytes() for file in sources(package)))
    return str(package / "__pycache__" / wording.hexdigest()[:16])


def sources(package: Path) -> list[Path]:
    """Its own files, its game's bots and rules, and this one: a kernel calls and reads nothing else."""
    games = {folder.name for folder in (HOUSE / "games").iterdir()}
    game = next((part for part in package.parts if part in games), None)
    folders = [package] if game is None else [package, HOUSE / "bots" / game, HOUSE / "games" / game]
    return sorted({Path(__file__), *(file for folder in folders for file in folder.rglob("*.py"))})
