"""Games to try the encodings on: every option and number of players that the laws are tried on."""

from collections.abc import Iterator
from random import Random

from tests import adapter
from tests.adapter import Case, Step
from tests.adapters import ADAPTERS
from tests.test_laws import CASES
from vacherie.core.values import CHANCE
from vacherie.research.encoding import encoding_of
from vacherie.research.encoding.base import Encoding

__all__ = ["ADAPTERS", "CASES"]


def encoding_for(case: Case) -> Encoding:
    return encoding_of(case.game.id, case.options, case.players)


def walk(case: Case, seed: int, most: int | None = None) -> Iterator[Step]:
    return adapter.walk(ADAPTERS[case.game.id], case, Random(seed), most)


def choices_asked(case: Case, seed: int, most: int) -> Iterator[tuple[Step, int]]:
    """Steps of a random game at which a seat is asked, and that seat."""
    for step in walk(case, seed, most):
        for actor in step.before.to_act():
            if actor != CHANCE:
                yield step, actor
                break
