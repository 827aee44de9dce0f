"""The values of a file that has been read, and what is wrong with them.

    file-nested-too-deep                       tables and arrays in each other, beyond all reason
    field-too-big                              an integer of more than 64 bits
    field-…               see field_mistakes   not what was asked for

The reader of one kind of file, and a game's own checks, add their codes with `fail`.
"""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any, Final, TypeVar, overload

import msgspec

from vacherie.core.errors import InvalidFile, Param
from vacherie.core.files.field_mistakes import convert_plain, find_mistake
from vacherie.core.files.paths import Path, field_name, value_at

T = TypeVar("T")

DEEPEST: Final = 100


@dataclass(frozen=True)
class Source:
    """The plain values of a file, and the lines where they stand, as far as somebody needs them."""

    file: str
    data: Any
    line_of: Mapping[Path, int] = field(default_factory=dict, repr=False)

    def line(self, path: Path) -> int | None:
        """Where the value begins, or else the nearest table or array around it; `None` for the whole file."""
        known = (path[:length] for length in range(len(path), 0, -1) if path[:length] in self.line_of)
        return next((self.line_of[prefix] for prefix in known), None)


def check_limits(source: Source) -> None:
    """Raises `InvalidFile` for what JSON and TOML can say and no reader of ours could hold."""
    found: list[tuple[Path, Any]] = [((), source.data)]
    for path, value in found:
        if len(path) > DEEPEST:
            raise fail(source, path[:1], "file-nested-too-deep")
        match value:
            case int() if not -(2**63) <= value < 2**63:
                raise fail(source, path, "field-too-big")
            case dict():
                found += [((*path, key), part) for key, part in value.items()]
            case list():
                found += [((*path, index), part) for index, part in enumerate(value)]


@overload
def convert(source: Source, type: type[T], at: Path = ()) -> T: ...
@overload
def convert(source: Source, type: Any, at: Path = ()) -> Any: ...
def convert(source: Source, type: Any, at: Path = ()) -> Any:
    """The value at the path, which must be there, as the type; or `InvalidFile` for the first mistake."""
    value = value_at(source.data, at)
    try:
        return convert_plain(value, type)
    except msgspec.ValidationError as error:
        mistake = find_mistake(str(error), value, type)
        raise fail(source, at + mistake.path, mistake.code, **mistake.params) from error


def fail(source: Source, path: Path, code: str, **params: Param) -> InvalidFile:
    """The exception for a mistake at the path; the caller raises it."""
    return InvalidFile(code, file=source.file, line=source.line(path), field=field_name(path), **params)
