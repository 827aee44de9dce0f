"""Which cow an event or a city fetches, and which it sends away, in a playout."""

from vacherie.bots.compiled import compiled
from vacherie.bots.unexploded_cow.playout.chance import note
from vacherie.bots.unexploded_cow.playout.layout import NONE, Cards, Playing
from vacherie.bots.unexploded_cow.playout.moves import insert, owner_of, recruit, take_out
from vacherie.bots.unexploded_cow.playout.notes import CHOOSE_COW, PUT_COW
from vacherie.bots.unexploded_cow.playout.worths import benefit


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
def recruit_best(table: Playing, cards: Cards, seat: int) -> None:
    place = best_discarded(table, cards)
    if place == NONE:
        return
    note(table, CHOOSE_COW, table.discard[place])
    note(table, PUT_COW, seat, 0)
    recruit(table, cards, place, seat)


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
def worst_of_own(table: Playing, cards: Cards, seat: int) -> int:
    """Where the cow stands that the seat would best be rid of; `NONE` for an empty herd."""
    worst, least = NONE, 100000.0
    for place in range(table.herd_size[seat]):
        worth = benefit(table, cards, table.herds[seat][place], seat, seat)
        if worth < least:
            worst, least = place, worth
    return worst


@compiled
def rustle_best(table: Playing, cards: Cards, seat: int) -> None:
    herd, place = best_of_others(table, cards, seat)
    if herd == NONE:
        return
    bring(table, herd, place, seat)


@compiled
def bring(table: Playing, herd: int, place: int, to: int) -> None:
    """A cow to the right end of another herd."""
    note(table, CHOOSE_COW, table.herds[herd][place])
    note(table, PUT_COW, to, 0)
    insert(table, to, 0, take_out(table, herd, place))
