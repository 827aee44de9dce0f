"""One round of 6 qui prend! in numbers, played out again and again: the searching bot's inner loop.

A table is one sequence of integers, and the constants below say where each of them stands. The rules here are
those of `games/six_qui_prend` once more, for speed; `tests/six_qui_prend/test_kernel.py` holds both to equal
play.
"""

from typing import Final

from vacherie.bots.compiled import compiled
from vacherie.bots.six_qui_prend.arrays import Fractions, Numbers

# Variants: what the kernel has to tell apart.
PLAIN, EVEN_ODD, ESCALADE, CABRIOLE, REVERSED, COOP = range(6)
NOBODY: Final = -1
NO_ROW: Final = -1

# The rows.
ROWS: Final = 4
ROW_SPACE: Final = 8
CARD: Final = 0
LENGTH: Final = CARD + ROWS * ROW_SPACE
HEADS_IN: Final = LENGTH + ROWS
LOCKED: Final = HEADS_IN + ROWS
SEVEN: Final = LOCKED + ROWS
# The fan card: its row, and its side as a number (the parity it asks for, or the step it makes).
MARKED: Final = SEVEN + ROWS
SIDE: Final = MARKED + 1
# Who plays. The Ox has the last seat.
VARIANT: Final = SIDE + 1
SEATS: Final = VARIANT + 1
OX_SEAT: Final = SEATS + 1
VIEWER: Final = OX_SEAT + 1
# What is still open in this trick.
CHOSEN_ROW: Final = VIEWER + 1
WAITING: Final = CHOSEN_ROW + 1
RANDOM: Final = WAITING + 1
OX_PILE_SIZE: Final = RANDOM + 1
# Seat by seat.
MOST_SEATS: Final = 11
HAND_SPACE: Final = 10
HAND: Final = OX_PILE_SIZE + 1
HAND_SIZE: Final = HAND + MOST_SEATS * HAND_SPACE
KNOWN: Final = HAND_SIZE + MOST_SEATS
UNSEEN: Final = KNOWN + MOST_SEATS
SPENT: Final = UNSEEN + MOST_SEATS
TAKEN: Final = SPENT + MOST_SEATS
PICKED: Final = TAKEN + MOST_SEATS
PICKED_VALUE: Final = PICKED + MOST_SEATS
# The revealed cards, in the order in which they are placed.
QUEUE_VALUE: Final = PICKED_VALUE + MOST_SEATS
QUEUE_CARD: Final = QUEUE_VALUE + MOST_SEATS
QUEUE_OWNER: Final = QUEUE_CARD + MOST_SEATS
TABLE_SIZE: Final = QUEUE_OWNER + MOST_SEATS

# What all tables of one decision share.
HEADS_ON: Final = 0
BACKWARDS: Final = HEADS_ON + 105
BELOW: Final = BACKWARDS + 105
RISK: Final = BELOW + 105
RISK_SPACE: Final = 105
OWN_NOISE: Final = RISK + 7 * RISK_SPACE
RIVAL_NOISE: Final = OWN_NOISE + 1
RIVAL_WHIM: Final = RIVAL_NOISE + 1
LOW_COST: Final = RIVAL_WHIM + 1
ROOM_COST: Final = LOW_COST + 1
REVERSING_COST: Final = ROOM_COST + 1
WIN_WORTH: Final = REVERSING_COST + 1
END_AT: Final = WIN_WORTH + 1
ROUNDS_AFTER: Final = END_AT + 1
ROUND_HEADS: Final = ROUNDS_AFTER + 1
TOTAL: Final = ROUND_HEADS + 1
TEAM_FACTOR: Final = TOTAL + MOST_SEATS
FACTS_SIZE: Final = TEAM_FACTOR + 1

ONE: Final = 1024
"""One head, or certainty, in the whole numbers that the kernel calculates with."""
MOST_ROUNDS: Final = 12
ODDS_SPACE: Final = 256
MASK: Final = 0xFFFFFFFF


