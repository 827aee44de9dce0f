"""What a player types in 6 qui prend!, and the actions it stands for."""

import re
import unicodedata
from collections.abc import Callable, Sequence
from typing import Any, Final

from vacherie.cli.tables import Reply
from vacherie.cli.teller import Teller
from vacherie.core.errors import InvalidAction
from vacherie.core.values import kind_of
from vacherie.games.six_qui_prend.actions import (
    Agree,
    ChooseRow,
    Disagree,
    DraftCard,
    DropSort,
    GoOn,
    LiftStop,
    PickCard,
    ReplaceWith,
    SixAction,
    SortNext,
    UseFirst,
    UseInsert,
    UseLast,
    UseReplace,
    UseSlide,
    UseSort,
    UseStop,
    UseTakeAtSeven,
)
from vacherie.games.six_qui_prend.view import SixView

PICK: Final = re.compile(r"(\d{1,3})\s*(r?)", re.ASCII)
NUMBER: Final = re.compile(r"\d{1,3}", re.ASCII)

WITH_ROW: Final[dict[str, Callable[[int], SixAction]]] = {
    "stop": UseStop,
    "lift": LiftStop,
    "seven": UseTakeAtSeven,
    "insert": UseInsert,
}
WITH_CARD: Final[dict[str, Callable[[int], SixAction]]] = {"first": UseFirst, "last": UseLast}
COMMANDS: Final = ("go", "all", *WITH_ROW, *WITH_CARD, "replace", "slide", "sort", "drop")
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


def read(text: str, view: SixView, teller: Teller) -> Reply:
    match view.asked:
        case "card":
            return read_pick(text, view, teller)
        case "row":
            return Reply((ChooseRow(read_number(text, "input-not-a-row") - 1),))
        case "draft":
            return Reply((DraftCard(read_number(text, "input-not-a-card")),))
        case "replacement":
            return Reply((ReplaceWith(read_number(text, "input-not-a-card")),))
        case "sort":
            return read_sorting(text, view, teller)
        case "consent":
            return Reply((read_answer(text, teller),))
        case _:
            return read_command(text, view, teller)


def read_pick(text: str, view: SixView, teller: Teller) -> Reply:
    match = PICK.fullmatch(text.strip().lower())
    if match is not None:
        return Reply((PickCard(int(match[1]), reversed=bool(match[2])),))
    if view.team is not None and any(view.team.locked):
        return read_command(text, view, teller)
    return Reply((PickCard(read_number(text, "input-not-a-card")),))


def read_number(text: str, mistake: str) -> int:
    if not text.strip():
        raise InvalidAction("input-empty")
    if NUMBER.fullmatch(text.strip()) is None:
        raise InvalidAction(mistake, text=text)
    return int(text)


def read_sorting(text: str, view: SixView, teller: Teller) -> Reply:
    if folded(text) in spellings("drop", teller):
        return Reply((DropSort(),))
    return Reply(read_order(text.split(), view))


def read_order(texts: Sequence[str], view: SixView) -> tuple[SixAction, ...]:
    """The cards in their new order; the last one need not be named, and is left out if it is."""
    named = () if view.team is None else view.team.sorting
    cards = [read_number(text, "input-not-a-card") for text in texts]
    needed = len(view.queue) - len(named) - 1
    if not cards:
        raise InvalidAction("input-empty")
    return tuple(map(SortNext, cards[:needed]))


def read_answer(text: str, teller: Teller) -> SixAction:
    answer = folded(text)
    if answer in spellings("yes", teller):
        return Agree()
    if answer in spellings("no", teller):
        return Disagree()
    raise InvalidAction("input-not-yes-or-no", text=text)


def read_command(text: str, view: SixView, teller: Teller) -> Reply:
    name, *arguments = text.split() or [command_word("go", teller)]
    command = next((each for each in COMMANDS if folded(name) in spellings(each, teller)), None)
    match command, arguments:
        case None, _:
            known = ", ".join(command_word(each, teller) for each in COMMANDS)
            raise InvalidAction("input-not-a-command", text=name, known=known)
        case "go", []:
            return Reply((GoOn(),))
        case "all", []:
            return Reply((GoOn(),) * max(1, len(view.queue)), is_wish=True)
        case "replace", [] | [_]:
            cards = [ReplaceWith(read_number(card, "input-not-a-card")) for card in arguments]
            return Reply((UseReplace(), *cards))
        case "drop", []:
            return Reply((DropSort(),))
        case "sort", []:
            return Reply((UseSort(),))
        case "sort", cards:
            return Reply((UseSort(), *read_order(cards, view)))
        case "slide", [card, row]:
            action = UseSlide(read_number(card, "input-not-a-card"), read_number(row, "input-not-a-row") - 1)
            return Reply((action,))
        case str(), [row] if command in WITH_ROW:
            return Reply((WITH_ROW[command](read_number(row, "input-not-a-row") - 1),))
        case str(), [card] if command in WITH_CARD:
            return Reply((WITH_CARD[command](read_number(card, "input-not-a-card")),))
        case _:
            assert command is not None
            raise InvalidAction("input-usage", usage=usage(command, teller))


def team_commands(legal: Sequence[SixAction], teller: Teller) -> list[str]:
    """A line for each command that is possible now: how it is typed, what it does, and with what."""
    possible: dict[str, list[str]] = {}
    for action in legal:
        command = COMMAND_OF.get(kind_of(action))
        if command is not None:
            possible.setdefault(command, []).append(arguments_of(action))
    if "go" in possible:
        possible = {"go": [""], "all": [""], **possible}
    return [
        teller.text(
            "command", f"{command}.line", usage=usage(command, teller), choices=choices(command, arguments)
        )
        for command, arguments in possible.items()
    ]


def usage(command: str, teller: Teller) -> str:
    return teller.text("command", f"{command}.usage", word=command_word(command, teller))


def arguments_of(action: SixAction) -> str:
    values: dict[str, Any] = {name: getattr(action, name) for name in action.__struct_fields__}
    return " ".join(str(value + 1 if name == "row" else value) for name, value in values.items())


def choices(command: str, arguments: Sequence[str]) -> str:
    """The rows or cards that can be named; of a slide only the cards: the pairs would fill the screen."""
    if command == "slide":
        arguments = list(dict.fromkeys(argument.split()[0] for argument in arguments))
    return ", ".join(arguments)


def command_word(command: str, teller: Teller) -> str:
    """How the command is written where it is shown."""
    return teller.text("command", command).split()[0]


def spellings(command: str, teller: Teller) -> set[str]:
    """All the ways to type it."""
    return {folded(word) for word in teller.text("command", command).split()}


def folded(text: str) -> str:
    """In lower case and without accents, which are not on every keyboard."""
    letters = unicodedata.normalize("NFD", text.strip().lower())
    return "".join(letter for letter in letters if not unicodedata.combining(letter))
