"""What stands for a character that the terminal lacks."""

import codecs
import sys
import unicodedata
from typing import Final

HANDLER: Final = "vacherie.nearest"
NEAREST: Final = {
    "ɤ": "*",
    "▸": ">",
    "›": ">",
    "◀": "<",
    "✓": "+",
    "✗": "-",
    "⇄": "=",
    "↷": "~",
    "▲": "^",
    "▼": "v",
    "→": ">",
    "·": ".",
    "•": "*",
    "×": "x",
    "–": "-",
    "—": "-",
    "…": "...",
    "’": "'",
    "“": '"',
    "”": '"',
    "«": '"',
    "»": '"',
    "œ": "oe",
    "Œ": "Oe",
    "│": "|",
    "╱": "/",
    "\u00a0": " ",
    "\u202f": " ",
}


def nearest(character: str) -> str:
    """Something of ASCII that looks like it: a letter without its accent, or a sign of the same shape."""
    plain = NEAREST.get(character) or unicodedata.normalize("NFKD", character)
    return "".join(each for each in plain if each.isascii()) or "?"


def write_what_is_nearest(error: UnicodeError) -> tuple[str, int]:
    if not isinstance(error, UnicodeEncodeError):
        raise error
    return "".join(map(nearest, error.object[error.start : error.end])), error.end


def never_fail_on_a_character() -> None:
    """A terminal that lacks a character shows another instead of ending the game."""
    codecs.register_error(HANDLER, write_what_is_nearest)
    for stream, handler in ((sys.stdin, "replace"), (sys.stdout, HANDLER), (sys.stderr, HANDLER)):
        if hasattr(stream, "reconfigure"):
            stream.reconfigure(errors=handler)
