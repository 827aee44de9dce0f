"""From what one viewer knows to a whole table that he could be looking at."""

from random import Random

from msgspec.structs import replace

from vacherie.core.values import OVER
from vacherie.games.unexploded_cow.options import deck_of
from vacherie.games.unexploded_cow.position import UnexplodedPosition, open_cards, open_cities
from vacherie.games.unexploded_cow.restore import checked_table
from vacherie.games.unexploded_cow.rules import UnexplodedCow
from vacherie.games.unexploded_cow.view import UnexplodedView

HIDDEN = ("hands", "draw_pile", "city_pile")
"""What a position says and a view does not, or only how many there are."""


def determinize(view: UnexplodedView, random: Random) -> UnexplodedCow:
    """All that the viewer has not seen, dealt anew."""
    seen = seen_position(view)
    deck = deck_of(view.options)
    unseen = shuffled_rest(deck.main_count, [*open_cards(seen), *view.hand], random)
    hands = []
    for seat, size in enumerate(view.hand_sizes):
        if seat == view.viewer:
            hands.append(view.hand)
        else:
            hands.append(tuple(unseen[:size]))
            del unseen[:size]
    cities = shuffled_rest(len(deck.cities), open_cities(seen), random)
    position = replace(seen, hands=tuple(hands), draw_pile=tuple(unseen), city_pile=tuple(cities))
    return checked_table(position)


def seen_position(view: UnexplodedView) -> UnexplodedPosition:
    """All of a position that everybody sees."""
    same = set(UnexplodedPosition.__struct_fields__) & set(UnexplodedView.__struct_fields__) - set(HIDDEN)
    facts = {name: getattr(view, name) for name in same}
    reason = None if view.outcome is None else view.outcome.reason
    return UnexplodedPosition(**facts | {"asked": view.asked or OVER, "reason": reason})


def shuffled_rest(count: int, seen: list[int], random: Random) -> list[int]:
    rest = sorted(set(range(count)) - set(seen))
    random.shuffle(rest)
    return rest
