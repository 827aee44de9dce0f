"""The fan card Reversed digits, D1 to D8."""

from functools import partial

import pytest

from tests.six_qui_prend.board import board, deal, only, placed, play, reverse, rows, take, takers
from vacherie.core.errors import IllegalAction
from vacherie.core.values import CHANCE
from vacherie.games.six_qui_prend import GAME
from vacherie.games.six_qui_prend.actions import Dealt, PickCard
from vacherie.games.six_qui_prend.cards import REVERSIBLE, reversed_value
from vacherie.games.six_qui_prend.events import CardsRevealed
from vacherie.games.six_qui_prend.options import SixOptions
from vacherie.games.six_qui_prend.parts import spent_of
from vacherie.games.six_qui_prend.values import Played

REVERSED = SixOptions(variant="reversed")
digits = partial(board, options=REVERSED)


def test_d1_it_is_played_together_with_a_number_card() -> None:
    state = digits("12 / 37 / 43 / 58", (24, 103), 80)
    assert state.legal_actions(0) == [PickCard(24), PickCard(103), reverse(24)]


def test_d1_at_most_once_a_round() -> None:
    state = digits("12 / 37 / 43 / 58", (24, 25), 80)
    play(state, reverse(24), 80)
    assert state.legal_actions(0) == [PickCard(25)]
    with pytest.raises(IllegalAction, match="reverser-spent"):
        state.apply(0, reverse(25))


def test_d1_each_player_has_one() -> None:
    state = digits("12 / 37 / 43 / 58", (24, 25), (80, 81))
    play(state, reverse(24), 80)
    assert reverse(81) in state.legal_actions(1)


def test_d1_without_this_fan_card_there_is_none() -> None:
    state = board("12 / 37 / 43 / 58", 24, 80)
    with pytest.raises(IllegalAction, match="no-reversing-here"):
        state.apply(0, reverse(24))


def test_d1_nobody_sees_before_the_reveal_that_it_was_added() -> None:
    plain, turned = (digits("12 / 37 / 43 / 58", (24, 25), 80) for _ in range(2))
    (told,) = plain.apply(0, PickCard(24))
    (told_too,) = turned.apply(0, reverse(24))
    assert GAME.seen_by(told, 1) == GAME.seen_by(told_too, 1)
    assert plain.view(1) == turned.view(1)
    assert plain.view(None) == turned.view(None)


def test_d1_it_may_be_added_or_taken_off_until_the_reveal() -> None:
    state = digits("12 / 37 / 43 / 58", (24, 25), 80)
    state.apply(0, reverse(24))
    state.apply(0, PickCard(24))
    state.apply(1, PickCard(80))
    assert rows(state) == "12 24 / 37 / 43 / 58 80"
    assert spent_of(state.view(0)) == (False, False)


@pytest.mark.parametrize(("card", "value"), [(31, 13), (90, 9), (24, 42), (10, 1), (99, 99)])
def test_d2_the_digits_are_reversed(card: int, value: int) -> None:
    assert reversed_value(card) == value


@pytest.mark.parametrize("card", [100, 101, 104])
def test_d2_three_digits_cannot_be_reversed(card: int) -> None:
    state = digits("12 / 37 / 43 / 58", (24, card), 80)
    with pytest.raises(IllegalAction, match="not-reversible"):
        state.apply(0, reverse(card))


@pytest.mark.parametrize("card", [1, 9])
def test_d2_nor_can_one_digit(card: int) -> None:
    state = digits("12 / 37 / 43 / 58", (24, card), 80)
    with pytest.raises(IllegalAction, match="not-reversible"):
        state.apply(0, reverse(card))


@pytest.mark.parametrize("card", [10, 99])
def test_d2_the_partners_are_10_to_99(card: int) -> None:
    state = digits("12 / 37 / 43 / 58", (24, card), 80)
    assert reverse(card) in state.legal_actions(0)


def test_d2_a_doublet_keeps_its_value_and_the_card_is_spent() -> None:
    state = digits("12 / 37 / 43 / 58", (44, 25), 80)
    play(state, reverse(44), 80)
    assert rows(state) == "12 / 37 / 43 44 / 58 80"
    assert spent_of(state.view(1)) == (True, False)


def test_d3_the_reversed_value_decides_the_order() -> None:
    state = digits("1 / 5 / 43 / 58", 81, 60, 20)
    assert placed(play(state, reverse(81), 60, 20)) == [81, 20, 60]


