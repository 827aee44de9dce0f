"""How the rounds of a match begin and end."""

from typing import Final

from vacherie.bots.compiled import compiled, inlined
from vacherie.bots.six_qui_prend.playout.layout import (
    CABRIOLE,
    CARD,
    END,
    ESCALADE,
    EVEN_ODD,
    HEADS_IN,
    LENGTH,
    MARKED,
    NOBODY,
    ROW_SPACE,
    SIDE,
    TAKEN,
    VARIANT,
)
from vacherie.bots.six_qui_prend.playout.rules import lowest_other_row, put
from vacherie.games.six_qui_prend.cards import DECK_SIZE, HAND_SIZE, ROW_COUNT, ROW_SIZE
from vacherie.games.six_qui_prend.clauses import NO_ROW
from vacherie.games.six_qui_prend.escalade import BOTTOM, UP
from vacherie.research.batch.six_qui_prend.dice import drawn, random_word, word_after
from vacherie.research.batch.six_qui_prend.drafts import begin_draft, seat_after
from vacherie.research.batch.six_qui_prend.matches import (
    ACTOR,
    ASKED,
    FIRST,
    HELD,
    IS_DRAFTED,
    LAST_TOTAL,
    MOST_ROUNDS,
    OPEN,
    OVER,
    PICKING,
    PLACE,
    ROUNDS,
    SEEN,
    SPENT,
    TAKE_CARD,
    TOTAL,
    Line,
    flag_of,
    hand_of,
    mark_cards,
)

DRAWS: Final = 5
"""So many cards are drawn with one random word, which leaves them equally likely to 20 bits and more."""


@compiled
def begin(line: Line, flags: Line, facts: Line, deck: Line, dice: Line, game: int, seats: int) -> None:
    line[ROUNDS] = 0
    for seat in range(seats):
        line[TOTAL + seat] = 0
    line[FIRST] = drawn(random_word(dice, game), seats) if facts[IS_DRAFTED] else NOBODY
    begin_round(line, flags, facts, deck, dice, game, seats)


@inlined
def begin_round(line: Line, flags: Line, facts: Line, deck: Line, dice: Line, game: int, seats: int) -> None:
    for card in range(DECK_SIZE):
        flags[SEEN + card] = 0
    for seat in range(seats):
        line[TAKEN + seat] = 0
        line[SPENT + seat] = 0
    for row in range(ROW_COUNT):
        line[LENGTH + row] = 0
        line[HEADS_IN + row] = 0
    if facts[IS_DRAFTED]:
        begin_draft(line, flags, seats)
    else:
        deal(line, flags, facts, deck, dice, game, seats)


@inlined
def deal(line: Line, flags: Line, facts: Line, deck: Line, dice: Line, game: int, seats: int) -> None:  # S3
    shuffle(deck, dice, game, seats * HAND_SIZE + ROW_COUNT)
    for row in range(ROW_COUNT):
        open_row(line, flags, facts, deck[row], row)
    for seat in range(seats):
        for index in range(HAND_SIZE):
            card = deck[ROW_COUNT + seat * HAND_SIZE + index]
            line[hand_of(seat) + index] = card
            flags[PLACE + card - 1] = index
    begin_tricks(line, flags, seats)


@inlined
def shuffle(deck: Line, dice: Line, game: int, count: int) -> None:
    """The first cards of the deck, as many as are wanted, are then any."""
    word = 0
    for index in range(count):
        if index % DRAWS == 0:
            word = random_word(dice, game)
        left = DECK_SIZE - index
        other = index + drawn(word, left)
        word = word_after(word, left)
        deck[index], deck[other] = deck[other], deck[index]


@inlined
def open_row(line: Line, flags: Line, facts: Line, card: int, row: int) -> None:
    put(line, facts, card, row)
    flags[SEEN + card - 1] = 1


@compiled
def end_draft(line: Line, flags: Line, facts: Line, seats: int) -> None:
    """The four cards that are left open the rows, lowest first (P2)."""
    row = 0
    for left in range(seats * HAND_SIZE + ROW_COUNT):
        if flags[OPEN + left]:
            flags[OPEN + left] = 0
            flags[flag_of(TAKE_CARD + left, line[ACTOR], seats)] = 0
            open_row(line, flags, facts, left + 1, row)
            row += 1
    begin_tricks(line, flags, seats)


@inlined
def begin_tricks(line: Line, flags: Line, seats: int) -> None:
    variant = line[VARIANT]
    line[MARKED] = NO_ROW
    if variant == ESCALADE:  # C1
        line[MARKED] = BOTTOM
        line[SIDE] = UP
    elif variant == EVEN_ODD:  # E1
        line[MARKED] = lowest_other_row(line)
        line[SIDE] = line[END + line[MARKED]] % 2
    elif variant == CABRIOLE:  # J1
        line[MARKED] = lowest_other_row(line)
    tidy_rows(line)
    line[HELD] = HAND_SIZE
    line[ASKED] = PICKING
    line[ACTOR] = NOBODY
    mark_cards(line, flags, seats, variant)


@inlined
def tidy_rows(line: Line) -> None:
    """Places of a row that hold no card are zero."""
    for row in range(ROW_COUNT):
        for index in range(line[LENGTH + row], ROW_SIZE):
            line[CARD + row * ROW_SPACE + index] = 0


@compiled
def end_round(
    line: Line, flags: Line, facts: Line, deck: Line, dice: Line, game: int, seats: int
) -> None:  # S11
    line[ROUNDS] += 1
    most = 0
    for seat in range(seats):
        line[TOTAL + seat] += line[TAKEN + seat]
        line[TAKEN + seat] = 0
        most = max(most, line[TOTAL + seat])
    if most >= facts[LAST_TOTAL] or line[ROUNDS] >= facts[MOST_ROUNDS]:  # S12, S13
        line[ASKED] = OVER
        return
    if facts[IS_DRAFTED]:
        line[FIRST] = seat_after(line[FIRST], seats)
    begin_round(line, flags, facts, deck, dice, game, seats)
