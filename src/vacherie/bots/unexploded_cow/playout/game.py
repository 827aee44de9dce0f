"""A playout, from where a table stands to the end of the game or for so many turns (U7, U8, U30 to U36)."""

from typing import Any, Final

from vacherie.bots.compiled import compiled
from vacherie.bots.unexploded_cow.playout.chance import MODULUS, note, redeal, seed
from vacherie.bots.unexploded_cow.playout.habits import play_step
from vacherie.bots.unexploded_cow.playout.layout import NONE, OVER, PLAY, ROLL, Cards, Numbers, Playing
from vacherie.bots.unexploded_cow.playout.moves import ante, collect, cows_in_play, draw, throw_away
from vacherie.bots.unexploded_cow.playout.notes import ROLL_DIE
from vacherie.bots.unexploded_cow.playout.rolling import bomb_roll
from vacherie.bots.unexploded_cow.playout.worths import table_worth

MOST_ROUNDS: Final = 10  # U36
NO_END: Final = 1000000
"""So many turns no game takes."""
NO_CITY: Final = 10000
"""Behind every city in the alphabet."""


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
            finish(table, cards, turns)
            scores[each][playout] = table_worth(table, cards)


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
def next_turn(table: Playing, cards: Cards) -> None:
    if table.city != NONE and table.city_turns >= MOST_ROUNDS * table.players:
        table.city = NONE
    if table.city == NONE and table.city_size == 0:
        begin_sudden_death(table, cards)
        return
    table.active = (table.active + 1) % table.players
    if table.city == NONE:
        table.city_size -= 1
        table.city = table.city_pile[table.city_size]
        table.city_turns = 0
    if table.pot == 0 and cards.antes_again:
        ante(table)
    table.city_turns += 1
    start_clock(table)
    draw(table, table.active, 2)
    table.phase = PLAY


@compiled
def start_clock(table: Playing) -> None:
    table.roller = table.active
    for seat in range(table.players):
        for place in range(table.herd_size[seat]):
            table.used[table.herds[seat][place]] = 0


@compiled
def begin_sudden_death(table: Playing, cards: Cards) -> None:
    if cows_in_play(table) == 0:
        give_pot_away(table)
        table.phase = OVER
        return
    if table.pot == 0:
        if not cards.antes_again:
            table.phase = OVER
            return
        ante(table)
    rank_seats(table)
    if not cards.falls_by_points:
        first = table.order[0]
        for step in range(table.players):
            table.order[step] = (first + step) % table.players
    table.sudden = 1
    table.active = table.order[0]
    table.phase = ROLL
    start_clock(table)


@compiled
def rank_seats(table: Playing) -> None:
    """U31: by points, then by name; who has no city is last, from the left of the last taker on."""
    start = table.first if table.last_taker == NONE else table.last_taker + 1
    for step in range(table.players):
        seat = (start + step) % table.players
        place = step
        while place > 0 and goes_before(table, seat, table.order[place - 1]):
            table.order[place] = table.order[place - 1]
            place -= 1
        table.order[place] = seat


@compiled
def goes_before(table: Playing, seat: int, other: int) -> bool:
    if table.first_city[seat] == NO_CITY:
        return False
    if table.first_city[other] == NO_CITY or table.points[seat] > table.points[other]:
        return True
    return table.points[seat] == table.points[other] and table.first_city[seat] < table.first_city[other]


@compiled
def end_sudden_turn(table: Playing) -> None:
    if cows_in_play(table) == 0 or table.pot == 0:
        table.phase = OVER
        return
    place = 0
    while table.order[place] != table.active:
        place += 1
    table.active = table.order[(place + 1) % table.players]
    start_clock(table)


@compiled
def give_pot_away(table: Playing) -> None:
    """U30a."""
    if table.last_taker != NONE:
        collect(table, table.last_taker, table.pot)
        return
    each, over = table.pot // 100 // table.players, table.pot // 100 % table.players
    for step in range(table.players):
        collect(table, (table.first + step) % table.players, 100 * each + (100 if step < over else 0))


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
