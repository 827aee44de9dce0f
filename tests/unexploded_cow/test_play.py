"""Drawing and playing: U9 to U15."""

import pytest
from tests.unexploded_cow.board import (
    DECK,
    act,
    board,
    card,
    cards,
    discarded,
    drawn,
    gains,
    hand,
    play,
    play_event,
    refusal,
    roll,
    table,
)

from vacherie.core.values import CHANCE
from vacherie.games.unexploded_cow.actions import MoveCow, PlayCow, PlayEvent, Reshuffled, RollDie, Rolled
from vacherie.games.unexploded_cow.cards import ready
from vacherie.games.unexploded_cow.play import MOST_MOVES


def test_u9_a_turn_begins_with_two_cards() -> None:
    state = board("/ /", draw_pile="Two Three Five")
    roll(state, 1)
    assert hand(state, 1) == "Two Three"


def test_u9_an_empty_deck_is_reshuffled_when_a_card_is_needed() -> None:
    state = board("/ /", draw_pile="Two", discard="Three Five Eight")
    roll(state, 1)
    assert hand(state, 1) == "Two"
    state.apply(CHANCE, Reshuffled(cards("Eight Three Five")))
    assert hand(state, 1) == "Two Eight"
    assert discarded(state) == ""


def test_u9_and_never_earlier() -> None:
    state = board("/ /", draw_pile="Two Three", discard="Five")
    roll(state, 1)
    assert state.to_act() == (1,)
    assert discarded(state) == "Five"


def test_u9_only_the_discard_pile_is_reshuffled() -> None:
    state = board("/ /", draw_pile="", discard="Five")
    roll(state, 1)
    assert refusal(state, Reshuffled(cards("Two"))) == "bad-shuffle"


def test_u9_with_nothing_left_one_draws_what_there_is() -> None:
    state = board("/ /", draw_pile="", discard="Five")
    roll(state, 1)
    state.apply(CHANCE, Reshuffled(cards("Five")))
    assert hand(state, 1) == "Five"
    assert state.to_act() == (1,)


def test_u10_any_number_of_cards_in_any_order() -> None:
    state = board("/ /", "Two Five herds_move_left Eight")
    play(state, "Five")
    play_event(state, "herds_move_left")
    play(state, "Two")
    assert drawn(state) == "Two / Five /"
    assert hand(state) == "Eight"


def test_u10_one_need_not_play() -> None:
    state = board("/ /", "Two Five")
    roll(state, 1)
    assert (hand(state), state.to_act()) == ("Two Five", (1,))


def test_u10_only_cards_of_the_own_hand() -> None:
    state = board("/ /", "Two", "Five")
    assert refusal(state, PlayCow(card("Five"), 0, 0)) == "not-in-hand"
    assert refusal(state, PlayCow(99, 0, 0)) == "not-in-hand"


def test_u10_a_turn_has_an_end_even_for_who_draws_the_same_cards_again_and_again() -> None:
    state = board("/ /", "Two draw_three", cards_played=ready(DECK).main_count)
    assert refusal(state, PlayCow(card("Two"), 0, 0)) == "too-many-cards"
    assert state.legal_actions(0) == [RollDie()]


@pytest.mark.parametrize("name", ["Two", "Spy3"])
def test_u11_the_owner_of_the_herd_pays_the_price(name: str) -> None:
    state = board("/ /", name, pot=500)
    play(state, name, herd=1)
    assert gains(state) == (0, -100, 0)
    assert table(state).pot == 600


def test_u12_a_cow_belongs_to_the_player_of_its_herd() -> None:
    state = board("/ /", "Five")
    play(state, "Five", herd=1)
    roll(state, 1)
    assert gains(state) == (0, -100 + 500, 0)


def test_u13_a_cow_goes_anywhere_in_the_own_herd() -> None:
    state = board("Two Three / /", "Five")
    play(state, "Five", place=1)
    assert drawn(state) == "Two Five Three / /"


@pytest.mark.parametrize(("place", "herd"), [(0, "Five Two Three"), (2, "Two Three Five")])
def test_u13_into_another_herd_a_cow_goes_to_either_end(place: int, herd: str) -> None:
    state = board("/ Two Three /", "Five")
    play(state, "Five", herd=1, place=place)
    assert drawn(state) == f"/ {herd} /"


def test_u13_and_not_into_the_middle() -> None:
    state = board("/ Two Three /", "Five")
    assert refusal(state, PlayCow(card("Five"), 1, 1)) == "ends-only"
    assert refusal(state, PlayCow(card("Five"), 1, 3)) == "no-such-place"


def test_u13_the_own_herd_may_be_arranged_freely() -> None:
    state = board("Two Three Five / /")
    act(state, MoveCow(card("Five"), 0))
    act(state, MoveCow(card("Two"), 2))
    act(state, MoveCow(card("Two"), 1))
    assert drawn(state) == "Five Two Three / /"


def test_u13_another_herd_may_not_be_arranged() -> None:
    state = board("Two / Three Five /")
    assert refusal(state, MoveCow(card("Five"), 0)) == "not-in-your-herd"


def test_u13_nobody_moves_cows_for_ever() -> None:
    state = board("Two Three / /", "Five", moves=MOST_MOVES)
    assert refusal(state, MoveCow(card("Two"), 1)) == "too-many-moves"
    play(state, "Five")
    assert refusal(state, MoveCow(card("Two"), 0)) is None


def test_u14_who_plays_an_event_pays_its_price_and_it_is_discarded() -> None:
    state = board("Two / /", "herds_move_left", pot=500)
    play_event(state, "herds_move_left")
    assert gains(state) == (-100, 0, 0)
    assert table(state).pot == 600
    assert discarded(state) == "herds_move_left"


def test_u14_an_event_acts_before_it_is_discarded() -> None:
    state = board("/ /", "draw_three", draw_pile="", discard="Two Three Five Eight")
    play_event(state, "draw_three")
    assert refusal(state, Reshuffled(cards("Two Three Five Eight"))) is None


@pytest.mark.parametrize(
    "event",
    [
        "shoot_cow",
        "steal_cow",
        "move_cow",
        "swap_cows",
        "herds_move_left",
        "cow_from_discard",
        "largest_herd_pays_300",
    ],
)
def test_u14_an_event_with_no_possible_target_is_refused(event: str) -> None:
    state = board("/ /", event, discard="filler")
    assert refusal(state, PlayEvent(card(event))) == "no-target"


def test_u14_a_cow_is_no_event_and_an_event_no_cow() -> None:
    state = board("/ /", "Two filler")
    assert refusal(state, PlayEvent(card("Two"))) == "not-an-event"
    assert refusal(state, PlayCow(card("filler"), 0, 0)) == "not-a-cow"


def test_u15_there_is_no_limit_to_credit() -> None:
    state = board("/ /", "Two", money=(0, 0, 0), pot=0)
    play(state, "Two")
    assert table(state).money == (-100, 0, 0)


def test_u15_an_action_of_somebody_else_is_refused() -> None:
    state = board("/ /", "Two")
    refused = state.refusal(1, RollDie()), state.refusal(CHANCE, Rolled(1)), state.refusal(0, Rolled(1))
    assert [each and each.code for each in refused] == ["not-your-turn", "not-your-turn", "not-asked"]
