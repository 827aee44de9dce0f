"""What lies before each seat of NéVaches for all to see."""

from typing import Any

from vacherie.core.values import Seat
from vacherie.games.nevaches.state import TREES_EACH
from vacherie.research.encoding.nevaches.blocks import AreaBlock
from vacherie.research.encoding.nevaches.choices import CardNumbers
from vacherie.research.encoding.nevaches.ring import Ring
from vacherie.research.encoding.nevaches.tables import MOST_TILES, TILE_SIZE, Tables
from vacherie.research.encoding.vector import Vector


class Seats:
    """Written anew only where something has changed."""

    def __init__(self, tables: Tables, numbers: CardNumbers, sheet: Vector, state: Any) -> None:
        players = state.players
        self.tables = tables
        self.numbers = numbers
        self.sheet = sheet
        self.places = memoryview(sheet.data)
        self.home = Ring(tables.home, 1, players)
        self.points = Ring(tables.points, 1, players)
        self.has_start = Ring(tables.has_start, 1, players)
        self.hands = Ring(tables.hands, tables.cards, players)
        self.tiles = Ring(tables.tiles, MOST_TILES * TILE_SIZE, players)
        self.rings = (self.home, self.points, self.has_start, self.hands, self.tiles)
        self.seen_home: list[int] = []
        self.seen_points: list[int] = []
        self.seen_starts: list[str | None] = []
        self.seen_hands: list[list[str]] = [[]] * players
        self.areas = [AreaBlock(area) for area in state.areas]
        sheet.number(tables.trees, TREES_EACH * players / 8)

    def update(self, state: Any) -> None:
        if state.home != self.seen_home:
            self.seen_home = state.home[:]
            self.home.fill([cows / 6 for cows in state.home])
        if state.points != self.seen_points:
            self.seen_points = state.points[:]
            self.points.fill([points / 65 for points in state.points])
        if state.start_cards != self.seen_starts:
            self.seen_starts = state.start_cards[:]
            self.has_start.fill([float(card is not None) for card in state.start_cards])
        if state.hands != self.seen_hands:
            self.update_hands(state.hands)
        for seat, block in enumerate(self.areas):
            if block.area.findings is not block.findings:
                trees = block.trees
                self.tiles.write(seat, block.update())
                if block.trees != trees:
                    self.sheet.data[self.tables.trees] = state.trees_left() / 8

    def update_hands(self, hands: list[list[str]]) -> None:
        for seat, hand in enumerate(hands):
            if hand != self.seen_hands[seat]:
                for card in set(hand).symmetric_difference(self.seen_hands[seat]):
                    self.hands.put(seat, self.numbers[card], float(card in hand))
                self.seen_hands[seat] = hand[:]

    def show(self, viewer: Seat) -> None:
        """Counted from the viewer on."""
        for ring in self.rings:
            if ring.shown_to != viewer:
                ring.shown_to = viewer
                self.places[ring.place] = ring.turned[viewer]
