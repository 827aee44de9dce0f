"""A match is a line of numbers, which begins as a table does, and a line of bytes."""

from typing import Any, Final

from vacherie.bots.compiled import inlined
from vacherie.bots.six_qui_prend.playout.layout import (
    BACKWARDS,
    FIRST_TURNED,
    LAST_TURNED,
    PLACING_SIZE,
    REVERSED,
)
from vacherie.games.six_qui_prend.cards import DECK_SIZE, HAND_SIZE, ROW_COUNT
from vacherie.games.six_qui_prend.options import MOST_PLAYERS

Line = Any
"""One of many rows of an array, or the array."""
# What a choice is called: a card, a card with its digits reversed, a row.
TAKE_CARD: Final = 0
TURN_CARD: Final = TAKE_CARD + DECK_SIZE
TAKE_ROW: Final = TURN_CARD + LAST_TURNED - FIRST_TURNED + 1
CHOICES: Final = TAKE_ROW + ROW_COUNT

# The line of numbers, behind what the rules of placing need.
ASKED: Final = PLACING_SIZE
PICKING, CHOOSING, DRAFTING, OVER = range(4)
# Who chooses a row or drafts; nobody while all pick.
ACTOR: Final = ASKED + 1
# How many of the cards that were revealed lie in their rows.
PLACED: Final = ACTOR + 1
# How many cards each seat holds; while they draft, the seat that has fewest.
HELD: Final = PLACED + 1
# Who drafted first in this round, and how many cards can be drafted.
FIRST: Final = HELD + 1
OPEN_SIZE: Final = FIRST + 1
# Finished rounds, the heads of these, and what the last step has cost.
ROUNDS: Final = OPEN_SIZE + 1
TOTAL: Final = ROUNDS + 1
REWARD: Final = TOTAL + MOST_PLAYERS
# What each seat revealed, what it counts as, and the queue in which the cards are placed.
PICKED: Final = REWARD + MOST_PLAYERS
PICKED_VALUE: Final = PICKED + MOST_PLAYERS
QUEUE: Final = PICKED_VALUE + MOST_PLAYERS
SPENT: Final = QUEUE + MOST_PLAYERS
# The hands stand last: there are as many as players.
HAND: Final = SPENT + MOST_PLAYERS

# The queue's entries: the value first, then whether it is the card's own (D4), then whose it is.
KEY_VALUE: Final = 5
KEY_AS_IT_IS: Final = 16
KEY_SEAT: Final = 15

# The line of bytes: the cards that can be drafted, as flags and as a list in no order.
OPEN: Final = 0
OPEN_LIST: Final = OPEN + DECK_SIZE
SEEN: Final = OPEN_LIST + DECK_SIZE
# Where in its hand, or in the list, each card is.
PLACE: Final = SEEN + DECK_SIZE
# What may be chosen, by everybody, choice for choice: what no seat can ever choose is never touched.
MASK: Final = PLACE + DECK_SIZE

# What all matches share, behind the heads and the reversed values of all cards.
LAST_TOTAL: Final = BACKWARDS + DECK_SIZE + 1
MOST_ROUNDS: Final = LAST_TOTAL + 1
IS_DRAFTED: Final = MOST_ROUNDS + 1
FACTS_SIZE: Final = IS_DRAFTED + 1


@inlined
def flag_of(choice: int, seat: int, seats: int) -> int:
    """Where it stands whether this seat may make this choice."""
    return MASK + choice * seats + seat


@inlined
def hand_of(seat: int) -> int:
    return HAND + seat * HAND_SIZE


@inlined
def mark_cards(line: Line, flags: Line, seats: int, variant: int) -> None:
    """Everybody may choose any card he holds."""
    for index in range(line[HELD]):
        for seat in range(seats):
            flags[flag_of(TAKE_CARD + line[hand_of(seat) + index] - 1, seat, seats)] = 1
    if variant == REVERSED:
        for seat in range(seats):
            if line[SPENT + seat] == 0:
                mark_turned(line, flags, seat, seats)


@inlined
def mark_turned(line: Line, flags: Line, seat: int, seats: int) -> None:
    for index in range(line[HELD]):
        card = line[hand_of(seat) + index]
        if FIRST_TURNED <= card <= LAST_TURNED:
            flags[flag_of(TURN_CARD + card - FIRST_TURNED, seat, seats)] = 1


@inlined
def clear_cards(flags: Line, seats: int, variant: int) -> None:
    """Nobody may choose a card."""
    for flag in range(MASK, MASK + seats * (TAKE_ROW if variant == REVERSED else TURN_CARD)):
        flags[flag] = 0
