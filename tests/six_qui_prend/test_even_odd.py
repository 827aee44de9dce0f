"""The fan card Even/Odd, E1 to E6."""

from functools import partial

import pytest

from tests.six_qui_prend.board import board, deal, piles, placed, play, rows, side, take, takers
from vacherie.games.six_qui_prend.actions import ChooseRow
from vacherie.games.six_qui_prend.options import SixOptions
from vacherie.games.six_qui_prend.parts import marker_of
from vacherie.games.six_qui_prend.values import Side

EVEN_ODD = SixOptions(variant="even_odd")
odd = partial(board, options=EVEN_ODD, side="odd")
even = partial(board, options=EVEN_ODD, side="even")


@pytest.mark.parametrize(
    ("opening", "drawn", "shown"),
    [
        ((58, 12, 43, 37), "58 / 12 * / 43 / 37", "even"),
        ((58, 62, 43, 37), "58 / 62 / 43 / 37 *", "odd"),
    ],
)
def test_e1_it_lies_beside_the_lowest_card_and_shows_its_parity(
    opening: tuple[int, ...], drawn: str, shown: Side
) -> None:
    state = deal(EVEN_ODD, opening, range(1, 11), range(70, 80))
    assert (rows(state), side(state)) == (drawn, shown)


def test_e1_it_is_laid_out_anew_each_round() -> None:
    state = odd("31 / 33 / 35 / 37 *", (40,), (42,))
    play(state, 40, 42)
    assert marker_of(state.view(None)) is None


def test_e2_a_card_of_the_shown_parity_goes_there() -> None:
    state = odd("12 / 37 / 43 / 58 85 *", 91, 100)
    play(state, 91, 100)
    assert rows(state) == "12 / 37 / 43 100 / 58 85 91 *"


def test_e2_another_card_goes_to_the_nearest_of_the_other_rows() -> None:
    state = odd("12 / 37 / 43 / 58 85 *", 90, 93)
    play(state, 90, 93)
    assert rows(state) == "12 / 37 / 43 90 93 / 58 85 *"


def test_e2_the_even_side_keeps_odd_cards_away() -> None:
    state = even("9 / 12 * / 43 / 58", 14, 15)
    play(state, 14, 15)
    assert rows(state) == "9 15 / 12 14 * / 43 / 58"


def test_e3_it_does_not_count_as_a_card_of_the_row() -> None:
    state = odd("12 / 37 / 43 / 51 53 57 59 *", 61, 62)
    assert takers(play(state, 61, 62)) == []
    assert rows(state) == "12 / 37 / 43 62 / 51 53 57 59 61 *"


def test_e3_the_sixth_card_takes_the_five() -> None:
    state = odd("12 / 37 / 43 / 51 53 57 59 61 *", 63, 70)
    assert takers(play(state, 63, 70)) == [(0, 4)]
    assert piles(state)[0] == (51, 53, 57, 59, 61)


def test_e4_when_a_full_row_is_taken_it_moves_to_the_lowest_other_row() -> None:
    state = odd("12 14 / 20 22 24 26 28 / 43 / 58 85 *", 30, 100)
    play(state, 30, 100)
    assert (rows(state), side(state)) == ("12 14 * / 30 / 43 / 58 85 100", "even")


def test_e4_when_a_row_is_chosen_too() -> None:
    state = odd("40 / 37 / 43 / 58 85 *", 3, 100)
    play(state, 3, 100)
    take(state, 3)
    assert (rows(state), side(state)) == ("40 / 37 / 3 * / 58 85 100", "odd")


def test_e4_it_leaves_its_row_even_if_that_has_the_lowest_last_card() -> None:
    state = odd("40 / 38 / 43 / 9 *", 10, 4)
    play(state, 10, 4)
    take(state, 4)
    assert (rows(state), side(state)) == ("40 / 38 * / 43 / 4 10", "even")


def test_e4_the_row_just_restarted_may_be_the_one() -> None:
    state = even("40 / 38 / 43 / 9 10 *", 4, 100)
    play(state, 4, 100)
    take(state, 1)
    assert (rows(state), side(state)) == ("4 * / 38 / 43 100 / 9 10", "even")


def test_e4_it_has_moved_before_the_next_card_is_placed() -> None:
    state = odd("12 14 / 20 22 24 26 28 / 43 / 58 85 *", 30, 86)
    play(state, 30, 86)
    assert rows(state) == "12 14 * / 30 / 43 / 58 85 86"


def test_e4_while_no_row_is_taken_it_stays() -> None:
    state = odd("12 / 37 / 43 / 85 *", 13, 38)
    play(state, 13, 38)
    assert rows(state) == "12 13 / 37 38 / 43 / 85 *"


def test_e5_a_card_that_only_parity_keeps_away_takes_a_row() -> None:
    state = odd("40 / 37 / 43 / 5 *", 6, 100)
    play(state, 6, 100)
    assert state.to_act() == (0,)


def test_e5_any_row_may_be_taken_the_marked_one_included() -> None:
    state = odd("40 / 37 / 43 / 5 *", 6, 100)
    play(state, 6, 100)
    assert state.legal_actions(0) == [ChooseRow(0), ChooseRow(1), ChooseRow(2), ChooseRow(3)]


def test_e5_parity_does_not_bind_the_card_that_starts_the_row() -> None:
    state = odd("40 / 37 / 43 / 5 *", 6, 100)
    play(state, 6, 100)
    take(state, 4)
    assert (rows(state), side(state)) == ("40 / 37 * / 43 100 / 6", "odd")


def test_e5_nor_the_sixth_card_of_another_row() -> None:
    state = odd("10 12 14 16 18 / 37 / 43 / 55 *", 20, 22)
    play(state, 20, 22)
    assert rows(state) == "20 22 * / 37 / 43 / 55"


def test_e5_the_choice_sees_what_was_placed_before() -> None:
    state = odd("40 / 39 / 43 / 5 *", 7, 8)
    assert placed(play(state, 7, 8)) == [7]
    assert (rows(state), state.to_act()) == ("40 / 39 / 43 / 5 7 *", (1,))


def test_e6_ninety_cannot_follow_85() -> None:
    state = odd("22 31 / 10 24 33 40 52 / 92 / 66 85 *", 90, 95)
    assert takers(play(state, 90, 95)) == [(0, 2)]
    assert (rows(state), side(state)) == ("22 31 * / 90 / 92 95 / 66 85", "odd")
