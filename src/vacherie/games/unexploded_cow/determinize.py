"""From what one viewer knows to a whole table that he could be looking at."""

from random import Random

from vacherie.games.unexploded_cow.options import deck_of
from vacherie.games.unexploded_cow.position import UnexplodedPosition, open_cards, open_cities
from vacherie.games.unexploded_cow.restore import restore
from vacherie.games.unexploded_cow.rules import UnexplodedCow
from vacherie.games.unexploded_cow.view import UnexplodedView


def determinize(view: UnexplodedView, random: Random) -> UnexplodedCow:
    """All that the viewer has not seen, dealt anew."""
    deck = deck_of(view.table.options)
    unseen = shuffled_rest(deck.main_count, [*open_cards(view.table), *view.hand], random)
    hands = []
    for seat, size in enumerate(view.hand_sizes):
        if seat == view.viewer:
            hands.append(view.hand)
        else:
            hands.append(tuple(unseen[:size]))
            del unseen[:size]
    cities = shuffled_rest(len(deck.cities), open_cities(view.table), random)
    return restore(UnexplodedPosition(view.table, tuple(hands), tuple(unseen), tuple(cities)))


def shuffled_rest(count: int, seen: list[int], random: Random) -> list[int]:
    rest = sorted(set(range(count)) - set(seen))
    random.shuffle(rest)
    return rest
