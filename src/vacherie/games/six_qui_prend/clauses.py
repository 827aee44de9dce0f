"""Clauses in whole numbers alone: the rules call them as they are, and the bots' playouts compile them.

They tell a row from the last cards of the four. Escalade and the Ox have more of them, in their own files.
"""

from typing import Final

NO_ROW: Final = -1
CLOSED: Final = 1000
"""The last card of a row that does not take the card in question: higher than any."""


def row_under(value: int, first: int, second: int, third: int, fourth: int) -> int:
    """S6, S7: of the rows that end below the value, the one that ends highest; `NO_ROW` if none does.

    Row by row and not in a loop: random play spends most of its time here.
    """
    best, best_end = NO_ROW, 0
    if first < value:
        best, best_end = 0, first
    if best_end < second < value:
        best, best_end = 1, second
    if best_end < third < value:
        best, best_end = 2, third
    return 3 if best_end < fourth < value else best


def lowest_row(marked: int, first: int, second: int, third: int, fourth: int) -> int:
    """Of the rows where the fan card does not lie, the one that ends lowest."""
    best, best_end = NO_ROW, CLOSED
    if marked != 0:
        best, best_end = 0, first
    if marked != 1 and second < best_end:
        best, best_end = 1, second
    if marked != 2 and third < best_end:
        best, best_end = 2, third
    return 3 if marked != 3 and fourth < best_end else best
