"""What is said of Unexploded Cow, type by type."""

from typing import Final

from vacherie.tables.resolver import Spelling, Words
from vacherie.tables.teller import Teller
from vacherie.tables.unexploded_cow.cards import (
    card_name,
    city_told,
    deck_told,
    effect_told,
    kind_facts,
    money,
)


def city_words(number: int, teller: Teller) -> Words:
    city = deck_told(teller).cities[number]
    return {"city": city.name, "points": city.points, "gifts": city_told(city, teller)}


def effect_words(effect: tuple[int, int], teller: Teller) -> Words:
    card, seat = effect
    return effect_told(deck_told(teller).effects[card], teller.who(seat)["who"], teller)


SPELLING: Final[Spelling] = {
    "card": card_name,
    "money": money,
    "profit": lambda amount, teller: money(amount, teller, plus="+"),
    "city": city_words,
    "cow": kind_facts,
    "effect": effect_words,
}
