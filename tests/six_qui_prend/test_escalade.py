"""The fan card Escalade, C1 to C7."""

from functools import partial

import pytest

from tests.six_qui_prend.board import board, deal, piles, play, rows, side, take, takers
from vacherie.games.six_qui_prend.actions import ChooseRow
from vacherie.games.six_qui_prend.options import SixOptions
from vacherie.games.six_qui_prend.parts import marker_of
from vacherie.games.six_qui_prend.values import Side

ESCALADE = SixOptions(variant="escalade")
up = partial(board, options=ESCALADE, side="up")
down = partial(board, options=ESCALADE, side="down")


def test_c1_it_lies_at_row_4_with_its_arrows_up() -> None:
    state = deal(ESCALADE, (58, 12, 43, 37), range(1, 11), range(70, 80))
    assert (rows(state), side(state)) == ("58 / 12 / 43 / 37 *", "up")


def test_c1_it_is_laid_out_anew_each_round() -> None:
    state = up("31 / 33 * / 35 / 37", (40,), (42,))
    play(state, 40, 42)
    assert marker_of(state.view(None)) is None


def test_c2_in_its_row_only_a_lower_card_fits() -> None:
    state = up("12 / 37 / 70 / 58 *", 57, 59)
    play(state, 57, 59)
    assert rows(state) == "12 / 37 59 / 70 / 58 57 *"


def test_c2_the_other_rows_rise() -> None:
    state = up("12 / 37 / 70 / 58 *", 71, 72)
    play(state, 71, 72)
    assert rows(state) == "12 / 37 / 70 71 72 / 58 *"


def test_c2_it_may_follow_a_card_that_fell() -> None:
    state = up("12 / 37 / 70 / 58 57 *", 55, 71)
    play(state, 55, 71)
    assert rows(state) == "12 / 37 / 70 71 / 58 57 55 *"


def test_c3_the_smallest_difference_decides_downwards() -> None:
    state = up("12 / 37 / 70 / 58 *", 48, 71)
    play(state, 48, 71)
    assert rows(state) == "12 / 37 / 70 71 / 58 48 *"


def test_c3_the_smallest_difference_decides_upwards() -> None:
    state = up("12 / 37 / 70 / 58 *", 47, 71)
    play(state, 47, 71)
    assert rows(state) == "12 / 37 47 / 70 71 / 58 *"


def test_c3_equally_near_the_marked_row_gets_the_card() -> None:
    state = up("12 / 38 / 70 / 58 *", 48, 71)
    play(state, 48, 71)
    assert rows(state) == "12 / 38 / 70 71 / 58 48 *"


def test_c3_even_if_the_marked_row_is_further_down_the_table_and_full() -> None:
    state = up("12 / 38 / 70 / 90 80 75 60 58 *", 48, 71)
    assert takers(play(state, 48, 71)) == [(0, 4)]


def test_c4_it_does_not_count_as_a_card_of_the_row() -> None:
    state = up("12 / 37 / 70 / 90 80 75 60 *", 58, 71)
    assert takers(play(state, 58, 71)) == []
    assert rows(state) == "12 / 37 / 70 71 / 90 80 75 60 58 *"


def test_c4_the_sixth_card_takes_the_five() -> None:
    state = up("12 / 37 / 70 / 90 80 75 60 58 *", 57, 71)
    assert takers(play(state, 57, 71)) == [(0, 4)]
    assert piles(state)[0] == (90, 80, 75, 60, 58)


