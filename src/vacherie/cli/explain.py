"""A mistake as one line in the player's language."""

import re
from typing import Final

from vacherie.core.errors import GameError, IllegalAction, InvalidFile, InvalidPosition, Param
from vacherie.core.files.toml import field_name
from vacherie.messages.catalogue import Catalogue

UNPRINTABLE: Final = re.compile(r"[\x00-\x1f\x7f-\x9f]+")


def explain(error: GameError, words: Catalogue) -> str:
    """What is wrong and, in a file, where."""
    return one_line(": ".join([*place(error), sentence(error, words)]))


def sentence(error: GameError, words: Catalogue) -> str:
    """What is wrong; a message may also speak of the field, and of the reason that caused the error."""
    params: dict[str, Param] = {"field": field_of(error)}
    if isinstance(error.__cause__, GameError):
        params["reason"] = sentence(error.__cause__, words)
    params.update(error.params)
    if isinstance(error, IllegalAction) and isinstance(row := params.get("row"), int):
        params["row"] = row + 1  # People count from one.
    # No variant of a message can be chosen by an empty text.
    params["known"] = params.get("known") or "none"
    return words.text(f"error-{error.code}", **params)


def place(error: GameError) -> list[str]:
    """The file with its line, and the field in it, as far as the error knows them."""
    where = ""
    if isinstance(error, InvalidFile):
        where = error.file if error.line is None else f"{error.file}:{error.line}"
    return [part for part in (where, field_of(error)) if part]


def field_of(error: GameError) -> str:
    match error:
        case InvalidFile(field=field):
            return field
        case InvalidPosition(path=path):
            return field_name(path)
        case _:
            return ""


def one_line(text: str) -> str:
    """What somebody typed, or a file holds, must not break the line or steer the terminal."""
    return UNPRINTABLE.sub(" ", text)
