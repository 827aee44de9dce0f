"""Random numbers that are the same in any language, compiled or not."""

from typing import Final

from vacherie.bots.compiled import inlined
from vacherie.bots.six_qui_prend.arrays import Numbers
from vacherie.bots.six_qui_prend.playout.layout import RANDOM

MASK: Final = 0xFFFFFFFF


@inlined
def after(state: int) -> int:
    """The number that follows; the generator is xorshift with 32 bits."""
    state ^= (state << 13) & MASK
    state ^= state >> 17
    return state ^ ((state << 5) & MASK)


@inlined
def roll(table: Numbers, bound: int) -> int:
    """A random number below the bound."""
    state = after(table[RANDOM])
    table[RANDOM] = state
    return (state * bound) >> 32


@inlined
def shuffle(cards: Numbers, start: int, end: int, table: Numbers) -> None:
    for index in range(end - 1, start, -1):
        other = start + roll(table, index - start + 1)
        cards[index], cards[other] = cards[other], cards[index]