@pytest.mark.parametrize(
    ("before", "pointing", "after", "pointing_then"),
    [
        ("1 2 3 4 5 / 37 / 70 / 90 *", "up", "6 / 37 / 70 * / 90", "up"),
        ("1 2 3 4 5 / 37 / 90 * / 70", "up", "6 / 37 * / 90 / 70", "up"),
        ("1 2 3 4 5 / 90 * / 37 / 70", "up", "6 * / 90 / 37 / 70", "down"),
        ("90 * / 1 2 3 4 5 / 37 / 70", "down", "90 / 6 * / 37 / 70", "down"),
        ("1 2 3 4 5 / 90 * / 37 / 70", "down", "6 / 90 / 37 * / 70", "down"),
        ("1 2 3 4 5 / 37 / 90 * / 70", "down", "6 / 37 / 90 / 70 *", "up"),
    ],
)
def test_c5_after_any_row_is_taken_it_moves_one_row_and_turns_at_the_ends(
    before: str, pointing: Side, after: str, pointing_then: Side
) -> None:
    state = board(before, 6, 104, options=ESCALADE, side=pointing)
    assert len(takers(play(state, 6, 104))) == 1
    assert rows(state).replace(" 104", "") == after
    assert side(state) == pointing_then


def test_c5_the_played_card_starts_the_row_before_it_moves_there() -> None:
    state = up("12 / 37 / 60 62 64 66 68 / 90 *", 70, 69)
    play(state, 70, 69)
    assert rows(state) == "12 / 37 70 / 69 * / 90"


def test_c5_it_moves_when_a_row_is_chosen_too() -> None:
    state = up("12 / 37 / 70 / 3 *", 4, 71)
    play(state, 4, 71)
    take(state, 1)
    assert (rows(state), side(state)) == ("4 / 37 71 / 70 * / 3", "up")


def test_c5_while_no_row_is_taken_it_stays() -> None:
    state = up("12 / 37 / 70 / 58 *", 57, 71)
    play(state, 57, 71)
    assert rows(state) == "12 / 37 / 70 71 / 58 57 *"


def test_c5_it_moves_once_for_each_row_taken() -> None:
    state = up("1 2 3 4 5 / 30 31 32 33 34 / 70 / 90 *", 6, 35)
    assert takers(play(state, 6, 35)) == [(0, 1), (1, 2)]
    assert (rows(state), side(state)) == ("6 / 35 * / 70 / 90", "up")


def test_c6_a_row_that_loses_it_keeps_its_cards_and_rises_again_from_its_last() -> None:
    state = up("1 2 3 4 5 / 37 / 70 / 58 50 *", 6, 51)
    play(state, 6, 51)
    assert rows(state) == "6 / 37 / 70 * / 58 50 51"


def test_c6_a_row_that_gets_it_falls_from_its_last_card() -> None:
    state = up("1 2 3 4 5 / 37 / 65 70 / 58 50 *", 6, 69)
    play(state, 6, 69)
    assert rows(state) == "6 / 37 / 65 70 69 * / 58 50"


def test_c6_a_card_that_fits_nowhere_takes_any_row_the_marked_one_included() -> None:
    state = up("12 / 37 / 70 / 3 *", 4, 71)
    play(state, 4, 71)
    assert state.to_act() == (0,)
    assert state.legal_actions(0) == [ChooseRow(0), ChooseRow(1), ChooseRow(2), ChooseRow(3)]


def test_c6_then_it_moves_on_from_the_marked_row_too() -> None:
    state = up("12 / 37 / 70 / 3 *", 4, 69)
    play(state, 4, 69)
    take(state, 4)
    assert (rows(state), side(state)) == ("12 / 37 / 70 69 * / 4", "up")


def test_c6_low_cards_fit_the_marked_row() -> None:
    state = up("12 / 37 / 70 / 58 *", 1, 71)
    play(state, 1, 71)
    assert rows(state) == "12 / 37 / 70 71 / 58 1 *"


def test_c7_twenty_one_goes_behind_26() -> None:
    state = up("47 / 5 12 / 60 64 / 88 70 51 39 26 *", 21, 99)
    assert takers(play(state, 21, 99)) == [(0, 4)]
    assert (rows(state), side(state)) == ("47 99 / 5 12 / 60 64 * / 21", "up")
