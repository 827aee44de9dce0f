"""What the browser has of NéVaches: the shipped pattern cards, and golden games for its tests."""

import msgspec

from tools.generate.rooms import BrowserRoom
from vacherie.games.nevaches.deck_file import shipped_cards


def pattern_cards() -> str:
    """The pattern cards that are shipped, in the order of the deck; an own deck comes with the options."""
    cards = (msgspec.json.encode(card).decode() for card in shipped_cards())
    return "[\n" + ",\n".join(cards) + "\n]\n"


BROWSER = BrowserRoom(
    fixtures={
        "nevaches-two": "nevaches-base-2",
        "nevaches-four": "nevaches-base-4",
        "nevaches-random-bonus": "nevaches-random_bonus-3",
        "nevaches-start-card": "nevaches-choose_start_card-4",
        "nevaches-shipped": "nevaches-shipped-3",
    },
    steps=60,
    files={"src/wire/nevaches-deck.json": pattern_cards},
)
