"""The 104 number cards and the bull heads on them."""

from collections.abc import Iterable
from typing import Final

CARDS: Final = range(1, 105)  # S1
DECK_SIZE: Final = len(CARDS)
HAND_SIZE: Final = 10
ROW_COUNT: Final = 4
ROW_SIZE: Final = 5
REVERSIBLE: Final = range(10, 100)  # D2


def bull_heads(card: int) -> int:
    """S2."""
    if card == 55:
        return 7
    if card % 11 == 0:
        return 5
    if card % 10 == 0:
        return 3
    if card % 5 == 0:
        return 2
    return 1


HEADS: Final = (0, *map(bull_heads, CARDS))
"""The heads of each card, by its number."""


def heads_on(cards: Iterable[int]) -> int:
    return sum(map(HEADS.__getitem__, cards))


def cards_in_play(players: int) -> int:
    """S3, P1: so many cards are dealt or drafted, those that open the rows among them."""
    return players * HAND_SIZE + ROW_COUNT


def reversed_value(card: int) -> int:
    """D2: 31 counts as 13, and 90 as 9."""
    tens, ones = divmod(card, 10)
    return ones * 10 + tens
