"""Cards, cities and money of Unexploded Cow in words."""

from collections.abc import Iterable, Iterator

from vacherie.core.errors import Param
from vacherie.games.unexploded_cow.cards import City, Deck
from vacherie.games.unexploded_cow.editions import EDITIONS
from vacherie.games.unexploded_cow.options import UnexplodedOptions, deck_of, name_key
from vacherie.tables.teller import Teller


def options_of(teller: Teller) -> UnexplodedOptions:
    assert isinstance(teller.rules, UnexplodedOptions), teller.rules
    return teller.rules


def deck_told(teller: Teller) -> Deck:
    """The deck of this game, which may be a user's own."""
    return deck_of(options_of(teller))


def money(amount: int, teller: Teller, plus: str = "") -> str:
    """A sum in the edition's currency (U3); `plus` stands before one that is above zero."""
    sign = "−" if amount < 0 else plus if amount > 0 else ""
    currency = EDITIONS[options_of(teller).edition].currency
    return teller.words.text("money-unexploded", currency=currency, sign=sign, amount=abs(amount))


def short_value(value: int) -> str:
    """A value without its currency, as narrow as it gets."""
    return f"−{-value}" if value < 0 else f"{value}"


def card_name(card: int, teller: Teller) -> str:
    key = name_key(card, options_of(teller))
    return deck_told(teller).name(card) if key is None else teller.words.text(key)


def card_names(cards: Iterable[int], teller: Teller) -> str:
    return teller.together(card_name(card, teller) for card in cards)


def cow_told(card: int, teller: Teller) -> str:
    """A cow's kind, value and what it can do, in a line."""
    deck = deck_told(teller)
    return teller.text("cow", deck.kinds[card], **kind_facts(card, teller))


def kind_facts(card: int, teller: Teller) -> dict[str, Param]:
    deck = deck_told(teller)
    kind = deck.kinds[card]
    return {
        "value": money(deck.values[card], teller),
        "defusal": money(EDITIONS[options_of(teller).edition].defusal, teller),
        "kind": teller.text("kind", kind),
        "ability": "none" if kind in ("plain", "negative") else "some",
    }


def card_told(card: int, teller: Teller) -> str:
    """What a card of the hand is good for."""
    deck = deck_told(teller)
    if deck.is_cow(card):
        return cow_told(card, teller)
    told = effect_told(deck.effects[card], "you", teller)
    return told[:1].upper() + told[1:]


def effect_told(effect: str, who: Param, teller: Teller) -> str:
    """What an event does; `who` plays it."""
    return teller.text("effect", effect, who=who, small=money(100, teller), tax=money(300, teller))


def city_told(city: City, teller: Teller) -> str:
    """What a city gives, in a few words."""
    return teller.together(city_gifts(city, teller))


def city_gifts(city: City, teller: Teller) -> Iterator[str]:
    if city.money:
        yield teller.text("city", "money", amount=money(city.money, teller))
    if city.draw:
        yield teller.text("city", "draw", count=city.draw)
    if city.cow is not None:
        yield teller.text("city", city.cow)
    if not (city.money or city.draw or city.cow):
        yield teller.text("city", "nothing")
