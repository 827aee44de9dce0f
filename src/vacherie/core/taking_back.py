"""Whether an action may be taken back: only if it brought to light nothing that its player did not know."""

from random import Random
from typing import Any, Final

from vacherie.core.game import AnyGame, AnyState
from vacherie.core.values import Action, Event, Seat

IMAGINED: Final = 12
"""In how many ways the hidden things are laid out, to see whether any of them was shown."""


def keeps_secrets(game: AnyGame, before: AnyState, seat: Seat, action: Action, imagination: Random) -> bool:
    """Whether everybody would have seen the same, however lay what the seat did not know.

    What players show of their own, such as a card from their hand, they show of their own will, and may
    take back. It is judged by the seat's view alone, so that the answer tells nothing either.
    """
    seen = before.view(seat)
    told: list[list[Event]] | None = None
    for _ in range(IMAGINED):
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
