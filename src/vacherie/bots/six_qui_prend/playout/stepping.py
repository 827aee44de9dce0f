"""Many matches at once, one choice of everybody who is asked at each step."""

from vacherie.bots.compiled import compiled, inlined
from vacherie.bots.six_qui_prend.arrays import Line
from vacherie.bots.six_qui_prend.playout.layout import (
    HAND,
    HAND_SIZE,
    HAND_SPACE,
    REVERSED,
    ROWS,
    SEATS,
    SPENT,
    TAKEN,
    VARIANT,
)
from vacherie.bots.six_qui_prend.playout.matches import (
    ACTOR,
    ASKED,
    CHOICES,
    CHOOSING,
    DRAFTING,
    FIRST_TURNED,
    LAST_TURNED,
    OPEN,
    OVER,
    PICKING,
    REWARD,
    TAKE_CARD,
    TAKE_ROW,
    TURN_CARD,
    mask_of,
    random_below,
)
from vacherie.bots.six_qui_prend.playout.rounds import begin, draft, end_round
from vacherie.bots.six_qui_prend.playout.tricks import step


@compiled
def begin_all(lines: Line, flags: Line, facts: Line, dice: Line) -> None:
    for game in range(len(lines)):
        begin(lines[game], flags[game], facts, dice, game)


@compiled
def step_all(
    lines: Line,
    flags: Line,
    facts: Line,
    dice: Line,
    actions: Line,
    chairs: tuple[int, ...],
    variant: int,
) -> None:
    """Every match goes on by one choice; one that is over begins anew, whatever was chosen.

    How many chairs a tuple holds is known when this is compiled, for each number anew: loops are unrolled.
    """
    seats = len(chairs)
    for game in range(len(lines)):
        line = lines[game]
        for seat in range(seats):
            line[REWARD + seat] = line[TAKEN + seat]
        if line[ASKED] == OVER:
            begin(line, flags[game], facts, dice, game)
        elif line[ASKED] == DRAFTING:
            draft(line, flags[game], facts, actions[game, line[ACTOR]] - TAKE_CARD + 1)
        else:
            step(line, flags[game], facts, actions[game], seats, variant)
            if line[ASKED] == PICKING and line[HAND_SIZE] == 0:
                end_round(line, flags[game], facts, dice, game)


@compiled
def first_illegal(lines: Line, flags: Line, actions: Line) -> int:
    """The first choice that is not allowed, all seats of all matches counted on; -1 if there is none."""
    seats = actions.shape[1]
    for game in range(len(lines)):
        asked = lines[game, ASKED]
        actor = lines[game, ACTOR]
        for seat in range(seats):
            if asked == PICKING or (asked != OVER and actor == seat):
                action = actions[game, seat]
                if not (0 <= action < CHOICES and flags[game, mask_of(seat) + action]):
                    return int(game * seats + seat)
    return -1


@compiled
def choose_any(lines: Line, flags: Line, dice: Line, actions: Line) -> None:
    """Of all who are asked, each a legal choice at random, any as likely as any other."""
    seats = actions.shape[1]
    for game in range(len(lines)):
        line = lines[game]
        asked = line[ASKED]
        if asked == CHOOSING:
            actions[game, line[ACTOR]] = TAKE_ROW + random_below(dice, game, ROWS)
        elif asked == DRAFTING:
            actions[game, line[ACTOR]] = TAKE_CARD + any_open_card(line, flags[game], dice, game)
        elif asked == PICKING and line[VARIANT] == REVERSED:
            for seat in range(seats):
                actions[game, seat] = any_own_card(line, seat, dice, game)
        elif asked == PICKING:
            for seat in range(seats):
                index = random_below(dice, game, line[HAND_SIZE])
                actions[game, seat] = TAKE_CARD + line[HAND + seat * HAND_SPACE + index] - 1


@inlined
def any_open_card(line: Line, flags: Line, dice: Line, game: int) -> int:
    while True:
        card = random_below(dice, game, line[SEATS] * HAND_SPACE + ROWS)
        if flags[OPEN + card]:
            return card


@inlined
def any_own_card(line: Line, seat: int, dice: Line, game: int) -> int:
    size = line[HAND_SIZE]
    while True:
        index = random_below(dice, game, 2 * size if line[SPENT + seat] == 0 else size)
        card = line[HAND + seat * HAND_SPACE + index % size]
        if index < size:
            return int(TAKE_CARD + card - 1)
        if FIRST_TURNED <= card <= LAST_TURNED:
            return int(TURN_CARD + card - FIRST_TURNED)
