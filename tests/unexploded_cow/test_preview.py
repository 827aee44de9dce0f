"""What a player sees before doing it: worked out of the seat's own view, and nothing happens."""

from random import Random

import pytest

from tests.unexploded_cow.board import act, board, card, gains
from vacherie.core.errors import IllegalAction
from vacherie.core.taking_back import preview
from vacherie.core.values import Action
from vacherie.games.unexploded_cow import GAME
from vacherie.games.unexploded_cow.actions import PlayCow, PlayEvent, PutCow
from vacherie.games.unexploded_cow.game import UnexplodedState
from vacherie.games.unexploded_cow.view import UnexplodedView


def tried(state: UnexplodedState, action: Action) -> UnexplodedView | None:
    seen = preview(GAME, state, 0, action, Random(2))
    assert seen is None or isinstance(seen, UnexplodedView)
    return seen


def test_u11_the_preview_shows_who_pays_and_which_cow_each_roll_would_reach() -> None:
    state = board("Two Three / Five /", "Eight")
    before = GAME.position(state)
    seen = tried(state, PlayCow(card("Eight"), 1, 0))
    assert seen is not None
    assert seen.money == (5000, 4900, 5000)
    assert [None if isinstance(side, str) else side.card for side in seen.reach] == [
        card("Two"),
        card("Three"),
        card("Eight"),
        card("Five"),
        None,
        None,
    ]
    assert GAME.position(state) == before


def test_u14_what_would_draw_cards_is_not_shown_before() -> None:
    assert tried(board("Two / Five /", "draw_three"), PlayEvent(card("draw_three"))) is None


def test_u14_what_the_rules_forbid_is_refused() -> None:
    state = board("Two / Five /", "Eight")
    with pytest.raises(IllegalAction):
        tried(state, PutCow(0, 0))
    act(state, PlayCow(card("Eight"), 0, 0))
    assert gains(state)[0] == -100
