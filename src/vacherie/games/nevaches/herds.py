"""Herds: cows that stand side by side (N14)."""

from collections.abc import Iterable

from vacherie.games.nevaches.tiles import SIDES


def herds(cows: Iterable[int]) -> list[tuple[int, ...]]:
    """The connected groups of cells, each in reading order, that of the first cell first."""
    waiting = sorted(cows)
    found = []
    while waiting:
        herd = [waiting.pop(0)]
        for cell in herd:
            for side in SIDES:
                if cell + side in waiting:
                    waiting.remove(cell + side)
                    herd.append(cell + side)
        found.append(tuple(sorted(herd)))
    return found
