"""Takes the time of a piece of work."""

import random
from collections.abc import Callable
from dataclasses import dataclass
from time import process_time


@dataclass
class Gauge:
    """The best time of a piece of work, and how much it does in one run.

    Only the processor's time counts, so that the work of others on a busy machine matters less.
    """

    work: Callable[[], int]
    seconds: float = float("inf")
    amount: int = 1

    def run(self) -> None:
        start = process_time()
        amount = self.work()
        seconds = process_time() - start
        if seconds / amount < self.seconds / self.amount:
            self.seconds, self.amount = seconds, amount

    @property
    def per_second(self) -> float:
        return self.amount / self.seconds


def yardstick() -> int:
    for _ in range(400):
        random.sample(range(104), 44)
    return 400


def repeated(action: Callable[[], object], times: int = 300) -> Callable[[], int]:
    def work() -> int:
        for _ in range(times):
            action()
        return times

    return work
