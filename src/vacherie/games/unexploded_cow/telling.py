"""Which events of Unexploded Cow are told, and what their sentences say."""

from typing import ClassVar

from vacherie.core.said import Card, Fields, Money, Params, Person, Place, Said, Telling, Typed
from vacherie.core.values import Event, Viewer
from vacherie.games.unexploded_cow.events import (
    BlastEnded,
    BombDefused,
    BombHandedOn,
    BombSpread,
    BombStolen,
    CardsDrawn,
    ChoiceOpened,
    CityLeft,
    CityTaken,
    CowChosen,
    CowExploded,
    CowPlayed,
    CowSettled,
    CowsSwapped,
    DetectorReady,
    EventDiscarded,
    EventPlayed,
    HandsDealt,
    HerdArranged,
    HerdsMoved,
    MoneyPaid,
    PotTaken,
    UnexplodedEvent,
)
from vacherie.games.unexploded_cow.options import UnexplodedOptions, deck_of
from vacherie.games.unexploded_cow.turn import CARDS_A_TURN


class City(Typed, frozen=True):
    """The name of the `$city`, its `$points` and its `$gifts`."""

    city: int


class Cow(Typed, frozen=True):
    """What a cow is and can do: `$kind`, `$value`, `$ability` and what it brings to defuse a bomb."""

    cow: int


class Effect(Typed, frozen=True):
    """What an event card does, and the seat that plays it."""

    effect: tuple[int, int]


class UnexplodedTelling(Telling):
    fields: ClassVar[Fields] = {
        "card": Card,
        "cards": (Card,),
        "herd": Person,
        "to": Person,
        "cow_taken.origin": Person,
        "herd_arranged.place": Place,
        "order": (Person,),
        "price": Money,
        "amount": Money,
        "city": City,
    }
    bookkeeping: ClassVar[tuple[type[Event], ...]] = (
        ChoiceOpened,
        EventDiscarded,
        HerdArranged,
        CowChosen,
        HerdsMoved,
        DetectorReady,
        BlastEnded,
        CityLeft,
    )

    def is_told(self, event: UnexplodedEvent) -> bool:
        if isinstance(event, CardsDrawn) and event.cards is None:
            return event.count != CARDS_A_TURN or event.left > 0
        return super().is_told(event)

    def more(self, event: UnexplodedEvent, viewer: Viewer, options: UnexplodedOptions) -> Params:
        match event:
            case ChoiceOpened(actor=actor):
                return {"seat": Person(actor)}
            case HandsDealt(hands, first):
                own = None if viewer is None else hands[viewer]
                return {"seat": Person(first), "cards": None if own is None else tuple(map(Card, own))}
            case CowPlayed(seat, card, herd, place):
                end = "right" if place == 0 else "left" if herd != seat else "inside"
                return {"cow": Cow(card), "is-own": herd == seat, "end": end}
            case EventPlayed(seat, card):
                return {"effect": Effect((card, seat))}
            case CowExploded(herd=herd, owner=owner):
                return {"is-foreign": herd != owner}
            case (
                CowsSwapped(first, second)
                | BombStolen(first, second)
                | BombHandedOn(first, second)
                | BombSpread(first, second)
            ):
                return {"cow": Card(first), "other": Card(second)}
            case _:
                return paid(event, options)


def paid(event: UnexplodedEvent, options: UnexplodedOptions) -> Params:
    """What there is to say about a sum."""
    match event:
        case MoneyPaid(to=None):
            return {"to": Person("pot")}
        case BombDefused(mechanic, _, amount):
            return {"card": Card(mechanic), **earned(amount, amount)}
        case CowSettled(card, _, amount):
            return earned(amount, deck_of(options).values[card])
        case CityTaken(_, city, amount):
            return earned(amount, deck_of(options).cities[city].money)
        case PotTaken(amounts):
            return {"shares": tuple(share(seat, amount) for seat, amount in enumerate(amounts) if amount)}
        case _:
            return {}


def earned(amount: int, wanted: int) -> Params:
    """How much of it came, and a loss without its sign."""
    if amount < 0:
        return {"amount": Money(-amount), "how": "paid"}
    return {"how": "nothing" if amount == 0 else "short" if amount < wanted else "whole"}


def share(seat: int, amount: int) -> Said:
    return Said("pot_taken.item", {"seat": Person(seat), "amount": Money(amount)})
