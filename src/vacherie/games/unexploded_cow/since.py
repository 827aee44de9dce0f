"""What each event of Unexploded Cow adds to the digest of what happened since one's last turn."""

from collections.abc import Iterator, Sequence
from typing import ClassVar

from vacherie.core.said import Card, Money, Person, Said, Typed
from vacherie.core.since import Digester, Fact, Gain, Mark, Note, Signed
from vacherie.core.values import Seat
from vacherie.games.unexploded_cow.events import (
    Anted,
    BombDefused,
    BombFound,
    BombHandedOn,
    BombSpread,
    BombStolen,
    CardsDrawn,
    CityLost,
    CityTaken,
    CityTurned,
    CowExploded,
    CowPlayed,
    CowRecruited,
    CowSettled,
    CowShot,
    CowsSwapped,
    CowTaken,
    DeckReshuffled,
    DetectorReady,
    DiePassed,
    DieRolled,
    EventPlayed,
    HerdArranged,
    HerdsMoved,
    MoneyPaid,
    NothingFound,
    PotTaken,
    SuddenDeathBegan,
    TurnBegan,
    TwoRollsMade,
    UnexplodedEvent,
)
from vacherie.games.unexploded_cow.options import UnexplodedOptions, deck_of
from vacherie.games.unexploded_cow.telling import City


class Profit(Typed, frozen=True):
    """Money with its sign."""

    profit: int


class UnexplodedDigester(Digester):
    gains: ClassVar[dict[str, type[Typed]]] = {"money": Profit, "points": Signed, "cards": Signed}

    def turn_of(self, event: UnexplodedEvent) -> Sequence[Seat]:
        return (event.seat,) if isinstance(event, TurnBegan) else ()

    def facts(
        self, events: Sequence[UnexplodedEvent], options: UnexplodedOptions, players: int
    ) -> Iterator[Sequence[Fact]]:
        active, blast = 0, 0
        for event in events:
            match event:
                case TurnBegan(seat):
                    active = seat
                case BombFound(_, herd):
                    blast = herd
            yield (
                cards_facts(event)
                or cow_facts(event, active)
                or bomb_facts(event, blast)
                or money_facts(event, options, players)
            )


def cards_facts(event: UnexplodedEvent) -> Sequence[Fact]:
    """What comes from a hand, and what goes there."""
    match event:
        case CardsDrawn(seat, count, _, cards):
            drawn = [Gain(seat, "cards", count)]
            if cards is None:
                return drawn
            own = [Card(card) for card in cards]
            return [*drawn, *(Note(seat, "drew", card) for card in own), *map(Mark, own)]
        case CowPlayed(seat, card, herd, _, price):
            played: list[Fact] = [Note(seat, "played", Card(card)), Gain(seat, "cards", -1)]
            came = [] if herd == seat else [Note(herd, "came", Card(card))]
            return [*played, *came, Gain(herd, "money", -price), Mark(Card(card))]
        case EventPlayed(seat, card, price):
            used = Note(seat, "played", Card(card))
            return [used, Gain(seat, "cards", -1), Gain(seat, "money", -price)]
        case DeckReshuffled():
            return [Note(None, "reshuffled")]
        case _:
            return []


def cow_facts(event: UnexplodedEvent, active: Seat) -> Sequence[Fact]:
    """Cows that come, go and change places."""
    match event:
        case HerdArranged(seat, card):
            return [Note(seat, "arranged", Card(card)), Mark(Card(card))]
        case CowTaken(card, origin, herd):
            gone, came = Note(origin, "gone", Card(card)), Note(herd, "came", Card(card))
            return [gone, came, Mark(Card(card))]
        case CowRecruited(seat, card):
            return [Note(seat, "recruited", Card(card)), Mark(Card(card))]
        case CowShot(card, herd):
            return [Note(herd, "shot", Card(card))]
        case CowsSwapped(first, second):
            both = Said("swap", {"cow": Card(first), "other": Card(second)}, area="since")
            return [Note(active, "swapped", both), Mark(Card(first)), Mark(Card(second))]
        case HerdsMoved():
            return [Note(None, "herds_moved")]
        case _:
            return []


def bomb_facts(event: UnexplodedEvent, blast: Seat) -> Sequence[Fact]:
    """The die, and all that a bomb brings about in the herd where it was found."""
    match event:
        case DetectorReady(seat):
            return [Note(seat, "detector")]
        case DieRolled(seat, pips):
            return [Note(seat, "rolled", pips)]
        case TwoRollsMade(seat, first, second):
            return [Note(seat, "rolled", first), Note(seat, "rolled", second)]
        case DiePassed(seat, to):
            return [Note(seat, "passed_die", Person(to))]
        case NothingFound(seat):
            return [Note(seat, "found_nothing")]
        case BombFound(card, herd):
            return [Note(herd, "bomb", Card(card))]
        case BombStolen(thief, card):
            return [
                Note(blast, "stolen", Said("theft", {"cow": Card(thief), "other": Card(card)}, area="since"))
            ]
        case BombHandedOn(_, card):
            return [Note(blast, "handed_on", Card(card))]
        case BombSpread(_, card):
            return [Note(blast, "spread", Card(card))]
        case BombDefused(mechanic, seat, amount):
            return [Note(seat, "defused", Card(mechanic)), Gain(seat, "money", amount)]
        case CowExploded(card, herd, owner):
            spy = [] if owner == herd else [Note(owner, "own_exploded", Card(card))]
            return [Note(herd, "exploded", Card(card)), *spy]
        case _:
            return []


def money_facts(event: UnexplodedEvent, options: UnexplodedOptions, players: int) -> Sequence[Fact]:
    """What is paid, and the cities that pay it."""
    match event:
        case Anted(amount):
            each = [Gain(seat, "money", -amount) for seat in range(players)]
            return [Note(None, "anted", Money(amount)), *each]
        case MoneyPaid(seat, to, amount):
            received = [] if to is None else [Gain(to, "money", amount)]
            return [Gain(seat, "money", -amount), *received]
        case CowSettled(_, owner, amount):
            return [Gain(owner, "money", amount)]
        case PotTaken(amounts):
            return [Gain(seat, "money", amount) for seat, amount in enumerate(amounts)]
        case CityTurned(city):
            return [Note(None, "city_turned", city_name(city))]
        case CityLost(city):
            return [Note(None, "city_lost", city_name(city))]
        case CityTaken(seat, city, amount):
            points = deck_of(options).cities[city].points
            taken = Note(seat, "city_taken", city_name(city))
            return [taken, Gain(seat, "money", amount), Gain(seat, "points", points)]
        case SuddenDeathBegan():
            return [Note(None, "sudden_death")]
        case _:
            return []


def city_name(city: int) -> Said:
    return Said("city", {"city": City(city)}, area="since")
