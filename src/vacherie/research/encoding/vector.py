"""An observation as numbers, in plain Python."""

from array import array
from collections.abc import Iterable, Sequence
from typing import Final

FLOAT_SIZE: Final = array("f").itemsize

Word = Sequence[int]
"""The numbers chosen so far towards one action."""


class Vector:
    """An observation being written; what is not written stays zero."""

    __slots__ = ("data",)

    data: "array[float]"

    def __init__(self, size: int) -> None:
        self.data = array("f", bytes(FLOAT_SIZE * size))

    @staticmethod
    def of(data: "array[float]") -> "Vector":
        """With what is written already."""
        vector = object.__new__(Vector)
        vector.data = data
        return vector

    def flag(self, place: int) -> None:
        self.data[place] = 1.0

    def flags(self, places: Iterable[int]) -> None:
        data = self.data
        for place in places:
            data[place] = 1.0

    def number(self, place: int, value: float) -> None:
        self.data[place] = value

    def numbers(self, place: int, values: Iterable[float]) -> None:
        data = self.data
        for at, value in enumerate(values, place):
            data[at] = value
