"""The play step: cows, events, one's own herd in any order, until the die is rolled (U10 to U15)."""

from typing import Final

from vacherie.games.unexploded_cow.actions import MoveCow, PlayCow
from vacherie.games.unexploded_cow.clauses import plays_left
from vacherie.games.unexploded_cow.effects import EFFECTS
from vacherie.games.unexploded_cow.events import CowPlayed, EventPlayed, HerdArranged
from vacherie.games.unexploded_cow.state import UnexplodedTable
from vacherie.games.unexploded_cow.values import AutomaticStep

MOST_MOVES: Final = 100
"""Of cows in the own herd between two cards: far more than any order needs, and yet an end (U13)."""


def play_step(table: UnexplodedTable) -> None:
    table.ask("play", table.active)


def may_play_more(table: UnexplodedTable) -> bool:
    return plays_left(table.cards_played, table.deck.main_count) > 0


def leave_hand(table: UnexplodedTable, card: int) -> None:
    table.hands[table.active].remove(card)
    table.cards_played += 1
    table.moves = 0


def play_cow(table: UnexplodedTable, action: PlayCow) -> None:
    card, herd, place = action.card, action.herd, action.place
    leave_hand(table, card)
    price = table.deck.prices[card]
    table.pay(herd, price)  # U11
    table.enter_play(card, herd, place, table.active)
    if table.events is not None:
        table.events.append(CowPlayed(table.active, card, herd, place, price))
    play_step(table)


def play_event(table: UnexplodedTable, card: int) -> AutomaticStep | None:  # U14
    leave_hand(table, card)
    price = table.deck.prices[card]
    table.pay(table.active, price)
    table.event = card
    table.tell(EventPlayed, table.active, card, price)
    return EFFECTS[table.deck.effects[card]].begin(table)


def move_cow(table: UnexplodedTable, action: MoveCow) -> None:  # U13
    card, place = action.card, action.place
    herd = table.herds[table.active]
    herd.remove(card)
    herd.insert(place, card)
    table.moves += 1
    table.tell(HerdArranged, table.active, card, place)
    play_step(table)
