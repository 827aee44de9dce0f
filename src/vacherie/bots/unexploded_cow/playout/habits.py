"""The play step in a playout: what each card would bring, by rules of thumb, and how the herd stands."""

from typing import Final

from vacherie.bots.compiled import compiled
from vacherie.bots.unexploded_cow.playout.chance import note
from vacherie.bots.unexploded_cow.playout.events import event_gain, play_event
from vacherie.bots.unexploded_cow.playout.layout import DETECTOR, NIGHT, SPY, Cards, Playing
from vacherie.bots.unexploded_cow.playout.moves import enter_play, leave_hand, pay
from vacherie.bots.unexploded_cow.playout.notes import MOVE_COW, PLAY_COW
from vacherie.bots.unexploded_cow.playout.worths import benefit, likelihood

LEAST_GAIN: Final = 60.0
"""What an event must bring."""


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
    while place < table.hand_size[seat] and played < cards.main_count:
        card = table.hands[seat][place]
        is_late = cards.effect[card] in (NIGHT, DETECTOR)
        if is_late != late or not play_card(table, cards, seat, place, card):
            place += 1
            continue
        played += 1
    return played


@compiled
def play_card(table: Playing, cards: Cards, seat: int, place: int, card: int) -> bool:
    """Whether the card gains enough to be played, and was."""
    if card < cards.cow_count:
        play_cow(table, cards, seat, place, card)
        return True
    gain = event_gain(table, cards, seat, cards.effect[card], likelihood(table))
    if gain < cards.price[card] + LEAST_GAIN:
        return False
    leave_hand(table, seat, place)
    pay(table, seat, cards.price[card])
    play_event(table, cards, seat, card)
    return True


@compiled
def play_cow(table: Playing, cards: Cards, seat: int, place: int, card: int) -> None:
    """Every cow at once: Spies and bad cows to the left neighbour, others into one's own herd."""
    goes_left = cards.kind[card] == SPY or cards.value[card] < 0
    herd = (seat + 1) % table.players if goes_left else seat
    note(table, PLAY_COW, card, herd, 0)
    leave_hand(table, seat, place)
    pay(table, herd, cards.price[card])
    enter_play(table, cards, herd, 0, card, seat)


@compiled
def arrange(table: Playing, cards: Cards) -> None:
    """What brings most at the right end, where rolls begin to count."""
    seat = table.active
    herd = table.herds[seat]
    for place in range(1, table.herd_size[seat]):
        card = herd[place]
        worth = benefit(table, cards, card, seat, seat)
        goal = place
        while goal > 0 and benefit(table, cards, herd[goal - 1], seat, seat) < worth:
            herd[goal] = herd[goal - 1]
            goal -= 1
        herd[goal] = card
        if goal != place:
            note(table, MOVE_COW, card, goal)
