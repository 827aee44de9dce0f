"""What is kept about an area, so as not to be worked out again, never outlives a change of it."""

from collections.abc import Sequence
from itertools import product
from random import Random
from typing import Any

from tests.adapter import walk
from tests.nevaches.adapter import ADAPTER
from vacherie.games.nevaches.area import Area
from vacherie.games.nevaches.matching import placements
from vacherie.games.nevaches.rules import NeVachesRules
from vacherie.games.nevaches.tiles import LANDSCAPES, RIGHT, SQUARE
from vacherie.games.nevaches.tree_places import tree_places
from vacherie.games.nevaches.view import tiles_in

CASES = list(ADAPTER.cases())


def told(table: Any, area: Area) -> Sequence[object]:
    ways = [placements(area, card) for card in table.deck.values()]
    return tiles_in(area), tree_places(area, LANDSCAPES), ways


def anew(area: Area) -> Area:
    return Area.of(area.tiles, area.cows, area.trees)


def test_at_every_step_of_a_game_it_is_what_a_fresh_look_finds() -> None:
    for number, case in enumerate(CASES):
        for step in walk(ADAPTER, case, Random(number), most=60):
            assert isinstance(step.after, NeVachesRules)
            for area in step.after.areas:
                assert told(step.after, area) == told(step.after, anew(area))


def test_a_copy_that_changes_leaves_the_original_what_it_knew() -> None:
    original = Area()
    for number, landscape in enumerate(LANDSCAPES[:3]):
        original.put_tile(landscape, number * RIGHT)
    before = tiles_in(original)
    twin = original.copy()
    twin.put_cows([0])
    twin.put_tile("house", 3 * RIGHT)
    assert tiles_in(original) is before
    assert tiles_in(twin) == tiles_in(anew(twin)) != before


def test_n9_the_squares_that_may_get_a_tree_are_those_of_a_slow_search() -> None:
    for landscapes in product(LANDSCAPES, repeat=4):
        area = Area.of(dict(zip(SQUARE, landscapes, strict=True)), (), ())
        fits = len(set(landscapes)) in (1, 4)
        assert all(area.tree_squares(cell) == ([0] if fits else []) for cell in SQUARE)
        assert area.is_tree_square(0) == fits
        area.plant_tree(0)
        assert not area.is_tree_square(0)
