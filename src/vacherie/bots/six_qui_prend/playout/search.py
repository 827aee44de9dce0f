"""Tables played out again and again: the searching bot's inner loop."""

from vacherie.bots.compiled import compiled
from vacherie.bots.six_qui_prend.arrays import Fractions, Numbers
from vacherie.bots.six_qui_prend.playout.chance import roll, shuffle
from vacherie.bots.six_qui_prend.playout.layout import (
    CARD,
    END,
    HAND,
    HEADS_IN,
    HEADS_ON,
    HELD,
    KNOWN,
    LENGTH,
    MOST_SEATS,
    OX_PILE_SIZE,
    OX_SEAT,
    PICKED,
    RANDOM,
    ROW_SPACE,
    SEATS,
    TABLE_SIZE,
    TAKEN,
    UNSEEN,
    VIEWER,
    WAITING,
)
from vacherie.bots.six_qui_prend.playout.policy import finish_round, play_trick
from vacherie.bots.six_qui_prend.playout.rules import place_waiting
from vacherie.bots.six_qui_prend.playout.worth import FIELDS, ROW, TOOK, note_worth
from vacherie.games.six_qui_prend.cards import HAND_SIZE, ROW_COUNT
from vacherie.games.six_qui_prend.clauses import NO_ROW


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
    scores: Fractions,
) -> None:
    """Plays each of the chosen tables to the end of the round, over the same samples of what is hidden.

    The first of the cards, as many as are hidden, may be anywhere out of sight; the others lie open. The
    scores are all of the first table, then all of the second, and so on.
    """
    for sample in range(samples):
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
            first = (index * samples + sample) * FIELDS
            play_this_trick(work, facts, scores, first)
            finish_round(work, facts)
            note_worth(work, facts, odds, scores, first)


@compiled
def play_this_trick(table: Numbers, facts: Numbers, scores: Fractions, first: int) -> None:
    """Notes what it costs the viewer."""
    viewer = table[VIEWER]
    before = table[TAKEN + viewer]
    card = table[PICKED + viewer]
    if table[WAITING] > 0:
        place_waiting(table, facts)
    elif card != 0:
        play_trick(table, facts)
    scores[first + TOOK] = table[TAKEN + viewer] - before
    scores[first + ROW] = NO_ROW
    for row in range(ROW_COUNT):
        if card != 0 and table[CARD + row * ROW_SPACE] == card:
            scores[first + ROW] = row


@compiled
def finish_known(
    start: Numbers, work: Numbers, facts: Numbers, samples: int, random: int, taken: Numbers
) -> None:
    """Plays a table of which all is known to the end of the round, and notes what each seat has then."""
    for sample in range(samples):
        for entry in range(TABLE_SIZE):
            work[entry] = start[entry]
        work[RANDOM] = random
        finish_round(work, facts)
        random = work[RANDOM]
        for seat in range(start[SEATS]):
            taken[sample * MOST_SEATS + seat] = work[TAKEN + seat]


@compiled
def deal_hidden(table: Numbers, facts: Numbers, cards: Numbers) -> None:
    """Fills the hands with what is hidden, and the Ox's pile."""
    following = 0
    for seat in range(table[SEATS]):
        start = HAND + seat * HAND_SIZE + table[KNOWN + seat]
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
    drafted = table[HAND + viewer * HAND_SIZE + table[HELD + viewer] - 1]
    for seat in range(table[SEATS]):
        for index in range(table[HELD + seat], HAND_SIZE):
            following += cards[following] == drafted
            table[HAND + seat * HAND_SIZE + index] = cards[following]
            following += 1
        table[HELD + seat] = HAND_SIZE
    for row in range(ROW_COUNT):
        following += cards[following] == drafted
        insert_row(table, facts, cards[following], row)
        following += 1


@compiled
def insert_row(table: Numbers, facts: Numbers, card: int, rows: int) -> None:
    """Opens one more row, where it keeps them in the order of their values (P2)."""
    row = rows
    while row > 0 and table[CARD + (row - 1) * ROW_SPACE] > card:
        table[CARD + row * ROW_SPACE] = table[CARD + (row - 1) * ROW_SPACE]
        table[END + row] = table[END + row - 1]
        table[HEADS_IN + row] = table[HEADS_IN + row - 1]
        row -= 1
    table[CARD + row * ROW_SPACE] = card
    table[END + row] = card
    table[HEADS_IN + row] = facts[HEADS_ON + card]
    table[LENGTH + rows] = 1
