"""A bomb roll in a playout: the die, the cow it finds, and the city (U16 to U22)."""

from vacherie.bots.compiled import compiled
from vacherie.bots.unexploded_cow.playout.bombs import burn, has_exploded
from vacherie.bots.unexploded_cow.playout.chance import note, roll_die
from vacherie.bots.unexploded_cow.playout.fetching import recruit_best, rustle_best
from vacherie.bots.unexploded_cow.playout.layout import NONE, RUSTLE, Cards, Playing
from vacherie.bots.unexploded_cow.playout.moves import collect, draw
from vacherie.bots.unexploded_cow.playout.notes import CHOOSE_ROLL, ROLLED, ROLLED_TWICE
from vacherie.bots.unexploded_cow.playout.worths import blown_worth, likelihood


@compiled
def bomb_roll(table: Playing, cards: Cards) -> None:
    table.exploded_size = 0
    pips = two_rolls(table, cards) if table.detector else one_roll(table)
    while pips == 6 and (not table.sudden or cards.passes_sixes):  # U18, U34
        table.roller = (table.roller + 1) % table.players
        pips = one_roll(table)
    herd, place = counted(table, pips)
    if pips == 6 or herd == NONE:
        return
    burn(table, cards, herd, table.herds[herd][place])
    if not table.sudden and table.city != NONE and has_exploded(table, table.active):
        visit_city(table, cards)


@compiled
def one_roll(table: Playing) -> int:
    pips = roll_die(table)
    note(table, ROLLED, pips)
    return pips


@compiled
def two_rolls(table: Playing, cards: Cards) -> int:
    """U21: the better of two."""
    first, second = roll_die(table), roll_die(table)
    note(table, ROLLED_TWICE, first, second)
    table.detector = 0
    if roll_worth(table, cards, second) > roll_worth(table, cards, first):
        first = second
    note(table, CHOOSE_ROLL, first)
    return first


@compiled
def roll_worth(table: Playing, cards: Cards, pips: int) -> float:
    herd, place = counted(table, pips)
    if pips == 6 or herd == NONE:
        return 0.0
    return blown_worth(table, cards, table.herds[herd][place], herd, table.active, likelihood(table))


@compiled
def counted(table: Playing, pips: int) -> tuple[int, int]:
    """The herd and the place that a roll meets; `NONE` if there are too few cows (U17)."""
    place = pips - 1
    for step in range(table.players):
        herd = (table.roller + step) % table.players
        if place < table.herd_size[herd]:
            return herd, place
        place -= table.herd_size[herd]
    return NONE, NONE


@compiled
def visit_city(table: Playing, cards: Cards) -> None:
    """U20, U25h: the money, then the cards, then the cow."""
    seat, city = table.active, table.city
    table.city = NONE
    table.last_taker = seat
    table.points[seat] += cards.city_points[city]
    table.first_city[seat] = min(table.first_city[seat], cards.city_rank[city])
    collect(table, seat, cards.city_money[city])
    draw(table, seat, cards.city_draw[city])
    if cards.city_cow[city] == NONE:
        return
    if cards.city_cow[city] == RUSTLE:
        rustle_best(table, cards, seat)
    else:
        recruit_best(table, cards, seat)
