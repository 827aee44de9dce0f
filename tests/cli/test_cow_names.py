"""What the cards of Unexploded Cow are called in the terminal, with our own deck and with a user's."""

import pytest

from tests.unexploded_cow.board import DECK
from vacherie.cli.play.seating import seated
from vacherie.games.unexploded_cow import GAME
from vacherie.games.unexploded_cow.deck_file import shipped_deck
from vacherie.games.unexploded_cow.options import UnexplodedOptions, deck_of
from vacherie.messages.catalogue import catalogue
from vacherie.tables.teller import Teller
from vacherie.tables.unexploded_cow.cards import card_name
from vacherie.tables.unexploded_cow.names import Words, every_card


def teller(language: str, options: UnexplodedOptions) -> Teller:
    words = catalogue(language)
    return Teller(words, GAME, seated(["calf"], words), 0, options)


def shipped_event(name: str) -> int:
    return deck_of(UnexplodedOptions()).names.index(name)


def test_events_of_our_deck_are_named_in_the_language_of_the_table() -> None:
    french = teller("fr", UnexplodedOptions())
    assert card_name(shipped_event("Firing Squad"), french) == "Peloton d’exécution"
    assert card_name(shipped_event("Stampede"), french) == "Débandade"


def test_cows_keep_their_names() -> None:
    assert card_name(0, teller("fr", UnexplodedOptions())) == "Winston"


@pytest.mark.parametrize("deck", [DECK, shipped_deck()], ids=["small", "typed in like ours"])
def test_a_users_own_deck_keeps_its_names(deck: object) -> None:
    options = UnexplodedOptions(deck=deck)  # type: ignore[arg-type]
    names = deck_of(options).names
    assert [card_name(card, teller("fr", options)) for card in range(len(names))] == names


@pytest.mark.parametrize("text", ["peloton d'execution", "Peloton d’exécution", "pelo"])
def test_a_french_event_can_be_typed_on_any_keyboard(text: str) -> None:
    french = teller("fr", UnexplodedOptions())
    assert Words(text, french).name(every_card(french)) == shipped_event("Firing Squad")
