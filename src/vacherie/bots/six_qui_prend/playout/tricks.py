"""A trick of a match, from choice to choice."""

from vacherie.bots.compiled import inlined
from vacherie.bots.six_qui_prend.arrays import Line
from vacherie.bots.six_qui_prend.playout.layout import (
    BACKWARDS,
    CARD,
    END,
    HAND,
    HAND_SIZE,
    HAND_SPACE,
    HEADS_IN,
    LENGTH,
    NO_ROW,
    NOBODY,
    PICKED,
    PICKED_VALUE,
    PLAIN,
    QUEUE_VALUE,
    REVERSED,
    ROW_SPACE,
    ROWS,
    SPENT,
    TAKEN,
)
from vacherie.bots.six_qui_prend.playout.matches import (
    ACTOR,
    ASKED,
    CHOOSING,
    FIRST_TURNED,
    FULL_ROW,
    KEY_AS_IT_IS,
    KEY_SEAT,
    KEY_VALUE,
    MASK,
    PICKING,
    PLACE_IN_HAND,
    PLACED,
    REWARD,
    SEEN,
    TAKE_CARD,
    TAKE_ROW,
    TURN_CARD,
    mark_cards,
    mask_of,
)
from vacherie.bots.six_qui_prend.playout.rounds import tidy_rows
from vacherie.bots.six_qui_prend.playout.rules import place, put, row_for, take_row


@inlined
def play_cards(line: Line, flags: Line, facts: Line, actions: Line, seats: int, variant: int) -> None:
    """Every picked card leaves its hand (S4)."""
    last = line[HAND_SIZE] - 1
    for seat in range(seats):
        action = actions[seat]
        card = action - TAKE_CARD + 1
        key = (card << KEY_VALUE) + KEY_AS_IT_IS + seat
        if action >= TURN_CARD:
            card = action - TURN_CARD + FIRST_TURNED
            key = (facts[BACKWARDS + card] << KEY_VALUE) + seat
            line[SPENT + seat] = 1
        hand = HAND + seat * HAND_SPACE
        moved = line[hand + last]
        line[hand + line[PLACE_IN_HAND + card]] = moved
        line[PLACE_IN_HAND + moved] = line[PLACE_IN_HAND + card]
        line[hand + last] = 0
        line[PICKED + seat] = card
        line[PICKED_VALUE + seat] = key
        flags[mask_of(seat) + TAKE_CARD + card - 1] = 0
        flags[SEEN + card - 1] = 1
    line[HAND_SIZE] = last
    line[PLACED] = 0


@inlined
def line_up(line: Line, seats: int) -> None:
    """Queues the cards, lowest value first (S5); counting who is lower is quicker than sorting."""
    for seat in range(seats):
        key = line[PICKED_VALUE + seat]
        before = 0
        for other in range(seats):
            before += line[PICKED_VALUE + other] < key
        line[QUEUE_VALUE + before] = key
    for seat in range(seats):
        line[PICKED_VALUE + seat] >>= KEY_VALUE


@inlined
def place_cards(line: Line, facts: Line, seats: int, variant: int) -> int:
    """Until all lie in their rows, or somebody must choose one: he is returned."""
    for index in range(line[PLACED], seats):
        key = line[QUEUE_VALUE + index]
        seat = key & KEY_SEAT
        value = key >> KEY_VALUE
        row = plain_row_for(line, value) if variant == PLAIN else row_for(line, value)
        if row == NO_ROW:
            line[PLACED] = index
            return int(seat)
        if variant == PLAIN:
            place_plainly(line, facts, seat, line[PICKED + seat], row)
        else:
            place(line, facts, seat, line[PICKED + seat], row)
    line[PLACED] = seats
    return NOBODY


@inlined
def plain_row_for(line: Line, value: int) -> int:  # S6, S7
    best = NO_ROW
    best_end = 0
    for row in range(ROWS):
        end = line[END + row]
        if best_end < end < value:
            best = row
            best_end = end
    return best


@inlined
def place_plainly(line: Line, facts: Line, seat: int, card: int, row: int) -> None:  # S8
    if line[LENGTH + row] == FULL_ROW:
        take_plainly(line, seat, row)
    put(line, facts, card, row)


@inlined
def take_plainly(line: Line, seat: int, row: int) -> None:
    line[TAKEN + seat] += line[HEADS_IN + row]
    line[LENGTH + row] = 0
    line[HEADS_IN + row] = 0
    for index in range(FULL_ROW):
        line[CARD + row * ROW_SPACE + index] = 0


@inlined
def mark_rows(flags: Line, seat: int, are_asked: int) -> None:
    mask = mask_of(seat)
    for row in range(ROWS):
        flags[mask + TAKE_ROW + row] = are_asked


@inlined
def choose_row(line: Line, facts: Line, row: int, variant: int) -> None:  # S9
    seat = line[ACTOR]
    if variant == PLAIN:
        take_plainly(line, seat, row)
        put(line, facts, line[PICKED + seat], row)
    else:
        take_row(line, facts, seat, line[PICKED + seat], row)
    line[PLACED] += 1


@inlined
def step(line: Line, flags: Line, facts: Line, actions: Line, seats: int, variant: int) -> None:
    asked = line[ASKED]
    if asked == PICKING:
        play_cards(line, flags, facts, actions, seats, variant)
        line_up(line, seats)
    else:
        mark_rows(flags, line[ACTOR], 0)
        choose_row(line, facts, actions[line[ACTOR]] - TAKE_ROW, variant)
    actor = place_cards(line, facts, seats, variant)
    if variant != PLAIN:
        tidy_rows(line)
    for seat in range(seats):
        line[REWARD + seat] -= line[TAKEN + seat]
    line[ACTOR] = actor
    if actor != NOBODY:
        if asked == PICKING:
            flags[MASK:] = 0
        line[ASKED] = CHOOSING
        mark_rows(flags, actor, 1)
    elif asked == CHOOSING or variant == REVERSED:
        if variant == REVERSED:
            flags[MASK:] = 0
        line[ASKED] = PICKING
        mark_cards(line, flags, seats, variant)
