"""Plays candidates out side by side until one is clearly best or the budget is spent."""

from collections.abc import Sequence
from math import sqrt
from random import Random
from typing import Final

import msgspec

from vacherie.bots.bot import Allowance
from vacherie.bots.six_qui_prend.arrays import fractions, numbers
from vacherie.bots.six_qui_prend.playout import layout, search

SAMPLES: Final = 4
"""How often each candidate is played out between two looks at the clock, where they are few."""
PLAYOUTS: Final = 40
"""About how many playouts there are between two looks at the clock, where candidates are many."""
FIRST_CUT: Final = 6
CLEARLY: Final = 2.5
"""How many standard errors behind the best a candidate is given up."""


class Course(msgspec.Struct, frozen=True):
    """What is raced: the candidates' tables, and what they share."""

    tables: Sequence[Sequence[int]]
    facts: Sequence[int]
    odds: Sequence[float]
    hidden: Sequence[int]
    """The cards that may be anywhere out of sight."""
    open_cards: Sequence[int]
    """The cards of a draft that are still open."""


def best_of(course: Course, random: Random, allowance: Allowance) -> int:
    """The index of the table that is worth most, over samples of what is hidden that all tables share."""
    tables = numbers([number for table in course.tables for number in table])
    tables[layout.RANDOM] = 1 + random.getrandbits(31)
    work = numbers([0] * layout.TABLE_SIZE)
    facts = numbers(course.facts)
    odds = fractions(course.odds)
    cards = numbers([*course.hidden, *course.open_cards])
    samples = max(1, min(SAMPLES, PLAYOUTS // len(course.tables)))
    running = list(range(len(course.tables)))
    results: list[list[float]] = [[] for _ in running]
    heats, next_cut = 0, FIRST_CUT
    # The first heat is run whatever the budget: nothing chosen without any would be better than chance.
    while len(running) > 1 and (allowance.spend(samples * len(running)) or heats == 0):
        sums = fractions([0.0] * len(running))
        search.weigh(tables, numbers(running), work, facts, odds, cards, len(course.hidden), samples, sums)
        for index, worth in zip(running, sums, strict=True):
            results[index].append(float(worth))
        heats += 1
        if heats == next_cut:
            running = front_runners(running, results)
            next_cut += 1 + next_cut // 4
    return leader_of(running, results)


def leader_of(running: Sequence[int], results: Sequence[Sequence[float]]) -> int:
    return max(running, key=lambda index: (sum(results[index]), -index))


def front_runners(running: Sequence[int], results: Sequence[Sequence[float]]) -> list[int]:
    best = results[leader_of(running, results)]
    return [index for index in running if not is_beaten(results[index], best)]


def is_beaten(results: Sequence[float], best: Sequence[float]) -> bool:
    """Whether these results, taken in pairs with the best ones, are worse beyond doubt."""
    count = len(results)
    gaps = [high - low for high, low in zip(best, results, strict=True)]
    mean = sum(gaps) / count
    variance = sum((gap - mean) ** 2 for gap in gaps) / (count - 1)
    return mean > CLEARLY * sqrt(variance / count)
