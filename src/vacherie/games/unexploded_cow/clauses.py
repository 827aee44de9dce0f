"""Clauses in whole numbers alone: the rules call them as they are, and the bots' playouts compile them.

So a function here takes and gives nothing but numbers and rows of numbers, and calls nothing but functions
of this file.
"""

from collections.abc import Sequence
from typing import Final

NOBODY: Final = -1
"""No seat, no card, no place: compiled numbers know no `None`."""
SIX: Final = 6
"""The roll that counts no cow (U18, U34)."""
SIDES: Final = range(1, SIX + 1)
MOST_ROUNDS: Final = 10
"""How often the turn goes round the table before a city is given up (U36)."""
RANKS: Final = 1000
"""More places than the alphabet has for the cities of one deck."""
NO_CITY: Final = RANKS
"""Behind every city in the alphabet."""


def left_of(seat: int, players: int) -> int:
    return (seat + 1) % players


def plays_left(cards_played: int, main_count: int) -> int:
    """U10: as often in a turn as there are cards; only drawing the same ones again and again takes more."""
    return main_count - cards_played


def counted_place(herd_sizes: Sequence[int], players: int, roller: int, pips: int) -> tuple[int, int]:
    """U17: the herd and the place that a roll meets, from the roller's rightmost cow on and herd by herd.

    `NOBODY` for both where too few cows are in play.
    """
    place = pips - 1
    for step in range(players):
        herd = (roller + step) % players
        if place < herd_sizes[herd]:
            return herd, place
        place -= herd_sizes[herd]
    return NOBODY, NOBODY


def is_passed_on(pips: int, in_sudden_death: bool, until_the_end: bool) -> bool:
    """U18: a 6 passes the die to the left. U34: in Sudden Death it does so only in one edition."""
    return pips == SIX and (not in_sudden_death or until_the_end)


def from_pot(pot: int, amount: int) -> int:
    """What there is of an amount to collect (U19)."""
    return min(amount, pot)


def neighbour_places(place: int, herd_size: int) -> tuple[int, int]:
    """Directly right and left; `NOBODY` beyond an end (U27)."""
    return place - 1 if place > 0 else NOBODY, place + 1 if place + 1 < herd_size else NOBODY


def payout_turn(owner: int, herd: int, players: int, value: int) -> int:
    """The herd's player first, then owners of Spies from the left; each pays before taking (U28, 2011)."""
    return 2 * ((owner - herd) % players) + (1 if value > 0 else 0)


def is_given_up(city_turns: int, players: int) -> bool:  # U36
    return city_turns >= MOST_ROUNDS * players


def standing(points: int, first_city: int) -> int:
    """U31: whoever's is higher rolls earlier in Sudden Death: by points, then by the name of a city.

    `first_city` is the place of the seat's first city in the alphabet, or `NO_CITY`.
    """
    return points * RANKS - first_city


def pot_share(pot: int, players: int, step: int) -> int:
    """U30a: as evenly as hundreds allow; what is over goes round, one step to the left after the other."""
    hundreds = pot // 100
    return 100 * (hundreds // players + (1 if step < hundreds % players else 0))
