"""Random numbers that are the same in any language, compiled or not."""

from typing import Final

from vacherie.bots.compiled import compiled
from vacherie.bots.six_qui_prend.arrays import Numbers
from vacherie.bots.six_qui_prend.playout.layout import RANDOM

MASK: Final = 0xFFFFFFFF


@compiled
def roll(table: Numbers, bound: int) -> int:
    """A random number below the bound; the generator is xorshift with 32 bits, the same in any language."""
    state = table[RANDOM]
    state ^= (state << 13) & MASK
    state ^= state >> 17
    state ^= (state << 5) & MASK
    table[RANDOM] = state
    return (state * bound) >> 32


@compiled
def shuffle(cards: Numbers, start: int, end: int, table: Numbers) -> None:
    for index in range(end - 1, start, -1):
        other = start + roll(table, index - start + 1)
        cards[index], cards[other] = cards[other], cards[index]
