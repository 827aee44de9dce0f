"""Which cow goes where: into one's own herd, to a rival, or from one herd to another."""

from collections.abc import Callable, Iterable, Iterator
from typing import NamedTuple

from vacherie.bots.unexploded_cow.outlook import Herd, Herds, Outlook
from vacherie.core.values import Seat


class Plan(NamedTuple):
    """Herds as they would be, and the cow and the place that lead there."""

    worth: float
    card: int
    herd: Seat = 0
    place: int = 0
    other: int | None = None
    """With which cow it is swapped."""


Valuer = Callable[[Herds], float]
"""What the seat that plans gets from herds that stand like this."""


def in_order(outlook: Outlook, herd: Herd) -> Herd:
    """One's own herd as it should stand: what brings most at the right end, where rolls begin to count."""
    return tuple(sorted(herd, key=lambda card: (-outlook.benefit(card, outlook.seat), card)))


def best_place(outlook: Outlook, herd: Herd, card: int) -> int:
    """Where a cow belongs in one's own herd: to the right of the first that brings less."""
    benefit = outlook.benefit(card, outlook.seat)
    places = (place for place, cow in enumerate(herd) if outlook.benefit(cow, outlook.seat) < benefit)
    return next(places, len(herd))


def with_herd(herds: Herds, seat: Seat, herd: Herd) -> Herds:
    return [*herds[:seat], herd, *herds[seat + 1 :]]


def with_cow(herds: Herds, card: int, seat: Seat, place: int) -> Herds:
    herd = herds[seat]
    return with_herd(herds, seat, (*herd[:place], card, *herd[place:]))


def without_cow(herds: Herds, card: int) -> Herds:
    return [tuple(cow for cow in herd if cow != card) if card in herd else herd for herd in herds]


def home_of(herds: Herds, card: int) -> Seat:
    return next(seat for seat, herd in enumerate(herds) if card in herd)


# Each cow with the best that could be done with it


def fetchings(outlook: Outlook, herds: Herds, cards: list[int], value: Valuer) -> Iterator[Plan]:
    """A cow from elsewhere into one's own herd."""
    for card in cards:
        rest = without_cow(herds, card)
        place = best_place(outlook, rest[outlook.seat], card)
        yield Plan(value(with_cow(rest, card, outlook.seat, place)), card, outlook.seat, place)


def shootings(herds: Herds, cards: list[int], value: Valuer) -> Iterator[Plan]:
    for card in cards:
        yield Plan(value(without_cow(herds, card)), card)


def strayings(
    herds: Herds, cards: Iterable[int], to: Callable[[Seat], list[Seat]], value: Valuer
) -> Iterator[Plan]:
    """A cow to either end of another herd; `to` says of which, by where it stands."""
    for card in cards:
        rest = without_cow(herds, card)
        for other in to(home_of(herds, card)):
            for place in dict.fromkeys((0, len(rest[other]))):
                yield Plan(value(with_cow(rest, card, other, place)), card, other, place)


def swaps(herds: Herds, first: Iterable[int], value: Valuer) -> Iterator[Plan]:
    """One of these cows for one of another herd."""
    for card in first:
        for herd in (herd for herd in herds if card not in herd):
            for other in herd:
                yield Plan(value(swapped(herds, card, other)), card, other=other)


def swapped(herds: Herds, first: int, second: int) -> Herds:
    change = {first: second, second: first}
    return [tuple(change.get(card, card) for card in herd) for herd in herds]


def others_of(seat: Seat, players: int) -> list[Seat]:
    """From the left: where two choices are as good, take the herd that one's own next rolls run into."""
    return [(seat + step) % players for step in range(1, players)]
