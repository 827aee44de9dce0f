"""A person, who has a name and nothing else, and how the texts that people type are cleaned."""

import re
import unicodedata
from typing import Final

import msgspec

from vacherie.server.errors import BadRequest

LONGEST_NAME: Final = 24
_SPACE: Final = re.compile(r"\s+")
# Control, format (zero-width and direction marks), surrogate, private use, unassigned.
_UNWANTED: Final = ("Cc", "Cf", "Cs", "Co", "Cn")
_JOINER: Final = "\u200d"
"""Holds the parts of one emoji together."""
MOST_MARKS: Final = 3
"""Accents on one letter; more of them climb over the lines above."""


class Person(msgspec.Struct, frozen=True):
    id: str
    name: str


def clean_text(text: str) -> str:
    """On one line, composed, without what cannot be seen."""
    composed = unicodedata.normalize("NFC", _SPACE.sub(" ", text))
    kept: list[str] = []
    marks = 0
    for character in composed:
        category = unicodedata.category(character)
        marks = marks + 1 if category in ("Mn", "Me") else 0
        if marks <= MOST_MARKS and (category not in _UNWANTED or character == _JOINER):
            kept.append(character)
    return _SPACE.sub(" ", "".join(kept)).strip(f" {_JOINER}")


def clean_name(text: str) -> str:
    """Raises `BadRequest` where nothing is left, or too much."""
    name = clean_text(text)
    if not name:
        raise BadRequest("name-empty")
    if len(name) > LONGEST_NAME:
        raise BadRequest("name-too-long", most=LONGEST_NAME)
    return name