@compiled
def roll(table: Numbers, bound: int) -> int:
    """A random number below the bound; the generator is xorshift with 32 bits, the same in any language."""
    state = table[RANDOM]
    state ^= (state << 13) & MASK
    state ^= state >> 17
    state ^= (state << 5) & MASK
    table[RANDOM] = state
    return (state * bound) >> 32


# The rules


@compiled
def last_card(table: Numbers, row: int) -> int:
    return table[CARD + row * ROW_SPACE + table[LENGTH + row] - 1]


@compiled
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
        end = last_card(table, row)
        if best_end < end < value and table[LOCKED + row] == 0:
            if variant == EVEN_ODD and row == table[MARKED] and value % 2 != table[SIDE]:
                continue  # E2
            best = row
            best_end = end
    return best


@compiled
def climbing_row_for(table: Numbers, value: int) -> int:
    best = NO_ROW
    nearest = 1000
    for row in range(ROWS):
        gap = value - last_card(table, row)
        is_marked = row == table[MARKED]
        if is_marked:
            gap = -gap  # C2
        if gap > 0 and (gap < nearest or (gap == nearest and is_marked)):  # C3
            best = row
            nearest = gap
    return best


@compiled
def room_in(table: Numbers, row: int) -> int:
    """How many more cards the row holds before it is taken."""
    room = 5 - table[LENGTH + row] + table[SEVEN + row]  # S8, B9
    if table[VARIANT] == CABRIOLE and row == table[MARKED]:
        room -= 1  # J2
    return room


@compiled
def put(table: Numbers, facts: Numbers, card: int, row: int) -> None:
    table[CARD + row * ROW_SPACE + table[LENGTH + row]] = card
    table[LENGTH + row] += 1
    table[HEADS_IN + row] += facts[HEADS_ON + card]


@compiled
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
        table[SIDE] = last_card(table, lowest) % 2
    elif variant == ESCALADE:
        climb(table)
    elif variant == CABRIOLE and row == table[MARKED]:
        jump(table, facts, owner)  # J4


@compiled
def lowest_other_row(table: Numbers) -> int:
    """Of the rows where the fan card does not lie, the one whose last card is lowest."""
    best = NO_ROW
    for row in range(ROWS):
        if row != table[MARKED] and (best == NO_ROW or last_card(table, row) < last_card(table, best)):
            best = row
    return best


@compiled
def climb(table: Numbers) -> None:  # C5
    table[MARKED] += table[SIDE]
    if table[MARKED] == 0:
        table[SIDE] = 1
    elif table[MARKED] == ROWS - 1:
        table[SIDE] = -1


@compiled
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


@compiled
def place(table: Numbers, facts: Numbers, owner: int, card: int, row: int) -> None:
    if room_in(table, row) <= 0:
        take_row(table, facts, owner, card, row)
        return
    put(table, facts, card, row)
    if table[VARIANT] == CABRIOLE and row == table[MARKED]:
        jump(table, facts, owner)  # J3


@compiled
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


@compiled
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


@compiled
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


# How the players are thought to play


@compiled
def cheapest_row(table: Numbers) -> int:
    """The open row with fewest heads; of equal ones that with the highest last card, as for the Ox (B5)."""
    best = NO_ROW
    least = 1 << 40
    for row in range(ROWS):
        price = table[HEADS_IN + row] * ONE - last_card(table, row)
        if table[LOCKED + row] == 0 and price < least:
            best = row
            least = price
    return best


