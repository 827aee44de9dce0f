"""The eight special cards of the cooperative game: when each may be used, and what it does."""

from bisect import insort
from collections.abc import Iterator
from typing import assert_never

from vacherie.core.errors import IllegalAction
from vacherie.core.values import Seat
from vacherie.games.six_qui_prend.actions import (
    SPECIAL_OF,
    LiftStop,
    Special,
    TeamAction,
    UseFirst,
    UseInsert,
    UseLast,
    UseReplace,
    UseSlide,
    UseSort,
    UseStop,
    UseTakeAtSeven,
)
from vacherie.games.six_qui_prend.cards import ROW_COUNT
from vacherie.games.six_qui_prend.events import (
    CardInserted,
    CardSlid,
    Cause,
    OrderChanged,
    SpecialUsed,
    StopLifted,
)
from vacherie.games.six_qui_prend.ox import OxTable
from vacherie.games.six_qui_prend.values import OX, Owner, Waiting


def candidates(table: OxTable) -> Iterator[TeamAction]:
    """Team actions that name rows and cards of this table, legal or not; between tricks only the lifting."""
    rows = range(ROW_COUNT)
    yield from map(LiftStop, rows)
    if not table.queue:
        return
    for special in dict.fromkeys(table.specials):
        match special:
            case "take_at_seven":
                yield from map(UseTakeAtSeven, rows)
            case "stop":
                yield from map(UseStop, rows)
            case "replace":
                yield UseReplace()
            case "insert":
                yield from map(UseInsert, rows)
            case "slide":
                yield from (UseSlide(card, row) for cards in table.rows for card in cards for row in rows)
            case "first":
                yield from (UseFirst(card) for _, card, _ in table.queue)
            case "last":
                yield from (UseLast(card) for _, card, _ in table.queue)
            case "sort":
                yield UseSort()
            case _:
                assert_never(special)


def team_refusal(table: OxTable, seat: Seat, action: TeamAction) -> IllegalAction | None:
    """Why the team cannot do this now, or `None`."""
    if table.has_fallen(action):
        return IllegalAction("proposal-fell")  # B17
    return use_refusal(table, seat, action)


def use_refusal(table: OxTable, seat: Seat, action: TeamAction) -> IllegalAction | None:
    if isinstance(action, LiftStop):
        return lift_refusal(table, action.row)
    special = SPECIAL_OF[type(action)]
    if special not in table.specials:
        return IllegalAction("special-not-open", special=special)  # B7
    match action:
        case UseTakeAtSeven(row):
            return seven_refusal(table, row)
        case UseStop(row):
            return stop_refusal(table, row)
        case UseReplace():
            return replace_refusal(table, seat)
        case UseInsert(row):
            return insert_refusal(table, row)
        case UseSlide(card, row):
            return slide_refusal(table, card, row)
        case UseFirst(card):
            return order_refusal(table, card) or named_refusal(table, card)
        case UseLast(card):
            return order_refusal(table, card)
        case UseSort():
            return None
        case _:
            assert_never(action)


def lift_refusal(table: OxTable, row: int) -> IllegalAction | None:
    if row in range(ROW_COUNT) and table.locked[row]:
        return None
    return IllegalAction("row-not-locked", row=row)


def seven_refusal(table: OxTable, row: int) -> IllegalAction | None:  # B9
    if row in range(ROW_COUNT) and table.sevens[row]:
        return IllegalAction("row-has-seven", row=row)
    return table.row_refusal(row)


def stop_refusal(table: OxTable, row: int) -> IllegalAction | None:  # B10
    if row in range(ROW_COUNT) and not table.rows[row]:
        return IllegalAction("row-empty", row=row)
    return table.row_refusal(row)


def replace_refusal(table: OxTable, seat: Seat) -> IllegalAction | None:  # B11
    _, card, owner = table.queue[0]
    if owner != seat:
        return IllegalAction("not-your-card", card=card)
    if not table.hands[seat]:
        return IllegalAction("hand-empty")
    return None


def insert_refusal(table: OxTable, row: int) -> IllegalAction | None:  # B12
    _, card, owner = table.queue[0]
    if owner == OX:
        return IllegalAction("ox-card", card=card)
    if not all(table.rows):
        return IllegalAction("row-empty", row=table.rows.index([]))  # B13
    refusal = table.row_refusal(row)
    if refusal is None and card > table.rows[row][-1]:
        return IllegalAction("not-inside-row", card=card, row=row)
    return refusal


