"""Placing tiles, trees and the tile row: N8, N9, N10 and their part of N12a."""

import pytest

from tests.nevaches.board import act, area, board, code, leave, legal_of, only, place, plant, play, seat
from vacherie.core.values import CHANCE
from vacherie.games.nevaches.actions import (
    LeaveTree,
    PlaceTile,
    PlantTree,
    RefreshTiles,
    TakeCard,
    TilesShuffled,
)
from vacherie.games.nevaches.events import PointsScored, TilesSetAside, TilesTurnedUp


def test_n8_a_tile_goes_edge_to_edge_with_an_own_one() -> None:
    state = board("F M", tiles="L L L H W")
    place(state, "L", 0, 1)
    assert area(state) == "F M / L ."


@pytest.mark.parametrize("cell", [(1, 1), (0, 0), (5, 0), (-1, -1), (256, 0)])
def test_n8_nowhere_else(cell: tuple[int, int]) -> None:
    assert code(board("F", tiles="L L L H W"), PlaceTile("lake", cell)) == "cell-not-free"


def test_n8_the_first_tile_lies_anywhere_which_is_one_choice() -> None:
    assert [action.cell for action in legal_of(board(tiles="L L L L L"), PlaceTile)] == [(0, 0)]


def test_n8_it_comes_from_the_row() -> None:
    assert code(board("F", tiles="L L L H W"), PlaceTile("meadow", (0, 1))) == "tile-not-on-display"


def test_n8_equal_tiles_on_display_are_one_choice() -> None:
    assert len(legal_of(board("F", tiles="L L L H W"), PlaceTile)) == 3 * 4


def test_n8_a_hole_is_a_free_cell_like_any_other() -> None:
    state = board("F M W / L . L / H F M", tiles="L L L H W")
    place(state, "H", 1, 1)
    assert area(state) == "F M W / L H L / H F M"


def test_n8_the_area_grows_to_the_left_and_upwards_too() -> None:
    state = board("F", tiles="L L L H W")
    place(state, "H", -1, 0)
    place(state, "W", -1, -1)
    assert area(state) == "W . / H F"


@pytest.mark.parametrize("drawing", ["F M / L .", "F F / F ."])
def test_n9_four_different_or_four_equal_landscapes_may_get_a_tree_for_5_points(drawing: str) -> None:
    state = board(drawing, tiles="F F W H H")
    place(state, "W" if "M" in drawing else "F", 1, 1)
    assert only(plant(state, 0, 0), PointsScored) == [PointsScored(0, 5, 5)]


@pytest.mark.parametrize("drawing", ["F M / M .", "F F / M .", "F F / W ."])
def test_n9_no_other_square_may(drawing: str) -> None:
    state = board(drawing, tiles="W F W H H")
    place(state, "W", 1, 1)
    assert legal_of(state, PlantTree) == []


def test_n9_you_may_do_without_and_then_it_is_too_late() -> None:
    state = board("F M / L .", tiles="W F W H H")
    place(state, "W", 1, 1)
    leave(state)
    assert code(state, PlantTree((0, 0))) == "not-asked"


def test_n9_of_several_squares_you_choose_one() -> None:
    state = board("F M F / L . L", tiles="W F W H H")
    place(state, "W", 1, 1)
    assert legal_of(state, PlantTree) == [PlantTree((0, 0)), PlantTree((1, 0))]


def test_n9_one_tile_brings_at_most_one_tree() -> None:
    state = board("F M F / L . L", tiles="W F W H H")
    place(state, "W", 1, 1)
    plant(state, 1, 0)
    assert state.view(None).asked == "action"


def test_n9_a_tile_serves_only_one_tree() -> None:
    state = board("F M F / L W .", tiles="L F W H H", trees=((0, 0),))
    place(state, "L", 2, 1)
    assert legal_of(state, PlantTree) == []


def test_n9_only_a_square_with_the_new_tile_counts() -> None:
    state = board("F M / L W", tiles="L F W H H")
    place(state, "L", 2, 0)
    assert legal_of(state, PlantTree) == []


def test_n9_without_a_tree_in_the_supply_there_is_none() -> None:
    forest = seat("F M F M / L W L W / F M F M / L W L W", trees=((0, 0), (2, 0), (0, 2), (2, 2)))
    state = board("F M / L .", others=[forest], tiles="W F W H H")
    place(state, "W", 1, 1)
    assert legal_of(state, PlantTree) == []


