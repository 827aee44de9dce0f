"""Who is paid in which order, and the city after it: U28, U25g, U25h."""

from itertools import permutations
from random import Random

import pytest

from tests.unexploded_cow.board import CITY_NUMBERS, COWS, act, board, card, drawn, gains, hand, roll, table
from vacherie.core.values import CHANCE
from vacherie.games.unexploded_cow.actions import ChooseCow, PayNext, Reshuffled
from vacherie.games.unexploded_cow.game import UnexplodedState
from vacherie.games.unexploded_cow.values import Exploded, OpenBlast


def pay(state: UnexplodedState, name: str) -> None:
    act(state, PayNext(card(name)))


def settling(cows: list[tuple[str, int]], pot: int) -> UnexplodedState:
    """Seat 0 is about to settle these cows of these owners."""
    exploded = tuple(Exploded(card(name), owner, 1) for name, owner in cows)
    discard = " ".join(name for name, _ in cows)
    return board("/ /", pot=pot, asked="payout", discard=discard, blast=OpenBlast(0, exploded=exploded))


def test_u28_2013_the_herds_player_says_who_is_paid_first() -> None:
    state = board("Spy5@1 Bomber4 / /", pot=600)
    roll(state, 2)
    assert state.to_act() == (0,)
    pay(state, "Spy5")
    assert gains(state)[:2] == (100 - 500, 500 - 500)


def test_u28_2011_the_herds_player_comes_first() -> None:
    state = board("Spy5@1 Bomber4 Spy3@2 / /", pot=600, edition="2011")
    roll(state, 2)
    assert gains(state) == (400, 200, 0)


def test_u28_2011_then_owners_of_spies_from_his_left() -> None:
    state = board("/ Spy5@0 Bomber4 Spy3@2 /", pot=600, edition="2011")
    roll(state, 2)
    assert gains(state) == (0, 400, 200)


def test_u25g_2011_payments_come_before_takings() -> None:
    state = board("Minus3 Bomber4 / /", pot=0, edition="2011")
    roll(state, 2)
    assert gains(state) == (-300 + 300, 0, 0)


def test_u25g_2013_payments_may_come_later() -> None:
    state = board("Minus3 Bomber4 / /", pot=100)
    roll(state, 2)
    assert state.legal_actions(0) == [PayNext(card("Bomber4")), PayNext(card("Minus3"))]
    pay(state, "Bomber4")
    assert gains(state) == (100 - 300, 0, 0)


def test_u25g_nobody_is_asked_if_the_order_changes_nothing() -> None:
    state = board("Spy5@1 Bomber4 / /", pot=900)
    roll(state, 2)
    assert gains(state)[:2] == (400 - 500, 500 - 500)


@pytest.mark.parametrize("seed", range(60))
def test_u25g_he_is_asked_again_just_if_two_orders_differ(seed: int) -> None:
    random = Random(seed)
    first, *others = random.sample(sorted(COWS), 3)
    cows = [(name, random.randrange(3) if name.startswith("Spy") else 0) for name in (first, *others)]
    pot = random.randrange(0, 15) * 100
    state = settling(cows, pot)
    pay(state, first)
    ends = {settled((cows[0], *order), pot) for order in permutations(cows[1:])}
    assert (table(state).asked == "payout") is (len(ends) > 1)


def settled(order: tuple[tuple[str, int], ...], pot: int) -> tuple[int, ...]:
    """Everybody's money after cows are settled in this order, worked out by hand."""
    money = [0, 0, 0]
    for name, owner in order:
        amount = min(COWS[name][1], pot)
        money[owner] += amount
        pot -= amount
    return tuple(money)


def test_u25g_only_a_cow_that_exploded_can_be_settled() -> None:
    state = board("Spy5@1 Bomber4 Two / /", pot=600, asked="play")
    roll(state, 2)
    refused = state.refusal(0, PayNext(card("Eight")))
    assert refused is not None
    assert refused.code == "nothing-to-settle"


def test_u25h_a_city_gives_money_after_the_cows_are_settled() -> None:
    state = board("Five / /", city="Arras", pot=600, edition="2011")
    roll(state, 1)
    assert gains(state) == (600, 0, 0)


def test_u25h_then_cards_from_a_new_deck_if_need_be() -> None:
    state = board("Five / /", city="Amiens", draw_pile="Two", discard="Three")
    roll(state, 1)
    assert hand(state) == "Two"
    state.apply(CHANCE, Reshuffled((card("Five"), card("Three"))))
    assert hand(state) == "Two Five Three"


def test_u25h_the_exploded_cow_already_lies_on_the_discard_pile() -> None:
    state = board("Five / /", city="Dieppe")
    roll(state, 1)
    act(state, ChooseCow(card("Five")))
    assert drawn(state) == "Five / /"


def test_u25h_what_cannot_be_done_is_left_out() -> None:
    state = board("Five / /", city="Brest")
    roll(state, 1)
    assert table(state).cities[0] == (CITY_NUMBERS["Brest"],)
    assert state.to_act() == (1,)


def test_u25h_a_city_may_be_taken_in_the_middle_of_an_event() -> None:
    state = board("Five / Two /", "extra_bomb_roll", city="Brest")
    act(state, state.legal_actions(0)[1])
    roll(state, 1)
    act(state, ChooseCow(card("Two")))
    assert (drawn(state), state.to_act()) == ("Two / /", (0,))
