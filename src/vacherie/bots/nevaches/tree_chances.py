"""How near trees are: the squares that lack one or two tiles (N9), all looked at at once."""

from collections.abc import Set

from vacherie.bots.nevaches.boards import Boards
from vacherie.games.nevaches.tiles import Landscape


def tree_chances(boards: Boards, shown: Set[Landscape]) -> tuple[int, int, int]:
    """Squares that lack one tile which is on show, one that is not, and two."""
    width = boards.frame.width
    ones, twos, fours = count_in_squares(boards.frame.all ^ boards.empty, width)
    served = boards.trees
    free = ~(fours | served | served >> 1 | served >> width | served >> width + 1)
    lack_one, lack_two = ones & twos & free, twos & ~ones & free
    if not lack_one and not lack_two:
        return 0, 0, 0
    mixed = 0  # Two or more of one landscape, so no longer four different ones.
    equal_pairs = equal_shown = equal_hidden = 0
    can_differ = 0  # Some landscape on show is not in the square yet.
    for landscape, bits in boards.land.items():
        ones, twos, fours = count_in_squares(bits, width)
        mixed |= twos | fours
        equal_pairs |= twos & ~ones
        if landscape in shown:
            equal_shown |= ones & twos
            can_differ |= ~(ones | twos | fours)
        else:
            equal_hidden |= ones & twos
    different = lack_one & ~mixed
    on_show = different & can_differ | lack_one & equal_shown
    hidden = different & ~can_differ | lack_one & equal_hidden
    return on_show.bit_count(), hidden.bit_count(), (lack_two & (~mixed | equal_pairs)).bit_count()


def count_in_squares(bits: int, width: int) -> tuple[int, int, int]:
    """How many of a square's four bits are set, as three bits at the square's top left cell."""
    ones, twos, fours = bits, 0, 0
    for step in (1, width, width + 1):
        more = bits >> step
        carry = ones & more
        ones ^= more
        fours |= twos & carry
        twos ^= carry
    return ones, twos, fours
