"""The rule choices of NéVaches."""

from typing import Final

from vacherie.core.errors import InvalidOptions
from vacherie.core.values import Options
from vacherie.games.nevaches.deck import Deck, OwnDeck, find_deck_mistake, make_deck
from vacherie.games.nevaches.deck_file import shipped_deck

PLAYER_COUNTS: Final = range(2, 5)


class NeVachesOptions(Options, frozen=True):
    random_bonus: bool = False  # N24
    choose_start_card: bool = False  # N25
    deck: OwnDeck | None = None
    """`None` for the shipped one."""


def options_problem(options: NeVachesOptions) -> InvalidOptions | None:
    if options.deck is None:
        return None
    mistake = find_deck_mistake(options.deck.cards)
    return None if mistake is None else InvalidOptions(mistake.code, **mistake.params)


def deck_of(options: NeVachesOptions) -> Deck:
    return shipped_deck() if options.deck is None else make_deck(options.deck.cards)
