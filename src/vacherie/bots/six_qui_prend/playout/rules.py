"""The rules of `games/six_qui_prend` once more, in numbers; `clauses.py` has what need not be said again.

`tests/bots/six_qui_prend/test_playout.py` holds both to equal play.
"""

from vacherie.bots.compiled import inlined
from vacherie.bots.six_qui_prend.arrays import Numbers
from vacherie.bots.six_qui_prend.playout.clauses import distance, lowest_row, price, row_under, turned
from vacherie.bots.six_qui_prend.playout.layout import (
    CABRIOLE,
    CARD,
    CHOSEN_ROW,
    COOP,
    END,
    ESCALADE,
    EVEN_ODD,
    HAND,
    HEADS_IN,
    HEADS_ON,
    HELD,
    LENGTH,
    LOCKED,
    MARKED,
    PICKED,
    PICKED_VALUE,
    QUEUE_CARD,
    QUEUE_OWNER,
    QUEUE_VALUE,
    ROW_SPACE,
    SEATS,
    SEVEN,
    SIDE,
    TAKEN,
    VARIANT,
    WAITING,
)
from vacherie.games.six_qui_prend.cards import HAND_SIZE, ROW_COUNT, ROW_SIZE
from vacherie.games.six_qui_prend.clauses import CLOSED, NO_ROW


@inlined
def row_for(table: Numbers, value: int) -> int:
    """Where a card of this value must go, or `NO_ROW`."""
    variant = table[VARIANT]
    if variant == ESCALADE:
        return climbing_row_for(table, value)
    if variant == COOP:
        return unlocked_row_for(table, value)
    row = row_under(value, table[END], table[END + 1], table[END + 2], table[END + 3])
    if variant == EVEN_ODD and row == table[MARKED] and value % 2 != table[SIDE]:
        return row_beside(table, value, row)  # E2
    return row


@inlined
def row_beside(table: Numbers, value: int, closed: int) -> int:
    return row_under(
        value,
        CLOSED if closed == 0 else table[END],
        CLOSED if closed == 1 else table[END + 1],
        CLOSED if closed == 2 else table[END + 2],
        CLOSED if closed == 3 else table[END + 3],
    )


@inlined
def unlocked_row_for(table: Numbers, value: int) -> int:
    for row in range(ROW_COUNT):
        if table[LENGTH + row] == 0:
            return row  # B13
    return row_under(
        value, unlocked_end(table, 0), unlocked_end(table, 1), unlocked_end(table, 2), unlocked_end(table, 3)
    )


@inlined
def unlocked_end(table: Numbers, row: int) -> int:  # B10
    return CLOSED if table[LOCKED + row] != 0 else table[END + row]


@inlined
def climbing_row_for(table: Numbers, value: int) -> int:
    best = NO_ROW
    nearest = CLOSED
    for row in range(ROW_COUNT):
        far = distance(value, table[END + row], row == table[MARKED])
        if 0 < far < nearest:
            best = row
            nearest = far
    return best


@inlined
def room_in(table: Numbers, row: int) -> int:
    """How many more cards the row holds before it is taken."""
    room = ROW_SIZE - table[LENGTH + row] + table[SEVEN + row]  # S8, B9
    if table[VARIANT] == CABRIOLE and row == table[MARKED]:
        room -= 1  # J2
    return room


@inlined
def put(table: Numbers, facts: Numbers, card: int, row: int) -> None:
    table[CARD + row * ROW_SPACE + table[LENGTH + row]] = card
    table[LENGTH + row] += 1
    table[END + row] = card
    table[HEADS_IN + row] += facts[HEADS_ON + card]


@inlined
def take_row(table: Numbers, facts: Numbers, owner: int, card: int, row: int) -> None:
    """The row goes to the owner's pile, and the card becomes its first (S8, S9)."""
    table[TAKEN + owner] += table[HEADS_IN + row]
    table[LENGTH + row] = 0
    table[HEADS_IN + row] = 0
    table[SEVEN + row] = 0
    put(table, facts, card, row)
    variant = table[VARIANT]
    if variant == EVEN_ODD:
        lowest = lowest_other_row(table)  # E4
        table[MARKED] = lowest
        table[SIDE] = table[END + lowest] % 2
    elif variant == ESCALADE:
        climb(table)
    elif variant == CABRIOLE and row == table[MARKED]:
        jump(table, facts, owner)  # J4


