"""Taking back and trying out: what an action may bring to light before it is done for good."""

from random import Random
from typing import Any, Final, cast

from vacherie.core.game import AnyGame, AnyState
from vacherie.core.values import Action, Event, Seat, View

IMAGINED: Final = 12
"""In how many ways the hidden things are laid out, to see whether any of them was shown."""


GLANCED: Final = 4
"""So many are enough where nothing is at stake."""


def keeps_secrets(
    game: AnyGame, before: AnyState, seat: Seat, action: Action, imagination: Random, tries: int = IMAGINED
) -> bool:
    """Whether everybody would have seen the same, however lay what the seat did not know.

    What players show of their own, such as a card from their hand, they show of their own will, and may
    take back. It is judged by the seat's view alone, so that the answer tells nothing either.
    """
    seen = before.view(seat)
    told: list[list[Event]] | None = None
    for _ in range(tries):
        imagined: Any = game.determinize(seen, imagination)
        if imagined.refusal(seat, action) is not None:
            return False
        events = imagined.apply(seat, action)
        viewers = (None, *range(imagined.players))
        heard = [[game.seen_by(event, viewer) for event in events] for viewer in viewers]
        if told is not None and heard != told:
            return False
        told = heard
    return True


def preview(game: AnyGame, before: AnyState, seat: Seat, action: Action, imagination: Random) -> View | None:
    """What the seat would see right after the action; `None` if it would learn something from it.

    It raises why the action is forbidden, if it is.
    """
    refusal = before.refusal(seat, action)
    if refusal is not None:
        raise refusal
    if not keeps_secrets(game, before, seat, action, imagination, GLANCED):
        return None
    imagined = game.determinize(before.view(seat), imagination)
    imagined.advance(seat, action)
    return cast(View, imagined.view(seat))
