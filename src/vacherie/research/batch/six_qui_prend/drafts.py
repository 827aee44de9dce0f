"""The draft of the pro variant: one seat takes one of the open cards."""

from vacherie.bots.compiled import inlined
from vacherie.games.six_qui_prend.cards import HAND_SIZE, ROW_COUNT
from vacherie.research.batch.six_qui_prend.matches import (
    ACTOR,
    ASKED,
    DRAFTING,
    FIRST,
    HELD,
    MASK,
    OPEN,
    OPEN_LIST,
    OPEN_SIZE,
    PLACE,
    TAKE_CARD,
    Line,
    flag_of,
    hand_of,
)


@inlined
def begin_draft(line: Line, flags: Line, seats: int) -> None:  # P1
    line[OPEN_SIZE] = seats * HAND_SIZE + ROW_COUNT
    for index in range(line[OPEN_SIZE]):
        flags[OPEN + index] = 1
        flags[OPEN_LIST + index] = index + 1
        flags[PLACE + index] = index
        flags[flag_of(TAKE_CARD + index, line[FIRST], seats)] = 1
    line[HELD] = 0
    line[ASKED] = DRAFTING
    line[ACTOR] = line[FIRST]


@inlined
def ask_next(line: Line, flags: Line, seats: int) -> None:
    """What the seat that was asked might choose, the next may: its flags move on, and nobody else has any."""
    end = MASK + seats * (seats * HAND_SIZE + ROW_COUNT)
    if line[ACTOR] + 1 < seats:
        for flag in range(end - 1, MASK, -1):
            flags[flag] = flags[flag - 1]
        flags[MASK] = 0
    else:
        back = seats - 1
        for flag in range(MASK, end - back):
            flags[flag] = flags[flag + back]
        flags[end - 1] = 0
    line[ACTOR] = seat_after(line[ACTOR], seats)


@inlined
def draft(line: Line, flags: Line, card: int, seats: int) -> None:  # P2
    seat = line[ACTOR]
    take_from_open(line, flags, card)
    flags[flag_of(TAKE_CARD + card - 1, seat, seats)] = 0
    line[hand_of(seat) + line[HELD]] = card
    flags[PLACE + card - 1] = line[HELD]
    line[HELD] += seat_after(seat, seats) == line[FIRST]


@inlined
def take_from_open(line: Line, flags: Line, card: int) -> None:
    last = line[OPEN_SIZE] - 1
    moved = int(flags[OPEN_LIST + last])
    place = int(flags[PLACE + card - 1])
    flags[OPEN_LIST + place] = moved
    flags[PLACE + moved - 1] = place
    flags[OPEN + card - 1] = 0
    line[OPEN_SIZE] = last


@inlined
def seat_after(seat: int, seats: int) -> int:
    return seat + 1 if seat + 1 < seats else 0
