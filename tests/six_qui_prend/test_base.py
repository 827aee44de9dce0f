"""The base game, S1 to S14."""

from random import Random

import pytest

from tests.six_qui_prend.board import BASE, Cards, board, deal, only, piles, placed, play, rows, take, takers
from vacherie.core.errors import IllegalAction, InvalidOptions
from vacherie.core.values import CHANCE
from vacherie.games.six_qui_prend import GAME
from vacherie.games.six_qui_prend.actions import ChooseRow, Dealt, PickCard
from vacherie.games.six_qui_prend.cards import CARDS, bull_heads, heads_on
from vacherie.games.six_qui_prend.events import CardPicked, CardsRevealed, RoundScored
from vacherie.games.six_qui_prend.options import SixOptions

FIVES: Cards = (5, 15, 25, 35, 45, 65, 75, 85, 95)
TENS: Cards = (10, 20, 30, 40, 50, 60, 70, 80, 90, 100)
DOUBLETS: Cards = (11, 22, 33, 44, 66, 77, 88, 99)
CALM = "90 / 91 / 92 / 93"
"""Rows for a last trick in which nothing is taken."""


def test_s1_the_cards_are_1_to_104() -> None:
    state = GAME.new(BASE, 10)
    first, *others = (tuple(range(start, start + 10)) for start in range(1, 101, 10))
    state.apply(CHANCE, Dealt((first, *others), (101, 102, 103, 104)))
    assert rows(state) == "101 / 102 / 103 / 104"


@pytest.mark.parametrize("card", [0, 105, -1, 11])
def test_s1_there_are_no_other_cards_and_none_twice(card: int) -> None:
    with pytest.raises(IllegalAction, match="bad-deal"):
        deal(BASE, (1, 2, 3, card), range(11, 21), range(21, 31))


@pytest.mark.parametrize(
    ("cards", "heads"), [(FIVES, 2), (TENS, 3), (DOUBLETS, 5), ((55,), 7), ((1, 9, 12, 54, 56, 101, 104), 1)]
)
def test_s2_bull_heads(cards: Cards, heads: int) -> None:
    assert {bull_heads(card) for card in cards} == {heads}


def test_s2_all_other_cards_have_one() -> None:
    others = set(CARDS) - {*FIVES, *TENS, *DOUBLETS, 55}
    assert {bull_heads(card) for card in others} == {1}


def test_s2_the_deck_has_171() -> None:
    assert heads_on(CARDS) == 171


def test_s3_ten_cards_each_and_four_open_the_rows_in_the_order_drawn() -> None:
    state = deal(BASE, (58, 12, 43, 37), range(1, 11), range(60, 70))
    assert rows(state) == "58 / 12 / 43 / 37"
    assert GAME.position(state).hands == (tuple(range(1, 11)), tuple(range(60, 70)))


@pytest.mark.parametrize("players", [2, 3, 10])
def test_s3_chance_shuffles_such_a_deal(players: int) -> None:
    state = GAME.new(BASE, players)
    state.apply(CHANCE, state.draw(Random()))
    assert [len(hand) for hand in GAME.position(state).hands] == [10] * players


@pytest.mark.parametrize(
    ("opening", "hand"),
    [((1, 2, 3), range(20, 30)), ((1, 2, 3, 4, 5), range(20, 30)), ((1, 2, 3, 4), range(20, 29))],
)
def test_s3_no_other_deal_is_accepted(opening: Cards, hand: range) -> None:
    with pytest.raises(IllegalAction, match="bad-deal"):
        deal(BASE, opening, range(10, 20), hand)


def test_s3_the_rest_are_out_of_the_round() -> None:
    state = deal(BASE, (58, 12, 43, 37), range(1, 11), range(60, 70))
    assert state.refusal(0, PickCard(104)) is not None


@pytest.mark.parametrize(("players", "is_allowed"), [(1, False), (2, True), (10, True), (11, False)])
def test_s3_two_to_ten_play(players: int, is_allowed: bool) -> None:
    assert (players in GAME.player_counts(BASE)) is is_allowed


def test_s4_nothing_is_revealed_before_the_last_has_picked() -> None:
    state = board("12 / 37 / 43 / 58", 14, 15, 44)
    play(state, 14, 15)
    assert rows(state) == "12 / 37 / 43 / 58"
    assert state.to_act() == (2,)


def test_s4_all_are_revealed_at_once() -> None:
    state = board("12 / 37 / 43 / 58", 14, 15)
    (revealed,) = only(play(state, 14, 15), CardsRevealed)
    assert [played.card for played in revealed.cards] == [14, 15]


