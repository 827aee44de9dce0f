"""A table after so many entries, whole, as JSON: where a reader begins who need not begin at the first."""

from typing import Any, Final

import msgspec

from vacherie.core.game import AnyState
from vacherie.core.recap import Recap
from vacherie.core.since import Since, Spot
from vacherie.server.table.entries import Chair, Setup
from vacherie.server.table.fold import Table, Undoable

EVERY: Final = 500
"""Entries between two of them."""
NULL: Final = msgspec.Raw(b"null")


class Heard(msgspec.Struct, frozen=True):
    """What has happened since each seat's last turn."""

    count: int
    left: list[Spot | None]
    news: list[Spot | None]
    events: list[Any] = []
    """Left out before an action that can be undone: they are those at the end, but for the last ones."""


class Step(msgspec.Struct, frozen=True):
    """An action that can be undone."""

    before: msgspec.Raw
    since: Heard
    recap: dict[str, Any]
    asked_at: int
    seat: int
    action: Any


class Answer(msgspec.Struct, frozen=True):
    """A request that the open question has had."""

    seat: int
    request: str
    number: int
    action: Any


class Checkpoint(msgspec.Struct, frozen=True):
    """All that a `Table` holds; a test compares both."""

    rules_version: int
    number: int
    setup: Setup
    chairs: tuple[Chair, ...]
    host: str | None
    results: tuple[tuple[int, ...], ...]
    next: str | None
    state: msgspec.Raw
    """As a position, which is the whole truth (law 10); `null` before a game."""
    since: Heard
    recap: dict[str, Any] | None
    asked_at: list[int]
    spent: list[int]
    graced: dict[int, int]
    efforts: dict[int, int]
    furthest: int
    remarks: int
    answers: list[Answer]
    undo: list[Step]
    shift: int


def encode_checkpoint(table: Table) -> str:
    def raw(state: AnyState) -> msgspec.Raw:
        return msgspec.Raw(msgspec.json.encode(table.game.position(state)))

    made = Checkpoint(
        rules_version=table.game.rules_version,
        number=table.number,
        setup=table.setup,
        chairs=table.chairs,
        host=table.host,
        results=table.results,
        next=table.next,
        state=NULL if table.state is None else raw(table.state),
        since=heard(table.since, list(table.since.events)),
        recap=None if table.recap is None else table.recap.kept(),
        asked_at=table.asked_at,
        spent=table.spent,
        graced=table.graced,
        efforts=table.efforts,
        furthest=table.furthest,
        remarks=table.remarks,
        answers=[Answer(*key, *answer) for key, answer in table.answered.items()],
        undo=[
            Step(
                raw(step.before),
                heard(step.since),
                step.recap.kept(),
                step.asked_at,
                step.seat,
                step.action,
            )
            for step in table.undo
        ],
        shift=table.shift,
    )
    return msgspec.json.encode(made).decode()


def table_from(name: str, text: str) -> Table:
    """Raises `GameError` or msgspec's errors where this version cannot read it; the log still can be."""
    kept = msgspec.json.decode(text, type=Checkpoint)
    table = Table(name)
    table.agree(kept.setup)
    if table.game.rules_version != kept.rules_version:
        raise msgspec.ValidationError("of other rules")
    table.number, table.chairs, table.host = kept.number, kept.chairs, kept.host
    table.results, table.next = kept.results, kept.next
    table.state = None if kept.state == NULL else restored(table, kept.state)
    events = [msgspec.convert(event, table.game.event_type) for event in kept.since.events]
    table.since = heard_again(kept.since, events)
    table.recap = None if kept.recap is None else gathered(table, kept.recap)
    table.asked_at, table.spent, table.graced = kept.asked_at, kept.spent, kept.graced
    table.efforts, table.furthest, table.remarks = kept.efforts, kept.furthest, kept.remarks
    table.answered = {
        (each.seat, each.request): (each.number, table.action(each.action)) for each in kept.answers
    }
    table.undo = [
        Undoable(
            restored(table, step.before),
            heard_again(step.since, events[: max(0, len(events) + step.since.count - kept.since.count)]),
            gathered(table, step.recap),
            step.asked_at,
            step.seat,
            table.action(step.action),
        )
        for step in kept.undo
    ]
    table.shift = kept.shift
    return table


def gathered(table: Table, recap: dict[str, Any]) -> Recap:
    return table.game.recap_type.restored(table.options, len(table.chairs), recap)


def restored(table: Table, position: msgspec.Raw) -> AnyState:
    kind = table.game.position_type_of(table.options)
    state: AnyState = table.game.restore(msgspec.json.decode(position, type=kind))
    return state


def heard(since: Since, events: list[Any] | None = None) -> Heard:
    return Heard(since.count, since.left, since.news, events or [])


def heard_again(kept: Heard, events: list[Any]) -> Since:
    since = Since(len(kept.left))
    since.count, since.left, since.news = kept.count, kept.left, kept.news
    since.events.extend(events)
    return since
