"""What may be done in a game, and by whom: each function gives the entry, or raises why not."""

from random import Random
from typing import Any, Final

from vacherie.core.errors import InvalidAction, InvalidFile
from vacherie.core.files.source import Source, convert
from vacherie.core.game import AnyGame, AnyState
from vacherie.core.taking_back import preview
from vacherie.core.values import CHANCE, View
from vacherie.server.errors import BadRequest, Conflict, NotAllowed
from vacherie.server.people.person import Person, clean_text
from vacherie.server.table.entries import Acted, CameBack, Said, WentAway
from vacherie.server.table.fold import Table
from vacherie.server.table.lobby import Draw, own_seat
from vacherie.server.table.overtaken import Overtaken

LONGEST_MESSAGE: Final = 300


def read_action(game: AnyGame, value: Any) -> Any:
    try:
        return convert(Source("", {"action": value}), game.action_type, ("action",))
    except InvalidFile as mistake:
        raise InvalidAction("action-unreadable", field=mistake.field) from mistake


def act(
    table: Table,
    seat: int,
    question: int,
    request: str,
    action: Any,
    draw: Draw,
    now: int,
    bot: str | None = None,
) -> Acted:
    """Raises the refusal of the rules; whether the request was answered before is for the caller to know."""
    state = playing(table)
    expect_question(table, question)
    after = state.copy()
    is_asked = seat in table.waiting()
    after.apply(seat, action)
    drawn = []
    while list(after.to_act()) == [CHANCE]:
        drawn.append(outcome := draw(after))
        after.apply(CHANCE, outcome)
    spent = max(0, now - table.asked_at[seat]) if is_asked else 0
    return Acted(seat, question, request, action, tuple(drawn), spent, bot, is_last=not after.to_act())


def try_out(table: Table, seat: int, question: int, value: Any, imagination: Random) -> View | None:
    """What the seat would see after the action."""
    state = playing(table)
    expect_question(table, question)
    return preview(table.game, state, seat, read_action(table.game, value), imagination)


def expect_question(table: Table, question: int) -> None:
    if question != table.question:
        assert table.question is not None
        raise Conflict("stale-question", question=table.question)


def go_away(table: Table, seat: int, *, is_late: bool) -> WentAway:
    playing(table)
    if table.chairs[seat].is_away or table.chairs[seat].bot is not None:
        raise Overtaken
    return WentAway(seat, is_late)


def leave(table: Table, seat: int) -> WentAway:
    """Raises `Overtaken` where a bot plays on already, or nothing is left to be played."""
    if table.phase != "playing":
        raise Overtaken
    return go_away(table, seat, is_late=False)


def come_back(table: Table, person: Person) -> CameBack:
    playing(table)
    seat = own_seat(table, person)
    if not table.chairs[seat].is_away:
        raise Conflict("not-away")
    return CameBack(seat)


def say(table: Table, person: Person, text: str) -> Said:
    seat = table.seat_of(person.id) if table.setup.audience_chat else own_seat(table, person)
    if not table.setup.chat:
        raise NotAllowed("chat-off")
    if table.state is not None and not table.state.may_talk():
        raise Conflict("chat-closed")
    cleaned = clean_text(text)
    if not cleaned:
        raise BadRequest("chat-empty")
    if len(cleaned) > LONGEST_MESSAGE:
        raise BadRequest("chat-too-long", most=LONGEST_MESSAGE)
    return Said(seat, cleaned) if seat is not None else Said(None, cleaned, person.name, person.face)


def playing(table: Table) -> AnyState:
    if table.state is None:
        raise Conflict("game-not-begun")
    if not table.state.to_act():
        raise Conflict("game-is-over")
    return table.state


def acting_seat(table: Table, person: Person) -> int:
    """The seat of somebody who wants to act for himself."""
    seat = own_seat(table, person)
    if table.chairs[seat].is_away:
        raise Conflict("seat-is-away")
    return seat
