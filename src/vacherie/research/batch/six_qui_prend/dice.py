"""Random numbers for a match: one word of 56 bits gives several draws."""

from typing import Final

from vacherie.bots.compiled import inlined
from vacherie.research.batch.six_qui_prend.matches import Line

WORD: Final = 56
WORD_MASK: Final = (1 << WORD) - 1
SHIFTED_MASK: Final = (1 << 57) - 1


@inlined
def random_word(dice: Line, game: int) -> int:
    """The generator is xorshift with 64 bits, which overflow."""
    state = dice[game]
    state ^= state << 13
    state ^= (state >> 7) & SHIFTED_MASK
    state ^= state << 17
    dice[game] = state
    return int(state & WORD_MASK)


@inlined
def drawn(word: int, bound: int) -> int:
    """A number below the bound, which is at most 128."""
    return (word * int(bound)) >> WORD


@inlined
def word_after(word: int, bound: int) -> int:
    """What is left of a word when a number below the bound was drawn: as random, but for its last bits."""
    return (word * int(bound)) & WORD_MASK
