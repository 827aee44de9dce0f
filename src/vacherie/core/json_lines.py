"""Finds the line on which a value of a JSON text begins."""

import json
import re
from collections.abc import Iterator
from typing import Final

from vacherie.core.toml_lines import Path

_BLANKS: Final = re.compile(r"[ \t\n\r]*")
_DECODER: Final = json.JSONDecoder()


def path_line(text: str, path: Path) -> int | None:
    """The line of the value, or else of the nearest object or array around it; `None` for the whole text.

    The text must be JSON.
    """
    line = None
    position = _after_blanks(text, 0)
    for step in path:
        # A key that is there twice counts with its last value, as for every reader of JSON.
        found = [start for key, start in _members(text, position) if key == step]
        if not found:
            break
        position = found[-1]
        line = text.count("\n", 0, position) + 1
    return line


def _members(text: str, position: int) -> Iterator[tuple[str | int, int]]:
    """The keys or indices of the object or array that begins here, and where their values begin."""
    opening = text[position]
    if opening not in "[{":
        return
    position = _after_blanks(text, position + 1)
    index = 0
    while text[position] not in "]}":
        key: str | int = index
        if opening == "{":
            key, position = _DECODER.raw_decode(text, position)
            position = _after_blanks(text, _after_blanks(text, position) + len(":"))
        yield key, position
        position = _after_blanks(text, _DECODER.raw_decode(text, position)[1])
        if text[position] == ",":
            position = _after_blanks(text, position + 1)
        index += 1


def _after_blanks(text: str, position: int) -> int:
    match = _BLANKS.match(text, position)
    assert match is not None
    return match.end()
