"""The rule choices of Unexploded Cow, what follows from them, and which of them go together."""

from typing import Annotated

from msgspec import Meta

from vacherie.core.errors import InvalidOptions
from vacherie.core.values import Options
from vacherie.games.unexploded_cow.cards import Deck, DeckList, ready
from vacherie.games.unexploded_cow.deck_file import deck_mistakes, shipped_deck
from vacherie.games.unexploded_cow.editions import EDITIONS, STARTING_MONEY, Edition, EditionName

Money = Annotated[int, Meta(ge=-(10**15), le=10**15)]


class UnexplodedOptions(Options, frozen=True):
    edition: EditionName = "2013"
    deck: DeckList | None = None
    """The cards themselves, so that a record needs no file; `None` for the deck that is shipped."""
    starting_money: tuple[Money, ...] | None = None
    """What each seat begins with, where it is not the usual 5000 (U38)."""


def edition_of(options: UnexplodedOptions) -> Edition:
    return EDITIONS[options.edition]


def deck_of(options: UnexplodedOptions) -> Deck:
    return ready(options.deck or shipped_deck())


def name_key(card: int, options: UnexplodedOptions) -> str | None:
    """The message that names the card, for an event of our own deck; all other cards have a name only."""
    effect = deck_of(options).effects.get(card) if options.deck is None else None
    return None if effect is None else f"card-unexploded-{effect.replace('_', '-')}"


def starting_money(options: UnexplodedOptions, players: int) -> tuple[int, ...]:
    return options.starting_money or (STARTING_MONEY,) * players


def player_counts(options: UnexplodedOptions) -> range:
    """Where each seat's money is given, only as many can play."""
    if options.starting_money is None:
        return edition_of(options).player_counts
    given = len(options.starting_money)
    return range(given, given + 1)


def options_problem(options: UnexplodedOptions) -> InvalidOptions | None:
    if options.deck is not None:
        for mistake in deck_mistakes(options.deck):
            return InvalidOptions(mistake.code, **mistake.params)
    return None if options.starting_money is None else money_problem(options, options.starting_money)


def money_problem(options: UnexplodedOptions, money: tuple[int, ...]) -> InvalidOptions | None:
    counts = edition_of(options).player_counts
    if len(money) not in counts:
        return InvalidOptions("money-seats", seats=len(money), least=counts[0], most=counts[-1])
    for amount in money:
        if amount % 100:
            return InvalidOptions("money-not-hundreds", amount=amount)
    return None
