"""Reads a deck file, ours or a user's own, and refuses it whole at the first mistake.

    deck-main-count       count, wanted       not 69 cows and events together
    deck-city-count       count, wanted       not 12 cities
    deck-too-small        count, least        not enough main cards to deal
    deck-name-twice       name                two cows or events, or two cities, of the same name
    deck-not-hundreds     name, amount        a price, a value or a sum that is no multiple of 100
    deck-kind-value       name, kind, value   a negative cow that pays, or a plain one that costs

Other mistakes have the codes of `toml_source`.
"""

from collections.abc import Iterator
from functools import cache
from importlib.resources import files
from typing import Final

from vacherie.core.files.field_mistakes import Mistake
from vacherie.core.files.toml import convert, fail, read_toml
from vacherie.core.files.toml_lines import Path
from vacherie.games.unexploded_cow.cards import CITIES, MAIN_CARDS, CardEntry, Cow, DeckList

SHIPPED: Final = "deck.toml"
LEAST_CARDS: Final = 30
"""A hand and a turn's draw for each of six players."""


def parse_deck(text: str, file: str) -> DeckList:
    """Raises `InvalidFile` for the first mistake."""
    source = read_toml(text, file)
    deck = convert(source, DeckList)
    for mistake in deck_mistakes(deck):
        raise fail(source, mistake.path, mistake.code, **mistake.params)
    return deck


@cache
def shipped_deck() -> DeckList:
    text = (files(__package__) / SHIPPED).read_text("utf-8")
    return parse_deck(text, SHIPPED)


def deck_mistakes(deck: DeckList) -> Iterator[Mistake]:
    yield from count_mistakes(deck)
    yield from name_mistakes(("cows", "events"), deck)
    yield from name_mistakes(("cities",), deck)
    for path, card, amount in amounts(deck):
        if amount % 100:
            yield Mistake(path, "deck-not-hundreds", {"name": card.name, "amount": amount})
    for index, cow in enumerate(deck.cows):
        if not sign_fits(cow):
            yield Mistake(
                ("cows", index, "value"),
                "deck-kind-value",
                {"name": cow.name, "kind": cow.kind, "value": cow.value},
            )


def count_mistakes(deck: DeckList) -> Iterator[Mistake]:
    count = deck.main_cards()
    if count < LEAST_CARDS:
        yield Mistake((), "deck-too-small", {"count": count, "least": LEAST_CARDS})
    if deck.counts == "free":
        return
    if count != MAIN_CARDS:
        yield Mistake((), "deck-main-count", {"count": count, "wanted": MAIN_CARDS})
    if len(deck.cities) != CITIES:
        yield Mistake(("cities",), "deck-city-count", {"count": len(deck.cities), "wanted": CITIES})


def name_mistakes(parts: tuple[str, ...], deck: DeckList) -> Iterator[Mistake]:
    seen: set[str] = set()
    for part in parts:
        for index, card in enumerate(getattr(deck, part)):
            name = card.name.casefold()
            if name in seen:
                yield Mistake((part, index, "name"), "deck-name-twice", {"name": card.name})
            seen.add(name)


def amounts(deck: DeckList) -> Iterator[tuple[Path, CardEntry, int]]:
    """Each sum of money in the deck, where it stands, and on which card."""
    for part, names in (("cows", ("price", "value")), ("events", ("price",)), ("cities", ("money",))):
        for index, card in enumerate(getattr(deck, part)):
            yield from (((part, index, name), card, getattr(card, name)) for name in names)


def sign_fits(cow: Cow) -> bool:
    if cow.kind == "negative":
        return cow.value < 0
    return cow.kind != "plain" or cow.value > 0
