"""Reads deck files: the one we ship, and those that players write.

    deck-count        count, wanted      not 55 cards, and the file does not say `counts = "free"`

Other mistakes have the codes of `toml_source` and of `deck`.
"""

from functools import cache
from pathlib import Path
from typing import Final, Literal

import msgspec

from vacherie.core.files.toml import convert, fail, read_toml
from vacherie.games.nevaches.cards import CARD_COUNT, DrawnCard
from vacherie.games.nevaches.deck import Deck, OwnDeck, find_deck_mistake, make_deck

SHIPPED: Final = Path(__file__).with_name("deck.toml")


class _DeckFile(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    card: tuple[DrawnCard, ...]
    name: str | None = None
    counts: Literal["full", "free"] = "full"


def parse_deck(text: str, file: str) -> OwnDeck:
    """Raises `InvalidFile` for the first mistake."""
    source = read_toml(text, file)
    deck = convert(source, _DeckFile)
    if deck.counts == "full" and len(deck.card) != CARD_COUNT:
        raise fail(source, ("card",), "deck-count", count=len(deck.card), wanted=CARD_COUNT)
    mistake = find_deck_mistake(deck.card)
    if mistake is not None:
        raise fail(source, ("card", *mistake.path), mistake.code, **mistake.params)
    return OwnDeck(deck.name or Path(file).stem, deck.card)


@cache
def shipped_deck() -> Deck:
    return make_deck(shipped_cards())


@cache
def shipped_cards() -> tuple[DrawnCard, ...]:
    return parse_deck(SHIPPED.read_text("utf-8"), SHIPPED.name).cards
