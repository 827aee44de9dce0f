"""The track: points, and the bonuses on its way (N6, N17, N18)."""

from collections.abc import Sequence
from itertools import permutations, product
from typing import Final, Literal

Bonus = Literal["cow", "card", "action", "tile", "home"]

SPACES: Final = (15, 25, 38, 50)  # N6
END_POINTS: Final = 65  # N19
PRINTED: Final[Bonus] = "cow"
"""The first space; the other three hold tiles."""
BONUS_TILES: Final[tuple[tuple[Bonus, Bonus], ...]] = (
    ("cow", "card"),
    ("action", "tile"),
    ("home", "action"),
)
"""Front and back."""
FRONTS: Final = tuple(front for front, _ in BONUS_TILES)
LAYOUTS: Final = frozenset(sides for tiles in permutations(BONUS_TILES) for sides in product(*tiles))
"""N24: every way to lay the bonus tiles."""
COW_COUNT: Final = 6  # N4


def bonus_of(bonus_tiles: tuple[Bonus, ...], space: int) -> Bonus:
    return (PRINTED, *bonus_tiles)[SPACES.index(space)]


def spaces_reached(before: int, after: int) -> list[int]:
    """N17, N18: the spaces reached or passed; points run on past 65, so each is met once."""
    return [space for space in SPACES if before < space <= after]


def cow_spaces(bonus_tiles: tuple[Bonus, ...]) -> list[int]:
    return [space for space in SPACES if bonus_of(bonus_tiles, space) == "cow"]


def cows_on_track(bonus_tiles: tuple[Bonus, ...], points: int, pending: Sequence[int]) -> int:
    """N4: the cows that wait on a space which the player has not reached, or whose bonus is still to come."""
    return sum(points < space or space in pending for space in cow_spaces(bonus_tiles))
