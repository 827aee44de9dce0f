"""Turns msgspec's English sentence about a value that does not fit its type into a code with parameters.

    field-missing
    field-unknown     known                   the fields there are
    field-type        expected, other, got    in TOML's words: string, integer, table …; the value may also
                                              be of the `other` type, unless that is "none"
    field-choice      got, known              not one of the known words or numbers
    field-range       got, limit              a number outside ">= 5"
    field-length      got, limit              so many characters or elements, instead of "2" or ">= 3"
    field-value       english                 anything else: msgspec's text, or a struct's own

A code always has all its parameters; `known` is empty where the type does not tell. Types are made of
structs, lists, tuples, unions, literals and plain values: in a dict, msgspec does not tell the wrong entry.
"""

import re
from dataclasses import dataclass, field
from types import GenericAlias
from typing import Any, Final

import msgspec
from msgspec.inspect import Type

from vacherie.core.errors import Param
from vacherie.core.files.field_types import choices, field_names, types_at
from vacherie.core.files.paths import Path, value_at

_MESSAGE: Final = re.compile(r"(?P<text>.*) - at `\$\[0\](?P<steps>(?:\.\w+|\[\d+\])*)`", re.DOTALL)
_STEP: Final = re.compile(r"\.(?P<name>\w+)|\[(?P<index>\d+)\]")

_MISSING: Final = re.compile(r"Object missing required field `(.*)`", re.DOTALL)
_UNKNOWN: Final = re.compile(r"Object contains unknown field `(.*)`", re.DOTALL)
_TYPE: Final = re.compile(r"Expected `(.*)`, got `(.*)`")
_CHOICE: Final = re.compile(r"Invalid (?:enum )?value .*", re.DOTALL)
_RANGE: Final = re.compile(r"Expected `int` ([<>]=? \S+)")
_LENGTH: Final = re.compile(r"Expected `(?:str|array)` of length (.*?)(?:, got \d+)?")

_TOML_WORDS: Final = {"str": "string", "int": "integer", "bool": "boolean", "object": "table"}
_NO_OTHER: Final = "none"


@dataclass(frozen=True)
class Mistake:
    path: Path
    code: str
    params: dict[str, Param] = field(default_factory=dict)


def convert_plain(value: Any, type: Any) -> Any:
    """msgspec's conversion, whose message on failure is for `find_mistake`."""
    # In a list of one, even a mistake in the outermost table has a path, so every message ends with one.
    return msgspec.convert([value], GenericAlias(list, (type,)))[0]


def find_mistake(message: str, value: Any, type: Any) -> Mistake:
    """Where and what the mistake is, if `convert_plain(value, type)` failed with this message."""
    match = _MESSAGE.fullmatch(message)
    assert match is not None, message
    path: Path = tuple(step["name"] or int(step["index"]) for step in _STEP.finditer(match["steps"]))
    return _mistake(match["text"], path, value_at(value, path), types_at(type, value, path))


def _mistake(text: str, path: Path, got: Any, allowed: list[Type]) -> Mistake:
    """The code for one sentence; `got` is the value that it speaks of."""
    if match := _MISSING.fullmatch(text):
        return Mistake((*path, match[1]), "field-missing")
    if match := _UNKNOWN.fullmatch(text):
        return Mistake((*path, match[1]), "field-unknown", {"known": _listed(field_names(allowed, got))})
    if (match := _TYPE.fullmatch(text)) and len(expected := _toml_words(match[1])) in (1, 2):
        first, other = (*expected, _NO_OTHER)[:2]
        got_word = _TOML_WORDS.get(match[2], match[2])
        return Mistake(path, "field-type", {"expected": first, "other": other, "got": got_word})
    if _CHOICE.fullmatch(text):
        return Mistake(path, "field-choice", {"got": str(got), "known": _listed(choices(allowed))})
    if match := _RANGE.fullmatch(text):
        return Mistake(path, "field-range", {"got": str(got), "limit": match[1]})
    if match := _LENGTH.fullmatch(text):
        return Mistake(path, "field-length", {"got": len(got), "limit": match[1]})
    return Mistake(path, "field-value", {"english": text})


def _listed(values: list[Any]) -> str:
    return ", ".join(str(value) for value in values)


def _toml_words(types: str) -> list[str]:
    """TOML's words for msgspec's; "null" is left out, since no TOML file can hold it."""
    return [_TOML_WORDS.get(word, word) for word in types.split(" | ") if word != "null"]
