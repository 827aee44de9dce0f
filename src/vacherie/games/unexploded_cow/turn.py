"""A turn up to the play step: a city, an ante if need be, two cards (U7 to U9)."""

from random import Random
from typing import Final

from vacherie.core.values import CHANCE
from vacherie.games.unexploded_cow.actions import Reshuffled
from vacherie.games.unexploded_cow.cities import give_up_city, turn_up_city
from vacherie.games.unexploded_cow.events import CardsDrawn, DeckReshuffled, TurnBegan
from vacherie.games.unexploded_cow.set_up import ante
from vacherie.games.unexploded_cow.state import UnexplodedTable
from vacherie.games.unexploded_cow.values import AutomaticStep, Cards

CARDS_A_TURN: Final = 2  # U9


def next_turn(table: UnexplodedTable) -> AutomaticStep:
    """To the left, as long as there is a city to take."""
    give_up_city(table)  # U36
    if table.city is None and not table.city_pile:
        return "begin_sudden_death"  # U30
    table.active = table.left_of(table.active)
    return "begin_turn"


def begin_turn(table: UnexplodedTable) -> AutomaticStep:
    if table.city is None:  # U7
        turn_up_city(table)
    if table.pot == 0 and table.edition.antes_again:  # U8
        ante(table)
    table.city_turns += 1
    start_clock(table)
    table.drawing = CARDS_A_TURN
    return "draw"


def start_clock(table: UnexplodedTable) -> None:
    """The active player's turn begins: nothing has been done in it yet (U25f)."""
    table.roller = table.active
    table.cards_played = 0
    table.moves = 0
    table.used = []
    table.tell(TurnBegan, table.active)


def draw_cards(table: UnexplodedTable) -> AutomaticStep | None:  # U9
    hand = table.hands[table.active]
    held = len(hand)
    pile = table.draw_pile
    while table.drawing and pile:
        hand.append(pile.pop())
        table.drawing -= 1
    if not table.discard:
        table.drawing = 0
    if table.events is not None and (len(hand) > held or table.drawing):
        drawn = tuple(hand[held:])
        table.events.append(CardsDrawn(table.active, len(drawn), table.drawing, drawn))
    if table.drawing:
        table.ask("reshuffle", CHANCE)
        return None
    return after_drawing(table)


def after_drawing(table: UnexplodedTable) -> AutomaticStep:
    if table.visiting is not None:
        return "city_cow"
    return "play" if table.event is None else "effect_done"


def draw_reshuffle(table: UnexplodedTable, random: Random) -> Reshuffled:
    return Reshuffled(tuple(random.sample(table.discard, len(table.discard))))


def reshuffle(table: UnexplodedTable, main: Cards) -> AutomaticStep:
    table.draw_pile = list(reversed(main))
    table.discard = []
    table.tell(DeckReshuffled, len(main))
    return "draw"
