"""What happens in 6 qui prend!, and what of it each viewer may know."""

from typing import Literal, assert_never

from msgspec.structs import replace

from vacherie.core import events
from vacherie.core.events import GameEnded
from vacherie.core.values import Actor, Event, Viewer
from vacherie.games.six_qui_prend.actions import Special, TeamAction
from vacherie.games.six_qui_prend.values import Asked, Owner, Played, Side

Cause = Literal["full", "chosen", "fewest", "jumped_on", "inserted", "slid"]
"""Why a row is taken: S8, S9, B5, J5, B12, B13."""


class ChoiceOpened(events.ChoiceOpened, frozen=True):
    asked: Asked
    actors: tuple[Actor, ...]


class RoundBegan(Event, frozen=True):
    round: int


class HandsDealt(Event, frozen=True):
    """Each seat's cards; `None` for those of others."""

    hands: tuple[tuple[int, ...] | None, ...]


class RowsOpened(Event, frozen=True):
    cards: tuple[int, ...]


class DraftBegan(Event, frozen=True):
    seat: int
    """Who chooses first."""
    cards: tuple[int, ...]


class CardDrafted(Event, frozen=True):
    seat: int
    card: int


class CardPicked(Event, frozen=True):
    """A seat has chosen, or has changed its mind; what it chose is its secret."""

    seat: int
    card: int | None
    reversed: bool | None


class CardsRevealed(Event, frozen=True):
    """In the order in which they will be placed."""

    cards: tuple[Played, ...]


class DigitsReversed(Event, frozen=True):
    """A seat has used its Reversed digits card on the card it played (D1)."""

    seat: int
    card: int
    value: int


class CardPlaced(Event, frozen=True):
    owner: Owner
    card: int
    row: int


class RowTaken(Event, frozen=True):
    """The cards that went to the pile."""

    owner: Owner
    row: int
    cards: tuple[int, ...]
    heads: int
    cause: Cause


class MarkerMoved(Event, frozen=True):
    """The fan card lies at another row now, or shows another side."""

    row: int
    side: Side | None


class RowsResized(Event, frozen=True):
    """How many cards each row holds from now on before it is taken (B9, J2)."""

    sizes: tuple[int, ...]


class RoundScored(Event, frozen=True):
    heads: tuple[int, ...]
    totals: tuple[int, ...]


class SpecialsTurnedUp(Event, frozen=True):
    """The special cards that can be used now, at most two, and how many lie in the pile."""

    specials: tuple[Special, ...]
    left: int


class SpecialUsed(Event, frozen=True):
    seat: int
    special: Special
    row: int | None = None
    card: int | None = None


class StopLifted(Event, frozen=True):
    seat: int
    row: int


class CardTakenBack(Event, frozen=True):
    """It is in its owner's hand again; everybody saw it."""

    seat: int
    card: int


class CardReplaced(Event, frozen=True):
    """The card that is placed instead."""

    seat: int
    card: int


class CardInserted(Event, frozen=True):
    owner: Owner
    card: int
    row: int


class CardSlid(Event, frozen=True):
    card: int
    origin: int
    row: int


class OrderChanged(Event, frozen=True):
    """All cards not yet placed, in their new order, and those of them that First card put at the front."""

    cards: tuple[int, ...]
    named_first: tuple[int, ...]


class SortBegan(Event, frozen=True):
    seat: int


class SortNamed(Event, frozen=True):
    """One more card of the order that is being made."""

    seat: int
    card: int


class SortDropped(Event, frozen=True):
    """The seat leaves the order as it was, and the special card open."""

    seat: int


class WentOn(Event, frozen=True):
    seat: int


class Proposed(Event, frozen=True):
    """A seat asks the team to agree; `order` is given for a Sort."""

    seat: int
    action: TeamAction
    order: tuple[int, ...] = ()


class Agreed(Event, frozen=True):
    seat: int


class Disagreed(Event, frozen=True):
    """The proposal has fallen."""

    seat: int


class OxFaced(Event, frozen=True):
    """The cooperative game is counted: the team's heads, doubled where B6 says so, and the Ox's."""

    team: int
    ox: int
    doubled: bool
    ox_pile: tuple[int, ...]


OpenEvent = (
    ChoiceOpened
    | RoundBegan
    | RowsOpened
    | DraftBegan
    | CardDrafted
    | CardsRevealed
    | DigitsReversed
    | CardPlaced
    | RowTaken
    | MarkerMoved
    | RowsResized
    | RoundScored
    | SpecialsTurnedUp
    | SpecialUsed
    | StopLifted
    | CardTakenBack
    | CardReplaced
    | CardInserted
    | CardSlid
    | OrderChanged
    | SortBegan
    | SortNamed
    | SortDropped
    | WentOn
    | Proposed
    | Agreed
    | Disagreed
    | OxFaced
    | GameEnded
)
SixEvent = OpenEvent | HandsDealt | CardPicked


def seen_by(event: SixEvent, viewer: Viewer) -> SixEvent:
    match event:
        case HandsDealt(hands):
            return HandsDealt(tuple(hand if seat == viewer else None for seat, hand in enumerate(hands)))
        case CardPicked(seat):
            return event if seat == viewer else replace(event, card=None, reversed=None)
    if isinstance(event, OpenEvent):
        return event
    assert_never(event)
