"""What each event would bring in a playout, besides its price."""

from typing import Final

from vacherie.bots.compiled import compiled
from vacherie.bots.unexploded_cow.playout.layout import (
    BONDS,
    CIDER,
    DETECTOR,
    DRAW,
    NIGHT,
    NONE,
    RECRUIT,
    RUSTLE,
    SHOOT,
    STAMPEDE,
    STRAY,
    SWAP,
    Cards,
    Playing,
)
from vacherie.bots.unexploded_cow.playout.policy.rolls import mean_roll, second_roll
from vacherie.bots.unexploded_cow.playout.policy.targets import (
    NOTHING,
    best_discarded,
    best_value,
    worst_benefit,
)
from vacherie.bots.unexploded_cow.playout.policy.worths import CARD_WORTH, benefit
from vacherie.bots.unexploded_cow.playout.rules.clauses import left_of
from vacherie.bots.unexploded_cow.playout.rules.effects import largest_herd
from vacherie.games.unexploded_cow.effects import GIFT, SUPPLY, TAX

LEAST_GAIN: Final = 60.0
"""What an event must bring."""


@compiled
def event_gain(table: Playing, cards: Cards, seat: int, effect: int, likely: float) -> float:
    """`NOTHING` where it may not be played."""
    both = table.players / (table.players - 1.0)
    if effect == NIGHT:
        return mean_roll(table, cards)
    if effect == DETECTOR:
        return NOTHING if table.detector else second_roll(table, cards)
    if effect == RECRUIT:
        place = best_discarded(table, cards)
        return NOTHING if place == NONE else likely * cards.value[table.discard[place]]
    if effect == RUSTLE:
        return likely * both * best_value(table, cards, seat)
    if effect == SHOOT:
        return likely * max(
            best_value(table, cards, seat) / (table.players - 1), -worst_benefit(table, cards, seat)
        )
    if effect == SWAP:
        worst = worst_benefit(table, cards, seat)
        best = best_value(table, cards, seat)
        return NOTHING if worst > 99999.0 or best < -99999.0 else likely * both * (best - worst)
    if effect == STRAY:
        return likely * both * max(best_value(table, cards, seat), -worst_benefit(table, cards, seat))
    if effect == STAMPEDE:
        return moving_gain(table, cards, seat, likely)
    if effect == DRAW:
        return SUPPLY * CARD_WORTH * likely
    if effect == BONDS:
        return float(GIFT * table.players)
    if effect == CIDER:
        return SUPPLY * CARD_WORTH * likely - GIFT * table.players
    return taxing_gain(table, seat)


@compiled
def moving_gain(table: Playing, cards: Cards, seat: int, likely: float) -> float:
    """If every herd moves to the left: all cows, as they would be, less as they are."""
    cows, gain = 0, 0.0
    for herd in range(table.players):
        to = left_of(herd, table.players)
        for place in range(table.herd_size[herd]):
            card = table.herds[herd][place]
            gain += benefit(table, cards, card, to, seat) - benefit(table, cards, card, herd, seat)
            cows += 1
    return likely * gain if cows else NOTHING


@compiled
def taxing_gain(table: Playing, seat: int) -> float:
    largest, gain = largest_herd(table), 0.0
    if largest == 0:
        return NOTHING
    for other in range(table.players):
        if table.herd_size[other] == largest:
            gain += -float(TAX) if other == seat else TAX / (table.players - 1)
    return gain


@compiled
def is_worth_playing(table: Playing, cards: Cards, seat: int, card: int, likely: float) -> bool:
    """Whether the event brings enough."""
    gain = event_gain(table, cards, seat, cards.effect[card], likely)
    return gain >= cards.price[card] + LEAST_GAIN
