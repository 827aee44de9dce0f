"""Set-up: both decks are shuffled, hands dealt, the first ante paid (U2 to U5)."""

from random import Random

from vacherie.games.unexploded_cow.actions import Shuffled
from vacherie.games.unexploded_cow.cards import HAND_SIZE
from vacherie.games.unexploded_cow.cities import turn_up_city
from vacherie.games.unexploded_cow.editions import ANTE
from vacherie.games.unexploded_cow.events import Anted, HandsDealt
from vacherie.games.unexploded_cow.state import UnexplodedTable
from vacherie.games.unexploded_cow.values import AutomaticStep


def draw_shuffle(table: UnexplodedTable, random: Random) -> Shuffled:
    main = random.sample(range(table.deck.main_count), table.deck.main_count)
    cities = random.sample(range(len(table.deck.cities)), len(table.deck.cities))
    return Shuffled(tuple(main), tuple(cities), int(random.random() * table.players))


def set_up(table: UnexplodedTable, shuffled: Shuffled) -> AutomaticStep:
    table.first = table.active = table.roller = shuffled.first
    dealt = table.players * HAND_SIZE
    table.hands = [list(shuffled.main[start : start + HAND_SIZE]) for start in range(0, dealt, HAND_SIZE)]
    table.draw_pile = list(reversed(shuffled.main[dealt:]))
    table.city_pile = list(reversed(shuffled.cities))
    if table.events is not None:
        table.events.append(HandsDealt(tuple(map(tuple, table.hands)), table.first, HAND_SIZE))
    if table.edition.turns_city_in_set_up:  # U5
        turn_up_city(table)
    ante(table)
    return "begin_turn"


def ante(table: UnexplodedTable) -> None:
    """Everybody pays (U4, U8, U30)."""
    for seat in range(table.players):
        table.pay(seat, ANTE)
    table.tell(Anted, ANTE)
