"""Sudden Death: U30 to U36, U25i."""

from typing import Any

import pytest

from tests.unexploded_cow.board import (
    CITY_NUMBERS,
    act,
    board,
    card,
    cards,
    drawn,
    gains,
    only,
    refusal,
    roll,
    table,
)
from vacherie.core.events import GameEnded
from vacherie.core.values import CHANCE
from vacherie.games.unexploded_cow.actions import DefuseBomb, PayNext, RollDie, Rolled
from vacherie.games.unexploded_cow.editions import EditionName
from vacherie.games.unexploded_cow.events import (
    Anted,
    CityLost,
    CityTaken,
    DiePassed,
    SuddenDeathBegan,
    TurnBegan,
)
from vacherie.games.unexploded_cow.game import UnexplodedState


def last_turn(drawing: str, **more: Any) -> UnexplodedState:
    """Seat 0's turn, with no city face up and none left: Sudden Death is next."""
    return board(drawing, city=None, city_pile="", **{"last_taker": 0} | more)


def sudden(drawing: str, order: tuple[int, ...] = (0, 1, 2), **more: Any) -> UnexplodedState:
    """The first of the order is about to roll."""
    return board(drawing, city=None, city_pile="", asked="roll", order=order, active=order[0], **more)


def test_u30_it_begins_after_the_turn_in_which_the_last_city_was_taken() -> None:
    state = board("Two Three Five / /", "extra_bomb_roll", city="Vide", city_pile="")
    act(state, state.legal_actions(0)[1])
    assert only(roll(state, 1), SuddenDeathBegan) == []
    assert len(only(roll(state, 1), SuddenDeathBegan)) == 1


def test_u30_2013_an_empty_pot_is_filled_once() -> None:
    state = last_turn("Two Three / /", pot=0)
    assert only(roll(state, 5), Anted) == [Anted(500)]


def test_u30_2011_no_money_ends_the_game() -> None:
    state = last_turn("Two Three / /", pot=0, edition="2011")
    (ended,) = only(roll(state, 5), GameEnded)
    assert ended.outcome.reason == "pot-empty"
    assert table(state).active == 0, "nobody's turn has begun"


def test_u30a_without_a_cow_the_last_taker_gets_the_pot() -> None:
    state = last_turn("/ /", pot=700)
    (ended,) = only(roll(state, 1), GameEnded)
    assert gains(state) == (700, 0, 0)
    assert ended.outcome.reason == "no-cow-for-sudden-death"


def test_u30a_or_it_is_shared_from_the_first_player_on() -> None:
    state = board("/ /", city=None, city_pile="", pot=800, first=1)
    roll(state, 1)
    assert gains(state) == (200, 300, 300)


@pytest.mark.parametrize("edition", ["2013", "2011"])
def test_u31_most_city_points_go_first(edition: EditionName) -> None:
    state = last_turn("Two Three / /", taken=("Vide", "Arras Amiens", "Fécamp"), edition=edition)
    roll(state, 5)
    assert table(state).order[0] == 1


def test_u31_equal_points_go_by_the_first_city_accents_folded() -> None:
    state = last_turn("Two Three / /", taken=("Vide Arras", "Fécamp", "Évreux"), edition="2011")
    roll(state, 5)
    assert table(state).order == (0, 2, 1)


def test_u31_2011_without_a_city_one_is_last_from_the_left_of_the_last_taker() -> None:
    state = last_turn("Two Three / / /", taken=("", "", "Vide", ""), last_taker=2, edition="2011")
    roll(state, 5)
    assert table(state).order == (2, 3, 0, 1)


def test_u31_if_nobody_has_a_city_the_first_player_begins() -> None:
    state = board("Two Three / /", city=None, city_pile="", first=2)
    roll(state, 5)
    assert table(state).order == (2, 0, 1)


@pytest.mark.parametrize(("edition", "order"), [("2013", (1, 2, 0)), ("2011", (1, 0, 2))])
def test_u32_to_the_left_or_by_falling_points(edition: EditionName, order: tuple[int, ...]) -> None:
    state = last_turn("Two Three / /", taken=("Arras", "Dieppe", "Vide"), edition=edition)
    roll(state, 5)
    assert table(state).order == order


