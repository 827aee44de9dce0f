"""Chance in Unexploded Cow: the decks card by card, and the die."""

from functools import cache
from typing import Any

from vacherie.core.values import Action
from vacherie.games.unexploded_cow.actions import ROLLS, Reshuffled, RolledTwice, Shuffled
from vacherie.research.encoding.base import Urn, one_of_each
from vacherie.research.encoding.unexploded_cow.tables import PIPS, Tables
from vacherie.research.encoding.vector import Word


def cow_urns(tables: Tables, table: Any) -> list[Urn]:
    match table.asked:
        case "shuffle":
            main = one_of_each(tables.main_draw, tables.cards)
            cities = one_of_each(tables.city_draw, tables.city_count)
            seats = one_of_each(tables.seat_draw, table.players)
            return [main] * tables.cards + [cities] * tables.city_count + [seats]
        case "reshuffle":
            discard = Urn(dict.fromkeys(sorted(tables.main_draw + card for card in table.discard), 1))
            return [discard] * len(table.discard)
        case "roll":
            return [die(tables)]
    return [die(tables)] * 2


@cache
def die(tables: Tables) -> Urn:
    """Rolled so often that it is made once."""
    return one_of_each(tables.roll, PIPS)._replace(puts_back=True)


def cow_chance_action(tables: Tables, table: Any, drawn: Word) -> Action:
    match table.asked:
        case "shuffle":
            *cards, first = drawn
            main = tuple(number - tables.main_draw for number in cards[: tables.cards])
            cities = tuple(number - tables.city_draw for number in cards[tables.cards :])
            return Shuffled(main, cities, first - tables.seat_draw)
        case "reshuffle":
            return Reshuffled(tuple(number - tables.main_draw for number in drawn))
        case "roll":
            return ROLLS[drawn[0] - tables.roll]
    first, second = drawn
    return RolledTwice(first - tables.roll + 1, second - tables.roll + 1)
