"""A decision of 6 qui prend! on the scales: each choice's table, played to the end of the round."""

from collections.abc import Sequence
from random import Random
from typing import Final

import msgspec

from vacherie.bots.six_qui_prend.arrays import fractions, numbers
from vacherie.bots.six_qui_prend.playout import layout, search
from vacherie.bots.six_qui_prend.playout.worth import CHANCE, FIELDS, OWN, ROW, TOOK, WORTH
from vacherie.bots.weighing import Outcomes, Scales
from vacherie.games.six_qui_prend.actions import SixAction

SAMPLES: Final = 4
"""How often each choice is played out between two looks at the clock, where they are few."""
PLAYOUTS: Final = 40
"""About how many playouts there are between two looks at the clock, where choices are many."""


class Course(msgspec.Struct, frozen=True):
    """What is weighed: the choices' tables, and what they share."""

    actions: Sequence[SixAction]
    tables: Sequence[Sequence[int]]
    facts: Sequence[int]
    odds: Sequence[float]
    hidden: Sequence[int]
    """The cards that may be anywhere out of sight."""
    open_cards: Sequence[int]
    """The cards of a draft that are still open."""


class SixScales(Scales):
    def __init__(self, course: Course, random: Random) -> None:
        self.actions = course.actions
        self.heat = max(1, min(SAMPLES, PLAYOUTS // len(course.tables)))
        self.tables = numbers([number for table in course.tables for number in table])
        self.tables[layout.RANDOM] = 1 + random.getrandbits(31)
        self.work = numbers([0] * layout.TABLE_SIZE)
        self.facts = numbers(course.facts)
        self.odds = fractions(course.odds)
        self.cards = numbers([*course.hidden, *course.open_cards])
        self.hidden = len(course.hidden)

    def play(self, running: Sequence[int]) -> list[Outcomes]:
        size = self.heat * FIELDS
        scores = fractions([0.0] * (size * len(running)))
        search.weigh(
            self.tables,
            numbers(running),
            self.work,
            self.facts,
            self.odds,
            self.cards,
            self.hidden,
            self.heat,
            scores,
        )
        plain = [float(score) for score in scores]
        return [outcomes(plain[start : start + size]) for start in range(0, len(plain), size)]


def outcomes(scores: list[float]) -> Outcomes:
    return Outcomes(
        worth=scores[WORTH::FIELDS],
        own=scores[OWN::FIELDS],
        chance=scores[CHANCE::FIELDS],
        facts={"took": scores[TOOK::FIELDS], "row": scores[ROW::FIELDS]},
    )
