"""What a position of NéVaches must hold to be one."""

from collections import Counter
from collections.abc import Iterator

from vacherie.core.errors import InvalidPosition
from vacherie.core.position import Path, expect, expect_at_most
from vacherie.core.values import OVER
from vacherie.games.nevaches.area import Area
from vacherie.games.nevaches.cards import CARDS_FACE_UP, LETTERS, OUTSIDE
from vacherie.games.nevaches.choice_check import check_choice
from vacherie.games.nevaches.drawing import parse_area
from vacherie.games.nevaches.options import deck_of
from vacherie.games.nevaches.position import NeVachesPosition, SeatPosition
from vacherie.games.nevaches.squares import square_cells
from vacherie.games.nevaches.state import TREES_EACH
from vacherie.games.nevaches.tiles import (
    CELLS,
    FARTHEST,
    SIDES,
    TILES_FACE_UP,
    Landscape,
    number_of,
    numbers_of,
    tile_counts,
)
from vacherie.games.nevaches.track import COW_COUNT, FRONTS, LAYOUTS, cows_on_track


def check_position(position: NeVachesPosition) -> None:
    """Raises the first thing that keeps this from being a position of the game."""
    check_seat_numbers(position)
    check_track(position)
    areas = check_areas(position)
    check_tiles(position)
    check_cards(position)
    check_goals(position)
    check_choice(position, areas)


def check_seat_numbers(position: NeVachesPosition) -> None:
    if position.seats is not None:
        expect(len(position.seats), position.players, ("seats",))
    for name, seat in (("fox", position.fox), ("seat", position.seat)):
        if seat is not None and seat not in range(position.players):
            raise InvalidPosition("no-such-index", path=(name,), index=seat, most=position.players - 1)
    if position.fox is None and position.asked != "deal":
        raise InvalidPosition("field-missing", path=("fox",))


def check_track(position: NeVachesPosition) -> None:
    layouts = LAYOUTS if position.options.random_bonus else {FRONTS}
    if position.bonus_tiles not in layouts:
        raise InvalidPosition("bonus-tiles", path=("bonus_tiles",))
    for number, seat in enumerate(position.seats or ()):
        if seat.points < 0:
            raise InvalidPosition("below-zero", path=("seats", number, "points"), number=seat.points)


def check_areas(position: NeVachesPosition) -> list[Area]:
    """The areas that the position describes, each one that could be."""
    areas = [Area() for _ in range(position.players)]
    for number, seat in enumerate(position.seats or ()):
        path: Path = ("seats", number)
        area = areas[number] = area_of(seat, path)
        check_connected(area, (*path, "area"))
        check_trees(area, (*path, "trees"))
        check_cows(position, number, seat, area)
    expect_at_most(sum(len(area.trees) for area in areas), TREES_EACH * position.players, ("seats",))
    return areas


def area_of(seat: SeatPosition, path: Path) -> Area:
    try:
        drawn = list(parse_area(seat.area, seat.corner))
    except ValueError as error:
        known = " ".join((*LETTERS, OUTSIDE))
        raise InvalidPosition("area-sign", path=(*path, "area"), sign=str(error), known=known) from error
    farthest = FARTHEST + max(0, len(drawn) - 1)  # Every further tile may reach a cell farther.
    for cell in (*(cell for cell, _, _ in drawn), *seat.trees):
        if max(map(abs, cell)) > farthest:
            raise InvalidPosition("cell-too-far", path=(*path, "corner"), most=farthest)
    tiles = {number_of(cell): landscape for cell, landscape, _ in drawn}
    cows = [number_of(cell) for cell, _, has_cow in drawn if has_cow]
    return Area.of(tiles, cows, numbers_of(seat.trees))


def check_connected(area: Area, path: Path) -> None:
    reached = list(area.tiles)[:1]
    waiting = set(area.tiles) - set(reached)
    for cell in reached:
        beside = {cell + side for side in SIDES} & waiting
        waiting -= beside
        reached += beside
    if waiting:
        raise InvalidPosition("area-apart", path=path)


def check_trees(area: Area, path: Path) -> None:
    """N9: each on a square of its own, of four different or four equal landscapes."""
    served = set[int]()
    for index, corner in enumerate(area.trees):
        landscapes = {area.tiles.get(cell) for cell in square_cells(corner)}
        is_square = len(landscapes) in (1, 4) and None not in landscapes
        if not is_square or not served.isdisjoint(square_cells(corner)):
            column, row = CELLS[corner]
            raise InvalidPosition("no-tree-there", path=(*path, index), column=column, row=row)
        served.update(square_cells(corner))


def check_cows(position: NeVachesPosition, number: int, seat: SeatPosition, area: Area) -> None:
    """N4: six each, in the area, on the track and at home."""
    left = cows_left(position, number, seat, area)
    if left < 0 or (seat.home is not None and seat.home != left):
        raise InvalidPosition("cow-count", path=("seats", number), wanted=COW_COUNT)


def cows_left(position: NeVachesPosition, number: int, seat: SeatPosition, area: Area) -> int:
    """Those neither in the area nor on the track."""
    # N21: the last points move no cow, so when all is over the track does not tell.
    if seat.home is not None and position.asked in ("deal", OVER):
        return seat.home
    pending = position.pending if number == position.seat else ()
    return COW_COUNT - len(area.cows) - cows_on_track(position.bonus_tiles, seat.points, pending)


def check_tiles(position: NeVachesPosition) -> None:
    found = Counter[Landscape](position.tiles_aside)
    found.update(position.tile_row or ())
    found.update(position.tile_pile or ())
    for seat in position.seats or ():
        found.update(landscape for _, landscape, _ in parse_area(seat.area))
    for landscape, most in tile_counts(position.players).items():
        if found[landscape] > most:
            count = found[landscape]
            raise InvalidPosition("too-many-tiles", path=(), landscape=landscape, count=count, most=most)
    expect_at_most(len(position.tile_row or ()), TILES_FACE_UP, ("tile_row",))


def all_cards(position: NeVachesPosition) -> Iterator[tuple[Path, str]]:
    """Each card of the position and where it stands."""
    for name in ("card_row", "card_pile", "discards"):
        yield from (((name, index), card) for index, card in enumerate(getattr(position, name) or ()))
    for number, seat in enumerate(position.seats or ()):
        yield from ((("seats", number, "hand", index), card) for index, card in enumerate(seat.hand))
        if seat.start_card is not None:
            yield ("seats", number, "start_card"), seat.start_card


def check_cards(position: NeVachesPosition) -> None:
    deck = deck_of(position.options)
    seen = set[str]()
    for path, card in all_cards(position):
        if card not in deck:
            raise InvalidPosition("card-not-in-deck", path=path, card=card)
        if card in seen:
            raise InvalidPosition("card-twice", path=path, card=card)
        seen.add(card)
    expect_at_most(len(position.card_row or ()), CARDS_FACE_UP, ("card_row",))


def check_goals(position: NeVachesPosition) -> None:
    seen = set[str]()
    for number, seat in enumerate(position.seats or ()):
        path: Path = ("seats", number, "goals")
        if seat.goals is not None and position.asked != "deal":
            expect(len(seat.goals), 2, path)
        for index, goal in enumerate(seat.goals or ()):
            if goal in seen:
                raise InvalidPosition("goal-twice", path=(*path, index), goal=goal)
            seen.add(goal)
        if seat.choice is not None and seat.choice not in (seat.goals or ()):
            raise InvalidPosition("goal-not-yours", path=("seats", number, "choice"), goal=seat.choice)
