"""A trick of a match, from choice to choice."""

from vacherie.bots.compiled import inlined
from vacherie.bots.six_qui_prend.playout.clauses import row_under
from vacherie.bots.six_qui_prend.playout.layout import (
    BACKWARDS,
    CARD,
    END,
    FIRST_TURNED,
    HEADS_IN,
    LENGTH,
    NOBODY,
    PLAIN,
    REVERSED,
    ROW_SPACE,
    TAKEN,
)
from vacherie.bots.six_qui_prend.playout.rules import place, put, row_for, take_row
from vacherie.games.six_qui_prend.cards import ROW_COUNT, ROW_SIZE
from vacherie.games.six_qui_prend.clauses import NO_ROW
from vacherie.research.batch.six_qui_prend.matches import (
    ACTOR,
    ASKED,
    CHOOSING,
    HELD,
    KEY_AS_IT_IS,
    KEY_SEAT,
    KEY_VALUE,
    PICKED,
    PICKED_VALUE,
    PICKING,
    PLACE,
    PLACED,
    QUEUE,
    REWARD,
    SEEN,
    SPENT,
    TAKE_CARD,
    TAKE_ROW,
    TURN_CARD,
    Line,
    clear_cards,
    flag_of,
    hand_of,
    mark_cards,
)
from vacherie.research.batch.six_qui_prend.rounds import tidy_rows

Ends = tuple[int, int, int, int]


@inlined
def play_cards(line: Line, flags: Line, facts: Line, actions: Line, seats: int, variant: int) -> None:
    """Every picked card leaves its hand (S4)."""
    last = line[HELD] - 1
    for seat in range(seats):
        action = actions[seat]
        card = action - TAKE_CARD + 1
        key = (card << KEY_VALUE) + KEY_AS_IT_IS + seat
        if action >= TURN_CARD:
            card = action - TURN_CARD + FIRST_TURNED
            key = (facts[BACKWARDS + card] << KEY_VALUE) + seat
            line[SPENT + seat] = 1
        hand = hand_of(seat)
        index = int(flags[PLACE + card - 1])
        moved = line[hand + last]
        line[hand + index] = moved
        flags[PLACE + moved - 1] = index
        line[hand + last] = 0
        line[PICKED + seat] = card
        line[PICKED_VALUE + seat] = key
        flags[flag_of(TAKE_CARD + card - 1, seat, seats)] = 0
        flags[SEEN + card - 1] = 1
    line[HELD] = last
    line[PLACED] = 0


@inlined
def line_up(line: Line, seats: int) -> None:
    """Queues the cards, lowest value first (S5); counting who is lower is quicker than sorting."""
    for seat in range(seats):
        key = line[PICKED_VALUE + seat]
        before = 0
        for other in range(seats):
            before += line[PICKED_VALUE + other] < key
        line[QUEUE + before] = key
    for seat in range(seats):
        line[PICKED_VALUE + seat] >>= KEY_VALUE


@inlined
def place_cards(line: Line, facts: Line, seats: int) -> int:
    """Until all lie in their rows, or somebody must choose one: he is returned."""
    for index in range(line[PLACED], seats):
        key = line[QUEUE + index]
        seat = key & KEY_SEAT
        row = row_for(line, key >> KEY_VALUE)
        if row == NO_ROW:
            line[PLACED] = index
            return int(seat)
        place(line, facts, seat, line[PICKED + seat], row)
    line[PLACED] = seats
    return NOBODY


@inlined
def place_plainly(line: Line, facts: Line, first: int, seats: int) -> int:
    """The same without a fan card; the last cards of the rows are kept at hand, not in memory."""
    ends = (line[END], line[END + 1], line[END + 2], line[END + 3])
    for index in range(first, seats):
        key = line[QUEUE + index]
        seat = key & KEY_SEAT
        card = key >> KEY_VALUE
        row = row_under(card, *ends)
        if row == NO_ROW:
            line[PLACED] = index
            return int(seat)
        if line[LENGTH + row] == ROW_SIZE:  # S8
            take_plainly(line, seat, row)
        put(line, facts, card, row)
        ends = ended_by(ends, card, row)
    line[PLACED] = seats
    return NOBODY


@inlined
def ended_by(ends: Ends, card: int, row: int) -> Ends:
    return (
        ends[0] + (row == 0) * (card - ends[0]),
        ends[1] + (row == 1) * (card - ends[1]),
        ends[2] + (row == 2) * (card - ends[2]),
        ends[3] + (row == 3) * (card - ends[3]),
    )


@inlined
def take_plainly(line: Line, seat: int, row: int) -> None:
    line[TAKEN + seat] += line[HEADS_IN + row]
    line[LENGTH + row] = 0
    line[HEADS_IN + row] = 0
    for index in range(ROW_SIZE):
        line[CARD + row * ROW_SPACE + index] = 0


@inlined
def mark_rows(flags: Line, seat: int, seats: int, may_choose: int) -> None:
    for row in range(ROW_COUNT):
        flags[flag_of(TAKE_ROW + row, seat, seats)] = may_choose


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
        mark_rows(flags, line[ACTOR], seats, 0)
        choose_row(line, facts, actions[line[ACTOR]] - TAKE_ROW, variant)
    if variant != PLAIN:
        actor = place_cards(line, facts, seats)
        tidy_rows(line)
    elif asked == PICKING:
        actor = place_plainly(line, facts, 0, seats)  # How many there are is known: the loop is unrolled.
    else:
        actor = place_plainly(line, facts, line[PLACED], seats)
    for seat in range(seats):
        line[REWARD + seat] -= line[TAKEN + seat]
    line[ACTOR] = actor
    if actor != NOBODY:
        if asked == PICKING:
            clear_cards(flags, seats, variant)
        line[ASKED] = CHOOSING
        mark_rows(flags, actor, seats, 1)
    elif asked == CHOOSING or variant == REVERSED:
        if variant == REVERSED:
            clear_cards(flags, seats, variant)
        line[ASKED] = PICKING
        mark_cards(line, flags, seats, variant)
