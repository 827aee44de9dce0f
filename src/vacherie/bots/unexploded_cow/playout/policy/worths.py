"""What things are worth in a playout, in francs: rules of thumb that its players go by."""

from typing import Final

from vacherie.bots.compiled import compiled
from vacherie.bots.unexploded_cow.playout.layout import (
    BOMBER,
    GENERAL,
    MECHANIC,
    NONE,
    OVER,
    PFC,
    Cards,
    Playing,
)
from vacherie.bots.unexploded_cow.playout.rules.clauses import from_pot
from vacherie.bots.unexploded_cow.playout.rules.moves import owner_of

HALF: Final = 4.5
"""After so many rolls through its herd a cow has exploded as likely as not."""
CARD_WORTH: Final = 300.0
"""Of a card in hand, if all that one plays were sure to explode."""


@compiled
def likelihood(table: Playing) -> float:
    """How likely a cow is to explode in time."""
    cities = table.city_size + (1 if table.city != NONE else 0)
    rolls = (1.9 * cities + table.pot / 450.0) / table.players
    return rolls / (rolls + HALF)


@compiled
def skill(cards: Cards, card: int) -> float:
    """What a cow is worth for what it can do."""
    kind = cards.kind[card]
    if kind in (GENERAL, PFC):
        return 50.0
    if kind == MECHANIC:
        return 80.0
    return 20.0 if kind == BOMBER else 0.0


@compiled
def benefit(table: Playing, cards: Cards, card: int, herd: int, seat: int) -> float:
    """What it is worth to the seat that the cow explodes there: its own money, less its share of others'."""
    value = float(cards.value[card])
    return value if owner_of(table, card, herd) == seat else -value / (table.players - 1)


@compiled
def city_worth(table: Playing, cards: Cards, likely: float) -> float:
    """To the active player."""
    city = table.city
    if city == NONE or table.sudden:
        return 0.0
    cow = 0.0 if cards.city_cow[city] == NONE else 200.0
    money = from_pot(table.pot, cards.city_money[city])
    return money + CARD_WORTH * likely * cards.city_draw[city] + cow + 5.0 * cards.city_points[city]


@compiled
def blown_worth(table: Playing, cards: Cards, card: int, herd: int, seat: int, likely: float) -> float:
    """What it brings the seat that this cow explodes now: the money and the city, less what was hoped for."""
    owner = owner_of(table, card, herd)
    value = cards.value[card]
    money = from_pot(table.pot, value)
    share = 1.0 if owner == seat else -1.0 / (table.players - 1)
    worth = share * (money - likely * value)
    if owner == table.active:
        worth += share * city_worth(table, cards, likely)
    return worth - (likely * skill(cards, card) if herd == seat else 0.0)


@compiled
def seat_worth(table: Playing, cards: Cards, seat: int) -> float:
    """What a seat has at the end, or may come to have."""
    worth = float(table.money[seat])
    if table.phase == OVER:
        return worth
    likely = likelihood(table)
    if not table.sudden:
        worth += CARD_WORTH * likely * table.hand_size[seat]
    for herd in range(table.players):
        for place in range(table.herd_size[herd]):
            card = table.herds[herd][place]
            if herd == seat:
                worth += likely * skill(cards, card)
            if owner_of(table, card, herd) == seat:
                worth += likely * cards.value[card]
    return worth
