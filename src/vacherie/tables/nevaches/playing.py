"""How a card is played: by its number in the hand, and by the way in which it is put."""

from collections.abc import Sequence

from vacherie.core.errors import IllegalAction, InvalidAction
from vacherie.games.nevaches.actions import PlayCard
from vacherie.games.nevaches.view import NeVachesView
from vacherie.tables import Reply
from vacherie.tables.nevaches.cells import parse_cell
from vacherie.tables.nevaches.possible import deck_at, hand_of, own_player, ways_to_play
from vacherie.tables.nevaches.previews import Ways
from vacherie.tables.nevaches.typed import find_number, usage
from vacherie.tables.teller import Teller


def read_play(words: Sequence[str], view: NeVachesView, teller: Teller) -> Reply:
    """The card if there is one way to put it; else a look at the ways, until one of them is named."""
    player = own_player(view)
    hand = hand_of(player)
    number = find_number(words[0]) if words else None
    if number is None and not words and len(hand) == 1:
        number = 1
    if number is None:
        raise InvalidAction("input-usage", usage=usage("play", teller))
    if not 1 <= number <= len(hand):
        raise InvalidAction("input-not-a-number", text=words[0], most=len(hand))
    card = deck_at(view)[hand[number - 1]]
    if card.id in view.too_dear:
        raise IllegalAction("too-few-cows", card=card.id, cows=card.cows, home=player.home)
    ways = ways_to_play(player, card)
    if not ways:
        raise IllegalAction("not-its-shape", card=card.id)
    chosen = chosen_ways(words[1:], ways)
    if len(chosen) == 1:
        return Reply((chosen[0],))
    return Reply((), shown=Ways(view, number, tuple(ways), teller))


def chosen_ways(words: Sequence[str], ways: list[PlayCard]) -> list[PlayCard]:
    """By the number of the way, or by cells that get a cow; all of them where nothing is said."""
    if not words:
        return ways
    number = find_number(words[0])
    if number is not None and len(words) == 1:
        return ways[number - 1 : number] if number else []
    cells = [parse_cell(word) for word in words]
    return [way for way in ways if all(cell in way.cows for cell in cells)]
