"""How two plans compare whose playouts met the same deals and rolls."""

from typing import Any

from vacherie.bots.compiled import compiled


@compiled
def mean_of(scores: Any, plan: int, size: int) -> float:
    total = 0.0
    for playout in range(size):
        total += scores[plan][playout]
    return total / size


@compiled
def is_behind(scores: Any, plan: int, best: int, size: int, sure: float) -> bool:
    """Whether its mean is lower by so many standard errors of the difference."""
    total, squares = 0.0, 0.0
    for playout in range(size):
        gap = scores[best][playout] - scores[plan][playout]
        total += gap
        squares += gap * gap
    return total > 0.0 and total * total > sure * sure * (squares - total * total / size)
