"""The bomb roll: U16 to U22."""

import pytest

from tests.unexploded_cow.board import (
    CITY_NUMBERS,
    act,
    board,
    card,
    discarded,
    drawn,
    gains,
    hand,
    only,
    play_event,
    refusal,
    roll,
    table,
)
from vacherie.core.values import CHANCE
from vacherie.games.unexploded_cow.actions import ChooseRoll, PlayEvent, Rolled, RolledTwice
from vacherie.games.unexploded_cow.events import BombFound, CityTaken, DiePassed, NothingFound


def test_u16_a_turn_ends_with_a_roll_even_without_a_cow() -> None:
    state = board("/ /")
    assert only(roll(state, 1), NothingFound) == [NothingFound(0, "too_few", ())]
    assert state.to_act() == (1,)


def test_u16_also_after_an_extra_roll() -> None:
    state = board("Two Three Five / /", "extra_bomb_roll")
    play_event(state, "extra_bomb_roll")
    roll(state, 1)
    assert state.to_act() == (0,)
    roll(state, 1)
    assert drawn(state) == "Five / /"


@pytest.mark.parametrize(("pips", "name"), [*enumerate(["Two", "Three", "Five", "Eight", "Minus2"], start=1)])
def test_u17_one_counts_from_the_right_and_on_into_the_left_neighbours_herd(pips: int, name: str) -> None:
    state = board("Two Three / Five / Eight Minus2")
    (found,) = only(roll(state, pips), BombFound)
    assert found.card == card(name)


def test_u17_round_the_table() -> None:
    state = board("Two / Three / Five", active=2)
    found = BombFound(card("Two"), 0, (card("Five"), card("Two")))
    assert only(roll(state, 2), BombFound) == [found]


def test_u17_no_cow_is_counted_twice() -> None:
    state = board("Two / Three /")
    told = roll(state, 3)
    assert only(told, BombFound) == []
    assert only(told, NothingFound) == [NothingFound(0, "too_few", (card("Two"), card("Three")))]
    assert drawn(state) == "Two / Three /"


def test_u18_a_six_passes_the_die_to_the_left() -> None:
    state = board("Two / Five /")
    told = roll(state, 6, 1)
    assert only(told, DiePassed) == [DiePassed(0, 1)]
    assert drawn(state) == "Two / /"


def test_u18_another_six_passes_it_on_round_and_round() -> None:
    state = board("Two / Five /")
    told = roll(state, 6, 6, 6, 1)
    assert [passed.to for passed in only(told, DiePassed)] == [1, 2, 0]
    assert drawn(state) == "/ Five /"


def test_u18_it_is_still_the_active_players_turn() -> None:
    state = board("Two / /")
    assert only(roll(state, 6, 1), CityTaken) == [CityTaken(0, CITY_NUMBERS["Vide"], 0)]
    assert state.to_act() == (1,)


def test_u19_the_owner_takes_the_value_from_the_pot() -> None:
    state = board("Two / Five /", pot=2000)
    roll(state, 2)
    assert gains(state) == (0, 500, 0)
    assert table(state).pot == 1500
    assert discarded(state) == "Five"


def test_u19_or_what_the_pot_has() -> None:
    state = board("/ Five /", pot=300, edition="2011")
    roll(state, 1)
    assert gains(state) == (0, 300, 0)
    assert drawn(state) == "/ /"


def test_u19_a_negative_cow_costs_its_owner() -> None:
    state = board("/ Minus3 /", pot=100)
    roll(state, 1)
    assert gains(state) == (0, -300, 0)
    assert table(state).pot == 400


def test_u20_the_own_cow_on_the_own_turn_takes_the_city() -> None:
    state = board("Two / /", city="Arras")
    roll(state, 1)
    assert table(state).cities == ((CITY_NUMBERS["Arras"],), (), ())
    assert gains(state) == (200 + 300, 0, 0)


def test_u20_a_cow_of_another_takes_none() -> None:
    state = board("/ Two /", city="Arras")
    roll(state, 1)
    assert table(state).cities == ((), (), ())


def test_u20_a_city_may_give_cards() -> None:
    state = board("Two / /", city="Amiens", draw_pile="Three Five Eight Minus2 Minus3")
    roll(state, 1)
    assert hand(state, 0) == "Three Five Eight"


def test_u20_at_most_one_city_a_turn() -> None:
    state = board("Two Three / /", "extra_bomb_roll", city="Vide", city_pile="Arras Amiens")
    play_event(state, "extra_bomb_roll")
    roll(state, 1)
    roll(state, 1)
    assert table(state).cities == ((CITY_NUMBERS["Vide"],), (), ())
    assert table(state).city == CITY_NUMBERS["Arras"]


def test_u21_a_metal_detector_gives_two_rolls_to_choose_from() -> None:
    state = board("Two Three / /", "best_of_two_rolls")
    play_event(state, "best_of_two_rolls")
    roll(state, (1, 2))
    assert state.legal_actions(0) == [ChooseRoll(1), ChooseRoll(2)]
    act(state, ChooseRoll(2))
    assert drawn(state) == "Two / /"


def test_u21_only_a_roll_that_was_made_can_be_chosen() -> None:
    state = board("Two Three / /", detector=True)
    roll(state, (1, 2))
    assert refusal(state, ChooseRoll(3)) == "roll-not-made"


def test_u21_two_equal_rolls_leave_nothing_to_choose() -> None:
    state = board("Two Three / /", detector=True)
    roll(state, (2, 2))
    assert drawn(state) == "Two / /"


def test_u21_a_six_is_passed_on_only_if_chosen_and_then_with_one_die() -> None:
    state = board("Two / Three /", detector=True)
    roll(state, (1, 6))
    act(state, ChooseRoll(6))
    assert refusal(state, RolledTwice(1, 2)) == "not-asked"
    state.apply(CHANCE, Rolled(1))
    assert drawn(state) == "Two / /"


def test_u21_it_serves_the_next_roll_and_no_other() -> None:
    state = board("Two Three / /", "extra_bomb_roll", detector=True)
    play_event(state, "extra_bomb_roll")
    roll(state, (1, 1))
    roll(state, 1)
    assert drawn(state) == "/ /"


def test_u21_a_second_one_is_refused_while_one_is_waiting() -> None:
    state = board("/ /", "best_of_two_rolls", detector=True)
    assert refusal(state, PlayEvent(card("best_of_two_rolls"))) == "detector-waiting"


def test_u22_night_shift_is_a_roll_at_once_and_the_turn_goes_on() -> None:
    state = board("Two Three / /", "extra_bomb_roll Eight")
    play_event(state, "extra_bomb_roll")
    assert state.to_act() == (CHANCE,)
    roll(state, 6, 6, 6, 1)
    assert drawn(state) == "Three / /"
    assert state.to_act() == (0,)
    assert table(state).roller == 0


def test_u22_a_die_has_six_sides() -> None:
    state = board("Two / /")
    roll(state)
    assert refusal(state, Rolled(0)) == refusal(state, Rolled(7)) == "no-such-roll"