@compiled
def cost(table: Numbers, facts: Numbers, value: int) -> int:
    """About how many heads a card of this value takes in this trick, if the others play at random."""
    row = row_for(table, value)
    if row == NO_ROW:
        return table[HEADS_IN + cheapest_row(table)] * ONE + facts[LOW_COST]
    room = room_in(table, row)
    if room <= 0:
        return table[HEADS_IN + row] * ONE
    if table[LENGTH + row] == 0:
        return 0
    last = last_card(table, row)
    between = facts[BELOW + max(last, value) - 1] - facts[BELOW + min(last, value)]
    chance = facts[RISK + room * RISK_SPACE + between]
    return chance * table[HEADS_IN + row] + ((chance * facts[ROOM_COST] * room) >> 10)


@compiled
def pick_well(table: Numbers, facts: Numbers, seat: int, noise: int) -> None:
    """Picks the card that costs least, give or take some noise."""
    best_card = 0
    best_value = 0
    least = 1 << 40
    can_reverse = table[VARIANT] == REVERSED and table[SPENT + seat] == 0
    for index in range(table[HAND_SIZE + seat]):
        card = table[HAND + seat * HAND_SPACE + index]
        expected = cost(table, facts, card) + roll(table, noise)
        if expected < least:
            least = expected
            best_card = card
            best_value = card
        if can_reverse and 10 <= card <= 99:
            value = facts[BACKWARDS + card]
            expected = cost(table, facts, value) + roll(table, noise) + facts[REVERSING_COST]
            if expected < least:
                least = expected
                best_card = card
                best_value = value
    if best_value != best_card:
        table[SPENT + seat] = 1
    pick(table, seat, best_card, best_value)


@compiled
def pick_any(table: Numbers, seat: int) -> None:
    card = table[HAND + seat * HAND_SPACE + roll(table, table[HAND_SIZE + seat])]
    pick(table, seat, card, card)


@compiled
def pick_for(table: Numbers, facts: Numbers, seat: int) -> None:
    if seat == table[VIEWER]:
        pick_well(table, facts, seat, facts[OWN_NOISE])
    elif seat == table[OX_SEAT] or roll(table, ONE) < facts[RIVAL_WHIM]:
        pick_any(table, seat)
    else:
        pick_well(table, facts, seat, facts[RIVAL_NOISE])


@compiled
def play_trick(table: Numbers, facts: Numbers) -> None:
    for seat in range(table[SEATS]):
        if table[PICKED + seat] == 0:
            pick_for(table, facts, seat)
    reveal(table)
    place_waiting(table, facts)


@compiled
def finish_round(table: Numbers, facts: Numbers) -> None:
    place_waiting(table, facts)
    while table[HAND_SIZE] > 0 or table[PICKED] > 0:
        play_trick(table, facts)


# What a finished round is worth


@compiled
def lead(table: Numbers, facts: Numbers) -> int:
    """How many more heads the Ox has than the team."""
    ox = table[OX_SEAT]
    team = 0
    for seat in range(ox):
        team += table[TAKEN + seat]
    return table[TAKEN + ox] - facts[TEAM_FACTOR] * team


@compiled
def lead_after_trick(table: Numbers, facts: Numbers) -> int:
    place_waiting(table, facts)
    return lead(table, facts)


@compiled
def worth(table: Numbers, facts: Numbers, odds: Fractions) -> float:
    """In heads: what winning is worth, less those taken; for a team its lead over the Ox."""
    if table[OX_SEAT] != NOBODY:
        ahead = lead(table, facts)
        return float(ahead + facts[WIN_WORTH] if ahead > 0 else ahead)
    return facts[WIN_WORTH] * win_chance(table, facts, odds) - table[TAKEN + table[VIEWER]]


