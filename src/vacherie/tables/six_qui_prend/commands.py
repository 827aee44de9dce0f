"""What a player types in 6 qui prend!, and the actions it stands for."""

import re
from collections.abc import Callable, Sequence
from typing import Final

from vacherie.core.errors import InvalidAction
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
from vacherie.games.six_qui_prend.parts import team_of
from vacherie.games.six_qui_prend.view import SixView
from vacherie.tables import Reply
from vacherie.tables.six_qui_prend.offers import possible_commands
from vacherie.tables.six_qui_prend.words import COMMANDS, command_word, usage
from vacherie.tables.spelling import folded, spellings
from vacherie.tables.teller import Teller

PICK: Final = re.compile(r"(\d{1,3})\s*(r?)", re.ASCII)
NUMBER: Final = re.compile(r"\d{1,3}", re.ASCII)

WITH_ROW: Final[dict[str, Callable[[int], SixAction]]] = {
    "stop": UseStop,
    "lift": LiftStop,
    "seven": UseTakeAtSeven,
    "insert": UseInsert,
}
WITH_CARD: Final[dict[str, Callable[[int], SixAction]]] = {"first": UseFirst, "last": UseLast}


def read(text: str, view: SixView, legal: Sequence[SixAction], teller: Teller) -> Reply:
    match view.asked:
        case "card":
            return read_pick(text, view, legal, teller)
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
            return read_command(text, view, legal, teller)


def read_pick(text: str, view: SixView, legal: Sequence[SixAction], teller: Teller) -> Reply:
    team = team_of(view)
    match = PICK.fullmatch(text.strip().lower())
    if match is not None:
        return Reply((PickCard(int(match[1]), reversed=bool(match[2])),))
    if team is not None and any(team.locked):
        return read_command(text, view, legal, teller)
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
    team = team_of(view)
    named = () if team is None else team.sorting
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


def read_command(text: str, view: SixView, legal: Sequence[SixAction], teller: Teller) -> Reply:
    name, *arguments = text.split() or [command_word("go", teller)]
    command = next((each for each in COMMANDS if folded(name) in spellings(each, teller)), None)
    match command, arguments:
        case None, _:
            known = ", ".join(command_word(each, teller) for each in possible_commands(legal))
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
