"""A view says what each side of the die would lead to, and what is at stake."""

from tests.unexploded_cow.board import board, card, roll
from vacherie.games.unexploded_cow.fields import OPEN
from vacherie.games.unexploded_cow.position import UnexplodedPosition
from vacherie.games.unexploded_cow.reach import Stake
from vacherie.games.unexploded_cow.view import UnexplodedView


def test_every_field_that_all_see_is_in_views_and_positions() -> None:
    assert set(OPEN) <= set(UnexplodedView.__struct_fields__)
    assert set(OPEN) <= set(UnexplodedPosition.__struct_fields__)


def cows(view: UnexplodedView) -> list[Stake]:
    return [side for side in view.reach if isinstance(side, Stake)]


def test_u17_each_side_names_the_cow_it_meets_and_what_that_pays() -> None:
    view = board("Two Three / Minus2 /", pot=300).view(1)
    assert [(side.card, side.herd, side.owner, side.pays) for side in cows(view)] == [
        (card("Two"), 0, 0, 200),
        (card("Three"), 0, 0, 300),
        (card("Minus2"), 1, 1, -200),
    ]
    assert view.reach[3:] == ("too_few", "too_few", "passed_on")


def test_u19_no_more_than_the_pot_has() -> None:
    assert [side.pays for side in cows(board("Five / /", pot=100).view(0))] == [100]


def test_u20_a_cow_of_the_active_player_takes_the_city_and_what_is_left_of_its_money() -> None:
    view = board("Two / Three /", city="Arras", pot=300).view(2)
    assert [side.city for side in cows(view)] == [100, None]


def test_u34_a_six_is_a_miss_in_sudden_death() -> None:
    assert board("Two / /", order=(0, 1, 2), asked="roll").view(0).reach[-1] == "missed"
    old = board("Two / /", order=(0, 1, 2), asked="roll", edition="2011")
    assert old.view(0).reach[-1] == "passed_on"


def test_u25c_in_a_blast_the_stakes_are_those_of_the_herd() -> None:
    state = board("Two Pfc4 / Three /", pot=1000)
    roll(state, 1)
    view = state.view(1)
    assert view.reach == ()
    assert [(stake.card, stake.pays) for stake in view.stakes] == [(card("Two"), 200), (card("Pfc4"), 400)]


def test_u24_defusing_brings_no_more_than_the_pot_has() -> None:
    assert board("Two / /", pot=100).view(0).defusal == 100
    assert board("Two / /", pot=1000).view(0).defusal == 200
