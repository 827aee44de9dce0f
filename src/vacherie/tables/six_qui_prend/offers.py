"""The commands of the cooperative game that are possible now, and with what."""

from collections.abc import Sequence
from typing import Any, Final

from vacherie.core.values import kind_of
from vacherie.games.six_qui_prend.actions import SixAction
from vacherie.tables.six_qui_prend.words import usage
from vacherie.tables.teller import Teller

COMMAND_OF: Final[dict[str, str]] = {
    "use_stop": "stop",
    "lift_stop": "lift",
    "use_take_at_seven": "seven",
    "use_insert": "insert",
    "use_first": "first",
    "use_last": "last",
    "use_replace": "replace",
    "use_slide": "slide",
    "use_sort": "sort",
    "drop_sort": "drop",
    "go_on": "go",
}


def team_commands(legal: Sequence[SixAction], teller: Teller) -> list[str]:
    """A line for each command that is possible now: how it is typed, what it does, and with what."""
    return [
        teller.text("command", f"{command}.line", usage=usage(command, teller), choices=", ".join(choices))
        for command, choices in possible_commands(legal).items()
    ]


def possible_commands(legal: Sequence[SixAction]) -> dict[str, list[str]]:
    """The commands, with the rows or cards that can be named."""
    possible: dict[str, list[str]] = {}
    for action in legal:
        command = COMMAND_OF.get(kind_of(action))
        if command is not None:
            possible.setdefault(command, []).extend(named_in(action))
    if "go" in possible:
        possible = {"go": [], "all": [], **possible}
    return {command: sorted(set(choices), key=int) for command, choices in possible.items()}


def named_in(action: SixAction) -> list[str]:
    """What has to be named; of a slide only the row: the cards are all those of other rows."""
    values: dict[str, Any] = {name: getattr(action, name) for name in action.__struct_fields__}
    if "row" in values:
        return [str(values["row"] + 1)]
    return [str(value) for value in values.values()]
