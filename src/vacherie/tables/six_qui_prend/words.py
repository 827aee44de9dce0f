"""The words that can be typed in 6 qui prend!, and how they are spelt."""

from typing import Final

from vacherie.tables.teller import Teller

COMMANDS: Final = (
    "go",
    "all",
    "stop",
    "lift",
    "seven",
    "insert",
    "first",
    "last",
    "replace",
    "slide",
    "sort",
    "drop",
)


def command_word(command: str, teller: Teller) -> str:
    """How the command is written where it is shown."""
    return teller.text("command", command).split()[0]


def usage(command: str, teller: Teller) -> str:
    return teller.text("command", f"{command}.usage", word=command_word(command, teller))
