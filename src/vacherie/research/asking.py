"""What a caller asks an environment for, made ready: the game, its options, its number of players."""

from collections.abc import Mapping, Sequence
from operator import index
from random import Random
from typing import Any, Final

import msgspec
from msgspec.structs import FieldInfo, asdict, fields

from vacherie.core.errors import InvalidOptions
from vacherie.core.game import AnyGame
from vacherie.core.options import choose_options, parse_value, written_values
from vacherie.core.values import Options
from vacherie.games import find_game
from vacherie.research.encoding import encoding_of
from vacherie.research.encoding.base import Encoding

DEFAULT_PLAYERS: Final = 4
NEEDS_RESET: Final = "no game is under way: call reset() first"


AskedOptions = Options | Mapping[str, Any] | None
"""The game's own struct, or by name: values, or texts as on the command line; `None` for the defaults."""


def asked_encoding(game: str, players: int, options: AskedOptions) -> Encoding:
    return encoding_of(game, asked_options(find_game(game), options), whole_number("players", players))


def unknown_agent(name: str, known: Sequence[str]) -> ValueError:
    return ValueError(f"no agent is called {name!r}; there are {', '.join(known)}")


def asked_options(game: AnyGame, wanted: AskedOptions) -> Options:
    """Raises `InvalidOptions` for what is no option, or no value of it; a struct may hold anything."""
    if wanted is None:
        wanted = {}
    if isinstance(wanted, game.options_type):
        return choose_options(game, asdict(wanted))
    if not isinstance(wanted, Mapping):
        name = game.options_type.__name__
        raise InvalidOptions("option-value", option="options", value=repr(wanted), known=f"{name}, {{…}}")
    known = {field.name: field for field in fields(game.options_type)}
    for name in wanted:
        if name not in known:
            raise InvalidOptions("option-unknown", option=name, known=", ".join(known))
    values = {name: option_value(game, known[name], value) for name, value in wanted.items()}
    options: Options = game.options_type(**values)
    return options


def option_value(game: AnyGame, field: FieldInfo, value: Any) -> Any:
    if isinstance(value, str):
        return parse_value(game, field, value)
    try:
        return msgspec.convert(value, field.type)
    except msgspec.ValidationError as error:
        known = ", ".join(written_values(game, field))
        raise InvalidOptions("option-value", option=field.name, value=str(value), known=known) from error


def whole_number(what: str, value: Any) -> int:
    """Anything that is one, NumPy's included; 12.5 and 12.0 are none."""
    try:
        return index(value)
    except TypeError:
        raise TypeError(f"{what} is a whole number, not {value!r}") from None


def asked_number(name: str, value: Any, least: int) -> int | None:
    """Raises if the argument is neither `None` nor a whole number of at least so much."""
    if value is None:
        return None
    try:
        number = index(value)
    except TypeError:
        number = least - 1
    if number < least:
        raise InvalidOptions("option-value", option=name, value=repr(value), known=f"{least}.., none")
    return number


def asked_random(seed: Any) -> Random | None:
    """New dice, if there is a seed for them."""
    number = asked_number("seed", seed, least=0)
    return None if number is None else Random(number)


def check_word(name: str, word: str, known: Sequence[str]) -> None:
    """Raises if the argument is none of the words it can be."""
    if word not in known:
        raise InvalidOptions("option-value", option=name, value=str(word), known=", ".join(known))
