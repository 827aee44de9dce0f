"""What the sentences about the events of Unexploded Cow need to know."""

from collections.abc import Sequence
from typing import Final

from vacherie.cli.tables.unexploded_cow.cards import (
    card_names,
    city_told,
    deck_told,
    effect_told,
    kind_facts,
    money,
)
from vacherie.cli.teller import Teller, plain_fact, plain_facts
from vacherie.core.errors import Param
from vacherie.games.unexploded_cow.events import (
    Anted,
    BlastEnded,
    BombDefused,
    BombFound,
    BombHandedOn,
    BombSpread,
    BombStolen,
    CardsDrawn,
    ChoiceOpened,
    CityLeft,
    CityLost,
    CityTaken,
    CityTurned,
    CowChosen,
    CowExploded,
    CowPlayed,
    CowRecruited,
    CowSettled,
    CowShot,
    CowsSwapped,
    CowTaken,
    DetectorReady,
    DiePassed,
    EventDiscarded,
    EventPlayed,
    GameEnded,
    HandsDealt,
    HerdArranged,
    HerdsMoved,
    MoneyPaid,
    PotTaken,
    SuddenDeathBegan,
    UnexplodedEvent,
)
from vacherie.games.unexploded_cow.turn import CARDS_A_TURN

Facts = dict[str, Param]

BOOKKEEPING: Final = (
    ChoiceOpened,
    EventDiscarded,
    HerdArranged,
    CowChosen,
    HerdsMoved,
    DetectorReady,
    BlastEnded,
    CityLeft,
)
"""Events that others tell with more words, or that the table shows."""


def worth_telling(events: Sequence[UnexplodedEvent]) -> list[UnexplodedEvent]:
    return [event for event in events if is_told(event)]


def is_told(event: UnexplodedEvent) -> bool:
    if isinstance(event, CardsDrawn) and event.cards is None:
        return event.count != CARDS_A_TURN or event.left > 0
    return not isinstance(event, BOOKKEEPING)


def facts(event: UnexplodedEvent, teller: Teller) -> Facts:
    match event:
        case CowPlayed() | EventPlayed() | HerdArranged() | CowChosen() | CowRecruited() | EventDiscarded():
            return card_facts(event, teller)
        case CowTaken() | CowShot() | CowsSwapped() | BombFound() | CowExploded():
            return herd_facts(event, teller)
        case BombStolen(first, second) | BombHandedOn(first, second) | BombSpread(first, second):
            return {"cow": name(first, teller), "other": name(second, teller)}
        case CityTurned(city) | CityLost(city) | CityLeft(city):
            return city_facts(city, teller)
        case Anted() | MoneyPaid() | BombDefused() | CowSettled() | CityTaken() | PotTaken():
            return money_facts(event, teller)
        case ChoiceOpened(asked=asked, actor=actor):
            return {"asked": asked, **teller.who(actor)}
        case HandsDealt(hands, first):
            own = None if teller.viewer is None else hands[teller.viewer]
            return {**teller.who(first), **cards_fact(own, teller)}
        case CardsDrawn(seat, count, left, cards):
            return {**teller.who(seat), "count": count, "left": left, **cards_fact(cards, teller)}
        case DiePassed(seat, to):
            return {**teller.who(seat), **whose("to", to, teller)}
        case SuddenDeathBegan(order):
            return {"order": teller.together(map(teller.name, order))}
        case GameEnded(outcome):
            return {
                "reason": teller.text("reason", outcome.reason),
                "winners": teller.together(map(teller.name, outcome.winners)),
                "count": len(outcome.winners),
            }
        case _:
            return plain_facts(event, teller)


def name(card: int, teller: Teller) -> str:
    return deck_told(teller).name(card)


def whose(field: str, seat: int, teller: Teller) -> Facts:
    """Another seat of the same sentence: `$herd` is "you" or "other", `$herd-name` the name."""
    who = teller.who(seat)
    return {field: who["who"], f"{field}-name": who["name"]}


