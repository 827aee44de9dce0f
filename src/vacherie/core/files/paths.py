"""Where a value stands in a file's tables and arrays, and how that is written."""

import re
from typing import Any, Final

Path = tuple[str | int, ...]
"""Keys and indices that lead from the root to a value."""

_BARE_KEY: Final = re.compile(r"[A-Za-z0-9_-]+")


def field_name(path: Path) -> str:
    """The path as TOML writes it, with indices: `position.rows[0][1]`."""
    name = ""
    for step in path:
        if isinstance(step, int):
            name += f"[{step}]"
        else:
            name += ("." if name else "") + (step if _BARE_KEY.fullmatch(step) else f'"{step}"')
    return name


def value_at(value: Any, path: Path) -> Any:
    for step in path:
        value = value[step]
    return value
