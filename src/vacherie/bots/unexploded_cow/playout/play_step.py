"""The play step in a playout: the cards that gain, one by one, and the herd in order (U10 to U15)."""

from vacherie.bots.compiled import compiled
from vacherie.bots.unexploded_cow.playout.bomb_roll import bomb_roll, fetch_discarded, rustle
from vacherie.bots.unexploded_cow.playout.chance import note
from vacherie.bots.unexploded_cow.playout.layout import (
    BONDS,
    CIDER,
    DETECTOR,
    DRAW,
    NIGHT,
    RECRUIT,
    RUSTLE,
    SHOOT,
    STAMPEDE,
    STRAY,
    SWAP,
    Cards,
    Playing,
)
from vacherie.bots.unexploded_cow.playout.notes import PLAY_COW, PLAY_EVENT
from vacherie.bots.unexploded_cow.playout.policy.gains import is_worth_playing
from vacherie.bots.unexploded_cow.playout.policy.herding import herd_for, place_for
from vacherie.bots.unexploded_cow.playout.policy.targets import (
    best_of_others,
    sends_away,
    target,
    worst_of_own,
)
from vacherie.bots.unexploded_cow.playout.policy.worths import likelihood
from vacherie.bots.unexploded_cow.playout.rules.clauses import left_of, plays_left
from vacherie.bots.unexploded_cow.playout.rules.effects import (
    bring,
    collect_from_others,
    move_left,
    shoot,
    swap,
    tax_largest_herd,
)
from vacherie.bots.unexploded_cow.playout.rules.moves import (
    draw,
    enter_play,
    leave_hand,
    move_right,
    pay,
    throw_away,
)
from vacherie.games.unexploded_cow.effects import GIFT, SUPPLY


@compiled
def play_step(table: Playing, cards: Cards) -> None:
    """Cows and events, the herd in order, then the events about the roll."""
    played = play_cards(table, cards, False, 0)
    arrange(table, cards)
    play_cards(table, cards, True, played)


@compiled
def play_cards(table: Playing, cards: Cards, late: bool, played: int) -> int:
    """Those of the hand that gain, one after the other; gives how many have been played in this turn."""
    seat, place = table.active, 0
    while place < table.hand_size[seat] and plays_left(played, cards.main_count) > 0:
        card = table.hands[seat][place]
        is_late = cards.effect[card] in (NIGHT, DETECTOR)
        if is_late != late or not play_card(table, cards, seat, place, card):
            place += 1
            continue
        played += 1
    return played


@compiled
def play_card(table: Playing, cards: Cards, seat: int, place: int, card: int) -> bool:
    """Every cow, and an event that is worth it; whether it was."""
    if card < cards.cow_count:
        play_cow(table, cards, seat, place, card)
        return True
    if not is_worth_playing(table, cards, seat, card, likelihood(table)):
        return False
    leave_hand(table, seat, place)
    pay(table, seat, cards.price[card])
    play_event(table, cards, seat, card)
    return True


@compiled
def play_cow(table: Playing, cards: Cards, seat: int, place: int, card: int) -> None:
    herd = herd_for(table, cards, seat, card)
    note(table, PLAY_COW, card, herd, 0)
    leave_hand(table, seat, place)
    pay(table, herd, cards.price[card])
    enter_play(table, cards, herd, 0, card, seat)


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
        fetch_discarded(table, cards, seat)
    elif effect == RUSTLE:
        rustle(table, cards, seat)
    elif effect == SHOOT:
        herd, place = target(table, cards, seat)
        shoot(table, herd, place)
    elif effect == SWAP:
        herd, place = best_of_others(table, cards, seat)
        swap(table, seat, worst_of_own(table, cards, seat), herd, place)
    elif effect == STRAY:
        stray(table, cards, seat)
    elif effect == STAMPEDE:
        move_left(table)
    elif effect == DRAW:
        draw(table, seat, SUPPLY)
    elif effect == BONDS:
        collect_from_others(table, seat, GIFT)
    elif effect == CIDER:
        collect_from_others(table, seat, -GIFT)
        draw(table, seat, SUPPLY)
    else:
        tax_largest_herd(table)
    throw_away(table, card)


@compiled
def stray(table: Playing, cards: Cards, seat: int) -> None:
    if sends_away(table, cards, seat):
        bring(table, seat, worst_of_own(table, cards, seat), left_of(seat, table.players))
    else:
        herd, place = best_of_others(table, cards, seat)
        bring(table, herd, place, seat)


@compiled
def arrange(table: Playing, cards: Cards) -> None:
    seat = table.active
    for place in range(1, table.herd_size[seat]):
        goal = place_for(table, cards, seat, place)
        if goal != place:
            move_right(table, seat, place, goal)
