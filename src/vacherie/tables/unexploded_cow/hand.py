"""The numbers of the cards in the hand, which stay the same for a whole turn."""

from vacherie.games.unexploded_cow.view import UnexplodedView
from vacherie.tables.teller import Teller


def hand_places(view: UnexplodedView, teller: Teller) -> list[int]:
    """The cards as they were numbered when the turn began: one that was played leaves its number free."""
    is_under_way = view.active == view.viewer and view.cards_played > 0
    before: list[int] = teller.notes.get("hand", []) if is_under_way else []
    places = [*before, *(card for card in view.hand if card not in before)]
    teller.notes["hand"] = places
    return places
