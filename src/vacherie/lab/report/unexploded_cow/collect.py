"""Counts what happens in a game of Unexploded Cow.

    turns          how long the main part takes           sudden    how many rolls Sudden Death takes
    pot            (turn, hundreds in the pot)            dry       turns in which the pot ran dry
    money          (place from who begins, money)         wins      by place from who begins
    drawn, played  by card, in how many games             plays, explosions, payments, paid   by card
    taken, lost    by city                                 open      by city, how many turns it lay open

A turn is one of the main part; Sudden Death has only rolls.
"""

from typing import Any

from vacherie.core.values import Outcome
from vacherie.games.unexploded_cow.events import (
    Anted,
    BombDefused,
    CardsDrawn,
    CityLost,
    CityTaken,
    CityTurned,
    CowExploded,
    CowPlayed,
    CowSettled,
    EventPlayed,
    HandsDealt,
    MoneyPaid,
    PotTaken,
    SuddenDeathBegan,
    TurnBegan,
)
from vacherie.lab.report.counting import Collector, NamedCounts


class UnexplodedCollector(Collector):
    def __init__(self, players: int, counts: NamedCounts) -> None:
        self.players = players
        self.counts = counts
        self.first = 0
        self.turns = 0
        self.turned = 0
        self.sudden_rolls: int | None = None
        self.pot = 0
        self.is_dry = False
        self.drawn: set[int] = set()
        self.played: set[int] = set()

    def note(self, event: Any) -> None:
        match event:
            case HandsDealt(hands, first):
                self.first = first
                self.drawn.update(card for hand in hands for card in hand or ())
            case CardsDrawn(cards=cards):
                self.drawn.update(cards or ())
            case TurnBegan():
                self.begin_turn()
            case SuddenDeathBegan():
                self.end_turn()
                self.sudden_rolls = 0
            case CowPlayed(card=card) | EventPlayed(card=card):
                self.played.add(card)
                self.counts.add("plays", card)
            case CowExploded(card):
                self.counts.add("explosions", card)
            case CowSettled(card, _, amount):
                self.counts.add("payments", card)
                self.counts.add("paid", card, amount)
            case CityTurned():
                self.turned = self.turns
            case CityTaken(city=city):
                self.counts.add("taken", city)
                # In set-up, or before a turn begins: the next turn is its first.
                self.counts.add("open", city, self.turns - self.turned)
            case CityLost(city):
                self.counts.add("lost", city)
        self.follow_pot(event)

    def follow_pot(self, event: Any) -> None:
        match event:
            case Anted(amount):
                self.pot += amount * self.players
            case CowPlayed(price=amount) | EventPlayed(price=amount) | MoneyPaid(to=None, amount=amount):
                self.pot += amount
            case CowSettled(amount=amount) | BombDefused(amount=amount) | CityTaken(amount=amount):
                self.pot -= amount
                self.is_dry |= self.pot == 0
            case PotTaken(amounts):
                self.pot -= sum(amounts)

    def begin_turn(self) -> None:
        if self.sudden_rolls is not None:
            self.sudden_rolls += 1
            return
        self.end_turn()
        self.turns += 1
        self.counts.add("pot", (self.turns, self.pot // 100))

    def end_turn(self) -> None:
        """Of the main part, if one was under way."""
        if self.turns:
            self.counts.add("dry", int(self.is_dry))
        self.is_dry = False

    def end(self, outcome: Outcome) -> None:
        if self.sudden_rolls is None:
            self.end_turn()
        self.counts.add("turns", self.turns)
        self.counts.add("sudden", self.sudden_rolls or 0)
        for card in self.drawn:
            self.counts.add("drawn", card)
        for card in self.played:
            self.counts.add("played", card)
        for seat, money in enumerate(outcome.scores):
            self.counts.add("money", ((seat - self.first) % self.players, money))
        for seat in outcome.winners:
            self.counts.add("wins", (seat - self.first) % self.players)
