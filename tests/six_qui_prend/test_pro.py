"""The pro variant, P1 to P3."""

from random import Random

import pytest

from tests.six_qui_prend.board import Cards, board, only, piles, play, rows, takers
from vacherie.core.errors import IllegalAction
from vacherie.core.values import CHANCE
from vacherie.games.six_qui_prend import GAME
from vacherie.games.six_qui_prend.actions import DraftCard, FirstChosen, PickCard
from vacherie.games.six_qui_prend.events import CardDrafted, DraftBegan
from vacherie.games.six_qui_prend.game import SixState
from vacherie.games.six_qui_prend.options import SixOptions
from vacherie.games.six_qui_prend.parts import draft_of

PRO = SixOptions(variant="pro")
FORGETFUL = SixOptions(variant="pro", draft_memory=False)


def draft(*order: int, first: int = 0, players: int = 2, options: SixOptions = PRO) -> SixState:
    """A game in which these cards have been drafted, each by the seat whose turn it was."""
    state = GAME.new(options, players)
    state.apply(CHANCE, FirstChosen(first))
    for card in order:
        state.apply(state.to_act()[0], DraftCard(card))
    return state


@pytest.mark.parametrize(("players", "highest"), [(2, 24), (3, 34), (4, 44), (10, 104)])
def test_p1_the_deck_follows_the_number_of_players(players: int, highest: int) -> None:
    state = draft(players=players)
    assert state.legal_actions(0) == [DraftCard(card) for card in range(1, highest + 1)]


def test_p1_higher_cards_are_out() -> None:
    state = draft(players=2)
    with pytest.raises(IllegalAction, match="card-not-on-table"):
        state.apply(0, DraftCard(25))


@pytest.mark.parametrize(("players", "is_allowed"), [(1, False), (2, True), (10, True), (11, False)])
def test_p1_two_to_ten_play(players: int, is_allowed: bool) -> None:
    assert (players in GAME.player_counts(PRO)) is is_allowed


def test_p2_all_cards_lie_face_up_for_everybody() -> None:
    state = GAME.new(PRO, 2)
    (began,) = only(state.apply(CHANCE, FirstChosen(1)), DraftBegan)
    assert GAME.seen_by(began, None) == DraftBegan(1, tuple(range(1, 25)))
    view = state.view(0)
    draft = draft_of(view)
    assert draft is not None
    assert draft.cards == tuple(range(1, 25))


def test_p2_nothing_is_dealt() -> None:
    state = draft(players=3)
    assert GAME.position(state).hands == ((), (), ())


def test_p2_players_take_one_card_in_turn() -> None:
    state = draft(7, 20, 3, players=3)
    assert GAME.position(state).hands == ((7,), (20,), (3,))
    assert state.to_act() == (0,)


def test_p2_a_card_is_taken_once() -> None:
    state = draft(7)
    with pytest.raises(IllegalAction, match="card-not-on-table"):
        state.apply(1, DraftCard(7))


def test_p2_each_gets_ten_and_the_four_left_open_the_rows() -> None:
    state = draft(*(card for card in range(1, 25) if card not in (5, 11, 17, 23)))
    assert [len(hand) for hand in GAME.position(state).hands] == [10, 10]
    assert rows(state) == "5 / 11 / 17 / 23"
    assert state.to_act() == (0, 1)


def test_p2_the_rows_are_ordered_by_value_whatever_was_taken_last() -> None:
    state = draft(*(card for card in range(24, 0, -1) if card not in (2, 4, 6, 8)))
    assert rows(state) == "2 / 4 / 6 / 8"


def test_p2_chance_names_who_chooses_first() -> None:
    state = GAME.new(PRO, 3)
    assert state.to_act() == (CHANCE,)
    assert isinstance(state.draw(Random()), FirstChosen)


def test_p2_the_choice_goes_clockwise_from_there() -> None:
    state = draft(first=2, players=3)
    told = [event for card in (1, 2, 3, 4) for event in state.apply(state.to_act()[0], DraftCard(card))]
    assert [event.seat for event in only(told, CardDrafted)] == [2, 0, 1, 2]


@pytest.mark.parametrize(("first", "following"), [(0, 1), (1, 2), (2, 0)])
def test_p2_the_first_choice_moves_one_seat_to_the_left_each_round(first: int, following: int) -> None:
    state = board("1 / 2 / 3 / 4", (5,), (6,), (7,), options=PRO, first=first)
    (began,) = only(play(state, 5, 6, 7), DraftBegan)
    assert began.seat == following
    assert state.to_act() == (following,)


def test_p2_in_the_next_round_all_cards_are_on_the_table_again() -> None:
    state = board("1 / 2 / 3 / 4", (5,), (6,), options=PRO, first=0, piles=((7, 8), (9,)))
    (began,) = only(play(state, 5, 6), DraftBegan)
    assert began.cards == tuple(range(1, 25))


def test_p2_only_whose_turn_it_is_takes_a_card() -> None:
    state = draft(7)
    assert state.legal_actions(0) == []
    with pytest.raises(IllegalAction, match="not-your-turn"):
        state.apply(0, DraftCard(8))


def test_p3_tricks_are_those_of_the_base_game() -> None:
    state = board("2 3 4 5 6 / 9 / 15 / 20", (7, 1), (16, 24), options=PRO, first=0)
    assert takers(play(state, 7, 16)) == [(0, 1)]
    assert (rows(state), piles(state)) == ("7 / 9 / 15 16 / 20", [(2, 3, 4, 5, 6), ()])


def test_p3_scores_are_those_of_the_base_game() -> None:
    state = board("1 / 2 / 3 / 4", (5,), (6,), options=PRO, first=0, piles=((11,), ()), sheet=((62, 3),))
    play(state, 5, 6)
    outcome = state.outcome()
    assert outcome is not None
    assert (outcome.scores, outcome.winners) == ((67, 3), (1,))


@pytest.mark.parametrize(("options", "known"), [(PRO, (1, 7)), (FORGETFUL, ())])
@pytest.mark.parametrize("viewer", [1, None])
def test_p3_views_list_every_hand_unless_the_draft_is_to_be_remembered(
    options: SixOptions, known: Cards, viewer: int | None
) -> None:
    state = board("2 3 4 5 6 / 9 / 15 / 20", (1, 7), (16, 24), options=options, first=0)
    assert state.view(viewer).hands[0].cards == known


@pytest.mark.parametrize(("options", "known"), [(PRO, (7,)), (FORGETFUL, ())])
def test_p3_already_while_the_draft_goes_on(options: SixOptions, known: Cards) -> None:
    state = draft(7, options=options)
    assert state.view(1).hands[0].cards == known


def test_p3_even_so_each_choice_is_announced_when_it_is_made() -> None:
    state = draft(options=FORGETFUL)
    (drafted,) = only(state.apply(0, DraftCard(7)), CardDrafted)
    assert GAME.seen_by(drafted, 1) == CardDrafted(0, 7)


def test_p3_memory_is_the_default() -> None:
    assert PRO.draft_memory


def test_p3_with_memory_a_pick_is_still_secret() -> None:
    state = board("2 3 4 5 6 / 9 / 15 / 20", (1, 7), (16, 24), options=PRO, first=0)
    before = state.view(1).hands
    state.apply(0, PickCard(7))
    assert state.view(1).hands == before
