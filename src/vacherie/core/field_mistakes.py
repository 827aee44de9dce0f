"""Turns msgspec's English sentence about a value that does not fit its type into a code with parameters.

    field-missing
    field-unknown     known              the fields there are
    field-type        expected, got      in TOML's words: string, integer, table … ("string | array")
    field-choice      got, known         not one of the known words or numbers
    field-range       got, limit         a number outside ">= 5"
    field-length      got, limit         so many characters or elements, instead of "2", "1..2", ">= 3"
    field-value       reason             anything else: msgspec's text, or a struct's own

A code always has all its parameters; `known` is empty where the type does not tell.
"""

import re
from bisect import bisect_left
from collections.abc import Callable
from dataclasses import dataclass, field
from itertools import islice
from types import GenericAlias
from typing import Any

import msgspec
from msgspec.inspect import Type

from vacherie.core.errors import Param
from vacherie.core.field_types import choices, field_names, key_types, types_at
from vacherie.core.toml_lines import Path

_MESSAGE = re.compile(r"(?P<text>.*) - at (?P<key>`key` in )?`\$\[0\](?P<steps>[^`]*)`", re.DOTALL)
_STEP = re.compile(r"\.(?P<name>[^.\[\]]+)|\[(?P<index>\d+)\]|\[\.\.\.\]")

_MISSING = re.compile(r"Object missing required field `(.*)`", re.DOTALL)
_UNKNOWN = re.compile(r"Object contains unknown field `(.*)`", re.DOTALL)
_TYPE = re.compile(r"Expected `(.*)`, got `(.*)`")
_CHOICE = re.compile(r"Invalid (?:enum )?value .*", re.DOTALL)
_RANGE = re.compile(r"Expected `(?:int|float)` ([<>]=? \S+)")
_LENGTH = re.compile(
    r"Expected `(?:str|array|object)` of (?P<bound>at least |at most )?length (?P<limit>.*?)(?:, got \d+)?"
)

_BOUNDS = {None: "", "at least ": ">= ", "at most ": "<= "}
_TOML_WORDS = {"str": "string", "int": "integer", "bool": "boolean", "object": "table"}


@dataclass(frozen=True)
class Mistake:
    path: Path
    code: str
    params: dict[str, Param] = field(default_factory=dict)


def convert_plain(value: Any, type: Any) -> Any:
    """msgspec's conversion; TOML has only string keys, so "3" will do for a dict with integer keys."""
    # In a list of one, even a mistake in the outermost table has a path, so every message ends with one.
    return msgspec.convert([value], GenericAlias(list, (type,)), str_keys=True)[0]


def find_mistake(message: str, value: Any, type: Any) -> Mistake:
    """Where and what the mistake is, if `convert_plain(value, type)` failed with this message."""
    match = _MESSAGE.fullmatch(message)
    assert match is not None, message
    path = _followed(match["steps"], message, value, type)
    got = value_at(value, path)
    allowed = types_at(type, value, path)
    if match["key"]:
        got = _guilty_key(path, message, value, type)
        path, allowed = (*path, got), key_types(allowed)
    return _mistake(match["text"], path, got, allowed)


def value_at(value: Any, path: Path) -> Any:
    for step in path:
        value = value[step]
    return value


def _mistake(text: str, path: Path, got: Any, allowed: list[Type]) -> Mistake:
    """The code for one sentence; `got` is the value, or the key, that it speaks of."""
    if match := _MISSING.fullmatch(text):
        return Mistake((*path, match[1]), "field-missing")
    if match := _UNKNOWN.fullmatch(text):
        return Mistake((*path, match[1]), "field-unknown", {"known": _listed(field_names(allowed, got))})
    if match := _TYPE.fullmatch(text):
        return Mistake(path, "field-type", {"expected": _toml_words(match[1]), "got": _toml_words(match[2])})
    if _CHOICE.fullmatch(text):
        return Mistake(path, "field-choice", {"got": str(got), "known": _listed(choices(allowed))})
    if match := _RANGE.fullmatch(text):
        return Mistake(path, "field-range", {"got": str(got), "limit": match[1]})
    if match := _LENGTH.fullmatch(text):
        limit = _BOUNDS[match["bound"]] + match["limit"].replace(" to ", "..")
        return Mistake(path, "field-length", {"got": len(got), "limit": limit})
    return Mistake(path, "field-value", {"reason": text})


def _listed(values: list[Any]) -> str:
    return ", ".join(str(value) for value in values)


def _toml_words(types: str) -> str:
    """TOML's words for msgspec's; "null" is left out, since no TOML file can hold it."""
    words = [word for word in types.split(" | ") if word != "null"] or ["null"]
    return " | ".join(_TOML_WORDS.get(word, word) for word in words)


def _followed(steps: str, message: str, value: Any, type: Any) -> Path:
    """The path of a message, with the keys of dicts, for which msgspec writes only "[...]"."""
    path: Path = ()
    for match in _STEP.finditer(steps):
        if match["index"]:
            path = (*path, int(match["index"]))
        else:
            path = (*path, match["name"] or _guilty_entry(path, message, value, type))
    return path


def _guilty_entry(path: Path, message: str, value: Any, type: Any) -> str:
    """The first key in the dict at the path whose value does not fit."""
    table: dict[str, Any] = value_at(value, path)
    keys = list(table)
    all_like_the_first = dict.fromkeys(keys, table[keys[0]])

    def still_fails(count: int) -> bool:
        trial = all_like_the_first | dict(islice(table.items(), count))
        return _message(_with(value, path, trial), type) == message

    return keys[max(_least(still_fails, len(keys)) - 1, 0)]


def _guilty_key(path: Path, message: str, value: Any, type: Any) -> str:
    """The first key in the dict at the path that does not fit; a later one if the dict has a least length."""
    table: dict[str, Any] = value_at(value, path)

    def still_fails(count: int) -> bool:
        trial = dict(islice(table.items(), count))
        return _message(_with(value, path, trial), type) == message

    return list(table)[_least(still_fails, len(table)) - 1]


def _least(is_enough: Callable[[int], bool], most: int) -> int:
    """The smallest count that is enough; `most` is."""
    return bisect_left(range(most), True, key=is_enough)


def _message(value: Any, type: Any) -> str | None:
    try:
        convert_plain(value, type)
    except msgspec.ValidationError as error:
        return str(error)
    return None


def _with(value: Any, path: Path, new: Any) -> Any:
    """A copy of the value in which the path leads to something new."""
    if not path:
        return new
    copy = value.copy()
    copy[path[0]] = _with(value[path[0]], path[1:], new)
    return copy
