"""Words as people type them: commands, landscapes and numbers in the player's language."""

import re
from typing import Final

from vacherie.games.nevaches.tiles import LANDSCAPES, Landscape
from vacherie.games.nevaches.values import Asked
from vacherie.tables.nevaches.palette import letter
from vacherie.tables.spelling import folded, spellings
from vacherie.tables.teller import Teller

NUMBER: Final = re.compile(r"\d{1,3}", re.ASCII)
COMMANDS: Final = ("tile", "take", "play", "home", "exchange", "look")
ALLOWED: Final[dict[Asked, tuple[str, ...]]] = {
    "action": ("tile", "take", "play", "home", "exchange"),
    "tile": ("tile", "exchange"),
    "card": ("take", "exchange"),
    "bonus_tile": ("tile",),
    "bonus_card": ("take",),
    "start_card": ("take",),
}
"""Which commands answer which choice; looking is always possible."""


def find_command(text: str, teller: Teller) -> str | None:
    return next((command for command in COMMANDS if text in spellings(command, teller)), None)


def command_word(command: str, teller: Teller) -> str:
    """How the command is written where it is shown."""
    return teller.text("command", command).split()[0]


def usage(command: str, teller: Teller) -> str:
    return teller.text("command", f"{command}.usage", word=command_word(command, teller))


def find_landscape(text: str, teller: Teller) -> Landscape | None:
    """By its letter or its name."""
    for landscape in LANDSCAPES:
        if text in (folded(letter(landscape, teller)), folded(teller.text("landscape", landscape))):
            return landscape
    return None


def find_number(text: str) -> int | None:
    return None if NUMBER.fullmatch(text) is None else int(text)
