"""How the rounds of a match begin and end."""

from vacherie.bots.compiled import inlined
from vacherie.bots.six_qui_prend.arrays import Line
from vacherie.bots.six_qui_prend.playout.layout import (
    CABRIOLE,
    CARD,
    END,
    ESCALADE,
    EVEN_ODD,
    HAND,
    HAND_SIZE,
    HAND_SPACE,
    HEADS_IN,
    LENGTH,
    MARKED,
    NO_ROW,
    NOBODY,
    ROW_SPACE,
    ROWS,
    SEATS,
    SIDE,
    SPENT,
    TAKEN,
    VARIANT,
)
from vacherie.bots.six_qui_prend.playout.matches import (
    ACTOR,
    ASKED,
    CARDS,
    DECK,
    DRAFTING,
    FIRST,
    FULL_ROW,
    IS_DRAFTED,
    MOST_HEADS,
    MOST_ROUNDS,
    OPEN,
    OVER,
    PICKING,
    PLACE_IN_HAND,
    ROUNDS,
    SEEN,
    TAKE_CARD,
    TOTAL,
    mark_cards,
    mask_of,
    random_below,
)
from vacherie.bots.six_qui_prend.playout.rules import lowest_other_row, put


@inlined
def begin(line: Line, flags: Line, facts: Line, dice: Line, game: int) -> None:
    line[ROUNDS] = 0
    for seat in range(line[SEATS]):
        line[TOTAL + seat] = 0
    line[FIRST] = random_below(dice, game, line[SEATS]) if facts[IS_DRAFTED] else NOBODY
    begin_round(line, flags, facts, dice, game)


@inlined
def begin_round(line: Line, flags: Line, facts: Line, dice: Line, game: int) -> None:
    for card in range(DECK):
        flags[SEEN + card] = 0
    for seat in range(line[SEATS]):
        line[TAKEN + seat] = 0
        line[SPENT + seat] = 0
    for row in range(ROWS):
        line[LENGTH + row] = 0
        line[HEADS_IN + row] = 0
    if facts[IS_DRAFTED]:
        begin_draft(line, flags)
    else:
        deal(line, flags, facts, dice, game)


@inlined
def deal(line: Line, flags: Line, facts: Line, dice: Line, game: int) -> None:  # S3
    dealt = ROWS + line[SEATS] * HAND_SPACE
    for index in range(dealt):
        other = index + random_below(dice, game, DECK - index)
        card = line[CARDS + other]
        line[CARDS + other] = line[CARDS + index]
        line[CARDS + index] = card
        if index < ROWS:
            open_row(line, flags, facts, card, index)
        else:
            line[HAND + index - ROWS] = card
            line[PLACE_IN_HAND + card] = (index - ROWS) % HAND_SPACE
    begin_tricks(line, flags)


@inlined
def open_row(line: Line, flags: Line, facts: Line, card: int, row: int) -> None:
    put(line, facts, card, row)
    flags[SEEN + card - 1] = 1


@inlined
def begin_tricks(line: Line, flags: Line) -> None:
    variant = line[VARIANT]
    line[MARKED] = NO_ROW
    if variant == ESCALADE:  # C1
        line[MARKED] = ROWS - 1
        line[SIDE] = -1
    elif variant == EVEN_ODD:  # E1
        line[MARKED] = lowest_other_row(line)
        line[SIDE] = line[END + line[MARKED]] % 2
    elif variant == CABRIOLE:  # J1
        line[MARKED] = lowest_other_row(line)
    tidy_rows(line)
    line[HAND_SIZE] = HAND_SPACE
    line[ASKED] = PICKING
    line[ACTOR] = NOBODY
    mark_cards(line, flags, line[SEATS], variant)


@inlined
def tidy_rows(line: Line) -> None:
    """Places of a row that hold no card are zero."""
    for row in range(ROWS):
        for index in range(line[LENGTH + row], FULL_ROW):
            line[CARD + row * ROW_SPACE + index] = 0


@inlined
def end_round(line: Line, flags: Line, facts: Line, dice: Line, game: int) -> None:  # S11
    line[ROUNDS] += 1
    most = 0
    for seat in range(line[SEATS]):
        line[TOTAL + seat] += line[TAKEN + seat]
        line[TAKEN + seat] = 0
        most = max(most, line[TOTAL + seat])
    if most > facts[MOST_HEADS] or line[ROUNDS] >= facts[MOST_ROUNDS]:  # S12, S13
        line[ASKED] = OVER
        return
    if facts[IS_DRAFTED]:
        line[FIRST] = (line[FIRST] + 1) % line[SEATS]
    begin_round(line, flags, facts, dice, game)


@inlined
def begin_draft(line: Line, flags: Line) -> None:  # P1
    for card in range(line[SEATS] * HAND_SPACE + ROWS):
        flags[OPEN + card] = 1
    line[ASKED] = DRAFTING
    line[ACTOR] = line[FIRST]
    mark_draft(line, flags, 1)


@inlined
def mark_draft(line: Line, flags: Line, is_asked: int) -> None:
    mask = mask_of(line[ACTOR])
    for card in range(line[SEATS] * HAND_SPACE + ROWS):
        if flags[OPEN + card]:
            flags[mask + TAKE_CARD + card] = is_asked


@inlined
def draft(line: Line, flags: Line, facts: Line, card: int) -> None:  # P2
    seat = line[ACTOR]
    mark_draft(line, flags, 0)
    flags[OPEN + card - 1] = 0
    line[HAND + seat * HAND_SPACE + line[HAND_SIZE]] = card
    line[PLACE_IN_HAND + card] = line[HAND_SIZE]
    line[ACTOR] = (seat + 1) % line[SEATS]
    line[HAND_SIZE] += line[ACTOR] == line[FIRST]
    if line[HAND_SIZE] < HAND_SPACE:
        mark_draft(line, flags, 1)
        return
    row = 0
    for left in range(line[SEATS] * HAND_SPACE + ROWS):
        if flags[OPEN + left]:
            flags[OPEN + left] = 0
            open_row(line, flags, facts, left + 1, row)
            row += 1
    begin_tricks(line, flags)
