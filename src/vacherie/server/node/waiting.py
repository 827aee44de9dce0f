"""Who waits for a bot, and whose turn it is: whoever asks for much waits longer, and nobody else does."""

import asyncio
from collections import deque
from collections.abc import Iterable
from dataclasses import dataclass, field
from math import inf
from time import monotonic
from typing import Any, Final, Generic, NamedTuple, TypeVar

T = TypeVar("T")

KNOWN: Final = 60.0
"""Seconds for which somebody who waits for nothing counts among those who may come again."""


SERVER: Final = ""
"""Stands for the server, which has to load bots and competes with nobody."""


class Asker(NamedTuple):
    """For whom a bot thinks."""

    person: str
    address: str = ""
    """The person's network; those whose network is not known share none."""

    @property
    def household(self) -> str:
        return self.address or (f"person {self.person}" if self.person else SERVER)


class Full(Exception):
    """The asker has as much waiting as one may have."""


@dataclass
class Share:
    """What one asker, or all at one address, have had of the time, and how much they still want."""

    used: float = 0.0
    """Seconds, from where the others were when one began to wait."""
    waiting: int = 0
    running: int = 0
    seen_at: float = -inf

    @property
    def is_active(self) -> bool:
        return self.waiting > 0 or self.running > 0

    def begin(self, clock: float) -> None:
        """Whoever wanted nothing has saved up nothing."""
        if not self.is_active:
            self.used = max(self.used, clock)


@dataclass
class Line(Share):
    """What one person waits for, the urgent apart, each in the order in which it came."""

    urgent: deque["Turn[Any]"] = field(default_factory=deque)
    others: deque["Turn[Any]"] = field(default_factory=deque)

    def queue(self, *, is_urgent: bool) -> deque["Turn[Any]"]:
        return self.urgent if is_urgent else self.others


@dataclass
class Household(Share):
    lines: dict[str, Line] = field(default_factory=dict)
    clock: float = 0.0
    """Where the people here are: the time that whoever was served last had had before."""


@dataclass(eq=False)
class Turn(Generic[T]):
    household: Household
    line: Line
    estimate: float
    granted: "asyncio.Future[T]"

    @property
    def item(self) -> T:
        return self.granted.result()


class Waiting(Generic[T]):
    """Things that several use in turn, each for a while.

    Next is the address that has had least of the time, and of the people there the one who has had least.
    What is urgent comes before all that is not. Where several addresses ask, none has everything at once, so
    that nobody has to wait for the slowest bot of another.
    """

    def __init__(self, free: Iterable[T], most_waiting: int = 1_000_000, address_share: int = 1) -> None:
        self.free = list(free)
        self.count = len(self.free)
        self.most_waiting = most_waiting
        """For one person; for one address `address_share` times as many."""
        self.address_share = address_share
        self.households: dict[str, Household] = {}
        self.clock = 0.0
        """Where the addresses are."""
        self._swept_at = monotonic()

    @property
    def length(self) -> int:
        return sum(household.waiting for household in self.households.values())

    async def take(self, asker: Asker, *, is_urgent: bool, estimate: float = 0.0) -> Turn[T]:
        """Raises `Full`. The estimate, in seconds, counts until it is given back."""
        household = self.households.setdefault(asker.household, Household())
        line = household.lines.setdefault(asker.person, Line())
        if line.waiting >= self.most_waiting or household.waiting >= self.most_waiting * self.address_share:
            raise Full
        turn: Turn[T] = Turn(household, line, estimate, asyncio.get_running_loop().create_future())
        household.begin(self.clock)
        line.begin(household.clock)
        line.queue(is_urgent=is_urgent).append(turn)
        for share in (household, line):
            share.waiting += 1
        self._serve()
        try:
            await turn.granted
        except asyncio.CancelledError:
            if turn.granted.done() and not turn.granted.cancelled():
                self.give_back(turn, 0.0)
            elif turn in (queue := line.queue(is_urgent=is_urgent)):
                queue.remove(turn)
                for share in (household, line):
                    share.waiting -= 1
            raise
        return turn

    def give_back(self, turn: Turn[T], seconds: float) -> None:
        """After so many seconds of use."""
        for share in (turn.household, turn.line):
            share.used += seconds - turn.estimate
            share.running -= 1
            share.seen_at = monotonic()
        self.free.append(turn.item)
        self._serve()
        self._sweep()

    def hunger(self, asker: Asker) -> int:
        """How many turns it takes, those of others included, until all at the asker's address had theirs."""
        household = self.households.get(asker.household)
        active = sum(each.is_active for each in self.households.values())
        return 0 if household is None else household.waiting * max(1, active)

    def _serve(self) -> None:
        while self.free and (turn := self._next()) is not None:
            for share in (turn.household, turn.line):
                share.waiting -= 1
            if turn.granted.cancelled():
                continue
            self.clock = max(self.clock, turn.household.used)
            turn.household.clock = max(turn.household.clock, turn.line.used)
            for share in (turn.household, turn.line):
                share.running += 1
                share.used += turn.estimate
            turn.granted.set_result(self.free.pop())

    def _next(self) -> Turn[T] | None:
        has_others = len(self.households.keys() - {SERVER}) > 1
        most = self.count - 1 if self.count > 1 and has_others else self.count
        for is_urgent in (True, False):
            lines = [
                (household.used, line.used, line)
                for household in self.households.values()
                if household.waiting and household.running < most
                for line in household.lines.values()
                if line.queue(is_urgent=is_urgent)
            ]
            if lines:
                line = min(lines, key=lambda each: each[:2])[2]
                return line.queue(is_urgent=is_urgent).popleft()
        return None

    def _sweep(self) -> None:
        """Forgets those who have wanted nothing for a while."""
        before = monotonic() - KNOWN
        if self._swept_at > before + KNOWN * 0.9:
            return
        self._swept_at = monotonic()
        for name, household in list(self.households.items()):
            for person, line in list(household.lines.items()):
                if not line.is_active and line.seen_at < before:
                    del household.lines[person]
            if not household.lines:
                del self.households[name]
