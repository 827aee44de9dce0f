"""What happens in Unexploded Cow, and what of it each viewer may know."""

from typing import assert_never

from msgspec.structs import replace

from vacherie.core import events
from vacherie.core.events import GameEnded
from vacherie.core.values import Actor, Event, Viewer
from vacherie.games.unexploded_cow.cards import HAND_SIZE
from vacherie.games.unexploded_cow.values import Asked, Cards, NoCow


class ChoiceOpened(events.ChoiceOpened, frozen=True):
    asked: Asked
    actor: Actor


class HandsDealt(Event, frozen=True):
    """Each seat's cards; `None` for those of others."""

    hands: tuple[Cards | None, ...]
    first: int
    hand_size: int = HAND_SIZE
    """How many cards everybody has got; accounts of older games leave it out."""


class Anted(Event, frozen=True):
    """Everybody has paid so much into the pot."""

    amount: int


class CityTurned(Event, frozen=True):
    city: int


class CityLost(Event, frozen=True):
    """Nobody took the city in time; it goes out of the game (U36)."""

    city: int


class TurnBegan(Event, frozen=True):
    """Also of a roll in Sudden Death."""

    seat: int


class CardsDrawn(Event, frozen=True):
    seat: int
    count: int
    left: int
    """How many are still to be drawn, because the deck has run out."""
    cards: Cards | None


class DeckReshuffled(Event, frozen=True):
    """The discard pile has become the deck."""

    count: int


class CowPlayed(Event, frozen=True):
    """The herd's player has paid the price; a Spy is the one's who played it."""

    seat: int
    card: int
    herd: int
    place: int
    price: int


class EventPlayed(Event, frozen=True):
    seat: int
    card: int
    price: int


class EventDiscarded(Event, frozen=True):
    """All that the event says has been done."""

    card: int


class HerdArranged(Event, frozen=True):
    """A cow has another place in the herd of its player."""

    seat: int
    card: int
    place: int


class CowChosen(Event, frozen=True):
    seat: int
    card: int


class CowTaken(Event, frozen=True):
    """A cow has come into another herd."""

    card: int
    origin: int
    herd: int
    place: int


class CowRecruited(Event, frozen=True):
    """A cow has come from the discard pile."""

    seat: int
    card: int
    place: int


class CowShot(Event, frozen=True):
    card: int
    herd: int


class CowsSwapped(Event, frozen=True):
    first: int
    second: int


class HerdsMoved(Event, frozen=True):
    """Each herd stands in front of the player to the left."""


class DetectorReady(Event, frozen=True):
    seat: int


class MoneyPaid(Event, frozen=True):
    """From one seat to another, or to the pot."""

    seat: int
    to: int | None
    amount: int


class DieRolled(Event, frozen=True):
    seat: int
    pips: int


class TwoRollsMade(Event, frozen=True):
    seat: int
    first: int
    second: int


class RollChosen(Event, frozen=True):
    seat: int
    pips: int


class DiePassed(Event, frozen=True):
    seat: int
    to: int


class NothingFound(Event, frozen=True):
    """The roll has met no cow."""

    seat: int
    why: NoCow = "too_few"
    counted: Cards = ()
    """All that the roll has counted, in order; accounts of older games leave it out, and why."""


class BombFound(Event, frozen=True):
    card: int
    herd: int
    counted: Cards = ()
    """The cows that the roll has counted, in order, this one last; accounts of older games leave it out."""


class BombStolen(Event, frozen=True):
    thief: int
    card: int


class BombHandedOn(Event, frozen=True):
    general: int
    card: int


class BombDefused(Event, frozen=True):
    """The herd's player has collected the amount."""

    mechanic: int
    seat: int
    amount: int


class CowExploded(Event, frozen=True):
    card: int
    herd: int
    owner: int
    blast: int


class BombSpread(Event, frozen=True):
    bomber: int
    card: int


class CowSettled(Event, frozen=True):
    """The owner has got so much from the pot, or has paid it if below zero."""

    card: int
    owner: int
    amount: int


class BlastEnded(Event, frozen=True):
    """No bomb is left, and every cow is settled."""


class CityTaken(Event, frozen=True):
    """The seat has got so much from the pot."""

    seat: int
    city: int
    amount: int


class CityLeft(Event, frozen=True):
    """All that the city says has been done."""

    city: int


class SuddenDeathBegan(Event, frozen=True):
    """Who rolls after whom."""

    order: tuple[int, ...]


class PotTaken(Event, frozen=True):
    """All that was left in the pot, by seat."""

    amounts: tuple[int, ...]


OpenEvent = (
    ChoiceOpened
    | Anted
    | CityTurned
    | CityLost
    | TurnBegan
    | DeckReshuffled
    | CowPlayed
    | EventPlayed
    | EventDiscarded
    | HerdArranged
    | CowChosen
    | CowTaken
    | CowRecruited
    | CowShot
    | CowsSwapped
    | HerdsMoved
    | DetectorReady
    | MoneyPaid
    | DieRolled
    | TwoRollsMade
    | RollChosen
    | DiePassed
    | NothingFound
    | BombFound
    | BombStolen
    | BombHandedOn
    | BombDefused
    | CowExploded
    | BombSpread
    | CowSettled
    | BlastEnded
    | CityTaken
    | CityLeft
    | SuddenDeathBegan
    | PotTaken
    | GameEnded
)
UnexplodedEvent = OpenEvent | HandsDealt | CardsDrawn


def seen_by(event: UnexplodedEvent, viewer: Viewer) -> UnexplodedEvent:
    match event:
        case HandsDealt(hands):
            shown = (hand if seat == viewer else None for seat, hand in enumerate(hands))
            return replace(event, hands=tuple(shown))
        case CardsDrawn(seat):
            return event if seat == viewer else replace(event, cards=None)
    if isinstance(event, OpenEvent):
        return event
    assert_never(event)
