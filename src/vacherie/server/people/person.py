"""A person, who has a name and a face, and how the texts that people type are cleaned."""

import re
import unicodedata
from typing import Final

import msgspec

from vacherie.server.errors import BadRequest
from vacherie.server.people.faces import Face, face_by_name

LONGEST_NAME: Final = 24
_SPACE: Final = re.compile(r"\s+")
# Control, format (zero-width and direction marks), surrogate, private use, unassigned.
_UNWANTED: Final = ("Cc", "Cf", "Cs", "Co", "Cn")
_BLANKS: Final = "\u115f\u1160\u2800\u3164\uffa0"
"""Letters and signs of which nothing is to be seen."""
_JOINER: Final = "\u200d"
"""Holds the parts of one emoji together."""
MOST_MARKS: Final = 3
"""Accents on one letter; more of them climb over the lines above."""


class Person(msgspec.Struct, frozen=True):
    id: str
    name: str
    chosen_face: Face | None = None

    @property
    def face(self) -> int:
        return face_by_name(self.name) if self.chosen_face is None else self.chosen_face


def clean_text(text: str) -> str:
    """On one line, composed, without what cannot be seen."""
    kept: list[str] = []
    marks = 0
    for character in unicodedata.normalize("NFC", _SPACE.sub(" ", text)):
        category = unicodedata.category(character)
        has_base = bool(kept) and kept[-1] not in (" ", _JOINER)
        if character == _JOINER:
            is_wanted = has_base
        elif category in ("Mn", "Me"):
            marks += 1
            is_wanted = has_base and marks <= MOST_MARKS
        else:
            is_wanted = category not in _UNWANTED and character not in _BLANKS
            marks = 0 if is_wanted else marks
        if is_wanted:
            kept.append(character)
    cleaned = unicodedata.normalize("NFC", "".join(kept))
    return _SPACE.sub(" ", cleaned).strip(f" {_JOINER}")


def clean_name(text: str) -> str:
    """Raises `BadRequest` where nothing is left, or too much."""
    name = clean_text(text)
    if not name:
        raise BadRequest("name-empty")
    if len(name) > LONGEST_NAME:
        raise BadRequest("name-too-long", most=LONGEST_NAME)
    return name
