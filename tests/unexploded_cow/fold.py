"""From an old view and an event to the new view: proves that the events of Unexploded Cow tell everything."""

from random import Random
from typing import TypeVar, assert_never

from msgspec.structs import replace

from vacherie.core.events import GameEnded
from vacherie.games.unexploded_cow.determinize import determinize
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
    DeckReshuffled,
    DetectorReady,
    DiePassed,
    DieRolled,
    EventDiscarded,
    EventPlayed,
    HandsDealt,
    HerdArranged,
    HerdsMoved,
    MoneyPaid,
    NothingFound,
    PotTaken,
    RollChosen,
    SuddenDeathBegan,
    TurnBegan,
    TwoRollsMade,
    UnexplodedEvent,
)
from vacherie.games.unexploded_cow.options import deck_of
from vacherie.games.unexploded_cow.values import Cards, Exploded, OpenBlast, Spy
from vacherie.games.unexploded_cow.view import UnexplodedView

T = TypeVar("T")
FOLLOWING = ("points", "effect", "counting_from", "reach", "stakes", "defusal")


def fold(view: UnexplodedView, event: UnexplodedEvent) -> UnexplodedView:
    """What is not on the table: hands, piles, whose choice it is."""
    view = fold_table(view, event)
    match event:
        case ChoiceOpened(_, _, actor):
            return with_what_follows(replace(view, to_act=(actor,)))
        case HandsDealt(hands, _, size):
            own = () if view.viewer is None else hands[view.viewer]
            sizes = (size,) * len(hands)
            return replace(view, hand=own or (), hand_sizes=sizes, draw_pile=view.draw_pile - sum(sizes))
        case CityTurned():
            return replace(view, city_pile=view.city_pile - 1)
        case CardsDrawn(seat, count, _, cards):
            drawn = replace(view, hand=(*view.hand, *cards)) if cards is not None else view
            return replace(resized(drawn, seat, count), draw_pile=view.draw_pile - count)
        case DeckReshuffled(count):
            return replace(view, draw_pile=count)
        case CowPlayed(seat, card) | EventPlayed(seat, card):
            return replace(resized(view, seat, -1), hand=without(view.hand, card))
        case GameEnded(outcome):
            return with_what_follows(replace(view, to_act=(), outcome=outcome))
        case _:
            return view


def with_what_follows(view: UnexplodedView) -> UnexplodedView:
    """Some facts of a view follow from the others, and are there for those who know no rules."""
    whole = determinize(view, Random(0)).view(view.viewer)
    return replace(view, **{name: getattr(whole, name) for name in FOLLOWING})


def resized(view: UnexplodedView, seat: int, change: int) -> UnexplodedView:
    return replace(view, hand_sizes=put(view.hand_sizes, seat, view.hand_sizes[seat] + change))


def fold_table(table: UnexplodedView, event: UnexplodedEvent) -> UnexplodedView:
    match event:
        case ChoiceOpened(decision, asked):
            return replace(table, decision=decision, asked=asked)
        case HandsDealt(_, first):
            return replace(table, first=first, active=first, roller=first)
        case TurnBegan(seat):
            turns = table.city_turns + (not table.order)
            begun = replace(table, active=seat, roller=seat, city_turns=turns)
            return replace(begun, cards_played=0, moves=0, used=())
        case CardsDrawn(_, _, left):
            return replace(table, drawing=left)
        case DeckReshuffled():
            return replace(table, discard=())
        case DetectorReady():
            return replace(table, detector=True)
        case DieRolled() | NothingFound():
            return table
        case TwoRollsMade(_, first, second):
            return replace(table, detector=False, rolls=(first, second))
        case RollChosen():
            return replace(table, rolls=None)
        case DiePassed(_, to):
            return replace(table, roller=to)
        case SuddenDeathBegan(order):
            return replace(table, order=order)
        case GameEnded():
            return replace(table, decision=table.decision + 1, asked=None)
        case Anted() | MoneyPaid() | PotTaken():
            return fold_money(table, event)
        case CityTurned() | CityLost() | CityTaken() | CityLeft():
            return fold_city(table, event)
        case BombFound() | BombStolen() | BombHandedOn() | BombDefused() | CowExploded() | BombSpread():
            return fold_blast(table, event)
        case CowSettled() | BlastEnded():
            return fold_payout(table, event)
        case _:
            return fold_herds(table, event)


def fold_money(table: UnexplodedView, event: Anted | MoneyPaid | PotTaken) -> UnexplodedView:
    match event:
        case Anted(amount):
            for seat in range(table.players):
                table = paid(table, seat, amount)
            return table
        case MoneyPaid(seat, None, amount):
            return paid(table, seat, amount)
        case MoneyPaid(seat, to, amount):
            assert to is not None
            return paid(paid(table, seat, amount), to, -amount)
        case PotTaken(amounts):
            for seat, amount in enumerate(amounts):
                table = paid(table, seat, -amount)
            return table
        case _:
            assert_never(event)


def paid(table: UnexplodedView, seat: int, amount: int) -> UnexplodedView:
    """Into the pot, or out of it if below zero."""
    money = put(table.money, seat, table.money[seat] - amount)
    return replace(table, money=money, pot=table.pot + amount)


def fold_city(table: UnexplodedView, event: CityTurned | CityLost | CityTaken | CityLeft) -> UnexplodedView:
    match event:
        case CityTurned(city):
            return replace(table, city=city, city_turns=0)
        case CityLost(city):
            return replace(table, city=None, unclaimed=(*table.unclaimed, city))
        case CityTaken(seat, city, amount):
            cities = put(table.cities, seat, (*table.cities[seat], city))
            taken = replace(table, city=None, cities=cities, visiting=city, last_taker=seat)
            return paid(taken, seat, -amount)
        case CityLeft():
            return replace(table, visiting=None)
        case _:
            assert_never(event)


