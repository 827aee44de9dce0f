"""The play step: cows, events, one's own herd in any order, until the die is rolled (U10 to U15)."""

from typing import Final, assert_never

from vacherie.core.errors import IllegalAction
from vacherie.core.values import Seat
from vacherie.games.unexploded_cow.actions import (
    ROLL_DIE,
    MoveCow,
    PlayAction,
    PlayCow,
    PlayEvent,
    RollDie,
    UnexplodedAction,
    cow_moves,
    cow_plays,
    event_play,
)
from vacherie.games.unexploded_cow.clauses import plays_left
from vacherie.games.unexploded_cow.effects import EFFECTS, effect_refusal
from vacherie.games.unexploded_cow.events import CowPlayed, EventPlayed, HerdArranged
from vacherie.games.unexploded_cow.state import Table
from vacherie.games.unexploded_cow.values import Step

MOST_MOVES: Final = 100
"""Of cows in the own herd between two cards: far more than any order needs, and yet an end (U13)."""


def play_step(table: Table) -> None:
    table.ask("play", table.active)


def may_play_more(table: Table) -> bool:
    return plays_left(table.cards_played, table.deck.main_count) > 0


def legal_plays(table: Table) -> list[UnexplodedAction]:
    # The same as `play_refusal` would leave over, written out because random play spends its time here.
    seat, deck, herds = table.active, table.deck, table.herds
    own, cow_count = herds[seat], deck.cow_count
    others = [(other, len(herd)) for other, herd in enumerate(herds) if other != seat]
    legal: list[UnexplodedAction] = [ROLL_DIE]
    for card in table.hands[seat] if may_play_more(table) else ():
        if card < cow_count:
            legal += cow_plays(card, seat, len(own))
            for other, cows in others:
                plays = cow_plays(card, other, cows)
                legal.append(plays[0])
                if cows:
                    legal.append(plays[cows])
        elif EFFECTS[deck.effects[card]].is_possible(table):
            legal.append(event_play(card))
    if table.moves < MOST_MOVES:
        for place, card in enumerate(own):
            legal += cow_moves(card, place, len(own))
    return legal


def play_refusal(table: Table, action: PlayAction) -> IllegalAction | None:
    match action:
        case PlayCow(card, herd, place):
            return hand_refusal(table, card) or cow_refusal(table, card, herd, place)
        case PlayEvent(card):
            return hand_refusal(table, card) or event_refusal(table, card)
        case MoveCow(card, place):
            return move_refusal(table, card, place)
        case RollDie():
            return None
        case _:
            assert_never(action)


def hand_refusal(table: Table, card: int) -> IllegalAction | None:
    if card not in table.hands[table.active]:
        return IllegalAction("not-in-hand")
    if not may_play_more(table):
        return IllegalAction("too-many-cards", most=table.deck.main_count)
    return None


def cow_refusal(table: Table, card: int, herd: Seat, place: int) -> IllegalAction | None:
    if not table.deck.is_cow(card):
        return IllegalAction("not-a-cow")
    if not 0 <= herd < table.players:
        return IllegalAction("no-such-herd", herd=herd + 1)
    return place_refusal(table, herd, place, ends_only=herd != table.active)  # U13


def place_refusal(table: Table, herd: Seat, place: int, *, ends_only: bool) -> IllegalAction | None:
    cows = len(table.herds[herd])
    if not 0 <= place <= cows:
        return IllegalAction("no-such-place", place=place + 1, most=cows + 1)
    if ends_only and place not in (0, cows):
        return IllegalAction("ends-only")
    return None


def event_refusal(table: Table, card: int) -> IllegalAction | None:
    if table.deck.is_cow(card):
        return IllegalAction("not-an-event", name=table.deck.name(card))
    return effect_refusal(table, card)


def move_refusal(table: Table, card: int, place: int) -> IllegalAction | None:
    herd = table.herds[table.active]
    if card not in herd:
        return IllegalAction("not-in-your-herd", name=table.deck.name(card))
    if not 0 <= place < len(herd):
        return IllegalAction("no-such-place", place=place + 1, most=len(herd))
    if herd[place] == card:
        return IllegalAction("already-there", name=table.deck.name(card))
    if table.moves >= MOST_MOVES:
        return IllegalAction("too-many-moves", most=MOST_MOVES)
    return None


def play(table: Table, action: PlayAction) -> Step | None:
    match action:
        case PlayCow(card, herd, place):
            play_cow(table, card, herd, place)
        case PlayEvent(card):
            return play_event(table, card)
        case MoveCow(card, place):
            move_cow(table, card, place)
        case RollDie():
            return "roll"
        case _:
            assert_never(action)
    return "play"


def leave_hand(table: Table, card: int) -> None:
    table.hands[table.active].remove(card)
    table.cards_played += 1
    table.moves = 0


def play_cow(table: Table, card: int, herd: Seat, place: int) -> None:
    leave_hand(table, card)
    price = table.deck.prices[card]
    table.pay(herd, price)  # U11
    table.enter_play(card, herd, place, table.active)
    if table.told is not None:
        table.told.append(CowPlayed(table.active, card, herd, place, price))


def play_event(table: Table, card: int) -> Step | None:  # U14
    leave_hand(table, card)
    price = table.deck.prices[card]
    table.pay(table.active, price)
    table.event = card
    table.tell(EventPlayed, table.active, card, price)
    return EFFECTS[table.deck.effects[card]].begin(table)


def move_cow(table: Table, card: int, place: int) -> None:  # U13
    herd = table.herds[table.active]
    herd.remove(card)
    herd.insert(place, card)
    table.moves += 1
    table.tell(HerdArranged, table.active, card, place)
