"""Squares of four tiles, on which a tree may stand (N9)."""

from itertools import product
from typing import Final

from vacherie.games.nevaches.tiles import DOWN, LANDSCAPES, RIGHT, SQUARE, Landscape


def square_cells(corner: int) -> list[int]:
    return [corner + step for step in SQUARE]


def fitting(three: set[Landscape]) -> tuple[Landscape, ...]:
    """What makes three tiles four equal or four different ones."""
    if len(three) == 3:
        return tuple(landscape for landscape in LANDSCAPES if landscape not in three)
    return tuple(three) if len(three) == 1 else ()


FITTING: Final = {three: fitting(set(three)) for three in product(LANDSCAPES, repeat=3)}


def squares_completed(tiles: dict[int, Landscape], cell: int) -> list[tuple[int, tuple[Landscape, ...]]]:
    """The squares, each by its top left cell, whose other three tiles lie there, and what then fits."""
    found = []
    for above_or_below in (-DOWN, DOWN):
        if cell + above_or_below not in tiles:
            continue
        for beside in (-RIGHT, RIGHT):
            across = cell + above_or_below + beside
            if cell + beside in tiles and across in tiles:
                fits = FITTING[tiles[cell + above_or_below], tiles[cell + beside], tiles[across]]
                if fits:
                    found.append((cell + min(above_or_below, 0) + min(beside, 0), fits))
    return found
