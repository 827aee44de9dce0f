"""Tries out what was typed on an imagined table, so that no event is paid for in vain."""

from collections.abc import Sequence
from random import Random
from typing import Final

from vacherie.games.unexploded_cow.actions import PutCow, UnexplodedAction
from vacherie.games.unexploded_cow.determinize import determinize
from vacherie.games.unexploded_cow.view import UnexplodedView
from vacherie.tables import Reply

ANY: Final = 0
"""What is hidden can be anything: no target depends on it."""


def legal_now(view: UnexplodedView) -> list[UnexplodedAction]:
    assert view.viewer is not None
    return determinize(view, Random(ANY)).legal_actions(view.viewer)


def rehearsed(actions: Sequence[UnexplodedAction], view: UnexplodedView) -> Reply:
    """The actions, less a place that nobody will ask for; raises the first refusal."""
    seat = view.viewer
    assert seat is not None
    state = determinize(view, Random(ANY))
    done: list[UnexplodedAction] = []
    for action in actions:
        if done and isinstance(action, PutCow) and state.asked != "place":
            continue
        refusal = state.refusal(seat, action)
        if refusal is not None:
            raise refusal
        done.append(action)
        state.apply(seat, action)
        if seat not in state.to_act():
            break
    return Reply(tuple(done))
