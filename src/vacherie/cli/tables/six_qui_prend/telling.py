"""Which events of 6 qui prend! are told, and in which order."""

from collections.abc import Sequence
from typing import Final

from vacherie.core.values import Event
from vacherie.games.six_qui_prend.events import (
    CardInserted,
    CardPicked,
    CardSlid,
    ChoiceOpened,
    MarkerMoved,
    OrderChanged,
    RoundBegan,
    RowTaken,
    SortNamed,
    SpecialsTurnedUp,
    SpecialUsed,
    WentOn,
)

BOOKKEEPING: Final = (ChoiceOpened, CardPicked, WentOn, SortNamed)
"""Events that only prepare others, which say the same and more."""
EFFECTS: Final = (CardInserted, CardSlid, OrderChanged)
"""What a special card brings about."""


class CabrioleLaid(Event, frozen=True):
    """Cabriole comes to the table with the deal; it has not jumped yet."""

    row: int


def worth_telling(events: Sequence[Event]) -> list[Event]:
    """What the player hears of one action, in the order in which it is easiest to follow."""
    told = [event for event in events if not isinstance(event, BOOKKEEPING)]
    is_deal = any(isinstance(event, RoundBegan) for event in told)
    if is_deal:
        told = [laid(event) for event in told]
    for event in [event for event in told if isinstance(event, SpecialsTurnedUp)]:
        told.remove(event)
        told.insert(len(told) if is_deal else after_effect(told), event)
    return told


def laid(event: Event) -> Event:
    return CabrioleLaid(event.row) if isinstance(event, MarkerMoved) and event.side is None else event


def after_effect(told: Sequence[Event]) -> int:
    """The place behind the special card that was used, and all it brought about."""
    place = 1 + next((place for place, event in enumerate(told) if isinstance(event, SpecialUsed)), -1)
    while place < len(told) and (isinstance(told[place], EFFECTS) or is_taken_by_effect(told[place])):
        place += 1
    return place


def is_taken_by_effect(event: Event) -> bool:
    return isinstance(event, RowTaken) and event.cause in ("inserted", "slid")
