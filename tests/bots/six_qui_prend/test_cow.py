"""The cow's rules of thumb for 6 qui prend!, and that they pay."""

from random import Random
from typing import Any

import pytest
from msgspec.structs import replace

from tests.six_qui_prend.board import board
from tests.six_qui_prend.team import position_of, team
from vacherie.bots.six_qui_prend.cow import SixCow
from vacherie.games.six_qui_prend import GAME
from vacherie.games.six_qui_prend.actions import (
    ChooseRow,
    DropSort,
    GoOn,
    PickCard,
    SortNext,
    UseSort,
    UseTakeAtSeven,
)
from vacherie.games.six_qui_prend.options import SixOptions
from vacherie.games.six_qui_prend.values import Idea
from vacherie.lab.simulate import simulate

CALM = "12 14 15 21 26 / 37 / 43 44 / 58 61"


def choice(state: Any, seat: int) -> Any:
    return SixCow().choose(state.view(seat), state.legal_actions(seat), Random(1))


def test_it_does_not_walk_into_a_full_row() -> None:
    state = board(CALM.replace(" / ", "\n"), (30, 62), (99, 100))
    assert choice(state, 0) == PickCard(62)


def test_it_takes_the_cheapest_row() -> None:
    state = board(CALM.replace(" / ", "\n"), (3, 62), (99, 100))
    state.apply(0, PickCard(3))
    state.apply(1, PickCard(99))
    assert choice(state, 0) == ChooseRow(1)


def test_it_saves_a_team_mate_from_a_dear_row() -> None:
    state = team("11 22 33 44 55 / 60 / 70 / 80", "56 ox90", specials="take_at_seven")
    assert choice(state, 0) == UseTakeAtSeven(0)


def test_it_keeps_a_special_card_that_would_not_help() -> None:
    state = team("10 / 20 / 30 / 40", "15 ox50", specials="take_at_seven")
    assert choice(state, 0) == GoOn()


def test_it_names_no_order_that_has_fallen() -> None:
    state = team("10 / 20 / 30 / 40", "50 ox60", specials="sort", consent="all", players=2)
    position = position_of(state)
    fallen = (Idea(UseSort(), (50, 60)),)
    state = GAME.restore(replace(position, team=replace(position.team, fallen=fallen)))
    state.apply(0, UseSort())
    assert choice(state, 0) in (SortNext(60), DropSort())


@pytest.mark.parametrize("variant", ["base", "pro", "even_odd", "escalade", "cabriole", "reversed"])
@pytest.mark.parametrize("players", [2, 4])
def test_it_takes_far_fewer_heads_than_the_calf(variant: Any, players: int) -> None:
    options = SixOptions(variant=variant, target_heads=None, max_rounds=1)
    cow, *calves = simulate(GAME, options, players, ["cow", *["calf"] * (players - 1)], 150, seed=1).seats
    assert cow.mean_score < 0.9 * min(calf.mean_score for calf in calves)


@pytest.mark.parametrize("players", [2, 4])
def test_a_team_of_cows_beats_the_ox_far_more_often_than_calves(players: int) -> None:
    options = SixOptions(variant="coop")
    cows = simulate(GAME, options, players, ["cow"], 40, seed=1).seats[0]
    calves = simulate(GAME, options, players, ["calf"], 40, seed=1).seats[0]
    assert cows.wins >= calves.wins + 8
