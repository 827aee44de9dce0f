"""Refill, points and bonuses: N6, N15, N17 and N18."""

from typing import Any

import pytest

from tests.nevaches.board import (
    area,
    board,
    bring,
    code,
    legal_of,
    only,
    place,
    plant,
    play,
    take,
)
from vacherie.games.nevaches.actions import PlaceTile, PlantTree, RefreshCards, RefreshTiles, TakeCard
from vacherie.games.nevaches.events import BonusLapsed, BonusReached, BonusTaken, PointsScored, TilesTurnedUp
from vacherie.games.nevaches.options import NeVachesOptions
from vacherie.games.nevaches.track import Bonus
from vacherie.games.nevaches.values import Space

RANDOM = NeVachesOptions(random_bonus=True)
BACKS: tuple[Bonus, ...] = ("card", "tile", "action")
"""At 25, 38 and 50."""


def test_n6_the_bonus_spaces_and_their_fronts() -> None:
    spaces = (Space(15, "cow"), Space(25, "cow"), Space(38, "action"), Space(50, "home"))
    assert board().view(None).spaces == spaces


def test_n6_the_track_runs_on_past_65() -> None:
    state = board("L F", "I2-L", points=64)
    assert only(play(state, "I2-L"), PointsScored) == [PointsScored(0, 5, 69)]


def test_n15_the_second_action_sees_what_is_left() -> None:
    state = board("F", tiles="L M W H F")
    told = place(state, "L", 0, 1)
    assert only(told, TilesTurnedUp) == []
    assert state.view(None).tile_row == ("meadow", "forest", "house", "field")


def test_n15_both_rows_are_filled_after_both_actions() -> None:
    state = board("F", tiles="L M W H F", pile="L H H", card_row=("I2-L", "I3-L", "V3-M", "O4-F"))
    place(state, "L", 0, 1)
    take(state, "V3-M")
    assert state.view(None).tile_row == ("meadow", "forest", "house", "field", "lake")
    assert state.view(None).card_row[:3] == ("I2-L", "I3-L", "O4-F")
    assert len(state.view(None).card_row) == 4


def test_n15_and_after_all_bonuses() -> None:
    state = board("L F", "I2-L", points=37, actions=1, tiles="L M W H", pile="L H H")
    assert only(play(state, "I2-L"), TilesTurnedUp) == []
    assert state.view(None).asked == "action"


def test_n17_points_move_the_marker_at_once() -> None:
    state = board("F M / L .", tiles="W F W H H")
    place(state, "W", 1, 1)
    plant(state, 0, 0)
    assert state.view(None).seats[0].points == 5


@pytest.mark.parametrize("points", [10, 14])
def test_n17_a_cow_when_its_space_is_reached_or_passed(points: int) -> None:
    state = board("L F", "I2-L", points=points)
    assert only(play(state, "I2-L"), BonusTaken) == [BonusTaken(0, Space(15, "cow"))]
    assert state.view(None).seats[0].home == 4


def test_n17_not_before() -> None:
    assert only(play(board("L F", "I2-L", points=9), "I2-L"), BonusReached) == []


def test_n17_an_extra_action_of_any_kind() -> None:
    state = board("L F", "I2-L", points=37, actions=1)
    play(state, "I2-L")
    bring(state, (0, 0))
    assert state.to_act() == (1,)


def test_n17_a_face_up_tile_to_place_with_its_tree() -> None:
    state = board("L F / M .", "I2-L", points=37, tiles="W H H H H", options=RANDOM, bonus_tiles=BACKS)
    play(state, "I2-L")
    place(state, "W", 1, 1)
    assert legal_of(state, PlantTree) == [PlantTree((0, 0))]


def test_n17_a_face_up_card() -> None:
    state = board("L F", "I2-L", points=24, options=RANDOM, bonus_tiles=BACKS, card_row=("I3-L", "V3-M"))
    play(state, "I2-L")
    assert state.legal_actions(0) == [TakeCard("I3-L"), TakeCard("V3-M")]


def test_n17_all_cows_home_those_just_placed_too() -> None:
    state = board("L f", "I2-L", points=49)
    play(state, "I2-L")
    assert area(state) == "L F"
    assert state.view(None).seats[0].home == 6


def test_n17_a_bonus_tile_or_card_is_not_the_action_and_allows_no_refresh() -> None:
    state = board("L F", "I2-L", points=37, tiles="W W W W W", options=RANDOM, bonus_tiles=BACKS)
    play(state, "I2-L")
    assert code(state, RefreshTiles()) == code(state, RefreshCards()) == "not-asked"
    place(state, "W", 0, 1)
    assert state.view(None).actions == 1


def test_n17_an_impossible_bonus_lapses() -> None:
    more: dict[str, Any] = {"options": RANDOM, "bonus_tiles": BACKS, "card_row": (), "card_pile": ()}
    told = play(board("L F", "I2-L", points=24, **more), "I2-L")
    assert only(told, BonusLapsed) == [BonusLapsed(0, Space(25, "card"))]


def test_n17_a_possible_bonus_must_be_taken() -> None:
    state = board("L F", "I2-L", points=37, options=RANDOM, bonus_tiles=BACKS)
    play(state, "I2-L")
    assert {type(action) for action in state.legal_actions(0)} == {PlaceTile}


def test_n17_several_bonuses_come_in_track_order() -> None:
    state = board("M H / H M", "O4-MHHM", points=13)
    told = play(state, "O4-MHHM")
    assert [event.space.points for event in only(told, BonusTaken)] == [15, 25]


def test_n17_they_can_chain() -> None:
    more: dict[str, Any] = {"options": RANDOM, "bonus_tiles": ("tile", "action", "cow"), "tiles": "H H H H W"}
    state = board("F M F / W L .", "T4-FFL", points=24, actions=1, **more)
    play(state, "T4-FFL")
    place(state, "H", 2, 1)
    assert only(plant(state, 1, 0), BonusTaken) == [BonusTaken(0, Space(38, "action"))]
    assert (state.view(None).asked, state.view(None).actions) == ("action", 1)


def test_n18_each_space_gives_its_bonus_once() -> None:
    state = board("L F", "I2-L", points=15)
    assert only(play(state, "I2-L"), BonusReached) == []


def test_n18_a_second_lap_gives_nothing() -> None:
    state = board("L F", "I2-L", points=65 + 14)
    assert only(play(state, "I2-L"), BonusReached) == []