def test_d3_the_reversed_value_decides_the_row() -> None:
    state = digits("12 / 37 / 43 / 58", 31, 80)
    play(state, reverse(31), 80)
    assert rows(state) == "12 31 / 37 / 43 / 58 80"


def test_d3_a_reversed_card_can_be_too_low() -> None:
    state = digits("12 / 37 / 43 / 58", 90, 80)
    play(state, reverse(90), 80)
    assert state.to_act() == (0,)
    take(state, 2)
    assert rows(state) == "12 / 90 / 43 / 58 80"


def test_d3_the_table_shows_card_and_value_at_the_reveal() -> None:
    state = digits("12 / 37 / 43 / 58", 90, 10)
    (revealed,) = only(play(state, reverse(90), 10), CardsRevealed)
    assert revealed.cards == (Played(9, 90, 0), Played(10, 10, 1))


@pytest.mark.parametrize("reverser", [0, 1])
def test_d4_of_two_equal_values_the_reversed_one_is_placed_first(reverser: int) -> None:
    picks: list[int | PickCard] = [42, 42]
    picks[reverser] = reverse(24)
    state = digits("12 / 37 / 43 / 58", *((24 if seat == reverser else 42) for seat in range(2)))
    assert placed(play(state, *picks)) == [24, 42]


def test_d4_the_other_then_follows_the_usual_rules() -> None:
    state = digits("12 / 20 / 43 / 58", 31, 13)
    play(state, reverse(31), 13)
    take(state, 2)
    assert rows(state) == "12 31 / 13 / 43 / 58"


def test_d4_two_reversed_cards_never_have_the_same_value() -> None:
    assert len({reversed_value(card) for card in REVERSIBLE}) == len(REVERSIBLE)


def test_d5_in_the_row_it_has_its_printed_value_again() -> None:
    state = digits("12 / 20 / 43 / 58", 31, 30)
    play(state, reverse(31), 30)
    assert rows(state) == "12 31 / 20 30 / 43 / 58"


def test_d5_a_row_may_fall() -> None:
    state = digits("64 / 3 / 57 / 33 39", 24, 80)
    play(state, reverse(24), 80)
    assert rows(state) == "64 80 / 3 / 57 / 33 39 24"


def test_d6_a_row_fits_only_if_its_last_printed_value_is_below_the_reversed_value() -> None:
    state = digits("13 / 5 / 43 / 58", 31, 80)
    play(state, reverse(31), 80)
    assert rows(state) == "13 / 5 31 / 43 / 58 80"


def test_d6_of_a_reversed_card_in_a_row_the_printed_value_counts() -> None:
    state = digits("9 / 15 91 / 43 / 58", 81, 80)
    play(state, reverse(81), 80)
    assert rows(state) == "9 81 / 15 91 / 43 / 58 80"


def test_d7_who_has_spent_his_is_public() -> None:
    state = digits("12 / 37 / 43 / 58", 24, 80)
    play(state, reverse(24), 80)
    assert spent_of(state.view(1)) == spent_of(state.view(None)) == (True, False)


def test_d7_a_spent_one_is_put_away_for_this_round() -> None:
    state = digits("12 / 37 / 43 / 58", (24, 25), (80, 81), spent=(0,))
    assert state.legal_actions(0) == [PickCard(24), PickCard(25)]


@pytest.mark.parametrize("spent", [(), (0,)])
def test_d7_used_or_not_everyone_has_one_again_next_round(spent: tuple[int, ...]) -> None:
    state = digits("12 / 37 / 43 / 58", (24,), (80,), spent=spent)
    play(state, 24, 80)
    state.apply(CHANCE, Dealt((tuple(range(10, 20)), tuple(range(20, 30))), (1, 2, 3, 4)))
    assert spent_of(state.view(None)) == (False, False)
    assert [reverse(card) for card in range(10, 20)] == state.legal_actions(0)[10:]


def test_d7_a_new_game_gives_one_to_each() -> None:
    state = deal(REVERSED, (1, 2, 3, 4), range(10, 20), range(20, 30))
    assert spent_of(state.view(None)) == (False, False)


def test_d8_twenty_four_played_as_42() -> None:
    state = digits("64 / 3 7 11 16 20 / 57 / 33 39", 24, 80)
    assert takers(play(state, reverse(24), 80)) == []
    assert rows(state) == "64 80 / 3 7 11 16 20 / 57 / 33 39 24"


def test_d8_without_the_card_24_takes_row_2() -> None:
    state = digits("64 / 3 7 11 16 20 / 57 / 33 39", 24, 80)
    assert takers(play(state, 24, 80)) == [(0, 2)]
