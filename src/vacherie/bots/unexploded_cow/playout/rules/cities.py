"""A city in a playout (U20, U25h)."""

from vacherie.bots.compiled import compiled
from vacherie.bots.unexploded_cow.playout.layout import NONE, Cards, Playing
from vacherie.bots.unexploded_cow.playout.rules.bombs import has_exploded
from vacherie.bots.unexploded_cow.playout.rules.moves import collect, draw


@compiled
def is_city_won(table: Playing) -> bool:
    return not table.sudden and table.city != NONE and has_exploded(table, table.active)


@compiled
def take_city(table: Playing, cards: Cards) -> int:
    """The money, then the cards; gives the city, whose cow is next."""
    seat, city = table.active, table.city
    table.city = NONE
    table.last_taker = seat
    table.points[seat] += cards.city_points[city]
    table.first_city[seat] = min(table.first_city[seat], cards.city_rank[city])
    collect(table, seat, cards.city_money[city])
    draw(table, seat, cards.city_draw[city])
    return city
