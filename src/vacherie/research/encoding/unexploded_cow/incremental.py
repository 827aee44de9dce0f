"""The observations once more, straight from the table: only what has changed since a seat last looked.

What is hidden from a seat is never read, but for its size, and the tests hold every vector to be the one that
`observe_cow` makes of the seat's view.
"""

from vacherie.core.values import Seat
from vacherie.games.unexploded_cow.options import UnexplodedOptions
from vacherie.games.unexploded_cow.state import UnexplodedTable
from vacherie.research.encoding.unexploded_cow.observation import seats_from
from vacherie.research.encoding.unexploded_cow.sheet import Sheet
from vacherie.research.encoding.unexploded_cow.tables import Tables
from vacherie.research.encoding.vector import Vector, Word


class IncrementalObserver:
    """For the state that it was made for, and no other."""

    def __init__(self, tables: Tables, options: UnexplodedOptions, players: int) -> None:
        self.begun = tables.begun
        self.sheets = [Sheet(tables, options, seats_from(seat, players)) for seat in range(players)]

    def observe(self, table: UnexplodedTable, seat: Seat, word: Word) -> Vector:
        sheet = self.sheets[seat]
        if sheet.decision != table.decision:
            sheet.write(table)
        data = sheet.found.data[:]
        for number in word:
            data[self.begun + number] = 1.0
        return Vector.of(data)
