"""How often one may ask: a bucket for each person and each address, which fills up again with time."""

from collections import OrderedDict
from collections.abc import Callable
from math import ceil
from typing import Final

from vacherie.server.errors import TooMany

REMEMBERED: Final = 20_000


class Limit:
    """So many at once, so many a second in the long run; a rate of 0 limits nothing."""

    def __init__(self, rate: float, burst: float, now: Callable[[], float]) -> None:
        self.rate = rate
        self.burst = burst
        self.now = now
        self._buckets: OrderedDict[str, tuple[float, float]] = OrderedDict()

    def spend(self, who: str) -> None:
        """Raises `TooMany`, with the seconds to wait."""
        if not self.rate:
            return
        now = self.now()
        left, then = self._buckets.pop(who, (self.burst, now))
        left = min(self.burst, left + (now - then) * self.rate)
        self._buckets[who] = (left - 1 if left >= 1 else left, now)
        if len(self._buckets) > REMEMBERED:
            self._buckets.popitem(last=False)
        if left < 1:
            raise TooMany("too-many-requests", seconds=ceil((1 - left) / self.rate))
