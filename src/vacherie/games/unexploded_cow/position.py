"""A position of Unexploded Cow as plain data: what everybody sees, and what lies face down."""

from typing import Annotated, Literal

from msgspec import Meta

from vacherie.core.values import CHANCE, Actor, Position
from vacherie.games.unexploded_cow.cards import Count
from vacherie.games.unexploded_cow.options import UnexplodedOptions
from vacherie.games.unexploded_cow.values import Asked, Cards, OpenBlast, Spy

Herds = tuple[Cards, ...]
Pips = Annotated[int, Meta(ge=1, le=6)]


class UnexplodedPosition(Position, frozen=True):
    """Herds are listed from their right end to the left; what is left out is empty or as usual."""

    former_table = "table"

    options: UnexplodedOptions = UnexplodedOptions()
    asked: Asked | Literal["over"] = "play"
    reason: str | None = None
    money: tuple[int, ...] = ()
    pot: Count = 0
    herds: Herds = ()
    spies: tuple[Spy, ...] = ()
    """By the number of their cards."""
    discard: Cards = ()
    """The top card last."""
    city: int | None = None
    city_turns: Count = 0
    cities: Herds = ()
    unclaimed: Cards = ()
    last_taker: int | None = None
    first: int = 0
    active: int = 0
    cards_played: Count = 0
    moves: Count = 0
    used: Cards = ()
    detector: bool = False
    event: int | None = None
    visiting: int | None = None
    chosen: int | None = None
    drawing: Count = 0
    roller: int | None = None
    """Who has the die; the active player, where it is left out."""
    rolls: tuple[Pips, Pips] | None = None
    blast: OpenBlast | None = None
    order: tuple[int, ...] = ()
    hands: tuple[Cards, ...] = ()
    draw_pile: Cards | None = None
    """The top card first; all cards that are nowhere else, where it is left out."""
    city_pile: Cards | None = None
    """As the deck."""


def expected_actor(position: UnexplodedPosition) -> Actor:
    """Whom the choice belongs to."""
    match position.asked:
        case "shuffle" | "reshuffle" | "roll" | "two_rolls":
            return CHANCE
        case "blast" | "payout":
            assert position.blast is not None
            return position.blast.herd
        case _:
            return position.active


def open_cards(position: UnexplodedPosition) -> list[int]:
    """The main cards that everybody sees; an exploded cow is on the discard pile."""
    under_way = [] if position.event is None else [position.event]
    return [*(card for herd in position.herds for card in herd), *position.discard, *under_way]


def open_cities(position: UnexplodedPosition) -> list[int]:
    face_up = [] if position.city is None else [position.city]
    return [*(city for taken in position.cities for city in taken), *position.unclaimed, *face_up]


def full_draw_pile(position: UnexplodedPosition, main_count: int) -> Cards:
    if position.draw_pile is not None:
        return position.draw_pile
    elsewhere = {*open_cards(position), *(card for hand in position.hands for card in hand)}
    return tuple(card for card in range(main_count) if card not in elsewhere)


def full_city_pile(position: UnexplodedPosition, city_count: int) -> Cards:
    if position.city_pile is not None:
        return position.city_pile
    elsewhere = open_cities(position)
    return tuple(city for city in range(city_count) if city not in elsewhere)
