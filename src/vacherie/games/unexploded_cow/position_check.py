"""What a position of Unexploded Cow must hold to be one."""

from collections.abc import Iterable, Iterator, Sequence
from itertools import chain

from vacherie.core.errors import InvalidPosition
from vacherie.games.unexploded_cow.cards import Deck
from vacherie.games.unexploded_cow.open_table import OpenBlast, OpenTable
from vacherie.games.unexploded_cow.options import deck_of, options_problem, player_counts
from vacherie.games.unexploded_cow.position import UnexplodedPosition

Path = tuple[str | int, ...]

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
    check_game(position.table)
    deck = deck_of(position.table.options)
    check_seats(position)
    check_whole("no-such-card", main_cards(position), deck.main_count)
    check_whole("no-such-city", cities(position), len(deck.cities))
    check_cows(position.table, deck)
    check_choice(position.table, deck)


def check_game(table: OpenTable) -> None:
    problem = options_problem(table.options)
    if problem is not None:
        raise InvalidPosition(problem.code, path=("table", "options"), **problem.params)
    counts = player_counts(table.options)
    if table.players not in counts:
        params = {"players": table.players, "least": counts[0], "most": counts[-1]}
        raise InvalidPosition("players-out-of-range", path=("table", "players"), **params)


def check_seats(position: UnexplodedPosition) -> None:
    table = position.table
    check_one_each(position.hands, ("hands",), table.players)
    for name in ("herds", "cities", "money", "order"):
        check_one_each(getattr(table, name), ("table", name), table.players)
    for path, seat in seats(table):
        if seat is not None and seat not in range(table.players):
            raise InvalidPosition("no-such-seat", path=path, seat=seat, most=table.players - 1)
    for place, seat in enumerate(table.order):
        if seat in table.order[:place]:
            raise InvalidPosition("seat-twice", path=("table", "order", place), seat=seat)


def check_one_each(values: Sequence[object], path: Path, players: int) -> None:
    """One for each seat, or left out."""
    if values and len(values) != players:
        raise InvalidPosition("wrong-count", path=path, count=len(values), wanted=players)


def seats(table: OpenTable) -> Iterator[tuple[Path, int | None]]:
    """Each seat that the position names, and where."""
    for name in ("first", "active", "roller", "last_taker"):
        yield ("table", name), getattr(table, name)
    for index, spy in enumerate(table.spies):
        yield ("table", "spies", index, "owner"), spy.owner
    for place, seat in enumerate(table.order):
        yield ("table", "order", place), seat
    if table.blast is not None:
        yield ("table", "blast", "herd"), table.blast.herd
        for name in ("exploded", "settled"):
            for index, cow in enumerate(getattr(table.blast, name)):
                yield ("table", "blast", name, index, "owner"), cow.owner


def main_cards(position: UnexplodedPosition) -> Iterator[tuple[Path, int]]:
    """Each main card of the position and where it lies."""
    yield from in_rows(("hands",), position.hands)
    yield from in_rows(("table", "herds"), position.table.herds)
    yield from in_row(("table", "discard"), position.table.discard)
    yield from in_row(("draw_pile",), position.draw_pile or ())
    if position.table.event is not None:
        yield ("table", "event"), position.table.event


def cities(position: UnexplodedPosition) -> Iterator[tuple[Path, int]]:
    yield from in_rows(("table", "cities"), position.table.cities)
    yield from in_row(("table", "unclaimed"), position.table.unclaimed)
    yield from in_row(("city_pile",), position.city_pile or ())
    if position.table.city is not None:
        yield ("table", "city"), position.table.city


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


def check_cows(table: OpenTable, deck: Deck) -> None:
    """Only cows stand in herds, and each Spy there has an owner."""
    for path, card in in_rows(("table", "herds"), table.herds):
        if not deck.is_cow(card):
            raise InvalidPosition("not-a-cow", path=path)
        if deck.is_a("spy", card) and all(spy.card != card for spy in table.spies):
            raise InvalidPosition("spy-without-owner", path=path, name=deck.name(card))
    in_play = set(chain(*table.herds))
    for index, spy in enumerate(table.spies):
        if spy.card not in in_play or not deck.is_a("spy", spy.card):
            raise InvalidPosition("no-such-spy", path=("table", "spies", index), name=deck.name(spy.card))


def check_choice(table: OpenTable, deck: Deck) -> None:
    for name in NEEDED.get(table.asked, ()):
        if getattr(table, name) is None:
            raise InvalidPosition("field-missing", path=("table",), field=name)
    if table.asked in ("cow", "place"):
        check_cow_choice(table, deck)
    if table.event is not None and deck.is_cow(table.event):
        raise InvalidPosition("not-an-event", path=("table", "event"), name=deck.name(table.event))
    if table.visiting is not None and all(table.visiting not in taken for taken in table.cities):
        raise InvalidPosition("city-not-taken", path=("table", "visiting"))
    if table.blast is not None:
        check_blast(table, table.blast, deck)


def check_cow_choice(table: OpenTable, deck: Deck) -> None:
    """Something must say what is done with the cow, and the chosen one must be there."""
    if table.event is None and table.visiting is None:
        raise InvalidPosition("field-missing", path=("table",), field="event")
    if table.visiting is not None and deck.cities[table.visiting].cow is None:
        raise InvalidPosition("city-without-cow", path=("table", "visiting"))
    if table.chosen is not None and table.chosen not in {*table.discard, *chain(*table.herds)}:
        raise InvalidPosition("cow-out-of-reach", path=("table", "chosen"), name=deck.name(table.chosen))


def check_blast(table: OpenTable, blast: OpenBlast, deck: Deck) -> None:
    """Bombs are held in the herd; what has exploded is a cow on the discard pile."""
    herd = table.herds[blast.herd] if table.herds else ()
    for name in ("bombs", "stolen"):
        for path, card in in_row(("table", "blast", name), getattr(blast, name)):
            if card not in herd:
                raise InvalidPosition("not-in-this-herd", path=path, name=deck.name(card))
    for name in ("exploded", "settled"):
        for index, cow in enumerate(getattr(blast, name)):
            if cow.card not in table.discard or not deck.is_cow(cow.card):
                path = ("table", "blast", name, index)
                raise InvalidPosition("not-exploded", path=path, name=deck.name(cow.card))
