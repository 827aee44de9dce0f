"""A row of numbers cut into named blocks: an action table, or the fields of an observation."""

from typing import NamedTuple


class Block(NamedTuple):
    name: str
    start: int
    size: int
    meaning: str
    first: int
    """What the first number of the block is called."""

    @property
    def range(self) -> range:
        return range(self.start, self.start + self.size)

    @property
    def slice(self) -> slice:
        return slice(self.start, self.start + self.size)


class Numbering:
    """Blocks one after the other; `add` gives the number at which the new one starts."""

    def __init__(self) -> None:
        self.blocks: list[Block] = []
        self.size = 0

    def add(self, name: str, size: int, meaning: str, first: int = 0) -> int:
        start = self.size
        self.blocks.append(Block(name, start, size, meaning, first))
        self.size += size
        return start

    def name(self, number: int) -> str:
        """The block that holds the number, and what it is called there."""
        if not 0 <= number < self.size:
            raise ValueError(f"the numbers are 0 to {self.size - 1}, not {number}")
        block = next(block for block in self.blocks if number in block.range)
        return block.name if block.size == 1 else f"{block.name} {number - block.start + block.first}"
