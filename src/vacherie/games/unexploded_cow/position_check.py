"""What a position of Unexploded Cow must hold to be one."""

from collections.abc import Iterable, Iterator, Sequence
from itertools import chain

from vacherie.core.errors import InvalidPosition
from vacherie.core.position import Path, expect
from vacherie.games.unexploded_cow.cards import Deck
from vacherie.games.unexploded_cow.options import deck_of
from vacherie.games.unexploded_cow.position import UnexplodedPosition
from vacherie.games.unexploded_cow.values import OpenBlast

NEEDED = {
    "blast": ("blast",),
    "payout": ("blast",),
    "which_roll": ("rolls",),
    "place": ("chosen",),
    "over": ("reason",),
}
"""What must be there for a choice to make sense."""


def check_position(position: UnexplodedPosition) -> None:
    """Raises the first thing that keeps this from being a position of the game."""
    deck = deck_of(position.options)
    check_seats(position)
    check_whole("no-such-card", main_cards(position), deck.main_count)
    check_whole("no-such-city", cities(position), len(deck.cities))
    check_cows(position, deck)
    check_choice(position, deck)


def check_seats(position: UnexplodedPosition) -> None:
    check_one_each(position.hands, ("hands",), position.players)
    for name in ("herds", "cities", "money", "order"):
        check_one_each(getattr(position, name), (name,), position.players)
    for path, seat in seats(position):
        if seat is not None and seat not in range(position.players):
            raise InvalidPosition("no-such-seat", path=path, seat=seat, most=position.players - 1)
    for place, seat in enumerate(position.order):
        if seat in position.order[:place]:
            raise InvalidPosition("seat-twice", path=("order", place), seat=seat)


def check_one_each(values: Sequence[object], path: Path, players: int) -> None:
    """One for each seat, or left out."""
    if values:
        expect(len(values), players, path)


def seats(position: UnexplodedPosition) -> Iterator[tuple[Path, int | None]]:
    """Each seat that the position names, and where."""
    for name in ("first", "active", "roller", "last_taker"):
        yield (name,), getattr(position, name)
    for index, spy in enumerate(position.spies):
        yield ("spies", index, "owner"), spy.owner
    for place, seat in enumerate(position.order):
        yield ("order", place), seat
    if position.blast is not None:
        yield ("blast", "herd"), position.blast.herd
        for name in ("exploded", "settled"):
            for index, cow in enumerate(getattr(position.blast, name)):
                yield ("blast", name, index, "owner"), cow.owner


def main_cards(position: UnexplodedPosition) -> Iterator[tuple[Path, int]]:
    """Each main card of the position and where it lies."""
    yield from in_rows(("hands",), position.hands)
    yield from in_rows(("herds",), position.herds)
    yield from in_row(("discard",), position.discard)
    yield from in_row(("draw_pile",), position.draw_pile or ())
    if position.event is not None:
        yield ("event",), position.event


def cities(position: UnexplodedPosition) -> Iterator[tuple[Path, int]]:
    yield from in_rows(("cities",), position.cities)
    yield from in_row(("unclaimed",), position.unclaimed)
    yield from in_row(("city_pile",), position.city_pile or ())
    if position.city is not None:
        yield ("city",), position.city


def in_rows(path: Path, rows: Iterable[Iterable[int]]) -> Iterator[tuple[Path, int]]:
    for index, cards in enumerate(rows):
        yield from in_row((*path, index), cards)


def in_row(path: Path, cards: Iterable[int]) -> Iterator[tuple[Path, int]]:
    yield from (((*path, place), card) for place, card in enumerate(cards))


def check_whole(code: str, cards: Iterable[tuple[Path, int]], count: int) -> None:
    """Every card exists, and none is in two places."""
    seen: set[int] = set()
    for path, card in cards:
        if card not in range(count):
            raise InvalidPosition(code, path=path, card=card, highest=count - 1)
        if card in seen:
            raise InvalidPosition("card-twice", path=path, card=card)
        seen.add(card)


def check_cows(position: UnexplodedPosition, deck: Deck) -> None:
    """Only cows stand in herds, and each Spy there has an owner."""
    for path, card in in_rows(("herds",), position.herds):
        if not deck.is_cow(card):
            raise InvalidPosition("not-a-cow", path=path)
        if deck.is_a("spy", card) and all(spy.card != card for spy in position.spies):
            raise InvalidPosition("spy-without-owner", path=path, name=deck.name(card))
    in_play = set(chain(*position.herds))
    for index, spy in enumerate(position.spies):
        if spy.card not in in_play or not deck.is_a("spy", spy.card):
            raise InvalidPosition("no-such-spy", path=("spies", index), name=deck.name(spy.card))


def check_choice(position: UnexplodedPosition, deck: Deck) -> None:
    for name in NEEDED.get(position.asked, ()):
        if getattr(position, name) is None:
            raise InvalidPosition("field-missing", path=(), field=name)
    if position.asked in ("cow", "place"):
        check_cow_choice(position, deck)
    if position.event is not None and deck.is_cow(position.event):
        raise InvalidPosition("not-an-event", path=("event",), name=deck.name(position.event))
    if position.visiting is not None and all(position.visiting not in taken for taken in position.cities):
        raise InvalidPosition("city-not-taken", path=("visiting",))
    if position.blast is not None:
        check_blast(position, position.blast, deck)


def check_cow_choice(position: UnexplodedPosition, deck: Deck) -> None:
    """Something must say what is done with the cow, and the chosen one must be there."""
    if position.event is None and position.visiting is None:
        raise InvalidPosition("field-missing", path=(), field="event")
    if position.visiting is not None and deck.cities[position.visiting].cow is None:
        raise InvalidPosition("city-without-cow", path=("visiting",))
    if position.chosen is not None and position.chosen not in {*position.discard, *chain(*position.herds)}:
        raise InvalidPosition("cow-out-of-reach", path=("chosen",), name=deck.name(position.chosen))


def check_blast(position: UnexplodedPosition, blast: OpenBlast, deck: Deck) -> None:
    """Bombs are held in the herd; what has exploded is a cow on the discard pile."""
    herd = position.herds[blast.herd] if position.herds else ()
    for name in ("bombs", "stolen"):
        for path, card in in_row(("blast", name), getattr(blast, name)):
            if card not in herd:
                raise InvalidPosition("not-in-this-herd", path=path, name=deck.name(card))
    for name in ("exploded", "settled"):
        for index, cow in enumerate(getattr(blast, name)):
            if cow.card not in position.discard or not deck.is_cow(cow.card):
                path = ("blast", name, index)
                raise InvalidPosition("not-exploded", path=path, name=deck.name(cow.card))