def slide_refusal(table: OxTable, card: int, row: int) -> IllegalAction | None:  # B13
    origin = row_of(table, card)
    if origin is None:
        return IllegalAction("card-not-in-row", card=card)
    if origin == row:
        return IllegalAction("same-row", card=card, row=row)
    return table.row_refusal(origin) or table.row_refusal(row)


def order_refusal(table: OxTable, card: int) -> IllegalAction | None:  # B14
    owner = next((owner for _, waiting, owner in table.queue if waiting == card), None)
    if owner is None:
        return IllegalAction("card-not-waiting", card=card)
    if owner == OX:
        return IllegalAction("ox-card", card=card)
    return None


def named_refusal(table: OxTable, card: int) -> IllegalAction | None:
    return IllegalAction("already-named-first", card=card) if card in table.named_first else None


def row_of(table: OxTable, card: int) -> int | None:
    return next((row for row, cards in enumerate(table.rows) if card in cards), None)


def carry_out(table: OxTable, seat: Seat, action: TeamAction, order: tuple[int, ...]) -> None:
    """Uses the card up and does what it says; `order` is the one named for a Sort."""
    match action:
        case LiftStop(row):
            table.locked[row] = False
            table.tell(StopLifted, seat, row)
        case UseTakeAtSeven(row):
            use_up(table, seat, "take_at_seven", row=row)
            table.lay_seven(row, True)
        case UseStop(row):
            use_up(table, seat, "stop", row=row)
            table.locked[row] = True
        case UseReplace():
            use_up(table, seat, "replace", card=table.queue[0][1])
        case UseInsert(row):
            insert(table, seat, row)
        case UseSlide(card, row):
            slide(table, seat, card, row)
        case UseFirst(card):
            put_first(table, seat, card)
        case UseLast(card):
            put_last(table, seat, card)
        case UseSort():
            sort(table, seat, order)
        case _:
            assert_never(action)


def use_up(
    table: OxTable, seat: Seat, special: Special, *, row: int | None = None, card: int | None = None
) -> None:
    table.tell(SpecialUsed, seat, special, row, card)
    table.use_up(special)


def insert(table: OxTable, seat: Seat, row: int) -> None:  # B12
    _, card, owner = table.queue.pop(0)
    table.forget(card)
    use_up(table, seat, "insert", row=row, card=card)
    table.tell(CardInserted, owner, card, row)
    put_in_order(table, owner, card, row, "inserted")


def slide(table: OxTable, seat: Seat, card: int, row: int) -> None:  # B13
    origin = row_of(table, card)
    assert origin is not None
    use_up(table, seat, "slide", row=row, card=card)
    table.rows[origin].remove(card)
    table.tell(CardSlid, card, origin, row)
    put_in_order(table, seat, card, row, "slid")


def put_in_order(table: OxTable, owner: Owner, card: int, row: int, cause: Cause) -> None:
    """Puts the card where it keeps the row rising; from a full row the team takes all but the last card."""
    was_full = not table.room(row)
    cards = table.rows[row]
    insort(cards, card)
    if was_full:
        table.rows[row] = [cards[-1]]
        table.take_cards(owner, row, cards[:-1], cause)


def put_first(table: OxTable, seat: Seat, card: int) -> None:  # B14
    use_up(table, seat, "first", card=card)
    table.queue.insert(len(table.named_first), lift_out(table, card))
    table.named_first.append(card)
    tell_order(table)


def put_last(table: OxTable, seat: Seat, card: int) -> None:  # B14
    use_up(table, seat, "last", card=card)
    table.queue.append(lift_out(table, card))
    if card in table.named_first:
        table.named_first.remove(card)
    tell_order(table)


def sort(table: OxTable, seat: Seat, order: tuple[int, ...]) -> None:  # B15
    use_up(table, seat, "sort")
    table.queue.sort(key=lambda waiting: order.index(waiting[1]))
    table.named_first = []
    tell_order(table)


def lift_out(table: OxTable, card: int) -> Waiting:
    waiting = next(waiting for waiting in table.queue if waiting[1] == card)
    table.queue.remove(waiting)
    return waiting


def tell_order(table: OxTable) -> None:
    table.tell(OrderChanged, tuple(card for _, card, _ in table.queue), tuple(table.named_first))