def test_s4_a_pick_lies_face_down() -> None:
    state = board("12 / 37 / 43 / 58", 14, 15)
    (told,) = state.apply(0, PickCard(14))
    assert GAME.seen_by(told, 1) == CardPicked(0, None, None)
    assert state.view(1).hands[0].cards == ()
    assert state.view(1).picked == (True, False)


def test_s4_a_card_is_picked_from_the_own_hand() -> None:
    state = board("12 / 37 / 43 / 58", 14, 15)
    refusal = state.refusal(0, PickCard(15))
    assert refusal is not None
    assert refusal.code == "card-not-in-hand"


def test_s4_a_pick_may_be_changed_until_the_reveal() -> None:
    state = board("12 / 37 / 43 / 58", (14, 20), 15)
    state.apply(0, PickCard(14))
    state.apply(0, PickCard(20))
    state.apply(1, PickCard(15))
    assert rows(state) == "12 15 20 / 37 / 43 / 58"


def test_s4_after_the_reveal_a_pick_may_not_be_changed() -> None:
    state = board("12 / 37 / 43 / 58", (3, 20), 15)
    play(state, 3, 15)
    assert state.legal_actions(1) == []
    assert state.refusal(0, PickCard(20)) is not None


def test_s5_the_lowest_card_is_placed_first() -> None:
    state = board("12 / 37 / 43 / 58", 61, 15, 44, 14)
    assert placed(play(state, 61, 15, 44, 14)) == [14, 15, 44, 61]


def test_s6_a_card_follows_only_a_lower_one() -> None:
    state = board("12 / 37 / 43 / 58", 36, 100)
    play(state, 36, 100)
    assert rows(state) == "12 36 / 37 / 43 / 58 100"


def test_s7_the_nearest_row_below_gets_the_card() -> None:
    state = board("12 / 37 / 43 / 58", 57, 100)
    play(state, 57, 100)
    assert rows(state) == "12 / 37 / 43 57 / 58 100"


def test_s7_each_card_placed_counts_for_the_next() -> None:
    state = board("12 / 37 / 43 / 58", 42, 40)
    play(state, 42, 40)
    assert rows(state) == "12 / 37 40 42 / 43 / 58"


def test_s7_even_if_the_nearest_row_is_full() -> None:
    state = board("12 / 37 38 39 40 41 / 43 / 58", 42, 100)
    play(state, 42, 100)
    assert rows(state) == "12 / 42 / 43 / 58 100"


def test_s8_a_row_holds_five() -> None:
    state = board("12 14 15 21 / 37 / 43 / 58", 26, 100)
    assert takers(play(state, 26, 100)) == []
    assert rows(state) == "12 14 15 21 26 / 37 / 43 / 58 100"


def test_s8_the_sixth_card_takes_the_five() -> None:
    state = board("12 14 15 21 26 / 37 / 43 / 58", 100, 30)
    assert takers(play(state, 100, 30)) == [(1, 1)]
    assert piles(state) == [(), (12, 14, 15, 21, 26)]


def test_s8_the_sixth_card_becomes_the_first_of_the_row() -> None:
    state = board("12 14 15 21 26 / 37 / 43 / 58", 30, 36)
    play(state, 30, 36)
    assert rows(state) == "30 36 / 37 / 43 / 58"


def test_s9_a_card_lower_than_every_last_card_lets_its_player_choose_any_row() -> None:
    state = board("30 36 / 37 / 43 44 / 58 61", 3, 9)
    play(state, 3, 9)
    assert state.to_act() == (0,)
    assert state.legal_actions(0) == [ChooseRow(0), ChooseRow(1), ChooseRow(2), ChooseRow(3)]


@pytest.mark.parametrize(
    ("row", "taken", "after"),
    [
        (1, (30, 36), "3 / 37 / 40 44 50 / 20 21 22 23 61"),
        (4, (20, 21, 22, 23, 61), "30 36 / 37 / 40 44 50 / 3"),
    ],
)
def test_s9_all_of_the_row_is_taken_and_the_card_starts_it(row: int, taken: Cards, after: str) -> None:
    state = board("30 36 / 37 / 40 44 / 20 21 22 23 61", 3, 50)
    play(state, 3, 50)
    take(state, row)
    assert piles(state)[0] == taken
    assert rows(state) == after


def test_s9_others_can_follow_the_low_card() -> None:
    state = board("30 36 / 37 / 43 44 / 58 61", 3, 9)
    play(state, 3, 9)
    assert takers(take(state, 2)) == [(0, 2)]
    assert rows(state) == "30 36 / 3 9 / 43 44 / 58 61"


