"""Files in an older spelling: what stood in a table of its own now stands beside it."""

from dataclasses import replace
from typing import Any

from vacherie.core.files.paths import Path
from vacherie.core.files.source import Source


def lift_table(source: Source, at: Path, name: str) -> Source:
    """The same file with the fields of that table moved up to where the table stands, their lines too."""
    table = (*at, name)
    lines = {
        (*at, *path[len(table) :]) if path[: len(table)] == table else path: line
        for path, line in source.line_of.items()
        if path != table
    }
    return replace(source, data=_moved_up(source.data, at, name), line_of=lines)


def _moved_up(value: Any, at: Path, name: str) -> Any:
    match value, at:
        case dict(), () if isinstance(value.get(name), dict):
            return value[name] | {key: part for key, part in value.items() if key != name}
        case dict(), (key, *rest) if key in value:
            return value | {key: _moved_up(value[key], tuple(rest), name)}
        case list(), (int(index), *rest) if index < len(value):
            return [*value[:index], _moved_up(value[index], tuple(rest), name), *value[index + 1 :]]
        case _:
            return value
