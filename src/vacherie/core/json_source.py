"""Reads JSON files, and says of each mistake where it is and what it is.

    record-not-json   reason               no JSON at all
    field-…           see field_mistakes   JSON, and not what was asked for

The reader of one kind of file adds its own codes with `fail`.
"""

import json
import re
from dataclasses import dataclass, field
from types import GenericAlias
from typing import Any, Final, TypeVar, overload

import msgspec

from vacherie.core.errors import InvalidFile, Param
from vacherie.core.field_mistakes import convert_plain, find_mistake, value_at
from vacherie.core.json_lines import path_line
from vacherie.core.toml_lines import Path
from vacherie.core.toml_source import field_name

T = TypeVar("T")

_SYNTAX_ERROR: Final = re.compile(
    r"(?:JSON is malformed: )?(?P<reason>.*?)(?: \(byte (?P<byte>\d+)\)| - at `.*`)?", re.DOTALL
)
_TRUNCATED: Final = "Input data was truncated"
_LONG_NUMBER: Final = re.compile(r"[0-9]{19}")


@dataclass(frozen=True)
class JsonSource:
    """The plain values of a JSON file, and the text they stand in."""

    file: str
    data: Any
    text: str = field(repr=False)


def read_json(data: bytes, file: str) -> JsonSource:
    """Raises `InvalidFile` if the bytes are not JSON; `file` is the name that mistakes are reported under.

    Brackets nested a thousand deep are a `RecursionError`, here or in the functions below.
    """
    # Some editors begin a file with an invisible mark.
    data = data.removeprefix(b"\xef\xbb\xbf")
    try:
        text = data.decode("utf-8")
        value = msgspec.json.decode(data)
        if _LONG_NUMBER.search(text):
            json.loads(text, parse_int=_check_integer)
    except UnicodeDecodeError as error:
        line = data.count(b"\n", 0, error.start) + 1
        raise InvalidFile("record-not-json", file=file, line=line, reason="not UTF-8") from error
    except ValueError as error:
        raise _syntax_error(data, file, str(error)) from error
    return JsonSource(file, value, text)


@overload
def convert(source: JsonSource, type: type[T], at: Path = ()) -> T: ...
@overload
def convert(source: JsonSource, type: Any, at: Path = ()) -> Any: ...
def convert(source: JsonSource, type: Any, at: Path = ()) -> Any:
    """The value at the path, which must be there, as the type; or `InvalidFile` for the first mistake."""
    value = value_at(source.data, at)
    try:
        return convert_plain(value, type)
    except msgspec.ValidationError as error:
        mistake = find_mistake(str(error), value, type)
        raise fail(source, at + mistake.path, mistake.code, **mistake.params) from error


def fail(source: JsonSource, path: Path, code: str, **params: Param) -> InvalidFile:
    """The exception for a mistake at the path; the caller raises it."""
    line = path_line(source.text, path)
    return InvalidFile(code, file=source.file, line=line, field=field_name(path), **params)


def list_of(type: Any) -> Any:
    return GenericAlias(list, (type,))


def tuple_of(*types: Any) -> Any:
    return GenericAlias(tuple, types)


def _check_integer(digits: str) -> int:
    """Numbers that only Python could hold are refused, as they are in TOML."""
    number = int(digits)
    if not -(2**63) <= number < 2**63:
        raise ValueError("Integer of more than 64 bits")
    return number


def _syntax_error(data: bytes, file: str, message: str) -> InvalidFile:
    match = _SYNTAX_ERROR.fullmatch(message)
    assert match is not None, message
    line = None
    if match["byte"]:
        line = data.count(b"\n", 0, int(match["byte"])) + 1
    elif match["reason"] == _TRUNCATED:
        # The last line that has something on it is the one to look at.
        line = data.rstrip().count(b"\n") + 1
    return InvalidFile("record-not-json", file=file, line=line, reason=match["reason"])
