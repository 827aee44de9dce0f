"""Which events of 6 qui prend! are told, in which order, and what their sentences say."""

from collections.abc import Sequence
from typing import ClassVar, Final

from msgspec.structs import replace

from vacherie.core.said import Fields, Params, Person, Place, Said, Telling, Told, Typed
from vacherie.core.values import Event, Viewer, kind_of
from vacherie.games.six_qui_prend.actions import Special
from vacherie.games.six_qui_prend.events import (
    CardInserted,
    CardPicked,
    CardSlid,
    ChoiceOpened,
    HandsDealt,
    MarkerMoved,
    OrderChanged,
    Proposed,
    RoundBegan,
    RoundScored,
    RowsResized,
    RowTaken,
    SixEvent,
    SortNamed,
    SpecialsTurnedUp,
    SpecialUsed,
    WentOn,
)
from vacherie.games.six_qui_prend.options import SixOptions
from vacherie.games.six_qui_prend.values import Played

EFFECTS: Final = (CardInserted, CardSlid, OrderChanged)
"""What a special card brings about."""


class PlayedCard(Typed, frozen=True):
    """A card on its way to a row: 24, or 24 as 42, and whose it is."""

    played: Played


class SpecialCard(Typed, frozen=True):
    special: Special


class SixTelling(Telling):
    fields: ClassVar[Fields] = {
        "row": Place,
        "origin": Place,
        "specials": (SpecialCard,),
        "cards_revealed.cards": (PlayedCard,),
    }
    bookkeeping: ClassVar[tuple[type[Event], ...]] = (
        ChoiceOpened,
        CardPicked,
        RowsResized,
        WentOn,
        SortNamed,
    )

    def more(self, event: SixEvent, viewer: Viewer, options: SixOptions) -> Params:
        match event:
            case ChoiceOpened(actors=actors):
                return {"names": tuple(map(Person, actors))}
            case HandsDealt(hands):
                return {"cards": None if viewer is None else hands[viewer]}
            case RoundScored(heads, totals):
                scores = enumerate(zip(heads, totals, strict=True))
                return {"scores": tuple(score(seat, taken, total) for seat, (taken, total) in scores)}
            case Proposed(action=action, order=order):
                params = {"order": order, **self.plain(action)}
                return {"action": Said(kind_of(action), params, area="action")}
            case _:
                return {}

    def told(self, events: Sequence[SixEvent], viewer: Viewer, options: SixOptions) -> list[Told]:
        """In the order in which it is easiest to follow."""
        told = super().told(events, viewer, options)
        is_deal = any(isinstance(event, RoundBegan) for event in events)
        if is_deal:
            told = [laid(each, events[each.event]) for each in told]
        for each in [each for each in told if isinstance(events[each.event], SpecialsTurnedUp)]:
            told.remove(each)
            place = len(told) if is_deal else after_effect([events[other.event] for other in told])
            told.insert(place, each)
        return told


def score(seat: int, taken: int, total: int) -> Said:
    return Said("round_scored.item", {"seat": Person(seat), "heads": taken, "total": total})


def laid(told: Told, event: SixEvent) -> Told:
    """Cabriole comes to the table with the deal; it has not jumped yet."""
    is_cabriole = isinstance(event, MarkerMoved) and event.side is None
    return replace(told, key="cabriole_laid") if is_cabriole else told


def after_effect(told: Sequence[SixEvent]) -> int:
    """The place behind the special card that was used, and all it brought about."""
    place = 1 + next((place for place, event in enumerate(told) if isinstance(event, SpecialUsed)), -1)
    while place < len(told) and (isinstance(told[place], EFFECTS) or is_taken_by_effect(told[place])):
        place += 1
    return place


def is_taken_by_effect(event: SixEvent) -> bool:
    return isinstance(event, RowTaken) and event.cause in ("inserted", "slid")
