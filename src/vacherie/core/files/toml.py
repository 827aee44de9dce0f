"""Reads TOML files that people write by hand.

    file-not-toml            english       no TOML at all; tomllib's reason
    file-nested-too-deep                   too deep even to be read, or a key of too many parts

Other mistakes have the codes of `source`.
"""

import re
import tomllib
from typing import Final

from vacherie.core.errors import InvalidFile
from vacherie.core.files.paths import Path, field_name
from vacherie.core.files.source import DEEPEST, Source, check_limits, convert, fail
from vacherie.core.files.toml_lines import path_lines

__all__ = ["Path", "TomlSource", "convert", "fail", "field_name", "read_toml"]

TomlSource = Source

_KEY_DOT: Final = re.compile(r"""[\w"'-][ \t]*\.""")

_SYNTAX_ERROR: Final = re.compile(
    r"(?P<reason>.*) \(at (?:line (?P<line>\d+), column \d+|end of document)\)", re.DOTALL
)


def read_toml(text: str, file: str) -> Source:
    """Raises `InvalidFile` if the text is not TOML; `file` is the name that mistakes are reported under."""
    # Some editors begin a file with an invisible mark.
    text = text.removeprefix("\ufeff")
    check_keys(text, file)
    try:
        source = Source(file, tomllib.loads(text), path_lines(text))
    except RecursionError as error:
        raise InvalidFile("file-nested-too-deep", file=file) from error
    except ValueError as error:
        raise _syntax_error(text, file, str(error)) from error
    check_limits(source)
    return source


def check_keys(text: str, file: str) -> None:
    """Refuses a key like a.b.c… of very many parts: tomllib would take minutes for a page of them."""
    for number, line in enumerate(text.split("\n"), start=1):
        if any(len(_KEY_DOT.findall(part)) > DEEPEST for part in line.split("=")):
            raise InvalidFile("file-nested-too-deep", file=file, line=number)


def _syntax_error(text: str, file: str, message: str) -> InvalidFile:
    match = _SYNTAX_ERROR.fullmatch(message)
    if match is None:
        # A number of thousands of digits.
        return InvalidFile("file-not-toml", file=file, english=message)
    # At the end of the document, the last line that has something on it is the one to look at.
    line = int(match["line"]) if match["line"] else text.rstrip().count("\n") + 1
    return InvalidFile("file-not-toml", file=file, line=line, english=match["reason"])
