"""What the browser's code is built from and tested with: its types, the decks, and games to draw."""

from collections.abc import Callable
from functools import partial

import msgspec
from msgspec.structs import replace

from tools.generate.fixtures import FIXTURES, fixture, lesson_fixture
from tools.generate.wire import server_types, wire_types
from vacherie.games import nevaches, six_qui_prend, unexploded_cow
from vacherie.games.nevaches.deck_file import shipped_cards
from vacherie.games.six_qui_prend.cards import CARDS, heads_on
from vacherie.games.unexploded_cow.deck_file import shipped_deck


def heads() -> str:
    """How many bull heads each card bears, to compare with those that are drawn on it."""
    return msgspec.json.encode({card: heads_on([card]) for card in CARDS}).decode() + "\n"


def deck() -> str:
    """The cards of Unexploded Cow that are shipped: a view holds only those of somebody's own deck."""
    shipped = shipped_deck()
    plain = replace(
        shipped,
        cows=tuple(replace(cow, known=()) for cow in shipped.cows),
        events=tuple(replace(event, known=()) for event in shipped.events),
    )
    return msgspec.json.format(msgspec.json.encode(plain), indent=2).decode() + "\n"


def pattern_cards() -> str:
    """The pattern cards that are shipped, in the order of the deck; an own deck comes with the options."""
    cards = (msgspec.json.encode(card).decode() for card in shipped_cards())
    return "[\n" + ",\n".join(cards) + "\n]\n"


BROWSER: dict[str, Callable[[], str]] = {
    "src/wire/server.ts": server_types,
    "src/wire/six_qui_prend.ts": partial(wire_types, six_qui_prend.GAME),
    "src/wire/unexploded_cow.ts": partial(wire_types, unexploded_cow.GAME),
    "src/wire/unexploded_cow_deck.json": deck,
    "src/wire/nevaches.ts": partial(wire_types, nevaches.GAME),
    "src/wire/nevaches-deck.json": pattern_cards,
    "fixtures/six-heads.json": heads,
    "fixtures/lesson-six.json": partial(lesson_fixture, "six_qui_prend"),
    **{f"fixtures/{name}.json": partial(fixture, name) for name in FIXTURES},
}