@compiled
def win_chance(table: Numbers, facts: Numbers, odds: Fractions) -> float:
    """The viewer's chance to win the match, were all players equally good from the next round on."""
    viewer = table[VIEWER]
    own = facts[TOTAL + viewer] + table[TAKEN + viewer]
    most = own
    fewest = own
    for seat in range(table[SEATS]):
        total = facts[TOTAL + seat] + table[TAKEN + seat]
        most = max(most, total)
        fewest = min(fewest, total)
    rounds = 0
    if most < facts[END_AT]:
        rounds = min(facts[ROUNDS_AFTER], 1 + (facts[END_AT] - most) // facts[ROUND_HEADS])
    share = 0.0
    for seat in range(table[SEATS]):
        behind = facts[TOTAL + seat] + table[TAKEN + seat] - fewest
        share += odds[rounds * ODDS_SPACE + min(behind, ODDS_SPACE - 1)]
    return odds[rounds * ODDS_SPACE + min(own - fewest, ODDS_SPACE - 1)] / share


# The search


@compiled
def shuffle(cards: Numbers, start: int, end: int, table: Numbers) -> None:
    for index in range(end - 1, start, -1):
        other = start + roll(table, index - start + 1)
        cards[index], cards[other] = cards[other], cards[index]


@compiled
def deal_hidden(table: Numbers, facts: Numbers, cards: Numbers) -> None:
    """Fills the hands with what is hidden, and the Ox's pile."""
    following = 0
    for seat in range(table[SEATS]):
        start = HAND + seat * HAND_SPACE + table[KNOWN + seat]
        for entry in range(start, start + table[UNSEEN + seat]):
            table[entry] = cards[following]
            following += 1
    for _ in range(table[OX_PILE_SIZE]):
        table[TAKEN + table[OX_SEAT]] += facts[HEADS_ON + cards[following]]
        following += 1


@compiled
def finish_draft(table: Numbers, facts: Numbers, cards: Numbers, following: int) -> None:
    """Lets everybody draft anything of the open cards that follow; the four left over open the rows."""
    viewer = table[VIEWER]
    drafted = table[HAND + viewer * HAND_SPACE + table[HAND_SIZE + viewer] - 1]
    for seat in range(table[SEATS]):
        for index in range(table[HAND_SIZE + seat], HAND_SPACE):
            following += cards[following] == drafted
            table[HAND + seat * HAND_SPACE + index] = cards[following]
            following += 1
        table[HAND_SIZE + seat] = HAND_SPACE
    for row in range(ROWS):
        following += cards[following] == drafted
        insert_row(table, facts, cards[following], row)
        following += 1


@compiled
def insert_row(table: Numbers, facts: Numbers, card: int, rows: int) -> None:
    """Opens one more row, where it keeps them in the order of their values (P2)."""
    row = rows
    while row > 0 and table[CARD + (row - 1) * ROW_SPACE] > card:
        table[CARD + row * ROW_SPACE] = table[CARD + (row - 1) * ROW_SPACE]
        table[HEADS_IN + row] = table[HEADS_IN + row - 1]
        row -= 1
    table[CARD + row * ROW_SPACE] = card
    table[HEADS_IN + row] = facts[HEADS_ON + card]
    table[LENGTH + rows] = 1


@compiled
def weigh(
    tables: Numbers,
    chosen: Numbers,
    work: Numbers,
    facts: Numbers,
    odds: Fractions,
    cards: Numbers,
    hidden: int,
    samples: int,
    sums: Fractions,
) -> None:
    """Plays each of the chosen tables to the end of the round, over the same samples of what is hidden.

    The first of the cards, as many as are hidden, may be anywhere out of sight; the others lie open.
    """
    for index in range(len(chosen)):
        sums[index] = 0.0
    for _ in range(samples):
        shuffle(cards, 0, hidden, tables)
        shuffle(cards, hidden, len(cards), tables)
        seed = 1 + roll(tables, 1 << 30)
        for index in range(len(chosen)):
            start = chosen[index] * TABLE_SIZE
            for entry in range(TABLE_SIZE):
                work[entry] = tables[start + entry]
            work[RANDOM] = seed
            deal_hidden(work, facts, cards)
            if hidden < len(cards):
                finish_draft(work, facts, cards, hidden)
            finish_round(work, facts)
            sums[index] += worth(work, facts, odds)