@inlined
def lowest_other_row(table: Numbers) -> int:
    return lowest_row(table[MARKED], table[END], table[END + 1], table[END + 2], table[END + 3])


@inlined
def climb(table: Numbers) -> None:  # C5
    table[MARKED] += table[SIDE]
    table[SIDE] = turned(table[MARKED], table[SIDE])


@inlined
def jump(table: Numbers, facts: Numbers, owner: int) -> None:
    table[MARKED] = lowest_other_row(table)
    while table[LENGTH + table[MARKED]] == ROW_SIZE:  # J5
        row = table[MARKED]
        highest = 0
        for place in range(ROW_SIZE):
            highest = max(highest, table[CARD + row * ROW_SPACE + place])
        table[TAKEN + owner] += table[HEADS_IN + row] - facts[HEADS_ON + highest]
        table[LENGTH + row] = 0
        table[HEADS_IN + row] = 0
        put(table, facts, highest, row)
        table[MARKED] = lowest_other_row(table)


@inlined
def place(table: Numbers, facts: Numbers, owner: int, card: int, row: int) -> None:
    if room_in(table, row) <= 0:
        take_row(table, facts, owner, card, row)
        return
    put(table, facts, card, row)
    if table[VARIANT] == CABRIOLE and row == table[MARKED]:
        jump(table, facts, owner)  # J3


@inlined
def pick(table: Numbers, seat: int, card: int, value: int) -> None:
    """Puts the card face down; a value other than the card's spends the Reversed digits card."""
    hand = HAND + seat * HAND_SIZE
    size = table[HELD + seat] - 1
    for index in range(size):
        if table[hand + index] == card:
            table[hand + index] = table[hand + size]
            break
    table[HELD + seat] = size
    table[PICKED + seat] = card
    table[PICKED_VALUE + seat] = value


@inlined
def reveal(table: Numbers) -> None:
    """Lines up the picked cards, lowest value first; of two equal ones the reversed goes first (S5, D4)."""
    seats = table[SEATS]
    for seat in range(seats):
        card = table[PICKED + seat]
        value = table[PICKED_VALUE + seat]
        index = seat
        while index > 0 and (
            table[QUEUE_VALUE + index - 1] > value or (table[QUEUE_VALUE + index - 1] == value != card)
        ):
            table[QUEUE_VALUE + index] = table[QUEUE_VALUE + index - 1]
            table[QUEUE_CARD + index] = table[QUEUE_CARD + index - 1]
            table[QUEUE_OWNER + index] = table[QUEUE_OWNER + index - 1]
            index -= 1
        table[QUEUE_VALUE + index] = value
        table[QUEUE_CARD + index] = card
        table[QUEUE_OWNER + index] = seat
        table[PICKED + seat] = 0
    table[WAITING] = seats


@inlined
def place_waiting(table: Numbers, facts: Numbers) -> None:
    """Places all cards that wait; who must choose a row takes the chosen one, and else the cheapest."""
    for index in range(table[WAITING]):
        owner = table[QUEUE_OWNER + index]
        card = table[QUEUE_CARD + index]
        row = row_for(table, table[QUEUE_VALUE + index])
        if row == NO_ROW:
            row = table[CHOSEN_ROW] if table[CHOSEN_ROW] != NO_ROW else cheapest_row(table)
            table[CHOSEN_ROW] = NO_ROW
            take_row(table, facts, owner, card, row)
        else:
            place(table, facts, owner, card, row)
    table[WAITING] = 0


@inlined
def cheapest_row(table: Numbers) -> int:
    """The open row that the Ox would take (B5)."""
    best = NO_ROW
    least = 1 << 40
    for row in range(ROW_COUNT):
        asked = price(table[HEADS_IN + row], table[END + row])
        if table[LOCKED + row] == 0 and asked < least:
            best = row
            least = asked
    return best
