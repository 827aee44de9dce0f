"""How far a card is from being played: which tiles its best place still lacks."""

from collections.abc import Sequence, Set
from typing import Final

from vacherie.bots.nevaches.boards import BitPattern
from vacherie.games.nevaches.tiles import Landscape

READY: Final = 0
ONE_SHOWN: Final = 1
"""One tile, of a landscape on show."""
ONE: Final = 2
TWO_SHOWN: Final = 3
"""Two tiles, of landscapes on show."""
TWO: Final = 4
THREE: Final = 5
FAR: Final = 6


def reach(
    patterns: Sequence[BitPattern], empty: int, fitting: dict[Landscape, int], shown: Set[Landscape]
) -> int:
    """Of the best rotation and place."""
    best = FAR
    for pattern in patterns:
        found = pattern_reach(pattern, empty, fitting, shown)
        if found < best:
            best = found
            if best == READY:
                break
    return best


def pattern_reach(
    pattern: BitPattern, empty: int, fitting: dict[Landscape, int], shown: Set[Landscape]
) -> int:
    places, face_up, face_down = pattern
    for step, landscape in face_up:
        places &= fitting[landscape] >> step
    # The number of missing tiles at each place, as three bits, the last of them kept once set.
    ones = twos = many = hidden = 0
    for step, landscape in face_up:
        missing = empty >> step
        carry = ones & missing
        ones ^= missing
        many |= twos & carry
        twos ^= carry
        if landscape not in shown:
            hidden |= missing
    for step in face_down:
        missing = empty >> step
        carry = ones & missing
        ones ^= missing
        many |= twos & carry
        twos ^= carry
    places &= ~many
    some = ones | twos
    if places & ~some:
        return READY
    one = places & ones & ~twos
    if one:
        return ONE_SHOWN if one & ~hidden else ONE
    two = places & twos & ~ones
    if two:
        return TWO_SHOWN if two & ~hidden else TWO
    return THREE if places & ones & twos else FAR
