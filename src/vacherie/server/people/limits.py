"""How often one may ask, and how much one may have open at once."""

from collections import Counter, OrderedDict
from collections.abc import Callable
from math import ceil
from typing import Final

from vacherie.server.errors import TooMany

REMEMBERED: Final = 20_000


class Limit:
    """A bucket for each asker: so many at once, so many a second in the long run; 0 limits nothing."""

    def __init__(self, rate: float, burst: float, now: Callable[[], float]) -> None:
        self.rate = rate
        self.burst = burst
        self.now = now
        self._buckets: OrderedDict[str, tuple[float, float]] = OrderedDict()

    def spend(self, who: str, cost: int = 1) -> None:
        """Raises `TooMany`, with the seconds to wait."""
        if not self.rate:
            return
        now = self.now()
        left, then = self._buckets.pop(who, (self.burst, now))
        left = min(self.burst, left + (now - then) * self.rate)
        self._buckets[who] = (left - cost if left >= cost else left, now)
        if len(self._buckets) > REMEMBERED:
            self._buckets.popitem(last=False)
        if left < cost:
            raise TooMany("too-many-requests", seconds=ceil((cost - left) / self.rate))


class Places:
    """So many streams at once by one person, and a multiple of it from one address; 0 limits nothing."""

    def __init__(self, most: int, address_share: int) -> None:
        self.most = most
        self.address_share = address_share
        self._people = Counter[str]()
        self._addresses = Counter[str]()

    def take(self, person: str, address: str) -> None:
        """Raises `TooMany`."""
        is_full = (
            self._people[person] >= self.most or self._addresses[address] >= self.most * self.address_share
        )
        if self.most and is_full:
            raise TooMany("too-many-streams", most=self.most)
        self._people[person] += 1
        self._addresses[address] += 1

    def give_back(self, person: str, address: str) -> None:
        for counts, who in ((self._people, person), (self._addresses, address)):
            counts[who] -= 1
            if not counts[who]:
                del counts[who]
