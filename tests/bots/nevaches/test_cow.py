"""The cow's plans for NéVaches, and that they pay."""

from random import Random
from typing import Any

import pytest

from tests.nevaches.board import act, board, place, seat
from vacherie.bots.nevaches.cow import NeVachesCow
from vacherie.games.nevaches import GAME
from vacherie.games.nevaches.actions import (
    BringHome,
    ChooseGoal,
    PlaceTile,
    PlantTree,
    PlayCard,
    RefreshTiles,
    TakeCard,
)
from vacherie.games.nevaches.options import NeVachesOptions
from vacherie.games.nevaches.position import NeVachesPosition
from vacherie.lab.simulate import simulate

FAR = ("X5-H", "X5-WFLW", "X5-MFWM", "X5-MFLH")


def choice(state: Any, seat: int = 0) -> Any:
    return NeVachesCow().choose(state.view(seat), state.legal_actions(seat), Random(1))


def test_it_plays_a_card_that_fits() -> None:
    state = board("L F M", "I3-LM", tiles="F F F M W", card_row=FAR)
    assert choice(state) == PlayCard("I3-LM", ((0, 0), (2, 0)), ((1, 0),))


def test_it_places_the_tile_that_its_card_waits_for() -> None:
    state = board("L F", "I3-LM", tiles="F F H M W", card_row=FAR)
    assert choice(state) == PlaceTile("meadow", (2, 0))


def test_it_takes_a_card_that_fits_already() -> None:
    state = board("L H", tiles="F F F M W", card_row=("I2-LH", *FAR[:3]))
    assert choice(state) == TakeCard("I2-LH")


def test_it_brings_a_herd_home_when_it_is_short_of_cows() -> None:
    state = board("f f / m m / L H", "I2-LH", tiles="F F F M W", card_row=FAR)
    assert choice(state) == BringHome(((0, 0), (1, 0), (0, 1), (1, 1)))


def test_it_plants_a_tree() -> None:
    state = board("F M / W .", tiles="F F F M H", card_row=FAR)
    assert choice(state) == PlaceTile("house", (1, 1))
    place(state, "H", 1, 1)
    assert choice(state) == PlantTree((0, 0))


def test_it_refreshes_once_only() -> None:
    state = board("W", tiles="F F F F F", pile="H H H H H M", card_row=FAR)
    assert choice(state) == RefreshTiles()
    act(state, RefreshTiles())
    assert isinstance(choice(state), PlaceTile)


def test_it_reveals_the_scoring_tile_that_pays() -> None:
    rich = seat("F M / L H", points=65, goals=("three_trees", "sixty_five_points"))
    poor = seat("F M", goals=("house_inside", "thirteen_tiles"))
    state = board_at_the_end(rich, poor)
    assert choice(state) == ChooseGoal("sixty_five_points")


def board_at_the_end(*seats: Any) -> Any:
    return GAME.restore(NeVachesPosition(players=len(seats), seats=seats, asked="goal"))


@pytest.mark.parametrize("choose_start_card", [False, True])
@pytest.mark.parametrize("random_bonus", [False, True])
@pytest.mark.parametrize("players", [2, 3, 4])
def test_it_leaves_the_calf_far_behind(players: int, random_bonus: bool, choose_start_card: bool) -> None:
    options = NeVachesOptions(random_bonus=random_bonus, choose_start_card=choose_start_card)
    cow, *calves = simulate(GAME, options, players, ["cow", *["calf"] * (players - 1)], 12, seed=1).seats
    assert cow.wins == 12
    assert cow.mean_score > 3 * max(calf.mean_score for calf in calves)