def test_n9_cows_may_stand_on_the_tiles_of_a_tree() -> None:
    state = board("f m / h .", tiles="L F W H H")
    place(state, "L", 1, 1)
    plant(state, 0, 0)
    assert area(state) == "f m / h L"


def test_n9_cows_may_be_put_on_the_tiles_of_a_tree() -> None:
    state = board("F M / H L", "I2-LH", trees=((0, 0),))
    play(state, "I2-LH")
    assert area(state) == "F M / h l"


def test_n10_with_four_equal_tiles_the_row_may_be_set_aside_before_taking() -> None:
    state = board("F", tiles="L L L L W", pile="F M W L H F")
    told = act(state, RefreshTiles())
    assert only(told, TilesSetAside)[0].tiles == ("lake",) * 4 + ("forest",)
    assert only(told, TilesTurnedUp)[0].tiles == ("field", "meadow", "forest", "lake", "house")


@pytest.mark.parametrize(
    ("tiles", "is_allowed"), [("L L L L L", True), ("W L L L L", True), ("L L L W W", False)]
)
def test_n10_four_or_five_equal_ones_are_needed(tiles: str, is_allowed: bool) -> None:
    assert (code(board("F", tiles=tiles), RefreshTiles()) is None) is is_allowed


def test_n10_again_if_it_happens_again() -> None:
    state = board("F", tiles="L L L L W", pile="M M M M M F F F F L H")
    act(state, RefreshTiles())
    act(state, RefreshTiles())
    assert state.view(None).tile_row == ("field",) * 4 + ("lake",)


def test_n10_four_equal_ones_left_over_in_a_later_action_are_enough() -> None:
    state = board("F", tiles="L L L L W", pile="F M W L H F")
    place(state, "W", 0, 1)
    act(state, RefreshTiles())
    assert len(state.view(None).tile_row) == 5


def test_n10_when_the_last_tile_is_turned_those_set_aside_are_shuffled_at_once() -> None:
    state = board("F", tiles="L L L L W", pile="F M")
    act(state, RefreshTiles())
    assert state.to_act() == (CHANCE,)
    state.apply(CHANCE, TilesShuffled(("lake", "forest", "lake", "lake", "lake")))
    assert state.view(None).tile_row == ("field", "meadow", "lake", "forest", "lake")
    assert state.view(None).tile_pile == 2


def test_n10_the_refill_shuffles_them_too() -> None:
    state = board("F", tiles="L L L W", pile="F", tiles_aside=("house",) * 5, actions=1)
    place(state, "L", 0, 1)
    state.apply(CHANCE, TilesShuffled(("house",) * 5))
    assert state.view(None).tile_row == ("lake", "lake", "forest", "field", "house")


def test_n12a_having_refreshed_you_must_place_a_tile() -> None:
    state = board("F", tiles="L L L L W", pile="F M W L H F")
    act(state, RefreshTiles())
    assert {type(action) for action in state.legal_actions(0)} == {PlaceTile}
    assert code(state, TakeCard("I2-L")) == "not-asked"


def test_n12a_with_nothing_face_down_there_is_no_refresh() -> None:
    assert code(board("F", tiles="L L L L W", pile=""), RefreshTiles()) == "no-tile-refresh"


def test_n12a_a_refresh_is_no_action_of_its_own() -> None:
    state = board("F", tiles="L L L L W", pile="F M W L H F")
    act(state, RefreshTiles())
    place(state, "F", 0, 1)
    assert state.view(None).actions == 1


def test_n3_two_trees_for_each_player_lie_in_one_supply() -> None:
    assert board().view(None).trees == 4
    assert board(others=[seat(), seat(), seat()]).view(None).trees == 8


def test_n3_a_player_may_plant_more_than_two() -> None:
    state = board("F M F M / L W L W / F M . . / L . . .", trees=((0, 0), (2, 0)), tiles="W F H H H")
    place(state, "W", 1, 3)
    plant(state, 0, 2)
    assert len(state.view(None).seats[0].trees) == 3


def test_n9_the_answer_is_a_choice_of_its_own() -> None:
    state = board("F M / L .", tiles="W F W H H")
    place(state, "W", 1, 1)
    assert state.legal_actions(0) == [PlantTree((0, 0)), LeaveTree()]
