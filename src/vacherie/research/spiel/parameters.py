"""A game's options as OpenSpiel's parameters, which are whole numbers, truths and texts.

0 stands for no limit, "none" for what a game can be without; texts are read as on the command line.
"""

from typing import Any

from msgspec import NODEFAULT, inspect
from msgspec.structs import FieldInfo, fields

from vacherie.core.game import AnyGame
from vacherie.core.options import literals, option_text
from vacherie.core.values import Options
from vacherie.research.asking import asked_options

Parameter = int | bool | str
NO_LIMIT = 0


def parameters_of(game: AnyGame) -> dict[str, Parameter]:
    """Each option with its default."""
    return {
        field.name: parameter(field, field.default)
        for field in fields(game.options_type)
        if field.default is not NODEFAULT
    }


def parameter(field: FieldInfo, value: Any) -> Parameter:
    if isinstance(value, bool):
        return value
    if is_number(field):
        return NO_LIMIT if value is None else int(value)
    return option_text(value)


def is_number(field: FieldInfo) -> bool:
    """A number, or words that look like one: OpenSpiel would read them as numbers."""
    words = literals(field.type)
    if words:
        return all(word is None or str(word).isdecimal() for word in words)
    kinds = inspect.type_info(field.type)
    parts = kinds.types if isinstance(kinds, inspect.UnionType) else (kinds,)
    return any(isinstance(part, inspect.IntType) for part in parts)


def options_of(game: AnyGame, parameters: dict[str, Parameter]) -> Options:
    """The options that the parameters ask for; raises `InvalidOptions`."""
    wanted = {
        field.name: option_value(field, parameters[field.name])
        for field in fields(game.options_type)
        if field.name in parameters
    }
    return asked_options(game, wanted)


def option_value(field: FieldInfo, value: Parameter) -> Any:
    if isinstance(value, bool):
        return value
    if isinstance(value, int):
        if literals(field.type):
            return str(value)
        return None if value == NO_LIMIT else value
    amounts = value.split()
    if len(amounts) > 1 and all(amount.lstrip("-").isdecimal() for amount in amounts):
        return [int(amount) for amount in amounts]
    return value
