"""Means and intervals, held to numbers that are known."""

from math import sqrt
from random import Random
from statistics import NormalDist, fmean, stdev

import pytest

from vacherie.bots.estimates import mean_by_deal, student
from vacherie.lab.statistics import Sample, counted_quantile, quantile


def test_the_interval_is_that_of_the_normal_distribution_where_that_is_known() -> None:
    random = Random(1)
    values = [random.gauss(10, 3) for _ in range(400)]
    found = Sample({"a": values}, seed=1, resamples=4000).mean("a")
    half = NormalDist().inv_cdf(0.975) * stdev(values) / 20
    assert found.mean == pytest.approx(fmean(values))
    assert found.low == pytest.approx(fmean(values) - half, abs=0.03)
    assert found.high == pytest.approx(fmean(values) + half, abs=0.03)


def test_intervals_hold_the_truth_about_as_often_as_they_say() -> None:
    held = 0
    for seed in range(300):
        random = Random(seed)
        found = Sample({"a": [random.gauss(5, 2) for _ in range(50)]}, seed, resamples=200).mean("a")
        held += found.low <= 5 <= found.high
    assert 0.9 <= held / 300 <= 0.98


def test_differences_are_paired() -> None:
    random = Random(1)
    luck = [random.gauss(0, 100) for _ in range(100)]
    sample = Sample({"a": [value + 1 for value in luck], "b": luck}, seed=1)
    difference = sample.difference("a", "b")
    assert (difference.low, difference.mean, difference.high) == pytest.approx((1, 1, 1))
    assert sample.mean("a").high - sample.mean("a").low > 20


def test_few_deals_by_hand() -> None:
    found = Sample({"a": [0.0, 1.0]}, seed=1).mean("a")
    assert (found.low, found.mean, found.high) == (0.0, 0.5, 1.0)
    alone = Sample({"a": [3.0]}, seed=1).mean("a")
    assert (alone.low, alone.mean, alone.high) == (3.0, 3.0, 3.0)


def test_the_same_seed_gives_the_same_interval() -> None:
    values = {"a": [float(number**2 % 17) for number in range(40)]}
    assert Sample(values, 3).mean("a") == Sample(values, 3).mean("a") != Sample(values, 4).mean("a")


@pytest.mark.parametrize(
    ("share", "value"), [(0.0, 1), (0.01, 1), (0.5, 50), (0.975, 98), (0.99, 99), (1.0, 100)]
)
def test_quantiles_of_a_hundred_numbers(share: float, value: int) -> None:
    assert quantile(list(range(1, 101)), share) == value
    assert counted_quantile(dict.fromkeys(range(1, 101), 7), share) == value


def test_a_quantile_counts_how_often_a_value_came() -> None:
    assert counted_quantile({5.0: 1, 0.1: 98, 2.0: 1}, 0.5) == 0.1
    assert counted_quantile({5.0: 1, 0.1: 98, 2.0: 1}, 0.99) == 2.0


@pytest.mark.parametrize(("freedom", "factor"), [(5, 2.571), (19, 2.093), (99, 1.984), (10_000, 1.960)])
def test_the_interval_by_deals_is_students(freedom: int, factor: float) -> None:
    assert student(freedom) == pytest.approx(factor, rel=0.002)
    values = [0.0, 2.0] * ((freedom + 1) // 2)
    margin = factor * stdev(values) / sqrt(len(values))
    found = mean_by_deal(values)
    assert found.mean == 1
    assert found.high == pytest.approx(1 + margin, rel=0.002)
    assert found.low == pytest.approx(2 - found.high)
