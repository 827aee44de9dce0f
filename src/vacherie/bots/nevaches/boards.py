"""Landscapes as bits: every place where a card could lie is tried at once."""

from collections.abc import Iterable
from typing import Final

from vacherie.games.nevaches.area import Area
from vacherie.games.nevaches.cards import Card, Pattern
from vacherie.games.nevaches.deck import MOST_CELLS
from vacherie.games.nevaches.tiles import CELLS, LANDSCAPES, Landscape

MOST_TILES_A_TURN: Final = 4
"""Two actions, and two bonuses."""
MARGIN: Final = MOST_TILES_A_TURN + MOST_CELLS - 1
"""Room on every side: for the tiles of one turn, and for a card that reaches beyond them."""

BitPattern = tuple[int, tuple[tuple[int, Landscape], ...], tuple[int, ...]]
"""Where there is room for a rotation, by its first bit; and how far off its other bits are: of the face-up
cells, with their landscapes, and of the face-down cells."""


class Frame:
    """Gives each cell around an area one bit."""

    __slots__ = ("_bits", "_patterns", "all", "first", "width")

    width: int
    first: int
    """What the top left cell would have as its number, with rows of this width."""
    all: int

    def __init__(self, cells: Iterable[int]) -> None:
        columns, rows = zip(*([CELLS[cell] for cell in cells] or [(0, 0)]), strict=True)
        left, top = min(columns) - MARGIN, min(rows) - MARGIN
        self.width = max(columns) + MARGIN + 1 - left
        self.first = top * self.width + left
        self.all = (1 << self.width * (max(rows) + MARGIN + 1 - top)) - 1
        self._bits: dict[int, int] = {}
        self._patterns: dict[str, list[BitPattern]] = {}

    def bit(self, cell: int) -> int:
        found = self._bits.get(cell)
        if found is None:
            column, row = CELLS[cell]
            found = self._bits[cell] = 1 << (row * self.width + column - self.first)
        return found

    def patterns(self, card: Card) -> list[BitPattern]:
        found = self._patterns.get(card.id)
        if found is None:
            found = self._patterns[card.id] = [self.bit_pattern(pattern) for pattern in card.patterns]
        return found

    def bit_pattern(self, pattern: Pattern) -> BitPattern:
        face_up = [(self.step(0), pattern.landscape)]
        face_up += [(self.step(step), landscape) for step, landscape in pattern.face_up]
        face_down = [self.step(step) for step in pattern.face_down]
        steps = [step for step, _ in face_up] + face_down
        first = min(steps)
        return (
            self.all >> max(steps) - first,
            tuple((step - first, landscape) for step, landscape in face_up),
            tuple(step - first for step in face_down),
        )

    def step(self, step: int) -> int:
        column, row = CELLS[step]
        return column + self.width * row


class Boards:
    """One area in bits."""

    __slots__ = ("cows", "empty", "fitting", "frame", "land", "lifted", "trees")

    frame: Frame
    empty: int
    land: dict[Landscape, int]
    """All tiles of a landscape."""
    fitting: dict[Landscape, int]
    """Where a face-up cell of a landscape may lie: a tile without a cow, or no tile yet."""
    lifted: dict[Landscape, int]
    """The same, if all cows were at home."""
    cows: int
    trees: int
    """The tiles that serve a tree."""

    def __init__(self, frame: Frame, area: Area) -> None:
        self.frame = frame
        bit = frame.bit
        land = self.land = dict.fromkeys(LANDSCAPES, 0)
        for cell, landscape in area.tiles.items():
            land[landscape] |= bit(cell)
        empty = self.empty = frame.all ^ sum(land.values())
        self.lifted = {landscape: bits | empty for landscape, bits in land.items()}
        self.cows = sum(map(bit, area.cows))
        self.fitting = self.lifted
        if self.cows:
            bare = ~self.cows
            self.fitting = {landscape: bits & bare for landscape, bits in self.lifted.items()}
        self.trees = sum(map(bit, area.tiles_of_trees())) if area.trees else 0
