"""Reads JSON files that we have written ourselves.

    record-not-json          english       no JSON at all; msgspec's reason
    file-nested-too-deep                   too deep even to be read

Other mistakes have the codes of `files` and `source`; only those of syntax have a line.
"""

import re
from typing import Final

import msgspec

from vacherie.core.errors import InvalidFile
from vacherie.core.files.reading import decoded
from vacherie.core.files.source import Source, check_limits

_SYNTAX_ERROR: Final = re.compile(
    r"(?:JSON is malformed: )?(?P<reason>.*?)(?: \(byte (?P<byte>\d+)\)| - at .*)?", re.DOTALL
)


def read_json(data: bytes, file: str) -> Source:
    """Raises `InvalidFile` if the bytes are not JSON; `file` is the name that mistakes are reported under."""
    # Some editors begin a file with an invisible mark.
    text = decoded(data, file).removeprefix("\ufeff")
    try:
        source = Source(file, msgspec.json.decode(text))
    except RecursionError as error:
        raise InvalidFile("file-nested-too-deep", file=file) from error
    except msgspec.DecodeError as error:
        raise _syntax_error(text, file, str(error)) from error
    check_limits(source)
    return source


def _syntax_error(text: str, file: str, message: str) -> InvalidFile:
    match = _SYNTAX_ERROR.fullmatch(message)
    assert match is not None, message
    line = text.encode().count(b"\n", 0, int(match["byte"])) + 1 if match["byte"] else None
    return InvalidFile("record-not-json", file=file, line=line, english=match["reason"])