def test_u32_round_and_round() -> None:
    state = sudden("Two / /", order=(1, 0, 2))
    told = roll(state, 5, 5, 5, 5)
    assert [began.seat for began in only(told, TurnBegan)] == [0, 2, 1, 0]


def test_u33_nothing_but_bomb_rolls_and_no_city() -> None:
    state = sudden("Two Three / /")
    assert only(roll(state, 1), CityTaken) == []
    assert state.to_act() == (CHANCE,)
    assert refusal(state, RollDie()) == "not-asked"


def test_u33_abilities_still_work() -> None:
    state = sudden("Mech5 / /")
    roll(state, 1)
    act(state, DefuseBomb(card("Mech5")))
    assert (drawn(state), gains(state)) == ("Mech5 / /", (200, 0, 0))


def test_u25f_in_sudden_death_each_roll_is_a_turn() -> None:
    state = sudden("Mech5 / /", used=cards("Mech5"))
    roll(state, 5, 1)
    assert refusal(state, DefuseBomb(card("Mech5"))) is None


def test_u34_2013_a_six_is_a_miss() -> None:
    state = sudden("Two / Three /")
    told = roll(state, 6)
    assert only(told, DiePassed) == []
    assert table(state).active == 1


def test_u34_2011_a_six_is_passed_on_and_the_order_goes_on_from_him_who_passed() -> None:
    state = sudden("Two / Three / Five", order=(0, 2, 1), edition="2011")
    roll(state, 6, 1)
    assert drawn(state) == "Two / / Five"
    assert table(state).active == 2


def test_u35_it_ends_when_the_pot_is_empty() -> None:
    state = sudden("Five Two / /", pot=500)
    (ended,) = only(roll(state, 1), GameEnded)
    assert ended.outcome.reason == "pot-empty"
    assert state.to_act() == ()


def test_u35_the_owner_of_the_last_cow_takes_all() -> None:
    state = sudden("/ Spy3@2 /", pot=2000)
    (ended,) = only(roll(state, 1), GameEnded)
    assert gains(state) == (0, 0, 2000)
    assert ended.outcome.reason == "no-cow-left"


def test_u35_negative_cows_still_pay() -> None:
    state = sudden("Minus3 Two / /", pot=100)
    roll(state, 1)
    assert gains(state) == (-300, 0, 0)


def test_u35_the_pot_is_looked_at_after_the_whole_roll() -> None:
    state = sudden("Bomber4 Minus3 Two / /", pot=400, edition="2011")
    roll(state, 1)
    assert table(state).pot == 300
    assert state.to_act() == (CHANCE,)


def test_u25i_of_the_last_blast_the_cow_settled_last_takes_the_rest() -> None:
    state = sudden("Spy3@1 Bomber4 Spy5@2 / /", pot=2000, edition="2011")
    roll(state, 2)
    assert gains(state) == (400, 300, 2000 - 700)


def test_u25i_2013_the_herds_player_says_which_that_is() -> None:
    state = sudden("Spy3@1 Bomber4 Spy5@2 / /", pot=2000)
    roll(state, 2)
    act(state, PayNext(card("Spy5")))
    assert gains(state) == (400, 2000 - 900, 500)


def test_u36_a_city_not_taken_in_ten_rounds_goes_out() -> None:
    state = board("/ /", city="Vide", city_pile="Arras", city_turns=30)
    assert only(roll(state, 1), CityLost) == [CityLost(CITY_NUMBERS["Vide"])]
    assert table(state).city == CITY_NUMBERS["Arras"]


def test_u36_and_not_before() -> None:
    state = board("/ /", city="Vide", city_turns=29)
    assert only(roll(state, 1), CityLost) == []


def test_u36_nobody_need_play_and_yet_it_ends() -> None:
    state = board("/ /", city="Vide", city_turns=1, draw_pile="", city_pile="Arras Amiens")
    turns = 0
    while state.to_act():
        act(state, Rolled(1) if state.to_act() == (CHANCE,) else RollDie())
        turns += 1
    assert turns == 2 * 3 * 30
