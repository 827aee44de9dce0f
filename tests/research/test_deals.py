"""Chance, draw by draw, is as likely as in the game itself."""

from collections import Counter
from fractions import Fraction
from typing import Any

from vacherie.games.six_qui_prend.cards import HAND_SIZE
from vacherie.games.six_qui_prend.options import SixOptions
from vacherie.games.unexploded_cow.options import UnexplodedOptions
from vacherie.research.encoding import encoding_of
from vacherie.research.encoding.base import Urn
from vacherie.research.encoding.six_qui_prend.chance import HAND, OUT, ROW


def likelihood(urns: list[Urn], drawn: list[int]) -> Fraction:
    lefts = {id(urn): Counter(urn.counts) for urn in urns}
    chance = Fraction(1)
    for urn, number in zip(urns, drawn, strict=True):
        left = lefts[id(urn)]
        chance *= Fraction(left[number], left.total())
        if not urn.puts_back:
            left[number] -= 1
    return chance


def falling(start: int, count: int) -> int:
    product = 1
    for factor in range(start, start - count, -1):
        product *= factor
    return product


def test_every_deal_of_six_qui_prend_is_as_likely_as_any_other() -> None:
    encoding = encoding_of("six_qui_prend", SixOptions(), 3)
    urns = encoding.urns(encoding.begin())
    first = [ROW, ROW + 1, ROW + 2, ROW + 3]
    for seat in range(3):
        first += [HAND + seat] * HAND_SIZE
    deal = first + [OUT] * (104 - len(first))
    # Four rows in order, three hands in any: 104! / 70! ways, of which 10!³ are the same deal.
    expected = Fraction(falling(10, 10) ** 3, falling(104, 34))
    assert likelihood(urns, deal) == likelihood(urns, deal[::-1]) == expected


def test_every_order_of_the_cards_of_unexploded_cow_is_as_likely_as_any_other() -> None:
    encoding: Any = encoding_of("unexploded_cow", UnexplodedOptions(), 4)
    urns = encoding.urns(encoding.begin())
    tables = encoding.tables
    main = [tables.main_draw + card for card in range(69)]
    cities = [tables.city_draw + city for city in range(12)]
    expected = Fraction(1, falling(69, 69) * falling(12, 12) * 4)
    assert likelihood(urns, [*main, *cities, tables.seat_draw]) == expected
    assert likelihood(urns, [*main[::-1], *cities[::-1], tables.seat_draw + 3]) == expected