def cards_fact(cards: tuple[int, ...] | None, teller: Teller) -> Facts:
    return plain_fact("cards", None, teller) if cards is None else {"cards": card_names(cards, teller)}


def card_facts(
    event: CowPlayed | EventPlayed | HerdArranged | CowChosen | CowRecruited | EventDiscarded, teller: Teller
) -> Facts:
    card: Facts = {"card": name(event.card, teller)}
    match event:
        case CowPlayed(seat, _, herd, place, price):
            return {
                **card,
                **teller.who(seat),
                **whose("herd", herd, teller),
                **kind_facts(event.card, teller),
                "is-own": "yes" if herd == seat else "no",
                "end": "right" if place == 0 else "left" if herd != seat else "inside",
                "price": money(price, teller),
            }
        case EventPlayed(seat, number, price):
            who = teller.who(seat)
            effect = effect_told(deck_told(teller).effects[number], who["who"], teller)
            return {**card, **who, "effect": effect, "price": money(price, teller)}
        case HerdArranged(seat, _, place):
            return {**card, **teller.who(seat), "place": place + 1}
        case CowRecruited(seat) | CowChosen(seat):
            return {**card, **teller.who(seat)}
        case EventDiscarded():
            return card


def herd_facts(event: CowTaken | CowShot | CowsSwapped | BombFound | CowExploded, teller: Teller) -> Facts:
    match event:
        case CowTaken(card, origin, herd):
            return {
                "card": name(card, teller),
                **whose("origin", origin, teller),
                **whose("herd", herd, teller),
            }
        case CowsSwapped(first, second):
            return {"cow": name(first, teller), "other": name(second, teller)}
        case CowShot(card, herd) | BombFound(card, herd):
            return {"card": name(card, teller), **whose("herd", herd, teller)}
        case CowExploded(card, herd, owner):
            is_foreign = "no" if herd == owner else "yes"
            return {"card": name(card, teller), **teller.who(owner), "is-foreign": is_foreign}


def city_facts(number: int, teller: Teller) -> Facts:
    city = deck_told(teller).cities[number]
    return {"city": city.name, "points": city.points, "gifts": city_told(city, teller)}


def money_facts(
    event: Anted | MoneyPaid | BombDefused | CowSettled | CityTaken | PotTaken, teller: Teller
) -> Facts:
    match event:
        case Anted(amount):
            return {"amount": money(amount, teller)}
        case MoneyPaid(seat, to, amount):
            receiver: Facts = {"to": "pot", "to-name": ""} if to is None else whose("to", to, teller)
            return {**teller.who(seat), **receiver, "amount": money(amount, teller)}
        case BombDefused(mechanic, seat, amount):
            return {
                "card": name(mechanic, teller),
                **teller.who(seat),
                **amount_facts(amount, amount, teller),
            }
        case CowSettled(card, owner, amount):
            wanted = deck_told(teller).values[card]
            return {
                "card": name(card, teller),
                **teller.who(owner),
                **amount_facts(amount, wanted, teller),
            }
        case CityTaken(seat, city, amount):
            wanted = deck_told(teller).cities[city].money
            return {**teller.who(seat), **city_facts(city, teller), **amount_facts(amount, wanted, teller)}
        case PotTaken(amounts):
            shares = (
                teller.words.text(
                    "event-unexploded-pot-taken.item", **teller.who(seat), amount=money(amount, teller)
                )
                for seat, amount in enumerate(amounts)
                if amount
            )
            return {"shares": teller.together(shares)}


def amount_facts(amount: int, wanted: int, teller: Teller) -> Facts:
    """A sum without its sign, and what there is to say about it."""
    how = "paid" if amount < 0 else "nothing" if amount == 0 else "short" if amount < wanted else "whole"
    return {"amount": money(abs(amount), teller), "how": how}
