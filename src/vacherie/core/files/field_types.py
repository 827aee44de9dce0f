"""Looks up what a msgspec type allows at one place of a value: a table's fields, a field's choices."""

from collections.abc import Iterable, Iterator
from typing import Any

from msgspec import inspect

from vacherie.core.files.paths import Path


def types_at(type: Any, value: Any, path: Path) -> list[inspect.Type]:
    """The types that the value at the path may have, unions taken apart; none where there is no telling."""
    types = list(_alternatives(inspect.type_info(type)))
    for step in path:
        types = [
            inner for outer in types for one in _inside(outer, value, step) for inner in _alternatives(one)
        ]
        value = value[step]
    return types


def choices(types: Iterable[inspect.Type]) -> list[Any]:
    """The words and numbers that literals and tags among the types allow."""
    literals = (type for type in types if isinstance(type, inspect.LiteralType))
    return [choice for type in literals for choice in type.values if choice is not None]


def field_names(types: Iterable[inspect.Type], table: Any) -> list[str]:
    """The fields that the table may have, its tag first."""
    names: list[str] = []
    for type in types:
        if isinstance(type, inspect.StructType) and _has_tag_of(type, table):
            names += [] if type.tag_field is None else [type.tag_field]
            names += [field.encode_name for field in type.fields]
    return names


def _alternatives(type: inspect.Type) -> Iterator[inspect.Type]:
    if isinstance(type, inspect.UnionType):
        for alternative in type.types:
            yield from _alternatives(alternative)
    elif isinstance(type, inspect.Metadata):
        yield from _alternatives(type.type)
    else:
        yield type


def _inside(type: inspect.Type, value: Any, step: str | int) -> Iterator[inspect.Type]:
    """The type one step further in; nothing if the type has no such step."""
    match type:
        case inspect.StructType(tag_field=str(tag_field), tag=tag) if step == tag_field:
            assert tag is not None, type
            yield inspect.LiteralType((tag,))
        case inspect.StructType() if _has_tag_of(type, value):
            yield from (field.type for field in type.fields if field.encode_name == step)
        case inspect.TupleType() if isinstance(step, int):
            yield from type.item_types[step : step + 1]
        case inspect.CollectionType() if isinstance(step, int):
            yield type.item_type


def _has_tag_of(type: inspect.StructType, table: Any) -> bool:
    """A table need not name the tag where only one struct is possible."""
    if type.tag_field is None:
        return True
    return isinstance(table, dict) and table.get(type.tag_field, type.tag) == type.tag
