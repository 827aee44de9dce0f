"""What special cows can do: U23 to U27."""

import pytest

from tests.unexploded_cow.board import (
    act,
    board,
    burning,
    card,
    defuse,
    discarded,
    drawn,
    gains,
    hand_on,
    only,
    play,
    play_event,
    refusal,
    roll,
    steal,
)
from vacherie.games.unexploded_cow.actions import (
    ChooseCow,
    LetBlow,
    MoveCow,
    PutCow,
)
from vacherie.games.unexploded_cow.editions import EditionName
from vacherie.games.unexploded_cow.events import BombSpread, CityTaken


def test_u23_a_general_hands_its_bomb_to_another_cow_of_the_herd() -> None:
    state = burning("Two Gen4 Five / /", "Gen4")
    act(state, hand_on("Gen4", "Five"))
    assert drawn(state) == "Two Gen4 / /"


def test_u23_or_keeps_it() -> None:
    state = burning("Two Gen4 Five / /", "Gen4")
    act(state, LetBlow())
    assert drawn(state) == "Two Five / /"


def test_u23_not_to_another_herd_nor_without_a_bomb() -> None:
    state = burning("Gen4 Gen6 / Five /", "Gen4")
    assert refusal(state, hand_on("Gen4", "Five")) == "not-in-this-herd"
    assert refusal(state, hand_on("Gen6", "Gen4")) == "no-bomb"
    assert refusal(state, hand_on("Gen4", "Gen4")) == "own-bomb"


@pytest.mark.parametrize(("edition", "amount"), [("2013", 200), ("2011", 100)])
def test_u24_a_mechanic_defuses_stays_and_its_owner_collects(edition: EditionName, amount: int) -> None:
    state = burning("Mech5 Two / /", "Mech5", edition=edition)
    act(state, defuse("Mech5"))
    assert drawn(state) == "Mech5 Two / /"
    assert gains(state) == (amount, 0, 0)


def test_u24_as_far_as_the_pot_has_it() -> None:
    state = burning("Mech5 / /", "Mech5", pot=100)
    act(state, defuse("Mech5"))
    assert gains(state)[0] == 100 - 500


def test_u24_no_city_for_a_defusal() -> None:
    state = burning("Mech5 / /", "Mech5")
    assert only(act(state, defuse("Mech5")), CityTaken) == []


def test_u25_a_pfc_steals_a_bomb_from_any_other_cow_of_the_herd() -> None:
    state = burning("Minus3 Two Pfc4 / /", "Minus3")
    act(state, steal("Pfc4", "Minus3"))
    assert drawn(state) == "Minus3 Two / /"
    assert gains(state) == (400, 0, 0)


def test_u25_from_a_spy_too() -> None:
    state = burning("Spy5@1 Pfc4 / /", "Spy5")
    act(state, steal("Pfc4", "Spy5"))
    assert drawn(state) == "Spy5@1 / /"


def test_u25_holding_several_it_explodes_once() -> None:
    state = burning("Two Three Pfc4 / /", "Two Three Pfc4")
    act(state, steal("Pfc4", "Two"))
    act(state, steal("Pfc4", "Three"))
    assert drawn(state) == "Two Three / /"
    assert gains(state) == (400, 0, 0)


def test_u25_only_a_pfc_steals_and_only_a_bomb() -> None:
    state = burning("Two Pfc4 Five / Pfc5 /", "Two")
    assert refusal(state, steal("Five", "Two")) == "no-pfc-here"
    assert refusal(state, steal("Pfc5", "Two")) == "no-pfc-here"
    assert refusal(state, steal("Pfc4", "Five")) == "no-bomb-to-steal"


@pytest.mark.parametrize("edition", ["2013", "2011"])
def test_u26_a_spys_value_goes_to_who_played_it(edition: EditionName) -> None:
    state = board("/ Spy5@2 /", edition=edition)
    roll(state, 1)
    assert gains(state) == (0, 0, 500)


def test_u26_on_its_owners_turn_it_takes_the_city() -> None:
    state = board("/ Spy5@0 /", city="Vide")
    assert [taken.seat for taken in only(roll(state, 1), CityTaken)] == [0]


def test_u26_on_another_turn_nobody_takes_the_city_for_it() -> None:
    state = board("Spy5@1 / /", city="Vide")
    assert only(roll(state, 1), CityTaken) == []


def test_u26_the_herds_player_arranges_it() -> None:
    state = board("Spy5@1 Two / /")
    act(state, MoveCow(card("Spy5"), 1))
    assert drawn(state) == "Two Spy5@1 / /"


def test_u26_no_move_swap_or_theft_changes_its_owner() -> None:
    state = board("Spy5@1 / Two / Five Spy3@0", "herds_move_left steal_cow swap_cows")
    play_event(state, "herds_move_left")
    assert drawn(state) == "Five Spy3@0 / Spy5@1 / Two"
    play_event(state, "steal_cow")
    act(state, ChooseCow(card("Spy5")))
    act(state, PutCow(0, 2))
    play_event(state, "swap_cows")
    act(state, ChooseCow(card("Spy3")))
    act(state, ChooseCow(card("Two")))
    assert drawn(state) == "Five Two Spy5@1 / / Spy3@0"


def test_u26_out_of_play_it_forgets_its_owner() -> None:
    state = board("/ Spy5@2 /", "shoot_cow cow_from_discard")
    play_event(state, "shoot_cow")
    act(state, ChooseCow(card("Spy5")))
    play_event(state, "cow_from_discard")
    act(state, ChooseCow(card("Spy5")))
    assert drawn(state) == "Spy5@0 / /"


def test_u26_it_is_the_ones_who_played_it() -> None:
    state = board("/ /", "Spy5")
    play(state, "Spy5", herd=2)
    assert drawn(state) == "/ / Spy5@0"


def test_u27_a_bomber_spreads_to_its_neighbours() -> None:
    state = board("Two Three Bomber4 Five Eight / /")
    roll(state, 3)
    assert drawn(state) == "Two Eight / /"
    assert discarded(state) == "Bomber4 Three Five"


def test_u27_within_its_herd() -> None:
    state = board("Bomber4 / Two /")
    told = roll(state, 1)
    assert only(told, BombSpread) == []
    assert drawn(state) == "/ Two /"


def test_u27_nothing_spreads_from_a_bomb_that_was_stolen() -> None:
    state = burning("Two Bomber4 Three Pfc4 / /", "Bomber4")
    told = act(state, steal("Pfc4", "Bomber4"))
    assert only(told, BombSpread) == []
    assert drawn(state) == "Two Bomber4 Three / /"
