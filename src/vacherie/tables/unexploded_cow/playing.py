"""What a player types in the play step: cards with all they need, the own herd's order, the die."""

from collections.abc import Sequence

from vacherie.core.errors import InvalidAction
from vacherie.games.unexploded_cow.actions import MoveCow, PlayCow, PlayEvent, RollDie, UnexplodedAction
from vacherie.games.unexploded_cow.view import UnexplodedView
from vacherie.tables.unexploded_cow.cards import deck_told
from vacherie.tables.unexploded_cow.hand import hand_places
from vacherie.tables.unexploded_cow.names import (
    Words,
    card_map,
    cows_in_play,
    every_card,
    every_cow,
    players,
    shown,
    usage,
)
from vacherie.tables.unexploded_cow.targets import (
    RIGHT_END,
    WITH_COW,
    read_known_herd,
    read_spot,
    read_targets,
)


def read_play(words: Words, view: UnexplodedView) -> Sequence[UnexplodedAction]:
    """A card may be named without any command."""
    match words.one_of(("play", "move", "order", "roll")):
        case "roll":
            words.end(usage("roll", words.teller))
            return [RollDie()]
        case "move":
            return [read_move(words, view)]
        case "order":
            return read_order(words, view)
        case _:
            return read_card(words, view)


def read_card(words: Words, view: UnexplodedView) -> list[UnexplodedAction]:
    card = read_hand_card(words, view)
    if deck_told(words.teller).is_cow(card):
        return [read_cow_play(card, words, view)]
    effect = deck_told(words.teller).effects[card]
    if not words:
        return [PlayEvent(card)]
    if effect not in WITH_COW:
        words.end(usage("play", words.teller))
    return [PlayEvent(card), *read_targets(effect, words, view)]


def read_hand_card(words: Words, view: UnexplodedView) -> int:
    if not words:
        raise InvalidAction("input-usage", usage=usage("play", words.teller))
    number = words.number()
    if number is None:
        return words.name(card_map(view.hand, words.teller), every_card(words.teller))
    places = hand_places(view, words.teller)
    if not 1 <= number <= len(places):
        raise InvalidAction("input-not-listed", number=number, most=len(places))
    if places[number - 1] not in view.hand:
        raise InvalidAction("input-card-gone", number=number)
    return places[number - 1]


def read_cow_play(card: int, words: Words, view: UnexplodedView) -> PlayCow:
    """Into the own herd and to its right end, where nothing else is said; what costs money, only if it is."""
    place = read_spot(words, len(view.herds[view.active]))
    herd = view.active
    if place is not None:
        expect_gain(card, words, view)
    else:
        named = read_known_herd(words, view)
        if named is None:
            expect_gain(card, words, view)
        herd = herd if named is None else named
        place = read_spot(words, len(view.herds[herd]))
    words.end(usage("play", words.teller))
    return PlayCow(card, herd, RIGHT_END if place is None else place)


def expect_gain(card: int, words: Words, view: UnexplodedView) -> None:
    """Nobody keeps a cow that only costs money because they forgot to say whose herd it is for."""
    deck = deck_told(words.teller)
    if deck.values[card] < 0:
        known = [name for name, seat in players(view, words.teller).items() if seat != view.viewer]
        raise InvalidAction(
            "input-whose-herd",
            card=deck.name(card),
            known=", ".join(known),
            example=f"{shown('play', words.teller)} {deck.name(card).lower()}",
            me=shown("me", words.teller),
        )


def read_move(words: Words, view: UnexplodedView) -> MoveCow:
    if not words:
        raise InvalidAction("input-usage", usage=usage("move", words.teller))
    card = read_own_cow(words, view)
    place = read_spot(words, len(view.herds[view.active]) - 1)
    if place is None or words:
        raise InvalidAction("input-usage", usage=usage("move", words.teller))
    return MoveCow(card, place)


def read_own_cow(words: Words, view: UnexplodedView) -> int:
    own = card_map(view.herds[view.active], words.teller)
    return words.name(own, cows_in_play(view, words.teller), every_cow(words.teller))


def read_order(words: Words, view: UnexplodedView) -> list[UnexplodedAction]:
    """The whole herd from left to right, as it stands on the screen."""
    wanted: list[int] = []
    while words:
        wanted.append(read_own_cow(words, view))
    herd = list(view.herds[view.active])
    if sorted(wanted) != sorted(herd):
        raise InvalidAction("input-not-the-herd", count=len(herd), known=own_names(herd, words))
    moves = moves_to(wanted[::-1], herd)
    if not moves:
        raise InvalidAction("input-same-order")
    return moves


def own_names(herd: Sequence[int], words: Words) -> str:
    deck = deck_told(words.teller)
    return ", ".join(deck.name(card) for card in reversed(herd)) or "none"


def moves_to(wanted: list[int], herd: list[int]) -> list[UnexplodedAction]:
    """One move for each cow that does not stand where it should, from the right end on."""
    moves: list[UnexplodedAction] = []
    for place, card in enumerate(wanted):
        if herd[place] != card:
            moves.append(MoveCow(card, place))
            herd.remove(card)
            herd.insert(place, card)
    return moves
