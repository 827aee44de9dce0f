"""Counts what happens in a game of NéVaches.

    turns, tiles   of each seat at the end                 early         games that ended for want of tiles
    cards          points from cards, by their cows        plays         cards played, by their cows
    trees, goals   points from them                        wins          by place from the fox, in twelfths
    shown, taken   by card: in the row, and from there     held, used    by card: games in which it was taken,
                                                                         and then played by who took it
    points         (place from the fox, points at the end)

Cards are counted by their place in the deck. A win that is shared is split.
"""

from typing import Any, Final

from vacherie.core.values import Outcome
from vacherie.games.nevaches.deck import Deck
from vacherie.games.nevaches.events import (
    CardPlayed,
    CardsTurnedUp,
    CardTaken,
    FoxGiven,
    GoalsRevealed,
    TilePlaced,
    TreePlanted,
    TurnBegan,
)
from vacherie.games.nevaches.turn import TREE_POINTS
from vacherie.lab.report.counting import Collector, NamedCounts

WIN: Final = 12
"""What a win counts: up to four can share it."""


class NeVachesCollector(Collector):
    def __init__(self, deck: Deck, players: int, counts: NamedCounts) -> None:
        self.deck = deck
        self.index = {card: number for number, card in enumerate(deck)}
        self.players = players
        self.counts = counts
        self.fox = 0
        self.turns = [0] * players
        self.tiles = [0] * players
        self.held: set[str] = set()
        self.used: set[str] = set()
        self.hands: list[set[str]] = [set() for _ in range(players)]

    def note(self, event: Any) -> None:
        match event:
            case FoxGiven(seat):
                self.fox = seat
            case TurnBegan(seat):
                self.turns[seat] += 1
            case TilePlaced(seat):
                self.tiles[seat] += 1
            case TreePlanted():
                self.counts.add("trees", 0, TREE_POINTS)
            case GoalsRevealed(points=points):
                self.counts.add("goals", 0, sum(points))
            case CardsTurnedUp(cards):
                for card in cards:
                    self.counts.add("shown", self.index[card])
            case CardTaken(seat, card):
                self.counts.add("taken", self.index[card])
                self.held.add(card)
                self.hands[seat].add(card)
            case CardPlayed(seat, card):
                self.play(seat, card)

    def play(self, seat: int, card: str) -> None:
        cows = self.deck[card].cows
        self.counts.add("plays", cows)
        self.counts.add("cards", cows, self.deck[card].points)
        if card in self.hands[seat]:
            self.hands[seat].remove(card)
            self.used.add(card)

    def end(self, outcome: Outcome) -> None:
        for turns, tiles in zip(self.turns, self.tiles, strict=True):
            self.counts.add("turns", turns)
            self.counts.add("tiles", tiles)
        self.counts.add("early", int(outcome.reason == "tiles-used-up"))
        for card in self.held:
            self.counts.add("held", self.index[card])
        for card in self.used:
            self.counts.add("used", self.index[card])
        for seat, points in enumerate(outcome.scores):
            self.counts.add("points", (self.place(seat), points))
        for seat in outcome.winners:
            self.counts.add("wins", self.place(seat), WIN // len(outcome.winners))

    def place(self, seat: int) -> int:
        """Counted from the fox, who begins."""
        return (seat - self.fox) % self.players