def test_s9_the_choice_is_made_seeing_all_cards_and_before_higher_ones_are_placed() -> None:
    state = board("30 36 / 37 / 43 44 / 58 61", 3, 68)
    assert placed(play(state, 3, 68)) == []
    assert [played.card for played in state.view(0).queue] == [3, 68]


def test_s9_only_its_player_chooses() -> None:
    state = board("30 36 / 37 / 43 44 / 58 61", 3, 9)
    play(state, 3, 9)
    assert state.legal_actions(1) == []
    with pytest.raises(IllegalAction, match="not-your-turn"):
        state.apply(1, ChooseRow(0))


@pytest.mark.parametrize("row", [-1, 4])
def test_s9_there_are_four_rows(row: int) -> None:
    state = board("30 36 / 37 / 43 44 / 58 61", 3, 9)
    play(state, 3, 9)
    with pytest.raises(IllegalAction, match="no-such-row"):
        state.apply(0, ChooseRow(row))


def test_s10_taken_cards_go_to_the_pile_and_never_to_the_hand() -> None:
    state = board("12 14 15 21 26 / 37 / 43 / 58", (30, 100), 36)
    play(state, 30, 36)
    assert piles(state)[0] == (12, 14, 15, 21, 26)
    assert state.legal_actions(0) == [PickCard(100)]


def test_s10_a_second_row_goes_on_the_same_pile() -> None:
    state = board("12 14 15 21 26 / 37 / 43 / 58", 30, 36, piles=((77,), (88,)))
    play(state, 30, 36)
    assert piles(state) == [(77, 12, 14, 15, 21, 26), (88,)]


@pytest.mark.parametrize("viewer", [0, 1, None])
def test_s10_everybody_sees_the_heads_in_each_pile(viewer: int | None) -> None:
    state = board("12 14 15 21 26 / 37 / 43 / 58", 30, 36, piles=((), (55, 100)))
    play(state, 30, 36)
    assert state.view(viewer).pile_heads == (6, 10)


def test_s11_a_round_is_ten_tricks() -> None:
    state = deal(BASE, (1, 2, 3, 4), range(5, 25, 2), range(6, 26, 2))
    told = [event for trick in range(10) for event in play(state, 5 + 2 * trick, 6 + 2 * trick)]
    assert len(only(told, CardsRevealed)) == 10
    assert len(only(told, RoundScored)) == 1


def test_s11_the_heads_of_each_pile_are_added_to_the_score() -> None:
    state = board(CALM, (94,), (95,), piles=((55,), (10, 20)), sheet=((3, 4),))
    (scored,) = only(play(state, 94, 95), RoundScored)
    assert scored == RoundScored(heads=(7, 6), totals=(10, 10))


def test_s11_what_is_taken_in_the_last_trick_counts() -> None:
    state = board("12 14 15 21 26 / 37 / 43 / 58", (30,), (100,))
    (scored,) = only(play(state, 30, 100), RoundScored)
    assert scored.heads == (6, 0)


def test_s11_all_cards_come_back_for_the_next_round() -> None:
    state = board(CALM, (94,), (95,), piles=((55,), (10, 20)))
    play(state, 94, 95)
    assert state.to_act() == (CHANCE,)
    state.apply(CHANCE, Dealt((tuple(range(50, 60)), tuple(range(10, 20))), (94, 95, 90, 20)))
    assert rows(state) == "94 / 95 / 90 / 20"
    assert piles(state) == [(), ()]


def test_s12_66_heads_are_not_enough() -> None:
    state = board(CALM, (94,), (95,), sheet=((66, 10),))
    play(state, 94, 95)
    assert state.outcome() is None
    assert state.to_act() == (CHANCE,)


def test_s12_more_than_66_heads_end_the_game() -> None:
    state = board(CALM, (94,), (95,), sheet=((66, 10),), piles=((1,), ()))
    play(state, 94, 95)
    outcome = state.outcome()
    assert outcome is not None
    assert (outcome.scores, outcome.reason) == ((67, 10), "target-reached")


def test_s12_the_fewest_heads_win() -> None:
    state = board(CALM, (94,), (95,), (96,), sheet=((30, 66, 12),), piles=((), (2,), ()))
    play(state, 94, 95, 96)
    outcome = state.outcome()
    assert outcome is not None
    assert outcome.winners == (2,)
    assert outcome.places == (2, 3, 1)


