"""A table is one sequence of integers, and these constants say where each of them stands."""

from typing import Final

from vacherie.games.six_qui_prend.cards import DECK_SIZE, HAND_SIZE, REVERSIBLE, ROW_COUNT, ROW_SIZE
from vacherie.games.six_qui_prend.options import MOST_PLAYERS

# Variants: what the kernel has to tell apart.
PLAIN, EVEN_ODD, ESCALADE, CABRIOLE, REVERSED, COOP = range(6)
NOBODY: Final = -1
FIRST_TURNED: Final = REVERSIBLE[0]
LAST_TURNED: Final = REVERSIBLE[-1]

# The rows. Take at 7 leaves room for one card more (B9).
ROW_SPACE: Final = 8
MOST_ROOM: Final = ROW_SIZE + 1
assert MOST_ROOM <= ROW_SPACE
CARD: Final = 0
LENGTH: Final = CARD + ROW_COUNT * ROW_SPACE
# The last card of each.
END: Final = LENGTH + ROW_COUNT
HEADS_IN: Final = END + ROW_COUNT
LOCKED: Final = HEADS_IN + ROW_COUNT
SEVEN: Final = LOCKED + ROW_COUNT
# The fan card: its row, and its side as a number (the parity it asks for, or the step it makes).
MARKED: Final = SEVEN + ROW_COUNT
SIDE: Final = MARKED + 1
VARIANT: Final = SIDE + 1
# The heads of each seat in this round.
MOST_SEATS: Final = MOST_PLAYERS + 1
TAKEN: Final = VARIANT + 1
# The rules by which cards are placed read and write no more than what stands before this.
PLACING_SIZE: Final = TAKEN + MOST_SEATS
# Who plays. The Ox has the last seat.
SEATS: Final = PLACING_SIZE
OX_SEAT: Final = SEATS + 1
VIEWER: Final = OX_SEAT + 1
# What is still open in this trick.
CHOSEN_ROW: Final = VIEWER + 1
WAITING: Final = CHOSEN_ROW + 1
RANDOM: Final = WAITING + 1
OX_PILE_SIZE: Final = RANDOM + 1
# Seat by seat.
HAND: Final = OX_PILE_SIZE + 1
HELD: Final = HAND + MOST_SEATS * HAND_SIZE
KNOWN: Final = HELD + MOST_SEATS
UNSEEN: Final = KNOWN + MOST_SEATS
SPENT: Final = UNSEEN + MOST_SEATS
PICKED: Final = SPENT + MOST_SEATS
PICKED_VALUE: Final = PICKED + MOST_SEATS
# The revealed cards, in the order in which they are placed.
QUEUE_VALUE: Final = PICKED_VALUE + MOST_SEATS
QUEUE_CARD: Final = QUEUE_VALUE + MOST_SEATS
QUEUE_OWNER: Final = QUEUE_CARD + MOST_SEATS
TABLE_SIZE: Final = QUEUE_OWNER + MOST_SEATS

# What all tables of one decision share.
HEADS_ON: Final = 0
BY_CARD: Final = DECK_SIZE + 1
BACKWARDS: Final = HEADS_ON + BY_CARD
BELOW: Final = BACKWARDS + BY_CARD
RISK: Final = BELOW + BY_CARD
OWN_NOISE: Final = RISK + (MOST_ROOM + 1) * BY_CARD
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
