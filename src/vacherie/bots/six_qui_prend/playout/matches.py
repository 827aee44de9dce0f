"""A match is a line of numbers, laid out as a table with a few more behind it, and a line of flags."""

from typing import Final

from vacherie.bots.compiled import inlined
from vacherie.bots.six_qui_prend.arrays import Line
from vacherie.bots.six_qui_prend.playout.chance import after
from vacherie.bots.six_qui_prend.playout.layout import (
    BACKWARDS,
    HAND,
    HAND_SIZE,
    HAND_SPACE,
    MOST_SEATS,
    REVERSED,
    ROWS,
    SPENT,
    TABLE_SIZE,
)

DECK: Final = 104
FULL_ROW: Final = 5
# What a choice is called: a card, a card with its digits reversed, a row.
TAKE_CARD: Final = 0
TURN_CARD: Final = TAKE_CARD + DECK
FIRST_TURNED: Final = 10
LAST_TURNED: Final = 99
TAKE_ROW: Final = TURN_CARD + LAST_TURNED - FIRST_TURNED + 1
CHOICES: Final = TAKE_ROW + ROWS

# The line of numbers behind the table.
ASKED: Final = TABLE_SIZE
PICKING, CHOOSING, DRAFTING, OVER = range(4)
# Who chooses a row or drafts; nobody while all pick.
ACTOR: Final = ASKED + 1
# How many of the cards that were revealed lie in their rows.
PLACED: Final = ACTOR + 1
# Who drafted first in this round.
FIRST: Final = PLACED + 1
# Finished rounds, the heads of these, and what the last step has cost.
ROUNDS: Final = FIRST + 1
TOTAL: Final = ROUNDS + 1
REWARD: Final = TOTAL + MOST_SEATS
CARDS: Final = REWARD + MOST_SEATS
# Where in its hand each card is.
PLACE_IN_HAND: Final = CARDS + DECK
LINE_SIZE: Final = PLACE_IN_HAND + DECK + 1

# The queue's entries: the value first, then whether it is the card's own (D4), then whose it is.
KEY_VALUE: Final = 5
KEY_AS_IT_IS: Final = 16
KEY_SEAT: Final = 15

# The line of flags; what each seat may choose is at its end.
SEEN: Final = 0
OPEN: Final = SEEN + DECK
MASK: Final = OPEN + DECK

# What all matches share, behind the heads and the reversed values of all cards.
MOST_HEADS: Final = BACKWARDS + DECK + 1
MOST_ROUNDS: Final = MOST_HEADS + 1
IS_DRAFTED: Final = MOST_ROUNDS + 1
FACTS_SIZE: Final = IS_DRAFTED + 1


@inlined
def mask_of(seat: int) -> int:
    """Where the flags of what a seat may choose begin."""
    return MASK + seat * CHOICES


@inlined
def random_below(dice: Line, game: int, bound: int) -> int:
    state = after(dice[game])
    dice[game] = state
    return (state * bound) >> 32


@inlined
def mark_cards(line: Line, flags: Line, seats: int, variant: int) -> None:
    for seat in range(seats):
        mask = mask_of(seat)
        for index in range(line[HAND_SIZE]):
            flags[mask + TAKE_CARD + line[HAND + seat * HAND_SPACE + index] - 1] = 1
        if variant == REVERSED and line[SPENT + seat] == 0:
            mark_turned(line, flags, seat)


@inlined
def mark_turned(line: Line, flags: Line, seat: int) -> None:
    for index in range(line[HAND_SIZE]):
        card = line[HAND + seat * HAND_SPACE + index]
        if FIRST_TURNED <= card <= LAST_TURNED:
            flags[mask_of(seat) + TURN_CARD + card - FIRST_TURNED] = 1
