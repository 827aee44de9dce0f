"""Views as they were before they told how long a turn and the track are, and which cards are too dear."""

from typing import Any

import msgspec

from vacherie.games.nevaches.options import NeVachesOptions, deck_of
from vacherie.games.nevaches.track import END_POINTS
from vacherie.games.nevaches.values import ACTIONS_EACH_TURN


def lift_view(view: dict[str, Any]) -> dict[str, Any]:
    """What is no such view stays as it is."""
    if "too_dear" in view:
        return view
    told = {"actions_each_turn": ACTIONS_EACH_TURN, "end_points": END_POINTS}
    match view:
        case {"viewer": int(viewer), "to_act": list(waiting), "asked": "action"} if viewer in waiting:
            return view | told | {"too_dear": too_dear(view, viewer)}
        case _:
            return view | told | {"too_dear": []}


def too_dear(view: dict[str, Any], viewer: int) -> list[str]:
    try:
        own = view["seats"][viewer]
        cards = [card for card in (own["start_card"], *own["hand"]) if card is not None]
        deck = deck_of(msgspec.convert(view["options"], NeVachesOptions))
        return [card for card in cards if deck[card].cows > own["home"]]
    except (LookupError, TypeError, msgspec.ValidationError):
        return []  # No view at all; its reader says what is wrong with it.
