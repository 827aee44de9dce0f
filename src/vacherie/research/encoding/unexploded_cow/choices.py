"""What a seat of Unexploded Cow may do, in numbers."""

from functools import cache, partial
from typing import Any

from vacherie.core.values import Action, Seat
from vacherie.games.unexploded_cow.actions import (
    LET_BLOW,
    ROLL_DIE,
    DefuseBomb,
    HandOnBomb,
    PutCow,
    StealBomb,
    cow_moves,
    cow_plays,
    event_play,
)
from vacherie.games.unexploded_cow.effects import EFFECTS
from vacherie.games.unexploded_cow.play import MOST_MOVES, may_play_more
from vacherie.research.encoding.choices import Choices
from vacherie.research.encoding.unexploded_cow.tables import Tables


def cow_choices(tables: Tables, table: Any, seat: Seat) -> Choices:
    if table.asked == "play":
        return plays(tables, table)
    legal = table.legal_actions(seat)
    match table.asked:
        case "cow" | "payout":
            return {tables.card + action.card: action for action in legal}
        case "which_roll":
            return {tables.pips + action.pips - 1: action for action in legal}
        case "place":
            return by_herd(tables, table, legal)
        case "blast":
            return in_blast(tables, legal)
    raise AssertionError(table.asked)


def plays(tables: Tables, table: Any) -> Choices:
    """The play step, where the choices are many: herd and place are listed when a cow has been named."""
    deck, seat = table.deck, table.active
    cow_count, effects, start = deck.cow_count, deck.effects, tables.card
    choices: Choices = {tables.roll_die: ROLL_DIE}
    for card in table.hands[seat] if may_play_more(table) else ():
        if card < cow_count:
            choices[start + card] = partial(herds_for, tables, table, card)
        elif EFFECTS[effects[card]].is_possible(table):
            choices[start + card] = event_play(card)
    own = table.herds[seat]
    cows = len(own)
    if cows > 1 and table.moves < MOST_MOVES:
        start = tables.move
        for place, card in enumerate(own):
            choices[start + card] = partial(moves_of, tables, card, place, cows)
    return choices


def herds_for(tables: Tables, table: Any, card: int) -> Choices:
    active, players, start = table.active, table.players, tables.herd
    return {
        start + (herd - active) % players: partial(places_in, tables, card, herd, len(cows), herd == active)
        for herd, cows in enumerate(table.herds)
    }


# The same few places are named over and over again: each list is made once, and nobody writes into it.


@cache
def places_in(tables: Tables, card: int, herd: Seat, cows: int, is_own: bool) -> Choices:
    """U13: any place of one's own herd, either end of another's."""
    every = cow_plays(card, herd, cows)
    return {tables.place + place: every[place] for place in (range(cows + 1) if is_own else {0, cows})}


@cache
def moves_of(tables: Tables, card: int, place: int, cows: int) -> Choices:
    return {tables.place + move.place: move for move in cow_moves(card, place, cows)}


def by_herd(tables: Tables, table: Any, spots: list[PutCow]) -> Choices:
    herds: dict[int, Choices] = {}
    for spot in spots:
        herd = tables.herd + (spot.herd - table.active) % table.players
        herds.setdefault(herd, {})[tables.place + spot.place] = spot
    return {herd: partial(dict, places) for herd, places in herds.items()}


def in_blast(tables: Tables, legal: list[Action]) -> Choices:
    """A cow's kind says what it can do: the first number names the cow, the second whom it does it to."""
    choices: Choices = {}
    targets: dict[int, Choices] = {}
    for action in legal:
        match action:
            case StealBomb(cow, card) | HandOnBomb(cow, card):
                targets.setdefault(tables.card + cow, {})[tables.card + card] = action
            case DefuseBomb(cow):
                choices[tables.card + cow] = action
            case _:
                choices[tables.let_blow] = LET_BLOW
    return {**choices, **{cow: partial(dict, cards) for cow, cards in targets.items()}}
