"""The blast, step by step: U25a to U25f, U25j."""

from random import Random

import pytest

from tests.unexploded_cow.board import (
    COWS,
    act,
    board,
    burning,
    card,
    cards,
    defuse,
    discarded,
    drawn,
    gains,
    hand_on,
    only,
    play_event,
    refusal,
    roll,
    steal,
    table,
)
from vacherie.core.values import CHANCE
from vacherie.games.unexploded_cow.actions import (
    BlastAction,
    ChooseCow,
    LetBlow,
)
from vacherie.games.unexploded_cow.events import BombFound, BombSpread, CowExploded


def test_u25a_the_herds_player_decides_whoever_rolled() -> None:
    state = board("Two / Three Pfc4 /")
    roll(state, 2)
    assert state.to_act() == (1,)


def test_u25a_bombs_never_leave_the_herd() -> None:
    state = burning("Two Gen4 / Five Pfc4 /", "Gen4")
    assert set(state.legal_actions(0)) == {hand_on("Gen4", "Two"), LetBlow()}


def test_u25b_the_counted_cow_holds_one_bomb() -> None:
    state = board("Two Pfc4 / /")
    assert only(roll(state, 1), BombFound) == [BombFound(card("Two"), 0, (card("Two"),))]
    assert state.view(0).blast is not None
    assert table(state).blast == state.view(1).blast


@pytest.mark.parametrize("drawing", ["Two Five / /", "Gen4 / /", "Pfc4 / /"])
def test_u25c_nobody_is_asked_if_nothing_can_be_done(drawing: str) -> None:
    state = board(drawing)
    assert len(only(roll(state, 1), CowExploded)) == 1


def test_u25c_one_bomb_is_stolen_only_once() -> None:
    state = burning("Two Pfc4 Pfc5 Five / /", "Two Five")
    act(state, steal("Pfc4", "Two"))
    assert refusal(state, steal("Pfc5", "Pfc4")) == "no-bomb-to-steal"
    assert set(state.legal_actions(0)) == {steal("Pfc4", "Five"), steal("Pfc5", "Five"), LetBlow()}


def test_u25c_a_cow_that_gets_a_bomb_may_use_its_own_ability() -> None:
    state = burning("Gen4 Gen6 Mech5 / /", "Gen4")
    act(state, hand_on("Gen4", "Gen6"))
    act(state, hand_on("Gen6", "Mech5"))
    act(state, defuse("Mech5"))
    assert drawn(state) == "Gen4 Gen6 Mech5 / /"


def test_u25c_a_bomb_may_be_handed_to_a_cow_that_has_one_and_then_stolen() -> None:
    state = burning("Gen4 Two Pfc4 / /", "Gen4 Two")
    act(state, hand_on("Gen4", "Two"))
    act(state, steal("Pfc4", "Two"))
    act(state, LetBlow())
    assert drawn(state) == "Gen4 / /"


def test_u25c_a_general_gives_one_bomb_and_explodes_of_the_other() -> None:
    state = burning("Gen4 Two / /", "Gen4 Gen4")
    act(state, hand_on("Gen4", "Two"))
    assert drawn(state) == "/ /"


def test_u25c_a_mechanic_is_rid_of_all_its_bombs() -> None:
    state = burning("Mech5 Two / /", "Mech5 Mech5")
    act(state, defuse("Mech5"))
    assert drawn(state) == "Mech5 Two / /"
    assert gains(state) == (200, 0, 0)


def test_u25c_only_a_mechanic_or_a_general_of_the_herd_can_act() -> None:
    state = burning("Mech5 Gen4 / Mech3 Gen6 /", "Mech5")
    assert refusal(state, defuse("Mech3")) == refusal(state, defuse("Gen4")) == "no-mechanic-here"
    assert refusal(state, hand_on("Gen6", "Mech5")) == "no-general-here"


def test_u25d_all_holders_explode_at_the_same_moment() -> None:
    state = burning("Two Five Eight Pfc4 / /", "Two Eight")
    told = act(state, LetBlow())
    assert [exploded.blast for exploded in only(told, CowExploded)] == [1, 1]


def test_u25d_no_money_moves_before_all_bombs_are_gone() -> None:
    state = board("Two Bomber4 Three Pfc4 / /")
    roll(state, 2)
    act(state, LetBlow())
    assert discarded(state) == "Bomber4"
    assert gains(state) == (0, 0, 0)


def test_u25e_a_bomb_for_a_cow_that_exploded_in_the_same_moment_is_lost() -> None:
    state = burning("Two Bomber4 Three Five Pfc4 / /", "Bomber4 Three")
    told = act(state, LetBlow())
    assert [spread.card for spread in only(told, BombSpread)] == [card("Two")]


def test_u25e_neighbours_are_those_of_the_line_as_it_stood() -> None:
    state = burning("Two Bomber4 Bomber5 Five Pfc4 / /", "Bomber4 Bomber5")
    told = act(state, LetBlow())
    assert [spread.card for spread in only(told, BombSpread)] == [card("Two"), card("Five")]


def test_u25e_then_the_line_closes_up() -> None:
    state = board("Two Bomber4 Bomber5 Five Eight / /")
    told = roll(state, 2)
    assert [exploded.blast for exploded in only(told, CowExploded)] == [1, 2, 2, 3]
    assert drawn(state) == "Eight / /"


def test_u25e_a_cow_can_get_two_bombs_and_new_ones_count_as_not_stolen() -> None:
    state = burning("Bomber4 Pfc4 Bomber5 Pfc5 / /", "Bomber4 Bomber5")
    act(state, LetBlow())
    blast = table(state).blast
    assert blast is not None
    assert sorted(blast.bombs) == sorted(cards("Pfc4 Pfc4 Pfc5"))
    assert refusal(state, steal("Pfc5", "Pfc4")) is None


@pytest.mark.parametrize("action", [defuse("Mech5"), hand_on("Gen4", "Mech5")])
def test_u25f_once_a_turn_for_each_cow(action: BlastAction) -> None:
    state = burning("Mech5 Gen4 / /", "Mech5 Gen4", used=cards("Mech5 Gen4"))
    assert refusal(state, action) == "used-this-turn"


def test_u25f_night_shift_and_the_last_roll_are_the_same_turn() -> None:
    state = board("Mech5 Two / /", "extra_bomb_roll")
    play_event(state, "extra_bomb_roll")
    roll(state, 1)
    act(state, defuse("Mech5"))
    roll(state, 1)
    assert drawn(state) == "Two / /"


def test_u25f_forgotten_when_the_next_turn_begins() -> None:
    state = board("/ Mech5 /", used=cards("Mech5"))
    roll(state, 2)
    roll(state, 1)
    assert refusal(state, defuse("Mech5")) is None


def test_u25f_forgotten_when_the_cow_leaves_play() -> None:
    state = board("/ Mech5 /", "shoot_cow", used=cards("Mech5"))
    play_event(state, "shoot_cow")
    act(state, ChooseCow(card("Mech5")))
    assert table(state).used == ()


def test_u25j_every_blast_ends() -> None:
    random = Random(25)
    for _ in range(300):
        names = random.sample(sorted(COWS), random.randint(1, 12))
        herd = " ".join(name + "@1" * name.startswith("Spy") for name in names)
        state = board(f"{herd} / /")
        roll(state, random.randint(1, 5))
        actions = 0
        while table(state).asked in ("blast", "payout"):
            act(state, state.random_action(0, random))
            actions += 1
        assert actions < 40
        assert table(state).blast is None
        assert state.to_act() in ((1,), (CHANCE,))
