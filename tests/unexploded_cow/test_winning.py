"""Who wins, and several games in a row: U37, U38."""

from typing import Any

import pytest
from msgspec.structs import replace

from tests.unexploded_cow.board import board, roll, rules
from vacherie.core.errors import InvalidOptions
from vacherie.core.values import Outcome
from vacherie.games.unexploded_cow import GAME
from vacherie.games.unexploded_cow.editions import EditionName
from vacherie.games.unexploded_cow.options import UnexplodedOptions
from vacherie.games.unexploded_cow.series import Series


def ending(edition: EditionName, *money: int) -> Outcome:
    """The end of a game in which nothing moves any more."""
    state = board("/ /", city=None, city_pile="", pot=0, money=money, edition=edition)
    roll(state, 1)
    outcome = state.outcome()
    assert outcome is not None
    return outcome


@pytest.mark.parametrize(
    ("money", "places"),
    [((4000, 6000, 5000), (3, 1, 2)), ((6000, 3000, 6000), (1, 3, 1)), ((-100, 0, 100), (3, 2, 1))],
)
def test_u37_2013_most_money_wins_and_equals_share(money: tuple[int, ...], places: tuple[int, ...]) -> None:
    assert ending("2013", *money).places == places


@pytest.mark.parametrize(
    ("money", "places"),
    [((4000, 6000, 5100), (3, 1, 1)), ((5000, 4000, 3000), (2, 2, 3)), ((5100, 4900, 5000), (1, 3, 2))],
)
def test_u37_2011_everybody_above_his_start_wins(money: tuple[int, ...], places: tuple[int, ...]) -> None:
    assert ending("2011", *money).places == places


def test_u37_2011_it_is_his_own_start_that_counts() -> None:
    options = replace(rules("2011"), starting_money=(8000, 2000, 5000))
    state = board("/ /", city=None, city_pile="", pot=0, money=(7000, 3000, 5000), edition="2011")
    again = GAME.restore(replace(GAME.position(state), options=options))
    roll(again, 1)
    outcome = again.outcome()
    assert outcome is not None
    assert outcome.winners == (1,)


def series(edition: EditionName) -> Series:
    """After two games."""
    first = Series(UnexplodedOptions(edition)).after(Outcome((6000, 4000, 5000), (1, 3, 2), "pot-empty"))
    return first.after(Outcome((6500, 4500, 4000), (1, 2, 3), "pot-empty"))


def test_u38_2011_each_game_starts_with_what_one_ended_with() -> None:
    assert series("2011").options.starting_money == (6500, 4500, 4000)
    assert series("2011").totals() == (1500, -500, -1000)


def test_u38_2013_5000_afresh_and_results_added_up() -> None:
    assert series("2013").options.starting_money is None
    assert series("2013").results == ((1000, -1000, 0), (1500, -500, -1000))
    assert series("2013").totals() == (2500, -1500, -1000)


def test_u38_a_game_begins_with_the_money_given() -> None:
    options = UnexplodedOptions("2011", starting_money=(6500, 4500, -4000))
    assert GAME.new(options, 3).view(None).money == (6500, 4500, -4000)


@pytest.mark.parametrize(
    ("money", "players", "code"),
    [
        ((5000, 5000, 5000), 4, "players-out-of-range"),
        ((5000, 5000), 2, "money-seats"),
        ((5000, 5000, 5050), 3, "money-not-hundreds"),
    ],
)
def test_u38_the_money_must_fit_the_game(money: Any, players: int, code: str) -> None:
    with pytest.raises(InvalidOptions, match=code):
        GAME.new(UnexplodedOptions("2011", starting_money=money), players)
