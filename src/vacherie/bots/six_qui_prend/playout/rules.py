"""The rules of `games/six_qui_prend` once more, in numbers.

`tests/six_qui_prend/test_playout.py` holds both to equal play.
"""

from vacherie.bots.compiled import inlined
from vacherie.bots.six_qui_prend.arrays import Numbers
from vacherie.bots.six_qui_prend.playout.layout import (
    CABRIOLE,
    CARD,
    CHOSEN_ROW,
    END,
    ESCALADE,
    EVEN_ODD,
    HAND,
    HAND_SIZE,
    HAND_SPACE,
    HEADS_IN,
    HEADS_ON,
    LENGTH,
    LOCKED,
    MARKED,
    NO_ROW,
    ONE,
    PICKED,
    PICKED_VALUE,
    QUEUE_CARD,
    QUEUE_OWNER,
    QUEUE_VALUE,
    ROW_SPACE,
    ROWS,
    SEATS,
    SEVEN,
    SIDE,
    TAKEN,
    VARIANT,
    WAITING,
)


@inlined
def row_for(table: Numbers, value: int) -> int:
    """Where a card of this value must go, or `NO_ROW`."""
    variant = table[VARIANT]
    if variant == ESCALADE:
        return climbing_row_for(table, value)
    best = NO_ROW
    best_end = 0
    for row in range(ROWS):
        if table[LENGTH + row] == 0:
            return row  # B13
        end = table[END + row]
        if best_end < end < value and table[LOCKED + row] == 0:
            if variant == EVEN_ODD and row == table[MARKED] and value % 2 != table[SIDE]:
                continue  # E2
            best = row
            best_end = end
    return best


@inlined
def climbing_row_for(table: Numbers, value: int) -> int:
    best = NO_ROW
    nearest = 1000
    for row in range(ROWS):
        gap = value - table[END + row]
        is_marked = row == table[MARKED]
        if is_marked:
            gap = -gap  # C2
        if gap > 0 and (gap < nearest or (gap == nearest and is_marked)):  # C3
            best = row
            nearest = gap
    return best


@inlined
def room_in(table: Numbers, row: int) -> int:
    """How many more cards the row holds before it is taken."""
    room = 5 - table[LENGTH + row] + table[SEVEN + row]  # S8, B9
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
    """Of the rows where the fan card does not lie, the one whose last card is lowest."""
    best = NO_ROW
    for row in range(ROWS):
        if row != table[MARKED] and (best == NO_ROW or table[END + row] < table[END + best]):
            best = row
    return best


@inlined
def climb(table: Numbers) -> None:  # C5
    table[MARKED] += table[SIDE]
    if table[MARKED] == 0:
        table[SIDE] = 1
    elif table[MARKED] == ROWS - 1:
        table[SIDE] = -1


@inlined
def jump(table: Numbers, facts: Numbers, owner: int) -> None:
    table[MARKED] = lowest_other_row(table)
    while table[LENGTH + table[MARKED]] == 5:  # J5
        row = table[MARKED]
        highest = 0
        for place in range(5):
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
    hand = HAND + seat * HAND_SPACE
    size = table[HAND_SIZE + seat] - 1
    for index in range(size):
        if table[hand + index] == card:
            table[hand + index] = table[hand + size]
            break
    table[HAND_SIZE + seat] = size
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
    """The open row with fewest heads; of equal ones that with the highest last card, as for the Ox (B5)."""
    best = NO_ROW
    least = 1 << 40
    for row in range(ROWS):
        price = table[HEADS_IN + row] * ONE - table[END + row]
        if table[LOCKED + row] == 0 and price < least:
            best = row
            least = price
    return best
