"""Many matches at once, one choice of everybody who is asked at each step."""

from vacherie.bots.compiled import compiled, inlined
from vacherie.bots.six_qui_prend.playout.layout import FIRST_TURNED, LAST_TURNED, REVERSED, TAKEN
from vacherie.games.six_qui_prend.cards import HAND_SIZE, ROW_COUNT
from vacherie.research.batch.six_qui_prend.dice import drawn, random_word, word_after
from vacherie.research.batch.six_qui_prend.drafts import ask_next, draft
from vacherie.research.batch.six_qui_prend.matches import (
    ACTOR,
    ASKED,
    CHOICES,
    CHOOSING,
    DRAFTING,
    HELD,
    OPEN_LIST,
    OPEN_SIZE,
    OVER,
    PICKING,
    REWARD,
    SPENT,
    TAKE_CARD,
    TAKE_ROW,
    TURN_CARD,
    Line,
    flag_of,
    hand_of,
)
from vacherie.research.batch.six_qui_prend.rounds import begin, end_draft, end_round
from vacherie.research.batch.six_qui_prend.tricks import step


@compiled
def begin_all(lines: Line, flags: Line, facts: Line, deck: Line, dice: Line, chairs: tuple[int, ...]) -> None:
    for game in range(len(lines)):
        begin(lines[game], flags[game], facts, deck, dice, game, len(chairs))


@compiled
def step_all(
    lines: Line,
    flags: Line,
    facts: Line,
    deck: Line,
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
            begin(line, flags[game], facts, deck, dice, game, seats)
        elif line[ASKED] == DRAFTING:
            draft(line, flags[game], actions[game, line[ACTOR]] - TAKE_CARD + 1, seats)
            if line[HELD] < HAND_SIZE:
                ask_next(line, flags[game], seats)
            else:
                end_draft(line, flags[game], facts, seats)
        else:
            step(line, flags[game], facts, actions[game], seats, variant)
            if line[ASKED] == PICKING and line[HELD] == 0:
                end_round(line, flags[game], facts, deck, dice, game, seats)


@compiled
def first_illegal(lines: Line, flags: Line, actions: Line, chairs: tuple[int, ...]) -> int:
    """The first choice that is not allowed, all seats of all matches counted on; -1 if there is none."""
    seats = len(chairs)
    for game in range(len(lines)):
        asked = lines[game, ASKED]
        if asked == PICKING:
            for seat in range(seats):
                if not is_allowed(flags[game], actions[game, seat], seat, seats):
                    return int(game * seats + seat)
        elif asked != OVER:
            actor = lines[game, ACTOR]
            if not is_allowed(flags[game], actions[game, actor], actor, seats):
                return int(game * seats + actor)
    return -1


@inlined
def is_allowed(flags: Line, action: int, seat: int, seats: int) -> bool:
    return 0 <= action < CHOICES and bool(flags[flag_of(action, seat, seats)])


@compiled
def choose_any(
    lines: Line, flags: Line, dice: Line, actions: Line, chairs: tuple[int, ...], variant: int
) -> None:
    """Of all who are asked, each a legal choice at random, any as likely as any other."""
    seats = len(chairs)
    for game in range(len(lines)):
        line = lines[game]
        asked = line[ASKED]
        word = random_word(dice, game)
        if asked == CHOOSING:
            actions[game, line[ACTOR]] = TAKE_ROW + drawn(word, ROW_COUNT)
        elif asked == DRAFTING:
            card = int(flags[game, OPEN_LIST + drawn(word, line[OPEN_SIZE])])
            actions[game, line[ACTOR]] = TAKE_CARD + card - 1
        elif asked == PICKING and variant == REVERSED:
            for seat in range(seats):
                actions[game, seat] = any_own_card(line, seat, dice, game)
        elif asked == PICKING:
            size = line[HELD]
            for seat in range(seats):
                card = line[hand_of(seat) + drawn(word, size)]
                word = word_after(word, size)
                actions[game, seat] = TAKE_CARD + card - 1


@inlined
def any_own_card(line: Line, seat: int, dice: Line, game: int) -> int:
    size = line[HELD]
    bound = 2 * size if line[SPENT + seat] == 0 else size
    while True:
        index = drawn(random_word(dice, game), bound)
        card = line[hand_of(seat) + (index if index < size else index - size)]
        if index < size:
            return int(TAKE_CARD + card - 1)
        if FIRST_TURNED <= card <= LAST_TURNED:
            return int(TURN_CARD + card - FIRST_TURNED)
