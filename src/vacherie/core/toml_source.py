"""Reads TOML files that people write by hand, and says of each mistake where it is and what it is.

    file-not-toml     reason               no TOML at all
    field-…           see field_mistakes   TOML, and not what was asked for

A game's own checks add their codes with `fail`.
"""

import re
import tomllib
from dataclasses import dataclass, field
from typing import Any, TypeVar, overload

import msgspec

from vacherie.core.errors import InvalidFile, Param
from vacherie.core.field_mistakes import convert_plain, find_mistake, value_at
from vacherie.core.toml_lines import Path, path_lines

T = TypeVar("T")

_BARE_KEY = re.compile(r"[A-Za-z0-9_-]+")
_SYNTAX_ERROR = re.compile(
    r"(?P<reason>.*) \(at (?:line (?P<line>\d+), column \d+|end of document)\)", re.DOTALL
)


@dataclass(frozen=True)
class TomlSource:
    """The values of a TOML file, and the lines where they stand."""

    file: str
    data: dict[str, Any]
    lines: dict[Path, int] = field(repr=False)

    def line(self, path: Path) -> int | None:
        """Where the value begins, or else the nearest table or array around it; `None` for the whole file."""
        known = (path[:length] for length in range(len(path), 0, -1) if path[:length] in self.lines)
        return next((self.lines[prefix] for prefix in known), None)


def read_toml(text: str, file: str) -> TomlSource:
    """Raises `InvalidFile` if the text is not TOML; `file` is the name that mistakes are reported under."""
    # Some editors begin a file with an invisible mark.
    text = text.removeprefix("\ufeff")
    try:
        source = TomlSource(file, tomllib.loads(text), path_lines(text))
    # Besides syntax: a number of thousands of digits, or brackets nested a thousand deep.
    except (ValueError, RecursionError) as error:
        raise _syntax_error(text, file, str(error)) from error
    for path, line in source.lines.items():
        value = value_at(source.data, path)
        # TOML's own limit, which tomllib leaves to us.
        if isinstance(value, int) and not -(2**63) <= value < 2**63:
            raise InvalidFile("file-not-toml", file=file, line=line, reason="Integer of more than 64 bits")
    return source


@overload
def convert(source: TomlSource, type: type[T], at: Path = ()) -> T: ...
@overload
def convert(source: TomlSource, type: Any, at: Path = ()) -> Any: ...
def convert(source: TomlSource, type: Any, at: Path = ()) -> Any:
    """The value at the path as the type (a struct, a union …), or `InvalidFile` for the first mistake."""
    value: Any = source.data
    for length, step in enumerate(at, start=1):
        try:
            value = value[step]
        except (KeyError, IndexError, TypeError):
            raise fail(source, at[:length], "field-missing") from None
    try:
        return convert_plain(value, type)
    except msgspec.ValidationError as error:
        mistake = find_mistake(str(error), value, type)
        raise fail(source, at + mistake.path, mistake.code, **mistake.params) from error


def fail(source: TomlSource, path: Path, code: str, **params: Param) -> InvalidFile:
    """The exception for a mistake at the path; the caller raises it."""
    return InvalidFile(code, file=source.file, line=source.line(path), field=field_name(path), **params)


def field_name(path: Path) -> str:
    """The path as TOML writes it, with indices: `position.rows[0][1]`."""
    name = ""
    for step in path:
        if isinstance(step, int):
            name += f"[{step}]"
        else:
            name += ("." if name else "") + (step if _BARE_KEY.fullmatch(step) else f'"{step}"')
    return name


def _syntax_error(text: str, file: str, message: str) -> InvalidFile:
    match = _SYNTAX_ERROR.fullmatch(message)
    if match is None:
        return InvalidFile("file-not-toml", file=file, reason=message)
    # At the end of the document, the last line that has something on it is the one to look at.
    line = int(match["line"]) if match["line"] else text.rstrip().count("\n") + 1
    return InvalidFile("file-not-toml", file=file, line=line, reason=match["reason"])
