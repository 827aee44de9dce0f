"""What one seat of NéVaches sees otherwise than the next."""

from array import array
from typing import Any

from vacherie.core.values import CHANCE, Seat
from vacherie.games.nevaches.findings import Findings
from vacherie.games.nevaches.view import PLACING
from vacherie.research.encoding.nevaches.blocks import NO_FREE_CELLS, free_block
from vacherie.research.encoding.nevaches.choices import CardNumbers
from vacherie.research.encoding.nevaches.ending import observe_ending
from vacherie.research.encoding.nevaches.tables import GOAL_NUMBER, MOST_SEATS, Tables
from vacherie.research.encoding.vector import Vector


class Own:
    """Three blocks of the sheet, most of which serve for many looks."""

    def __init__(self, tables: Tables, numbers: CardNumbers, sheet: Vector, seat: Seat, players: int) -> None:
        self.tables = tables
        self.numbers = numbers
        self.sheet = sheet
        self.seat = seat
        self.turns = [(other - seat) % players for other in range(players)]
        """How far each seat is from this one."""
        self.turn_place = slice(tables.to_act, tables.left)
        self.private_place = slice(tables.start, tables.begun)
        self.free_place = slice(tables.free_cells, tables.tiles)
        self.turn_blocks: dict[tuple[Any, ...], array[float]] = {}
        self.private_blocks: dict[tuple[Any, ...], array[float]] = {}
        self.free = NO_FREE_CELLS
        self.findings: Findings | None = None
        """Of the area that had these free cells."""

    def show(self, state: Any) -> None:
        data, seat = self.sheet.data, self.seat
        data[self.turn_place] = self.turn_block(state)
        data[self.private_place] = self.private_block(state)
        is_placing = state.asked in PLACING and seat in state.waiting
        data[self.free_place] = self.free_block(state) if is_placing else NO_FREE_CELLS
        if state.asked == "tree":
            tiles = sorted(state.areas[state.seat].tiles)
            self.sheet.flags([self.tables.squares + tiles.index(square) for square in state.squares])
        elif state.asked == "goal" or state.asked is None:
            observe_ending(self.tables, state, seat, self.turns, self.sheet)

    def turn_block(self, state: Any) -> "array[float]":
        """Who is to act, whose turn it is, and who began."""
        key = (state.seat, state.fox, *state.waiting)
        block = self.turn_blocks.get(key)
        if block is None:
            found = Vector(3 * MOST_SEATS)
            found.flags([self.turns[actor] for actor in state.waiting if actor != CHANCE])
            found.flag(MOST_SEATS + self.turns[state.seat])
            if state.fox is not None:
                found.flag(2 * MOST_SEATS + self.turns[state.fox])
            block = self.turn_blocks[key] = found.data
        return block

    def private_block(self, state: Any) -> "array[float]":
        """Start card and scoring tiles; what follows them in the table is zero until the end."""
        key = (start_card, goals) = (state.start_cards[self.seat], state.goals[self.seat])
        block = self.private_blocks.get(key)
        if block is None:
            tables = self.tables
            found = Vector(tables.begun - tables.start)
            if start_card is not None:
                found.flag(self.numbers[start_card])
            found.flags([tables.goals - tables.start + GOAL_NUMBER[goal] for goal in goals])
            block = self.private_blocks[key] = found.data
        return block

    def free_block(self, state: Any) -> "array[float]":
        area = state.areas[self.seat]
        if area.findings is not self.findings:
            self.findings = area.findings
            self.free = free_block(area)
        return self.free
