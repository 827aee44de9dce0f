"""A field with as many numbers for each seat, which can be turned to any viewer."""

from array import array
from collections.abc import Iterable

from vacherie.core.values import Seat
from vacherie.research.encoding.vector import FLOAT_SIZE


class Ring:
    """Written twice over, one round after the other: what a viewer sees lies in one piece."""

    __slots__ = ("data", "place", "players", "shown_to", "size", "turned")

    def __init__(self, start: int, size: int, players: int) -> None:
        self.size = size
        self.players = players
        self.data = memoryview(bytearray(FLOAT_SIZE * size * players * 2)).cast("f")
        self.place = slice(start, start + size * players)
        """Where the field is in an observation."""
        self.turned = [self.data[size * seat : size * (seat + players)] for seat in range(players)]
        """All seats, from each of them on."""
        self.shown_to: Seat | None = None
        """Who saw it last, as it is now."""

    def write(self, seat: Seat, numbers: "array[float]") -> None:
        """The first numbers of one seat; the others stay as they are."""
        first, second = self.size * seat, self.size * (seat + self.players)
        self.data[first : first + len(numbers)] = numbers
        self.data[second : second + len(numbers)] = numbers
        self.shown_to = None

    def put(self, seat: Seat, place: int, number: float) -> None:
        """One number of one seat."""
        self.data[self.size * seat + place] = number
        self.data[self.size * (seat + self.players) + place] = number
        self.shown_to = None

    def fill(self, numbers: Iterable[float]) -> None:
        """One number for each seat."""
        self.data[:] = array("f", numbers) * 2
        self.shown_to = None
