"""How the players are thought to play."""

from vacherie.bots.compiled import compiled
from vacherie.bots.six_qui_prend.arrays import Numbers
from vacherie.bots.six_qui_prend.playout.chance import roll
from vacherie.bots.six_qui_prend.playout.layout import (
    BACKWARDS,
    BELOW,
    BY_CARD,
    END,
    FIRST_TURNED,
    HAND,
    HEADS_IN,
    HELD,
    LAST_TURNED,
    LENGTH,
    LOW_COST,
    ONE,
    OWN_NOISE,
    OX_SEAT,
    PICKED,
    REVERSED,
    REVERSING_COST,
    RISK,
    RIVAL_NOISE,
    RIVAL_WHIM,
    ROOM_COST,
    SEATS,
    SPENT,
    VARIANT,
    VIEWER,
)
from vacherie.bots.six_qui_prend.playout.rules import (
    cheapest_row,
    pick,
    place_waiting,
    reveal,
    room_in,
    row_for,
)
from vacherie.games.six_qui_prend.cards import HAND_SIZE
from vacherie.games.six_qui_prend.clauses import NO_ROW


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
    last = table[END + row]
    between = facts[BELOW + max(last, value) - 1] - facts[BELOW + min(last, value)]
    chance = facts[RISK + room * BY_CARD + between]
    return chance * table[HEADS_IN + row] + ((chance * facts[ROOM_COST] * room) >> 10)


@compiled
def pick_well(table: Numbers, facts: Numbers, seat: int, noise: int) -> None:
    """Picks the card that costs least, give or take some noise."""
    best_card = 0
    best_value = 0
    least = 1 << 40
    can_reverse = table[VARIANT] == REVERSED and table[SPENT + seat] == 0
    for index in range(table[HELD + seat]):
        card = table[HAND + seat * HAND_SIZE + index]
        expected = cost(table, facts, card) + roll(table, noise)
        if expected < least:
            least = expected
            best_card = card
            best_value = card
        if can_reverse and FIRST_TURNED <= card <= LAST_TURNED:
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
    card = table[HAND + seat * HAND_SIZE + roll(table, table[HELD + seat])]
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
    while table[HELD] > 0 or table[PICKED] > 0:
        play_trick(table, facts)
