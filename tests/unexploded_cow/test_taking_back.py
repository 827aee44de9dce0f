"""What a player may take back before the roll, and what has come to light for good."""

from random import Random

import pytest

from tests.unexploded_cow.board import act, board, card, play_event
from vacherie.core.taking_back import keeps_secrets
from vacherie.games.unexploded_cow import GAME
from vacherie.games.unexploded_cow.actions import (
    ChooseCow,
    MoveCow,
    PlayCow,
    PlayEvent,
    PutCow,
    UnexplodedAction,
)
from vacherie.games.unexploded_cow.game import UnexplodedState


def keeps(state: UnexplodedState, action: UnexplodedAction) -> bool:
    return keeps_secrets(GAME, state, 0, action, Random(1))


@pytest.mark.parametrize(
    "action",
    [
        PlayCow(card("Eight"), 0, 1),
        PlayCow(card("Minus2"), 1, 0),
        MoveCow(card("Three"), 0),
        PlayEvent(card("steal_cow")),
        PlayEvent(card("herds_move_left")),
        PlayEvent(card("others_pay_you_100")),
    ],
    ids=lambda action: type(action).__name__,
)
def test_u10_what_is_played_before_the_roll_shows_nothing_but_the_players_own_card(
    action: UnexplodedAction,
) -> None:
    hand = "Eight Minus2 steal_cow herds_move_left others_pay_you_100"
    assert keeps(board("Two Three / Five Pfc4 /", hand), action)


def test_u14_an_event_may_be_taken_back_before_its_choices_and_after_them() -> None:
    state = board("Two / Five Pfc4 /", "steal_cow")
    play_event(state, "steal_cow")
    assert keeps(state, ChooseCow(card("Five")))
    act(state, ChooseCow(card("Five")))
    assert keeps(state, PutCow(0, 1))


@pytest.mark.parametrize("effect", ["draw_three", "pay_others_100_draw_three"])
def test_u14_what_draws_cards_cannot_be_taken_back(effect: str) -> None:
    assert not keeps(board("Two / Five /", effect), PlayEvent(card(effect)))
