"""A position of Unexploded Cow as plain data: what everybody sees, and what lies face down."""

from vacherie.core.values import CHANCE, Actor, Position
from vacherie.games.unexploded_cow.open_table import OpenTable
from vacherie.games.unexploded_cow.values import Cards


class UnexplodedPosition(Position, frozen=True):
    table: OpenTable
    hands: tuple[Cards, ...] = ()
    draw_pile: Cards | None = None
    """The top card first; all cards that are nowhere else, where it is left out."""
    city_pile: Cards | None = None
    """As the deck."""


def expected_actor(table: OpenTable) -> Actor:
    """Whom the choice belongs to."""
    match table.asked:
        case "shuffle" | "reshuffle" | "roll" | "two_rolls":
            return CHANCE
        case "blast" | "payout":
            assert table.blast is not None
            return table.blast.herd
        case _:
            return table.active


def open_cards(table: OpenTable) -> list[int]:
    """The main cards that everybody sees; an exploded cow is on the discard pile."""
    under_way = [] if table.event is None else [table.event]
    return [*(card for herd in table.herds for card in herd), *table.discard, *under_way]


def open_cities(table: OpenTable) -> list[int]:
    face_up = [] if table.city is None else [table.city]
    return [*(city for taken in table.cities for city in taken), *table.unclaimed, *face_up]


def full_draw_pile(position: UnexplodedPosition, main_count: int) -> Cards:
    if position.draw_pile is not None:
        return position.draw_pile
    elsewhere = {*open_cards(position.table), *(card for hand in position.hands for card in hand)}
    return tuple(card for card in range(main_count) if card not in elsewhere)


def full_city_pile(position: UnexplodedPosition, city_count: int) -> Cards:
    if position.city_pile is not None:
        return position.city_pile
    elsewhere = open_cities(position.table)
    return tuple(city for city in range(city_count) if city not in elsewhere)