def fold_blast(
    table: UnexplodedView,
    event: BombFound | BombStolen | BombHandedOn | BombDefused | CowExploded | BombSpread,
) -> UnexplodedView:
    if isinstance(event, BombFound):
        return replace(table, blast=OpenBlast(event.herd, (event.card,)))
    blast = table.blast
    assert blast is not None, event
    match event:
        case BombStolen(thief, card):
            bombs, stolen = without(blast.bombs, card), (*blast.stolen, thief)
            return replace(table, blast=replace(blast, bombs=bombs, stolen=stolen))
        case BombHandedOn(general, card):
            bombs = (*without(blast.bombs, general), card)
            return replace(table, blast=replace(blast, bombs=bombs), used=(*table.used, general))
        case BombDefused(mechanic, seat, amount):
            bombs = tuple(holder for holder in blast.bombs if holder != mechanic)
            defused = replace(table, blast=replace(blast, bombs=bombs), used=(*table.used, mechanic))
            return paid(defused, seat, -amount)
        case CowExploded(card, herd, owner, number):
            bombs = tuple(holder for holder in blast.bombs if holder != card)
            stolen = tuple(holder for holder in blast.stolen if holder != card)
            exploded = (*blast.exploded, Exploded(card, owner, number))
            blast = replace(blast, bombs=bombs, stolen=stolen, exploded=exploded)
            return discarded(replace(table, blast=blast), herd, card)
        case BombSpread(_, card):
            return replace(table, blast=replace(blast, bombs=(*blast.bombs, card)))
        case _:
            assert_never(event)


def fold_payout(table: UnexplodedView, event: CowSettled | BlastEnded) -> UnexplodedView:
    match event:
        case CowSettled(card, owner, amount):
            assert table.blast is not None
            cow = next(cow for cow in table.blast.exploded if cow.card == card)
            exploded = tuple(other for other in table.blast.exploded if other != cow)
            blast = replace(table.blast, exploded=exploded, settled=(*table.blast.settled, cow))
            return paid(replace(table, blast=blast), owner, -amount)
        case BlastEnded():
            return replace(table, blast=None)
        case _:
            assert_never(event)


def fold_herds(
    table: UnexplodedView,
    event: CowPlayed
    | EventPlayed
    | EventDiscarded
    | HerdArranged
    | CowChosen
    | CowTaken
    | CowRecruited
    | CowShot
    | CowsSwapped
    | HerdsMoved,
) -> UnexplodedView:
    match event:
        case CowPlayed(seat, card, herd, place, price):
            played = replace(table, cards_played=table.cards_played + 1, moves=0)
            return entered(paid(played, herd, price), herd, place, card, seat)
        case EventPlayed(seat, card, price):
            played = replace(table, cards_played=table.cards_played + 1, moves=0, event=card)
            return paid(played, seat, price)
        case EventDiscarded(card):
            return replace(table, event=None, discard=(*table.discard, card), roller=table.active)
        case HerdArranged(seat, card, place):
            return inserted(removed(replace(table, moves=table.moves + 1), seat, card), seat, place, card)
        case CowChosen(_, card):
            return replace(table, chosen=card)
        case CowTaken(card, origin, herd, place):
            return inserted(removed(replace(table, chosen=None), origin, card), herd, place, card)
        case CowRecruited(seat, card, place):
            recruited = replace(table, chosen=None, discard=without(table.discard, card))
            return entered(recruited, seat, place, card, seat)
        case CowShot(card, herd):
            return discarded(table, herd, card)
        case CowsSwapped(first, second):
            other = {first: second, second: first}
            herds = tuple(tuple(other.get(card, card) for card in herd) for herd in table.herds)
            return replace(table, chosen=None, herds=herds)
        case HerdsMoved():
            return replace(table, herds=(table.herds[-1], *table.herds[:-1]))
        case _:
            assert_never(event)


def entered(table: UnexplodedView, herd: int, place: int, card: int, seat: int) -> UnexplodedView:
    if deck_of(table.options).is_a("spy", card):
        spies = sorted((*table.spies, Spy(card, seat)), key=lambda spy: spy.card)
        table = replace(table, spies=tuple(spies))
    return inserted(table, herd, place, card)


def inserted(table: UnexplodedView, herd: int, place: int, card: int) -> UnexplodedView:
    cows = table.herds[herd]
    return replace(table, herds=put(table.herds, herd, (*cows[:place], card, *cows[place:])))


def removed(table: UnexplodedView, herd: int, card: int) -> UnexplodedView:
    return replace(table, herds=put(table.herds, herd, without(table.herds[herd], card)))


def discarded(table: UnexplodedView, herd: int, card: int) -> UnexplodedView:
    spies = tuple(spy for spy in table.spies if spy.card != card)
    gone = replace(table, spies=spies, used=without(table.used, card), discard=(*table.discard, card))
    return removed(gone, herd, card)


def without(cards: Cards, card: int) -> Cards:
    """Less one such card, if there is any."""
    if card not in cards:
        return cards
    place = cards.index(card)
    return (*cards[:place], *cards[place + 1 :])


def put(values: tuple[T, ...], index: int, value: T) -> tuple[T, ...]:
    return (*values[:index], value, *values[index + 1 :])
