"""The fan card Cabriole, J1 to J6."""

from functools import partial

from tests.six_qui_prend.board import board, deal, only, piles, placed, play, rows, take, takers
from vacherie.games.six_qui_prend.events import MarkerMoved, RowTaken
from vacherie.games.six_qui_prend.options import SixOptions
from vacherie.games.six_qui_prend.parts import marker_of

CABRIOLE = SixOptions(variant="cabriole")
cabriole = partial(board, options=CABRIOLE)


def test_j1_it_lies_at_the_lowest_card() -> None:
    state = deal(CABRIOLE, (58, 12, 43, 37), range(1, 11), range(70, 80))
    assert rows(state) == "58 / 12 * / 43 / 37"


def test_j1_it_is_laid_out_anew_each_round() -> None:
    state = cabriole("31 / 33 * / 35 / 37", (40,), (42,))
    play(state, 40, 42)
    assert marker_of(state.view(None)) is None


def test_j1_the_card_to_its_left_is_the_reference() -> None:
    state = cabriole("58 / 12 * / 43 / 37", 13, 100)
    assert placed(play(state, 13, 100)) == [13, 100]
    assert rows(state) == "58 100 / 12 13 / 43 / 37 *"


def test_j2_four_numbers_and_cabriole_are_a_full_row() -> None:
    state = cabriole("58 / 2 6 9 13 * / 43 / 37", 14, 100)
    assert takers(play(state, 14, 100)) == [(0, 2)]
    assert piles(state)[0] == (2, 6, 9, 13)


def test_j2_three_numbers_and_cabriole_are_not() -> None:
    state = cabriole("58 / 2 6 9 * / 43 / 37", 14, 100)
    assert takers(play(state, 14, 100)) == []
    assert rows(state) == "58 100 / 2 6 9 14 / 43 / 37 *"


def test_j2_elsewhere_five_numbers_are() -> None:
    state = cabriole("58 / 12 * / 20 22 24 26 / 70", 28, 29)
    assert takers(play(state, 28, 29)) == [(1, 3)]
    assert piles(state)[1] == (20, 22, 24, 26, 28)


def test_j3_a_card_in_its_row_makes_it_jump_to_the_lowest_of_the_others() -> None:
    state = cabriole("58 / 12 * / 43 / 37", 13, 100)
    assert only(play(state, 13, 100), MarkerMoved) == [MarkerMoved(3, None)]


def test_j3_the_number_stays_where_it_was_placed() -> None:
    state = cabriole("58 / 12 * / 43 / 37", 13, 14)
    play(state, 13, 14)
    assert rows(state) == "58 / 12 13 14 / 43 / 37 *"


def test_j3_it_leaves_even_if_its_row_still_has_the_lowest_last_card() -> None:
    state = cabriole("3 * / 12 / 43 / 37", 4, 100)
    play(state, 4, 100)
    assert rows(state) == "3 4 / 12 * / 43 100 / 37"


def test_j3_it_has_jumped_before_the_next_card_is_placed() -> None:
    state = cabriole("58 / 12 * / 43 / 30 31 32 37", 13, 38)
    assert takers(play(state, 13, 38)) == [(1, 4)]
    assert piles(state)[1] == (30, 31, 32, 37)


def test_j4_the_numbers_are_taken_the_card_restarts_the_row_and_it_jumps() -> None:
    state = cabriole("58 / 2 6 9 13 * / 43 / 37", 14, 100)
    play(state, 14, 100)
    assert rows(state) == "58 100 / 14 / 43 / 37 *"


def test_j4_also_when_its_row_is_chosen() -> None:
    state = cabriole("58 / 12 * / 43 / 37", 3, 100)
    play(state, 3, 100)
    assert takers(take(state, 2)) == [(0, 2)]
    assert rows(state) == "58 100 / 3 / 43 / 37 *"


def test_j5_a_row_taken_elsewhere_does_not_move_it() -> None:
    state = cabriole("58 / 12 * / 20 22 24 26 28 / 70", 30, 100)
    assert only(play(state, 30, 100), MarkerMoved) == []
    assert rows(state) == "58 / 12 * / 30 / 70 100"


def test_j5_a_row_chosen_elsewhere_does_not_move_it() -> None:
    state = cabriole("58 / 12 * / 43 / 37", 3, 100)
    play(state, 3, 100)
    assert only(take(state, 1), MarkerMoved) == []
    assert rows(state) == "3 / 12 * / 43 100 / 37"


def test_j5_if_it_lands_in_a_row_of_five_the_same_player_takes_all_but_the_highest() -> None:
    state = cabriole("58 / 12 * / 43 / 30 31 32 33 37", 100, 13)
    assert takers(play(state, 100, 13)) == [(1, 4)]
    assert piles(state) == [(), (30, 31, 32, 33)]


def test_j5_the_highest_stays_as_the_first_and_it_jumps_again() -> None:
    state = cabriole("58 / 12 * / 43 / 30 31 32 33 37", 13, 100)
    play(state, 13, 100)
    assert rows(state) == "58 100 / 12 13 * / 43 / 37"


def test_j5_a_row_of_four_numbers_is_not_taken() -> None:
    state = cabriole("58 / 12 * / 43 / 30 31 32 37", 13, 100)
    assert takers(play(state, 13, 100)) == []
    assert rows(state) == "58 100 / 12 13 / 43 / 30 31 32 37 *"


def test_j5_it_can_follow_a_row_that_was_taken_because_it_was_full() -> None:
    state = cabriole("58 / 2 6 9 13 * / 43 / 30 31 32 33 37", 14, 100)
    assert takers(play(state, 14, 100)) == [(0, 2), (0, 4)]
    assert rows(state) == "58 100 / 14 * / 43 / 37"


def test_j5_it_can_follow_a_row_that_was_chosen() -> None:
    state = cabriole("58 / 12 * / 43 / 30 31 32 33 37", 3, 100)
    play(state, 3, 100)
    assert takers(take(state, 2)) == [(0, 2), (0, 4)]
    assert rows(state) == "58 100 / 3 * / 43 / 37"


def test_j5_it_can_chain() -> None:
    state = cabriole("50 51 52 53 54 / 40 * / 60 61 62 63 64 / 70", 45, 100)
    taken = only(play(state, 45, 100), RowTaken)
    assert [(event.row, event.cards) for event in taken] == [(0, (50, 51, 52, 53))]
    assert rows(state) == "54 / 40 45 * / 60 61 62 63 64 / 70 100"


def test_j5_it_can_chain_through_two_full_rows() -> None:
    state = cabriole("60 61 62 63 64 / 71 * / 50 51 52 53 65 / 70", 72, 100)
    assert takers(play(state, 72, 100)) == [(0, 1), (0, 3)]
    assert rows(state) == "64 * / 71 72 100 / 65 / 70"


def test_j6_forty_three_behind_13_and_cabriole() -> None:
    state = cabriole("2 6 9 13 * / 71 78 / 104 / 45 53", 43, 90)
    assert takers(play(state, 43, 90)) == [(0, 1)]
    assert rows(state) == "43 / 71 78 90 / 104 / 45 53 *"
