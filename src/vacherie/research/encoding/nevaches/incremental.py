"""The observations of NéVaches once more, straight from the table and at a ninth of the time.

They are copies of one sheet, which is turned to who looks; what has not changed since the last look is not
written again. The tests hold every vector to be the one that `observe_nevaches` makes of the seat's view.
"""

from typing import Any

from vacherie.core.values import Seat
from vacherie.research.encoding.nevaches.choices import CardNumbers
from vacherie.research.encoding.nevaches.displays import Displays
from vacherie.research.encoding.nevaches.observation import observe_rules
from vacherie.research.encoding.nevaches.own import Own
from vacherie.research.encoding.nevaches.seats import Seats
from vacherie.research.encoding.nevaches.tables import Tables
from vacherie.research.encoding.vector import Vector, Word


class IncrementalObserver:
    """Of one state, while it is played."""

    def __init__(self, tables: Tables, numbers: CardNumbers, state: Any) -> None:
        self.state = state
        self.begun = tables.begun
        self.sheet = Vector(tables.fields.size)
        observe_rules(tables, state.options, state.players, self.sheet)
        self.displays = Displays(tables, numbers, self.sheet)
        self.seats = Seats(tables, numbers, self.sheet, state)
        self.own = [Own(tables, numbers, self.sheet, seat, state.players) for seat in range(state.players)]
        self.moment: tuple[Any, ...] = ()
        """Who looked last, and at what."""

    def observe(self, seat: Seat, word: Word) -> Vector:
        state = self.state
        moment = (seat, state.decision, tuple(state.waiting))
        if moment != self.moment:
            self.moment = moment
            self.displays.update(state)
            self.seats.update(state)
            self.seats.show(seat)
            self.own[seat].show(state)
        data = self.sheet.data[:]
        for number in word:
            data[self.begun + number] = 1.0
        return Vector.of(data)
