"""Where the two editions differ: one value each, and all that is said of either."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Final, Literal

EditionName = Literal["2013", "2011"]
MOST_PLAYERS: Final = 6
STARTING_MONEY: Final = 5000  # U3
ANTE: Final = 500  # U4

Places = tuple[int, ...]


@dataclass(frozen=True)
class Edition:
    least_players: int  # U1
    currency: Literal["francs", "euros"]  # U3
    notes: dict[int, int]
    """How many of each note everybody gets; for show only (U3)."""
    turns_city_in_set_up: bool  # U5
    antes_again: bool
    """Whether everybody antes when the pot is empty at the start of a turn or of Sudden Death (U8, U30)."""
    defusal: int
    """What a Mechanic's owner collects (U24)."""
    chooses_payouts: bool
    """Whether the herd's player says in which order cows are paid for (U28)."""
    falls_by_points: bool
    """Whether Sudden Death goes by falling city points, or to the left (U32)."""
    passes_sixes_to_the_end: bool
    """Whether a 6 is passed on in Sudden Death too, or is a miss (U34)."""
    places: Callable[[Sequence[int], Sequence[int]], Places]
    """From everybody's money at the end and at the start (U37)."""
    keeps_money: bool
    """Whether the next game of a series begins with what this one ended with (U38)."""

    @property
    def player_counts(self) -> range:
        return range(self.least_players, MOST_PLAYERS + 1)


def richest_first(money: Sequence[int], start: Sequence[int]) -> Places:
    return tuple(1 + sum(other > own for other in money) for own in money)


def every_gain_wins(money: Sequence[int], start: Sequence[int]) -> Places:
    """Who has gained is a winner; the others are ranked behind by what they lost, nobody first."""
    gains = [end - begin for end, begin in zip(money, start, strict=True)]
    return tuple(1 if gain > 0 else max(2, 1 + sum(other > gain for other in gains)) for gain in gains)


EDITIONS: Final[dict[EditionName, Edition]] = {
    "2013": Edition(
        least_players=2,
        currency="francs",
        notes={100: 4, 200: 3, 500: 4, 1000: 2},
        turns_city_in_set_up=True,
        antes_again=True,
        defusal=200,
        chooses_payouts=True,
        falls_by_points=False,
        passes_sixes_to_the_end=False,
        places=richest_first,
        keeps_money=False,
    ),
    "2011": Edition(
        least_players=3,
        currency="euros",
        notes={100: 5, 200: 5, 500: 3, 1000: 2},
        turns_city_in_set_up=False,
        antes_again=False,
        defusal=100,
        chooses_payouts=False,
        falls_by_points=True,
        passes_sixes_to_the_end=True,
        places=every_gain_wins,
        keeps_money=True,
    ),
}
