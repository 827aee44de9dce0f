"""Observes a state again and again while it is played."""

from typing import TYPE_CHECKING, Any

from vacherie.core.values import Seat
from vacherie.research.encoding.vector import Vector, Word

if TYPE_CHECKING:
    from vacherie.research.encoding.base import Encoding


class Watching:
    """Keeps the last vector: while a seat names the numbers of one action, nothing but these changes."""

    def __init__(self, encoding: "Encoding", state: Any) -> None:
        self.encoding = encoding
        self.state = state
        self.begun = next(block.start for block in encoding.fields.blocks if block.name == "begun")
        self.moment: tuple[Any, ...] = ()
        self.last = Vector(0)

    def observe(self, seat: Seat, word: Word) -> Vector:
        state = self.state
        moment = (seat, state.decision, state.to_act())
        if moment != self.moment:
            self.last = self.encoding.observe(state.view(seat), ())
            self.moment = moment
        found = Vector.of(self.last.data[:])
        found.flags([self.begun + number for number in word])
        return found
