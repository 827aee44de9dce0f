"""What a caller asks an environment for, made ready: the game, its options, its number of players."""

from collections.abc import Mapping
from typing import Any, Final

import msgspec

from vacherie.core.errors import InvalidOptions
from vacherie.core.options import parse_options
from vacherie.core.values import Options
from vacherie.games import find_game
from vacherie.research.encoding import encoding_of
from vacherie.research.encoding.base import Encoding

DEFAULT_PLAYERS: Final = 4


def asked_encoding(game: str, players: int, options: Options | Mapping[str, Any] | None) -> Encoding:
    """`options` as the game's own struct, or by name: texts as on the command line, or plain values."""
    return encoding_of(game, asked_options(game, options or {}), players)


def asked_options(game: str, options: Options | Mapping[str, Any]) -> Any:
    rulebook = find_game(game)
    if isinstance(options, rulebook.options_type):
        return options
    assert isinstance(options, Mapping), options
    texts = [f"{name}={value}" for name, value in options.items() if isinstance(value, str)]
    values = {name: value for name, value in options.items() if not isinstance(value, str)}
    parsed = parse_options(rulebook, texts)
    try:
        converted = msgspec.convert(values, type=rulebook.options_type)
    except msgspec.ValidationError as error:
        raise InvalidOptions("options-unreadable", reason=str(error)) from error
    return msgspec.structs.replace(parsed, **{name: getattr(converted, name) for name in values})
