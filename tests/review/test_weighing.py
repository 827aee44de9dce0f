"""What a decision cost, where the truth is known: no blame for chance, and a clear mistake is found."""

from random import Random
from statistics import fmean
from typing import Any

import pytest

from vacherie.bots.strength import Estimate
from vacherie.bots.weighing import Outcomes, Scales
from vacherie.review.findings import NOTHING
from vacherie.review.rooms import Thresholds
from vacherie.review.run import verdict_of
from vacherie.review.weighing import Weighed, weighed

THRESHOLDS = Thresholds(inaccuracy=1, mistake=2, blunder=4)


class Noisy(Scales):
    """Choices worth their number, and noise of their own beside what is common to all."""

    def __init__(self, worths: list[float], seed: int, noise: float = 3.0) -> None:
        self.actions = list(range(len(worths)))
        self.worths = worths
        self.random = Random(seed)
        self.noise = noise

    def play(self, running: Any) -> list[Outcomes]:
        common = self.random.gauss(0, 10)
        values = [self.worths[choice] + common + self.random.gauss(0, self.noise) for choice in running]
        return [Outcomes([value], [value], [0.5], {"value": [value]}) for value in values]


def found(worths: list[float], made: int, seed: int, budget: int = 1000) -> Weighed:
    return weighed(Noisy(worths, seed), [made], budget, precise=0.2, least_heats=20)


def test_the_best_of_equals_does_not_look_better_than_it_is() -> None:
    """On the samples that chose it, the best of twenty equal choices would look well ahead."""
    costs = [found([0.0] * 20, 0, seed).cost.mean for seed in range(60)]
    assert abs(fmean(costs)) < 0.12


def test_nobody_is_blamed_for_one_of_several_equal_choices() -> None:
    verdicts = [verdict_of(found([0.0] * 5, 0, seed), THRESHOLDS) for seed in range(60)]
    assert sum(verdict not in ("best", "equal", "good") for verdict in verdicts) <= 3


def test_a_clear_mistake_is_found_and_its_cost_lies_in_the_interval() -> None:
    reviews = [found([3.0, 0.0, 1.0], 1, seed) for seed in range(60)]
    assert all(verdict_of(review, THRESHOLDS) in ("mistake", "blunder") for review in reviews)
    assert sum(review.cost.low <= 3 <= review.cost.high for review in reviews) >= 53


def test_what_was_played_stays_however_bad_it_looks() -> None:
    review = found([9.0, -9.0, 8.9], 1, 1)
    assert review.tallies[1].playouts == review.tallies[0].playouts >= 20


def test_the_best_move_costs_nothing() -> None:
    review = found([9.0, 0.0], 0, 1)
    assert (review.cost, verdict_of(review, THRESHOLDS)) == (NOTHING, "best")


def test_no_more_than_the_budget_is_spent_beyond_a_last_look() -> None:
    assert found([0.1, 0.0, 0.05], 1, 1, budget=300).playouts <= 302


@pytest.mark.parametrize(
    ("cost", "verdict"), [(0.5, "good"), (1.5, "inaccuracy"), (2.5, "mistake"), (5.0, "blunder")]
)
def test_a_cost_has_its_name(cost: float, verdict: str) -> None:
    sure = Estimate(cost, cost - 0.1, cost + 0.1)
    assert verdict_of(Weighed(0, 1, {}, sure, sure, NOTHING, 9), THRESHOLDS) == verdict


def test_a_move_that_is_only_better_for_oneself_is_not_asked_of_anybody() -> None:
    """What the bull aims at decides as well: it may be worth a little to win."""
    sure, unsure = Estimate(5, 4, 6), Estimate(0.1, -1, 1)
    assert verdict_of(Weighed(0, 1, {}, unsure, sure, NOTHING, 9), THRESHOLDS) == "equal"
