"""What each event would bring in a playout, and what it does (U14, U21, U22)."""

from vacherie.bots.compiled import compiled
from vacherie.bots.unexploded_cow.playout.chance import note
from vacherie.bots.unexploded_cow.playout.fetching import (
    best_discarded,
    best_of_others,
    bring,
    recruit_best,
    rustle_best,
    worst_of_own,
)
from vacherie.bots.unexploded_cow.playout.layout import (
    BONDS,
    CIDER,
    DETECTOR,
    NIGHT,
    NONE,
    RECRUIT,
    RUSTLE,
    SHOOT,
    STAMPEDE,
    STRAY,
    SUPPLY,
    SWAP,
    Cards,
    Playing,
)
from vacherie.bots.unexploded_cow.playout.moves import draw, leave_play, pay, throw_away
from vacherie.bots.unexploded_cow.playout.notes import CHOOSE_COW, PLAY_EVENT
from vacherie.bots.unexploded_cow.playout.rolling import bomb_roll, roll_worth
from vacherie.bots.unexploded_cow.playout.worths import CARD_WORTH, benefit

NOTHING = -100000.0


@compiled
def event_gain(table: Playing, cards: Cards, seat: int, effect: int, likely: float) -> float:
    """What it brings besides its price; `NOTHING` where it may not be played."""
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
    if effect == SUPPLY:
        return 3.0 * CARD_WORTH * likely
    if effect == BONDS:
        return 100.0 * table.players
    if effect == CIDER:
        return 3.0 * CARD_WORTH * likely - 100.0 * table.players
    return taxing_gain(table, seat)


@compiled
def best_value(table: Playing, cards: Cards, seat: int) -> float:
    """Of the best cow of another herd, if it is its herd's."""
    herd, place = best_of_others(table, cards, seat)
    if herd == NONE:
        return NOTHING
    card = table.herds[herd][place]
    return float(cards.value[card]) if table.owner[card] == NONE else -float(cards.value[card])


@compiled
def worst_benefit(table: Playing, cards: Cards, seat: int) -> float:
    place = worst_of_own(table, cards, seat)
    return -NOTHING if place == NONE else benefit(table, cards, table.herds[seat][place], seat, seat)


@compiled
def mean_roll(table: Playing, cards: Cards) -> float:
    worth = 0.0
    for pips in range(1, 6):
        worth += roll_worth(table, cards, pips)
    return worth / 6.0


@compiled
def second_roll(table: Playing, cards: Cards) -> float:
    """What the better of two rolls brings more than one."""
    better = 0.0
    for first in range(1, 7):
        for second in range(1, 7):
            better += max(roll_worth(table, cards, first), roll_worth(table, cards, second))
    return better / 36.0 - mean_roll(table, cards)


@compiled
def moving_gain(table: Playing, cards: Cards, seat: int, likely: float) -> float:
    """If every herd moves to the left: all cows, as they would be, less as they are."""
    cows, gain = 0, 0.0
    for herd in range(table.players):
        to = (herd + 1) % table.players
        for place in range(table.herd_size[herd]):
            card = table.herds[herd][place]
            gain += benefit(table, cards, card, to, seat) - benefit(table, cards, card, herd, seat)
            cows += 1
    return likely * gain if cows else NOTHING


@compiled
def largest_herd(table: Playing) -> int:
    largest = 0
    for seat in range(table.players):
        largest = max(largest, table.herd_size[seat])
    return largest


@compiled
def taxing_gain(table: Playing, seat: int) -> float:
    largest, gain = largest_herd(table), 0.0
    if largest == 0:
        return NOTHING
    for other in range(table.players):
        if table.herd_size[other] == largest:
            gain += -300.0 if other == seat else 300.0 / (table.players - 1)
    return gain


@compiled
def play_event(table: Playing, cards: Cards, seat: int, card: int) -> None:
    """Its price is paid; it goes to the discard pile when all is done."""
    note(table, PLAY_EVENT, card)
    effect = cards.effect[card]
    if effect == NIGHT:
        bomb_roll(table, cards)
        table.roller = seat
    elif effect == DETECTOR:
        table.detector = 1
    elif effect == RECRUIT:
        recruit_best(table, cards, seat)
    elif effect == RUSTLE:
        rustle_best(table, cards, seat)
    elif effect == SHOOT:
        shoot(table, cards, seat)
    elif effect == SWAP:
        swap(table, cards, seat)
    elif effect == STRAY:
        stray(table, cards, seat)
    elif effect == STAMPEDE:
        move_left(table)
    elif effect == SUPPLY:
        draw(table, seat, 3)
    elif effect in (BONDS, CIDER):
        amount = 100 if effect == BONDS else -100
        for other in range(table.players):
            table.money[other] -= amount
        table.money[seat] += amount * table.players
        if effect == CIDER:
            draw(table, seat, 3)
    else:
        largest = largest_herd(table)
        for other in range(table.players):
            if table.herd_size[other] == largest:
                pay(table, other, 300)
    throw_away(table, card)


@compiled
def shoot(table: Playing, cards: Cards, seat: int) -> None:
    """The best cow of a rival, or the worst of one's own."""
    herd, place = best_of_others(table, cards, seat)
    if -worst_benefit(table, cards, seat) > best_value(table, cards, seat) / (table.players - 1):
        herd, place = seat, worst_of_own(table, cards, seat)
    note(table, CHOOSE_COW, table.herds[herd][place])
    leave_play(table, herd, place)


@compiled
def swap(table: Playing, cards: Cards, seat: int) -> None:
    own = worst_of_own(table, cards, seat)
    herd, place = best_of_others(table, cards, seat)
    note(table, CHOOSE_COW, table.herds[seat][own])
    note(table, CHOOSE_COW, table.herds[herd][place])
    table.herds[seat][own], table.herds[herd][place] = table.herds[herd][place], table.herds[seat][own]


@compiled
def stray(table: Playing, cards: Cards, seat: int) -> None:
    """The best of the others to one's own herd, or one's worst to the left."""
    herd, place = best_of_others(table, cards, seat)
    if -worst_benefit(table, cards, seat) > best_value(table, cards, seat):
        bring(table, seat, worst_of_own(table, cards, seat), (seat + 1) % table.players)
    else:
        bring(table, herd, place, seat)


@compiled
def move_left(table: Playing) -> None:
    last = table.players - 1
    size = table.herd_size[last]
    for place in range(size):
        table.line[place] = table.herds[last][place]
    for seat in range(last, 0, -1):
        table.herd_size[seat] = table.herd_size[seat - 1]
        for place in range(table.herd_size[seat]):
            table.herds[seat][place] = table.herds[seat - 1][place]
    table.herd_size[0] = size
    for place in range(size):
        table.herds[0][place] = table.line[place]
