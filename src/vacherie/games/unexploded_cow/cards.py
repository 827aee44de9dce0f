"""The cards: what a deck lists, and the same deck made ready to play with.

In play a main card is a number: the cows come first, in the order of the list, then the events, copy by
copy. A city is its number in the list.
"""

import unicodedata
from collections.abc import Sequence
from functools import lru_cache
from typing import Annotated, Final, Literal

import msgspec
from msgspec import Meta

MAIN_CARDS: Final = 69  # U2
CITIES: Final = 12  # U2
HAND_SIZE: Final = 3  # U2

Kind = Literal["plain", "negative", "spy", "mechanic", "general", "pfc", "bomber"]
CowEffect = Literal["steal_cow", "cow_from_discard"]
"""What a city may do with a cow, as the events of the same name."""
EffectName = (
    CowEffect
    | Literal[
        "extra_bomb_roll",
        "best_of_two_rolls",
        "shoot_cow",
        "swap_cows",
        "herds_move_left",
        "move_cow",
        "draw_three",
        "others_pay_you_100",
        "pay_others_100_draw_three",
        "largest_herd_pays_300",
    ]
)
MOST: Final = 1_000_000
"""More money or points than this on one card is a slip of the pen, or meant to choke the reader."""
Name = Annotated[str, Meta(min_length=1, max_length=60)]
Count = Annotated[int, Meta(ge=0, le=MOST)]


class CardEntry(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """A line of a deck file."""

    name: Name


class MainCard(CardEntry, frozen=True):
    price: Count


class Cow(MainCard, frozen=True):
    kind: Kind
    value: Annotated[int, Meta(ge=-MOST, le=MOST)]
    known: tuple[str, ...] = ()
    """The fields that a rulebook states."""


class Event(MainCard, frozen=True):
    effect: EffectName
    copies: Annotated[int, Meta(ge=1, le=20)] = 1
    known: tuple[str, ...] = ()


class City(CardEntry, frozen=True):
    points: Count
    money: Count = 0
    draw: Annotated[int, Meta(ge=0, le=100)] = 0
    cow: CowEffect | None = None


class DeckList(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """A whole deck file; `counts = "free"` for one that has other numbers of cards."""

    cows: Annotated[tuple[Cow, ...], Meta(min_length=1, max_length=300)]
    events: Annotated[tuple[Event, ...], Meta(max_length=100)]
    cities: Annotated[tuple[City, ...], Meta(min_length=1, max_length=100)]
    counts: Literal["standard", "free"] = "standard"

    def main_cards(self) -> int:
        return len(self.cows) + sum(event.copies for event in self.events)


class Deck:
    """A deck list with each card under its number."""

    __slots__ = (
        "cities",
        "city_ranks",
        "cow_count",
        "effects",
        "kinds",
        "main_count",
        "names",
        "prices",
        "values",
    )

    def __init__(self, cards: DeckList) -> None:
        events = [event for event in cards.events for _ in range(event.copies)]
        main: list[MainCard] = [*cards.cows, *events]
        self.cow_count: int = len(cards.cows)
        self.main_count: int = len(main)
        self.names: list[str] = [card.name for card in main]
        self.prices: list[int] = [card.price for card in main]
        self.kinds: list[Kind] = [cow.kind for cow in cards.cows]
        self.values: list[int] = [cow.value for cow in cards.cows]
        self.effects: dict[int, EffectName] = {
            card: event.effect for card, event in enumerate(events, start=self.cow_count)
        }
        self.cities: Sequence[City] = cards.cities
        self.city_ranks: list[int] = places_in_alphabet([city.name for city in cards.cities])

    def is_cow(self, card: int) -> bool:
        return 0 <= card < self.cow_count

    def is_a(self, kind: Kind, card: int) -> bool:
        return self.is_cow(card) and self.kinds[card] == kind

    def name(self, card: int) -> str:
        """What to call the card in a message; any number will do."""
        return self.names[card] if 0 <= card < self.main_count else str(card)


def places_in_alphabet(names: Sequence[str]) -> list[int]:
    folded = [*map(without_accents, names)]
    return [sorted(set(folded)).index(name) for name in folded]


def without_accents(name: str) -> str:
    """Nor capitals."""
    letters = unicodedata.normalize("NFKD", name)
    return "".join(letter for letter in letters if not unicodedata.combining(letter)).casefold()


@lru_cache(maxsize=64)
def ready(cards: DeckList) -> Deck:
    return Deck(cards)
