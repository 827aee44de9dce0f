"""What the browser has of NéVaches: the shipped pattern cards, and golden games for its tests."""

from typing import Any

import msgspec

from tools.generate.rooms import BrowserRoom
from tools.generate.situations import VIEWER, Situation, is_asked
from vacherie.games.nevaches.deck_file import shipped_cards


def pattern_cards() -> str:
    """The pattern cards that are shipped, in the order of the deck; an own deck comes with the options."""
    cards = (msgspec.json.encode(card).decode() for card in shipped_cards())
    return "[\n" + ",\n".join(cards) + "\n]\n"


def wide_valley(state: Any) -> int | None:
    return len(state.view(VIEWER).seats[VIEWER].tiles) if is_asked(state, "action") else None


def long_hand(state: Any) -> int | None:
    return len(state.names_of_cards(VIEWER)) if is_asked(state, "action") else None


def scoring(state: Any) -> int | None:
    return 1 if is_asked(state, "goal") else None


BROWSER = BrowserRoom(
    fixtures={
        "nevaches-two": "nevaches-base-2",
        "nevaches-four": "nevaches-base-4",
        "nevaches-random-bonus": "nevaches-random_bonus-3",
        "nevaches-start-card": "nevaches-choose_start_card-4",
        "nevaches-shipped": "nevaches-shipped-3",
    },
    steps=60,
    situations={
        f"nevaches-{name}-{players}": Situation(players, fullness)
        for name, fullness in (("valley", wide_valley), ("hand", long_hand), ("scoring", scoring))
        for players in (2, 3, 4)
    },
    files={"src/wire/nevaches-deck.json": pattern_cards},
)
