"""Which cow the players of a playout fetch, and which they send away."""

from typing import Final

from vacherie.bots.compiled import compiled
from vacherie.bots.unexploded_cow.playout.layout import NONE, Cards, Playing
from vacherie.bots.unexploded_cow.playout.policy.worths import benefit
from vacherie.bots.unexploded_cow.playout.rules.moves import owner_of

NOTHING: Final = -100000.0
"""Less than anything brings."""


@compiled
def best_discarded(table: Playing, cards: Cards) -> int:
    """Where the most valuable cow lies in the discard pile."""
    best, value = NONE, -100000
    for place in range(table.discard_size):
        card = table.discard[place]
        if card < cards.cow_count and cards.value[card] > value:
            best, value = place, cards.value[card]
    return best


@compiled
def best_of_others(table: Playing, cards: Cards, seat: int) -> tuple[int, int]:
    """The herd and the place of the cow that its owner would miss most and the seat could best use."""
    best_herd, best_place, best = NONE, NONE, -100000
    for herd in range(table.players):
        if herd == seat:
            continue
        for place in range(table.herd_size[herd]):
            card = table.herds[herd][place]
            gain = cards.value[card] if owner_of(table, card, herd) == herd else -abs(cards.value[card])
            if gain > best:
                best_herd, best_place, best = herd, place, gain
    return best_herd, best_place


@compiled
def best_value(table: Playing, cards: Cards, seat: int) -> float:
    """Of the best cow of another herd, if it is its herd's."""
    herd, place = best_of_others(table, cards, seat)
    if herd == NONE:
        return NOTHING
    card = table.herds[herd][place]
    return float(cards.value[card]) if table.owner[card] == NONE else -float(cards.value[card])


@compiled
def worst_of_own(table: Playing, cards: Cards, seat: int) -> int:
    """Where the cow stands that the seat would best be rid of; `NONE` for an empty herd."""
    worst, least = NONE, 100000.0
    for place in range(table.herd_size[seat]):
        worth = benefit(table, cards, table.herds[seat][place], seat, seat)
        if worth < least:
            worst, least = place, worth
    return worst


@compiled
def worst_benefit(table: Playing, cards: Cards, seat: int) -> float:
    place = worst_of_own(table, cards, seat)
    return -NOTHING if place == NONE else benefit(table, cards, table.herds[seat][place], seat, seat)


@compiled
def target(table: Playing, cards: Cards, seat: int) -> tuple[int, int]:
    """Of a Firing Squad: the best cow of a rival, or the worst of one's own."""
    if -worst_benefit(table, cards, seat) > best_value(table, cards, seat) / (table.players - 1):
        return seat, worst_of_own(table, cards, seat)
    return best_of_others(table, cards, seat)


@compiled
def sends_away(table: Playing, cards: Cards, seat: int) -> bool:
    """Whether a Stray Cow had better be one's worst, to the left, than the best of the others to oneself."""
    return -worst_benefit(table, cards, seat) > best_value(table, cards, seat)
