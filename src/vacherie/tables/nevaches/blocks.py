"""Pieces of a drawing: lines of text that can be put side by side without cutting any of them."""

from collections.abc import Iterable, Iterator, Sequence
from typing import Final

from rich.text import Text

GAP: Final = 2

Block = list[Text]


def width_of(block: Block) -> int:
    return max((line.cell_len for line in block), default=0)


def beside(blocks: Sequence[Block], gap: int = GAP) -> Block:
    """The blocks in one row, their tops in line."""
    widths = [width_of(block) for block in blocks]
    lines = []
    for index in range(max(map(len, blocks), default=0)):
        line = Text()
        for block, width in zip(blocks, widths, strict=True):
            part = block[index] if index < len(block) else Text()
            line.append_text(part)
            line.append(" " * (width - part.cell_len + gap))
        lines.append(trimmed(line))
    return lines


def flow(blocks: Iterable[Block], width: int, gap: int = GAP) -> Block:
    """The blocks in as many rows as it takes."""
    return [line for row in rows_of(blocks, width, gap) for line in beside(row, gap)]


def rows_of(blocks: Iterable[Block], width: int, gap: int) -> Iterator[list[Block]]:
    row: list[Block] = []
    used = 0
    for block in blocks:
        needed = width_of(block) + gap
        if row and used + needed - gap > width:
            yield row
            row, used = [], 0
        row.append(block)
        used += needed
    if row:
        yield row


def trimmed(line: Text) -> Text:
    """Without the plain spaces at its end; coloured ones belong to a tile."""
    styled = max((span.end for span in line.spans), default=0)
    line.right_crop(len(line.plain) - max(len(line.plain.rstrip()), styled))
    return line
