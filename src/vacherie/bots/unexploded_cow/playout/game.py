"""A playout, from where a table stands to the end of the game or for so many turns."""

from typing import Any, Final

from vacherie.bots.compiled import compiled
from vacherie.bots.unexploded_cow.playout.bomb_roll import bomb_roll
from vacherie.bots.unexploded_cow.playout.chance import MODULUS, note, redeal, seed
from vacherie.bots.unexploded_cow.playout.layout import NONE, OVER, PLAY, Cards, Numbers, Playing
from vacherie.bots.unexploded_cow.playout.notes import ROLL_DIE
from vacherie.bots.unexploded_cow.playout.play_step import play_step
from vacherie.bots.unexploded_cow.playout.policy.worths import seat_worth
from vacherie.bots.unexploded_cow.playout.rules.moves import throw_away
from vacherie.bots.unexploded_cow.playout.rules.turns import end_sudden_turn, next_turn

# What is noted of a playout: what the bull aims at, what the seat has or may come to have, whether that is
# the most; and of this turn alone its money, whether it took the city, and the pot.
WORTH, OWN, CHANCE, MONEY, CITY, POT = range(6)
FIELDS: Final = 6
NO_END: Final = 1000000
"""So many turns no game takes."""


@compiled
def play_out(
    tables: Any, scratch: Any, decks: Any, playouts: tuple[int, int], number: int, turns: int, scores: Any
) -> None:
    """From one playout to another, of each table; the n-th of each meets the same deal and the same rolls."""
    table, cards = scratch[0], decks[0]
    for playout in range(playouts[0], playouts[1]):
        number = number * 16807 % MODULUS
        for each in range(len(tables)):
            restart(table, tables[each], cards)
            seed(table, number, playout)
            redeal(table)
            finish(table, cards, 1)
            first = (playout - playouts[0]) * FIELDS
            note_turn(table, tables[each], scores[each], first)
            if table.phase != OVER:
                finish(table, cards, turns - 1)
            note_worth(table, cards, scores[each], first)


@compiled
def note_turn(table: Playing, start: Playing, scores: Any, first: int) -> None:
    """What this turn alone came to."""
    viewer = table.viewer
    has_city = start.city not in (NONE, table.city) and table.last_taker == viewer
    scores[first + MONEY] = table.money[viewer]
    scores[first + CITY] = 1.0 if has_city else 0.0
    scores[first + POT] = table.pot


@compiled
def note_worth(table: Playing, cards: Cards, scores: Any, first: int) -> None:
    """The bull aims at having more than the others have on average."""
    others, most, best = 0.0, -1.0, 0
    for seat in range(table.players):
        worth = seat_worth(table, cards, seat)
        if seat == table.viewer:
            scores[first + OWN] = worth
        else:
            others += worth
        if worth > most:
            most, best = worth, 1
        elif worth == most:
            best += 1
    own = scores[first + OWN]
    scores[first + WORTH] = own - others / (table.players - 1)
    scores[first + CHANCE] = 1.0 / best if own == most else 0.0


@compiled
def play_known(
    tables: Any, scratch: Any, decks: Any, playouts: int, number: int, rolls: tuple[int, int], money: Any
) -> None:
    """The first table to the end of the game, what is in the piles shuffled anew; what each seat then has.

    The first two rolls are those given, where they are not 0.
    """
    table, cards = scratch[0], decks[0]
    for playout in range(playouts):
        number = number * 16807 % MODULUS
        restart(table, tables[0], cards)
        seed(table, number, playout)
        if rolls[0] != 0:
            table.first_roll = rolls[0]
        if rolls[1] != 0:
            table.second_roll = rolls[1]
        redeal(table)
        finish(table, cards, NO_END)
        for seat in range(table.players):
            money[playout][seat] = table.money[seat]


@compiled
def play_logged(tables: Any, decks: Any, number: int) -> None:
    """One playout of the first table itself, to its end, with all that is decided in its log."""
    table = tables[0]
    table.log_size = 0
    seed(table, number, 0)
    finish(table, decks[0], NO_END)


@compiled
def finish(table: Playing, cards: Cards, turns: int) -> None:
    """Until so many turns have ended, this one too; in Sudden Death to the end."""
    while table.phase != OVER:
        if table.phase == PLAY:
            play_step(table, cards)
            note(table, ROLL_DIE)
        bomb_roll(table, cards)
        if table.event != NONE:
            throw_away(table, table.event)
            table.event = NONE
            table.roller = table.active
            table.phase = PLAY
        elif table.sudden:
            end_sudden_turn(table)
        else:
            next_turn(table, cards)
            turns -= 1
            if turns == 0 and table.phase == PLAY:
                return


@compiled
def copy_numbers(into: Numbers, numbers: Numbers, size: int) -> None:
    for place in range(size):
        into[place] = numbers[place]


@compiled
def restart(table: Playing, start: Playing, cards: Cards) -> None:
    """Makes one table like the other."""
    table.players = start.players
    table.viewer = start.viewer
    table.phase = start.phase
    table.pot = start.pot
    table.city = start.city
    table.city_turns = start.city_turns
    table.last_taker = start.last_taker
    table.first = start.first
    table.active = start.active
    table.roller = start.roller
    table.detector = start.detector
    table.event = start.event
    table.sudden = start.sudden
    table.draw_size = start.draw_size
    table.discard_size = start.discard_size
    table.city_size = start.city_size
    table.log_size = start.log_size
    copy_numbers(table.draw_pile, start.draw_pile, start.draw_size)
    copy_numbers(table.discard, start.discard, start.discard_size)
    copy_numbers(table.city_pile, start.city_pile, start.city_size)
    copy_numbers(table.seen, start.seen, cards.main_count)
    copy_numbers(table.owner, start.owner, cards.cow_count)
    copy_numbers(table.used, start.used, cards.cow_count)
    for seat in range(start.players):
        table.money[seat] = start.money[seat]
        table.points[seat] = start.points[seat]
        table.first_city[seat] = start.first_city[seat]
        table.order[seat] = start.order[seat]
        table.herd_size[seat] = start.herd_size[seat]
        table.hand_size[seat] = start.hand_size[seat]
        copy_numbers(table.herds[seat], start.herds[seat], start.herd_size[seat])
        copy_numbers(table.hands[seat], start.hands[seat], start.hand_size[seat])
