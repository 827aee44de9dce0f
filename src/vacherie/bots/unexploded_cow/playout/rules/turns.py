"""From turn to turn in a playout, and from roll to roll in Sudden Death (U7 to U9, U30 to U36)."""

from vacherie.bots.compiled import compiled
from vacherie.bots.unexploded_cow.playout.layout import NONE, OVER, PLAY, ROLL, Cards, Playing
from vacherie.bots.unexploded_cow.playout.rules.clauses import is_given_up, left_of, pot_share, standing
from vacherie.bots.unexploded_cow.playout.rules.moves import ante, collect, cows_in_play, draw
from vacherie.games.unexploded_cow.turn import CARDS_A_TURN


@compiled
def next_turn(table: Playing, cards: Cards) -> None:
    if table.city != NONE and is_given_up(table.city_turns, table.players):
        table.city = NONE
    if table.city == NONE and table.city_size == 0:
        begin_sudden_death(table, cards)
        return
    table.active = left_of(table.active, table.players)
    if table.city == NONE:
        table.city_size -= 1
        table.city = table.city_pile[table.city_size]
        table.city_turns = 0
    if table.pot == 0 and cards.antes_again:
        ante(table)
    table.city_turns += 1
    start_clock(table)
    draw(table, table.active, CARDS_A_TURN)
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
        for step in range(1, table.players):
            table.order[step] = left_of(table.order[step - 1], table.players)
    table.sudden = 1
    table.active = table.order[0]
    table.phase = ROLL
    start_clock(table)


@compiled
def rank_seats(table: Playing) -> None:
    """U31: by their standing; of equal ones whoever comes first from the left of the last taker on."""
    start = table.first if table.last_taker == NONE else table.last_taker + 1
    for step in range(table.players):
        seat = (start + step) % table.players
        place = step
        while place > 0 and standing_of(table, seat) > standing_of(table, table.order[place - 1]):
            table.order[place] = table.order[place - 1]
            place -= 1
        table.order[place] = seat


@compiled
def standing_of(table: Playing, seat: int) -> int:
    return standing(table.points[seat], table.first_city[seat])


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
def give_pot_away(table: Playing) -> None:  # U30a
    pot = table.pot
    if table.last_taker != NONE:
        collect(table, table.last_taker, pot)
        return
    for step in range(table.players):
        collect(table, (table.first + step) % table.players, pot_share(pot, table.players, step))