def test_s12_the_total_of_all_rounds_counts() -> None:
    state = board(CALM, (94,), (95,), sheet=((30, 10), (30, 20)), piles=((11, 1, 2), ()))
    play(state, 94, 95)
    outcome = state.outcome()
    assert outcome is not None
    assert outcome.scores == (67, 30)


def test_s12_totals_are_looked_at_only_after_a_complete_round() -> None:
    state = board("12 14 15 21 26 / 37 / 43 / 58", 30, 36, sheet=((66, 10),))
    play(state, 30, 36)
    assert state.outcome() is None
    assert state.to_act() == (0, 1)


def test_s12_equal_fewest_share_the_win() -> None:
    state = board(CALM, (94,), (95,), (96,), sheet=((20, 66, 20),), piles=((), (2,), ()))
    play(state, 94, 95, 96)
    outcome = state.outcome()
    assert outcome is not None
    assert outcome.winners == (0, 2)
    assert outcome.places == (1, 3, 1)


@pytest.mark.parametrize(
    ("options", "sheet", "reason"),
    [
        (SixOptions(target_heads=30), ((31, 0),), "target-reached"),
        (SixOptions(target_heads=30), ((30, 0),), None),
        (SixOptions(target_heads=100), ((67, 0),), None),
        (SixOptions(end_at="at_least"), ((66, 0),), "target-reached"),
        (SixOptions(end_at="at_least"), ((65, 0),), None),
        (SixOptions(max_rounds=2), ((5, 0), (5, 0)), "rounds-played"),
        (SixOptions(max_rounds=2), ((5, 0),), None),
        (SixOptions(max_rounds=5), ((67, 0),), "target-reached"),
        (SixOptions(target_heads=None, max_rounds=2), ((99, 0),), None),
        (SixOptions(target_heads=None, max_rounds=2), ((99, 0), (9, 0)), "rounds-played"),
    ],
)
def test_s13_the_game_ends_after_the_round_in_which_a_limit_is_met(
    options: SixOptions, sheet: tuple[tuple[int, int], ...], reason: str | None
) -> None:
    state = board(CALM, (94,), (95,), options=options, sheet=sheet[:-1], piles=(cards_with(sheet[-1][0]), ()))
    play(state, 94, 95)
    outcome = state.outcome()
    assert (outcome and outcome.reason) == reason


def cards_with(heads: int) -> Cards:
    """Cards that have so many heads between them."""
    found: list[int] = []
    for card in sorted(set(CARDS) - set(range(90, 105)), key=bull_heads, reverse=True):
        if bull_heads(card) <= heads - heads_on(found):
            found.append(card)
    assert heads_on(found) == heads
    return tuple(found)


def test_s13_by_default_more_than_66_ends_the_game_and_rounds_are_not_limited() -> None:
    assert (BASE.target_heads, BASE.end_at, BASE.max_rounds) == (66, "more_than", None)


def test_s13_a_game_without_any_limit_is_not_begun() -> None:
    with pytest.raises(InvalidOptions, match="options-endless"):
        GAME.new(SixOptions(target_heads=None), 2)


def test_s14_the_first_trick_of_the_rulebook() -> None:
    state = board("12 / 37 / 43 / 58", 14, 15, 44, 61)
    play(state, 14, 15, 44, 61)
    assert rows(state) == "12 14 15 / 37 / 43 44 / 58 61"


def test_s14_the_second_trick_of_the_rulebook() -> None:
    state = board("12 14 15 / 37 / 43 44 / 58 61", 21, 26, 30, 36)
    assert takers(play(state, 21, 26, 30, 36)) == [(2, 1)]
    assert rows(state) == "30 36 / 37 / 43 44 / 58 61"


def test_s14_the_third_trick_of_the_rulebook() -> None:
    state = board("30 36 / 37 / 43 44 / 58 61", 3, 9, 68, 83)
    play(state, 3, 9, 68, 83)
    assert takers(take(state, 2)) == [(0, 2)]
    assert rows(state) == "30 36 / 3 9 / 43 44 / 58 61 68 83"


def test_s14_the_45_comes_behind_the_42() -> None:
    state = board("50 / 62 / 8 17 / 23 29 35 41", 45, 42)
    assert takers(play(state, 45, 42)) == [(0, 4)]
    assert rows(state) == "50 / 62 / 8 17 / 45"


def test_s14_the_62_finds_the_61_gone() -> None:
    state = board("61 / 70 75 / 88 / 12 19 34 47 56", 62, 30)
    play(state, 62, 30)
    assert takers(take(state, 1)) == [(1, 1), (0, 4)]
    assert rows(state) == "30 / 70 75 / 88 / 62"
