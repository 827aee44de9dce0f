"""How often one may ask, and how much one may have open at once."""

from collections import Counter, OrderedDict
from collections.abc import Callable
from math import ceil
from typing import Final

from vacherie.server.errors import TooMany

REMEMBERED: Final = 20_000
WORTH_TELLING: Final = 0.05
"""The part of a bucket of which other nodes are told."""


class Limit:
    """A bucket for each asker: so many at once, so many a second in the long run; 0 limits nothing."""

    def __init__(self, rate: float, burst: float, now: Callable[[], float]) -> None:
        self.rate = rate
        self.burst = burst
        self.now = now
        self.is_shared = False
        """Whether other nodes are told of what is spent here."""
        self._buckets: OrderedDict[str, tuple[float, float]] = OrderedDict()
        self._unshared = Counter[str]()

    def spend(self, who: str, cost: int = 1) -> None:
        """Raises `TooMany`, with the seconds to wait."""
        if not self.rate:
            return
        left = self.left(who)
        if left < cost:
            self._keep(who, left)
            raise TooMany("too-many-requests", seconds=ceil((cost - left) / self.rate))
        self._keep(who, left - cost)
        if self.is_shared:
            self._unshared[who] += cost

    def note(self, who: str, cost: float) -> None:
        """It was spent at another node."""
        self._keep(who, max(0.0, self.left(who) - cost))

    def take_unshared(self) -> dict[str, float]:
        """What was spent here and no other node knows of; little things wait until they add up."""
        least = self.burst * WORTH_TELLING
        told = {who: float(cost) for who, cost in self._unshared.items() if cost >= least}
        for who in told:
            del self._unshared[who]
        if len(self._unshared) > REMEMBERED:
            self._unshared.clear()
        return told

    def left(self, who: str) -> float:
        """What may be spent now."""
        left, then = self._buckets.get(who, (self.burst, self.now()))
        return min(self.burst, left + (self.now() - then) * self.rate)

    def _keep(self, who: str, left: float) -> None:
        self._buckets[who] = (left, self.now())
        self._buckets.move_to_end(who)
        if len(self._buckets) > REMEMBERED:
            self._buckets.popitem(last=False)


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
