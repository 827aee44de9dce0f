"""Matching and herds find the same as slow and obvious searches do."""

from itertools import product

from hypothesis import given, settings
from hypothesis import strategies as st

from tests.nevaches.board import BASE
from vacherie.games.nevaches.area import Area
from vacherie.games.nevaches.cards import FACE_DOWN, LETTERS, OUTSIDE, DrawnCard, make_card, parse_grid
from vacherie.games.nevaches.deck_file import shipped_cards
from vacherie.games.nevaches.drawing import draw_area, parse_area
from vacherie.games.nevaches.herds import herds
from vacherie.games.nevaches.matching import cow_cells, face_down_cells, placements
from vacherie.games.nevaches.options import deck_of
from vacherie.games.nevaches.tiles import LANDSCAPES, Cell, Landscape, cells_of, number_of

CARDS = shipped_cards()
Tiles = dict[Cell, Landscape]
Found = tuple[frozenset[Cell], frozenset[Cell]]
"""Cows, and face-down cells."""


@st.composite
def grown(draw: st.DrawFn) -> tuple[Tiles, set[Cell]]:
    """An area of up to 20 tiles, each put beside another, with some cows."""
    tiles: Tiles = {(0, 0): draw(st.sampled_from(LANDSCAPES))}
    for landscape in draw(st.lists(st.sampled_from(LANDSCAPES), max_size=19)):
        beside = {near for cell in tiles for near in neighbours(cell)} - tiles.keys()
        tiles[draw(st.sampled_from(sorted(beside)))] = landscape
    return tiles, draw(st.sets(st.sampled_from(sorted(tiles)), max_size=6))


def neighbours(cell: Cell) -> list[Cell]:
    column, row = cell
    return [(column, row - 1), (column - 1, row), (column + 1, row), (column, row + 1)]


def area_with(tiles: Tiles, cows: set[Cell]) -> Area:
    """Made tile by tile, as in play."""
    area = Area()
    for cell, landscape in tiles.items():
        area.put_tile(landscape, number_of(cell))
    area.put_cows(map(number_of, cows))
    return area


def brute_force(card: DrawnCard, tiles: Tiles, cows: set[Cell]) -> set[Found]:
    """Lays each turn of the drawing on every place, and looks whether it fits."""
    lines = [line.split() for line in card.grid.strip().splitlines()]
    signs = {(column, row): sign for row, line in enumerate(lines) for column, sign in enumerate(line)}
    found = set()
    for _ in range(4):
        signs = {(-row, column): sign for (column, row), sign in signs.items() if sign != OUTSIDE}
        for left, top in product(range(-26, 27), repeat=2):
            laid = {(column + left, row + top): sign for (column, row), sign in signs.items()}
            if all(fits(cell, sign, tiles, cows) for cell, sign in laid.items()):
                up = frozenset(cell for cell, sign in laid.items() if sign != FACE_DOWN)
                found.add((up, frozenset(laid) - up))
    return found


def fits(cell: Cell, sign: str, tiles: Tiles, cows: set[Cell]) -> bool:
    if cell not in tiles:
        return False
    return sign == FACE_DOWN or (LETTERS[sign] == tiles[cell] and cell not in cows)


@given(grown(), st.sampled_from(CARDS))
@settings(max_examples=60, deadline=None)
def test_n13_every_placement_is_found_once(area: tuple[Tiles, set[Cell]], card: DrawnCard) -> None:
    found = [
        (frozenset(cells_of(cow_cells(each))), frozenset(cells_of(face_down_cells(each))))
        for each in placements(area_with(*area), make_card(card))
    ]
    assert len(set(found)) == len(found)
    assert set(found) == brute_force(card, *area)


@given(grown())
@settings(max_examples=50, deadline=None)
def test_n8_the_free_cells_are_those_beside_a_tile(area: tuple[Tiles, set[Cell]]) -> None:
    tiles, cows = area
    beside = {near for cell in tiles for near in neighbours(cell)} - tiles.keys()
    free = area_with(tiles, cows).free
    assert set(cells_of(free)) == beside
    assert free == sorted(set(free))


@given(grown())
@settings(max_examples=50, deadline=None)
def test_n14_the_herds_are_the_connected_groups(area: tuple[Tiles, set[Cell]]) -> None:
    _, cows = area
    found = [set(cells_of(herd)) for herd in herds(map(number_of, cows))]
    assert sum(map(len, found)) == len(cows)
    assert set().union(*found) == cows
    for herd in found:
        outside = cows - herd
        assert not {near for cell in herd for near in neighbours(cell)} & outside
        reached = {min(herd)}
        for _ in herd:
            reached |= {near for cell in reached for near in neighbours(cell)} & herd
        assert reached == herd


@given(grown())
@settings(max_examples=50, deadline=None)
def test_an_area_drawn_and_read_again_is_the_same(area: tuple[Tiles, set[Cell]]) -> None:
    tiles, cows = area
    drawn = list(parse_area(*draw_area(area_with(tiles, cows))))
    assert {cell: landscape for cell, landscape, _ in drawn} == tiles
    assert {cell for cell, _, has_cow in drawn if has_cow} == cows


def test_n13_the_rotations_of_a_card_that_differ() -> None:
    deck = deck_of(BASE)
    assert [len(deck[card].patterns) for card in ("L4-LF", "X5-H", "O4-MHHM", "I4-LW")] == [4, 1, 2, 4]
    assert len(parse_grid("L ?\n. F")) == 3
