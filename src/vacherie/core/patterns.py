"""Patterns: values of which only some fields are given, and where a whole value differs from one."""

import types
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import cache, reduce
from operator import or_
from typing import Annotated, Any, Literal, Union, get_args, get_origin

import msgspec
from msgspec.structs import fields

from vacherie.core.files.paths import Path


@dataclass(frozen=True)
class Mismatch:
    """One place where the value is not as the pattern says, both sides as plain data."""

    path: Path
    expected: Any
    found: Any


@cache
def pattern_type(whole: Any) -> Any:
    """The type, with every field of every struct in it optional; the kinds of tagged structs stay."""
    if isinstance(whole, type) and issubclass(whole, msgspec.Struct):
        return _partial(whole)
    origin, arguments = get_origin(whole), get_args(whole)
    if not arguments or origin is Literal:
        return whole
    if origin is Annotated:
        return Annotated[pattern_type(arguments[0]), *whole.__metadata__]
    parts = tuple(map(pattern_type, arguments))
    return reduce(or_, parts) if origin in (Union, types.UnionType) else origin[parts]


def pattern_of_any(*structs: type[msgspec.Struct]) -> Any:
    """A type for patterns of all these structs, with the fields of each."""
    return _partial(*structs)


def _partial(*structs: type[msgspec.Struct]) -> type[msgspec.Struct]:
    config = structs[0].__struct_config__
    types = {field.encode_name: field.type for struct in structs for field in fields(struct)}
    return msgspec.defstruct(
        structs[0].__name__,
        [(name, pattern_type(whole) | msgspec.UnsetType, msgspec.UNSET) for name, whole in types.items()],
        frozen=True,
        forbid_unknown_fields=True,
        tag=config.tag,
        tag_field=config.tag_field,
    )


def first_mismatch(pattern: Any, value: Any) -> Mismatch | None:
    """What the pattern leaves out may be anything; lists must be equally long."""
    return next(_mismatches(msgspec.to_builtins(pattern), msgspec.to_builtins(value), ()), None)


def _mismatches(pattern: Any, value: Any, path: Path) -> Iterator[Mismatch]:
    if isinstance(pattern, dict) and isinstance(value, dict):
        for key, part in pattern.items():
            yield from _mismatches(part, value.get(key), (*path, key))
    elif _are_alike_lists(pattern, value):
        for index, (part, element) in enumerate(zip(pattern, value, strict=True)):
            yield from _mismatches(part, element, (*path, index))
    elif pattern != value:
        yield Mismatch(path, pattern, value)


def _are_alike_lists(pattern: Any, value: Any) -> bool:
    """Whether to look inside; a list of numbers is compared, and shown, as one."""
    return (
        isinstance(pattern, Sequence)
        and isinstance(value, Sequence)
        and not isinstance(pattern, str)
        and len(pattern) == len(value)
        and any(isinstance(part, dict | list | tuple) for part in pattern)
    )
