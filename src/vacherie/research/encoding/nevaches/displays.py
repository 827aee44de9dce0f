"""What all seats of NéVaches see alike, wherever they sit: the track and both displays."""

from typing import Any, Final

from vacherie.games.nevaches.tiles import LANDSCAPES, Landscape
from vacherie.games.nevaches.track import SPACES, Bonus
from vacherie.games.nevaches.view import spaces_with
from vacherie.research.encoding.nevaches.choices import CardNumbers
from vacherie.research.encoding.nevaches.observation import observe_spaces
from vacherie.research.encoding.nevaches.tables import ASKED, BONUSES, MOST_TILES, Tables
from vacherie.research.encoding.vector import Vector

ASKED_AT: Final = {None if asked == "over" else asked: index for index, asked in enumerate(ASKED)}


class TileCounts:
    """How many tiles of each landscape lie somewhere, as a share of so many."""

    __slots__ = ("place", "seen", "sheet", "whole")

    def __init__(self, sheet: Vector, start: int, whole: int) -> None:
        self.sheet = sheet
        self.place = start
        self.whole = whole
        self.seen: list[Landscape] = []

    def write(self, tiles: list[Landscape]) -> None:
        self.seen = tiles[:]
        data, place, whole = self.sheet.data, self.place, self.whole
        for landscape in LANDSCAPES:
            data[place] = tiles.count(landscape) / whole
            place += 1


class CardFlags:
    """Which cards lie somewhere."""

    __slots__ = ("numbers", "seen", "sheet", "start")

    def __init__(self, sheet: Vector, start: int, numbers: CardNumbers) -> None:
        self.sheet = sheet
        self.start = start
        self.numbers = numbers
        self.seen: list[str] = []

    def write(self, cards: list[str]) -> None:
        data, start, numbers = self.sheet.data, self.start, self.numbers
        for card in self.seen:
            data[start + numbers[card]] = 0.0
        for card in cards:
            data[start + numbers[card]] = 1.0
        self.seen = cards[:]


class Displays:
    """Written anew only where something has changed."""

    def __init__(self, tables: Tables, numbers: CardNumbers, sheet: Vector) -> None:
        self.tables = tables
        self.sheet = sheet
        self.asked = tables.asked
        self.pending: list[int] = []
        self.bonus_tiles: tuple[Bonus, ...] = ()
        self.tile_row = TileCounts(sheet, tables.tile_row, 5)
        self.aside = TileCounts(sheet, tables.aside, 10)
        self.card_row = CardFlags(sheet, tables.card_row, numbers)
        self.discards = CardFlags(sheet, tables.discards, numbers)
        self.known_pile = CardFlags(sheet, tables.pile_known + 1, numbers)

    def update(self, state: Any) -> None:
        data, tables = self.sheet.data, self.tables
        data[self.asked] = 0.0
        self.asked = tables.asked + ASKED_AT[state.asked]
        data[self.asked] = 1.0
        data[tables.left] = state.actions / 2
        if state.pending != self.pending:
            self.write_pending(state.pending)
        if state.bonus_tiles != self.bonus_tiles:
            self.write_spaces(state.bonus_tiles)
        tiles, cards = state.tiles, state.cards
        if tiles.row != self.tile_row.seen:
            self.tile_row.write(tiles.row)
        if tiles.away != self.aside.seen:
            self.aside.write(tiles.away)
        if cards.row != self.card_row.seen:
            self.card_row.write(cards.row)
        if cards.away != self.discards.seen:
            self.discards.write(cards.away)
        data[tables.tile_pile] = len(tiles.pile) / MOST_TILES
        data[tables.card_pile] = len(cards.pile) / 55
        if state.is_pile_known:
            data[tables.pile_known] = 1.0
            if cards.pile != self.known_pile.seen:
                self.known_pile.write(cards.pile)

    def write_pending(self, pending: list[int]) -> None:
        self.pending = pending[:]
        self.sheet.numbers(self.tables.pending, [float(space in pending) for space in SPACES])

    def write_spaces(self, bonus_tiles: tuple[Bonus, ...]) -> None:
        self.bonus_tiles = bonus_tiles
        self.sheet.numbers(self.tables.spaces, [0.0] * (len(SPACES) * len(BONUSES)))
        observe_spaces(self.tables, spaces_with(bonus_tiles), self.sheet)
