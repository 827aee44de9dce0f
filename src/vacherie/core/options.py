"""A game's rule choices as people write them: `name=value`, and what can be written."""

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any, Final, Literal, get_args, get_origin

import msgspec
from msgspec import NODEFAULT, inspect
from msgspec.structs import FieldInfo, fields

from vacherie.core.errors import InvalidOptions
from vacherie.core.files.field_types import types_at
from vacherie.core.files.reading import read_text
from vacherie.core.game import AnyGame
from vacherie.core.values import Options

NONE: Final = "none"
TRUTHS: Final = {"yes": True, "no": False, "true": True, "false": False}
SHOWN_TRUTHS: Final = ("yes", "no")
SHOWN_FILE: Final = "….toml"
LONGEST_NUMBER: Final = 18
"""Digits; Python refuses to read a number of thousands, and no option needs it."""


class OptionInfo(msgspec.Struct, frozen=True):
    """One rule choice, as it is written."""

    name: str
    default: str
    values: tuple[str, ...]
    """What may stand after the "=": words, and a range such as "1..1000"."""


def describe_options(game: AnyGame) -> tuple[OptionInfo, ...]:
    return tuple(
        OptionInfo(field.name, option_text(field.default), written_values(game, field))
        for field in fields(game.options_type)
        if field.default is not NODEFAULT
    )


def parse_options(game: AnyGame, pairs: Sequence[str]) -> Options:
    """The options that `name=value` texts ask for, defaults elsewhere; raises `InvalidOptions`.

    An option that is given as a file is read here, or raises `InvalidFile`. Whether the options go together
    is for `Game.check` to say.
    """
    wanted: dict[str, Any] = {}
    known = {field.name: field for field in fields(game.options_type)}
    for pair in pairs:
        name, equals, text = (part.strip() for part in pair.partition("="))
        if not equals:
            raise InvalidOptions("option-not-pair", text=pair, known=", ".join(known))
        if name not in known:
            raise InvalidOptions("option-unknown", option=name, known=", ".join(known))
        if name in wanted:
            raise InvalidOptions("option-twice", option=name)
        wanted[name] = parse_value(game, known[name], text)
    options: Options = game.options_type(**wanted)
    return options


def choose_options(game: AnyGame, values: Mapping[str, Any]) -> Options:
    """The options with these values, defaults elsewhere; raises `InvalidOptions`.

    An option that people give as a file may be the file's name: it is read here, or raises `InvalidFile`.
    """
    known = {field.name: field for field in fields(game.options_type)}
    for name in values:
        if name not in known:
            raise InvalidOptions("option-unknown", option=name, known=", ".join(known))
    options: Options = game.options_type(
        **{name: chosen_value(game, known[name], value) for name, value in values.items()}
    )
    return options


def chosen_value(game: AnyGame, field: FieldInfo, value: Any) -> Any:
    if field.name in game.file_options and isinstance(value, str | Path):
        return parse_value(game, field, str(value))
    if isinstance(value, int) and str(value) in literals(field.type):
        return str(value)
    try:
        return msgspec.convert(value, field.type)
    except msgspec.ValidationError as error:
        values = ", ".join(written_values(game, field))
        raise InvalidOptions("option-value", option=field.name, value=repr(value), known=values) from error


def parse_value(game: AnyGame, field: FieldInfo, text: str) -> Any:
    if field.name in game.file_options and text.lower() != NONE:
        return game.file_options[field.name](read_text(Path(text)), text)
    for value in readings(text):
        try:
            return msgspec.convert(value, field.type)
        except msgspec.ValidationError:
            continue
    values = ", ".join(written_values(game, field))
    raise InvalidOptions("option-value", option=field.name, value=text, known=values)


def readings(text: str) -> list[Any]:
    """What the text may mean, the likeliest first."""
    word = text.lower()
    meanings: list[Any] = [None] if word == NONE else []
    if word in TRUTHS:
        meanings.append(TRUTHS[word])
    if word.removeprefix("-").isdecimal() and len(word) <= LONGEST_NUMBER:
        meanings.append(int(word))
    return [*meanings, text, word]


def option_text(value: Any) -> str:
    """A value as `parse_options` reads it."""
    match value:
        case None:
            return NONE
        case bool():
            return SHOWN_TRUTHS[0] if value else SHOWN_TRUTHS[1]
        case _:
            return str(value)


def written_values(game: AnyGame, field: FieldInfo) -> tuple[str, ...]:
    if field.name in game.file_options:
        return (SHOWN_FILE, NONE)
    types = types_at(game.options_type, {field.name: None}, (field.name,))
    values = [option_text(word) for word in literals(field.type)]
    for type in types:
        match type:
            case inspect.BoolType():
                values += SHOWN_TRUTHS
            case inspect.IntType():
                values.append(f"{bound(type.ge)}..{bound(type.le)}")
            case inspect.StrType():
                values.append("…")
    if any(isinstance(type, inspect.NoneType) for type in types):
        values.append(NONE)
    return tuple(values)


def literals(type: Any) -> list[Any]:
    """The words that a type lists, in the order in which it lists them."""
    if get_origin(type) is Literal:
        return list(get_args(type))
    return [word for part in get_args(type) for word in literals(part)]


def bound(limit: int | float | None) -> str:
    return "" if limit is None else str(limit)
