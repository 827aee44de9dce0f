"""The bull of 6 qui prend!: clear positions, a choice from the view alone, and life without Numba."""

import subprocess
import sys
from random import Random
from typing import Any

import pytest
from msgspec.structs import replace

from tests.adapter import walk
from tests.six_qui_prend.adapter import ADAPTER
from tests.six_qui_prend.board import board
from tests.six_qui_prend.team import position_of, team
from vacherie.bots.bot import Budget
from vacherie.bots.six_qui_prend.bull import SixBull
from vacherie.bots.six_qui_prend.futures import price_of_special
from vacherie.games.six_qui_prend import GAME
from vacherie.games.six_qui_prend.actions import (
    Agree,
    ChooseRow,
    DropSort,
    GoOn,
    PickCard,
    SortNext,
    UseSort,
    UseTakeAtSeven,
)
from vacherie.games.six_qui_prend.cards import heads_on
from vacherie.games.six_qui_prend.options import SixOptions
from vacherie.games.six_qui_prend.values import Idea

CALM = "12 14 15 21 26 / 37 / 43 44 / 58 61"
ENOUGH = Budget(playouts=4000)


def choice(state: Any, seat: int, budget: Budget = ENOUGH) -> Any:
    return SixBull().choose(state.view(seat), state.legal_actions(seat), Random(1), budget)


def test_it_does_not_walk_into_a_full_row() -> None:
    assert choice(board(CALM, (30, 62), (99, 100)), 0) == PickCard(62)


def test_it_looks_once_even_with_no_time_at_all() -> None:
    state = board("85 / 96 / 103 / 12 14 15 21 26", (3,), (99,))
    state.apply(0, PickCard(3))
    state.apply(1, PickCard(99))
    assert choice(state, 0, Budget(milliseconds=0)) != ChooseRow(3)


def test_it_takes_the_cheapest_row_when_nothing_follows() -> None:
    state = board(CALM, (3,), (99,))
    state.apply(0, PickCard(3))
    state.apply(1, PickCard(99))
    assert choice(state, 0) == ChooseRow(1)


def test_it_pays_more_now_for_a_row_that_would_catch_it_next() -> None:
    """Its 13 must follow the 12 and take five heads more, unless it takes that row at once."""
    state = board("6 7 8 9 12 / 85 / 96 / 103 104", (3, 13), (98, 99))
    state.apply(0, PickCard(3))
    state.apply(1, PickCard(98))
    assert choice(state, 0) == ChooseRow(0)


def test_behind_in_the_last_round_it_risks_more_than_in_a_single_deal() -> None:
    """With the 2 it takes three heads fewer, but only with the 11 can it make up for the two it is behind."""
    drawing = "1 / 7 8 16 / 4 12 18 / 9 10 13 14 15"
    taken = (3, 5, 6, 20, 21, 22, 23, 24)
    single = SixOptions(variant="pro", target_heads=None, max_rounds=1)
    deal = board(drawing, (2, 11), (17, 19), options=single, first=0, piles=(taken, ()))
    last = board(
        drawing,
        (2, 11),
        (17, 19),
        options=replace(single, max_rounds=2),
        first=0,
        piles=(taken, ()),
        sheet=((0, heads_on(taken) - 2),),
    )
    assert (choice(deal, 0), choice(last, 0)) == (PickCard(2), PickCard(11))


def test_it_saves_a_team_mate_from_a_dear_row() -> None:
    state = team("11 22 33 44 55 / 60 / 70 / 80", "56 ox90", specials="take_at_seven")
    assert choice(state, 0) == UseTakeAtSeven(0)


def test_it_keeps_a_special_card_that_would_not_help() -> None:
    state = team("10 / 20 / 30 / 40", "15 ox50", specials="take_at_seven")
    assert choice(state, 0) == GoOn()


def test_it_names_no_order_that_has_fallen_and_never_objects() -> None:
    state = team("10 / 20 / 30 / 40", "50 ox60", specials="sort", consent="all", players=2)
    position = position_of(state)
    fallen = (Idea(UseSort(), (50, 60)),)
    state = GAME.restore(replace(position, team=replace(position.team, fallen=fallen)))
    state.apply(0, UseSort())
    assert choice(state, 0) in (SortNext(60), DropSort())
    state.apply(0, SortNext(60))
    assert choice(state, 1) == Agree()


def test_it_saves_its_special_cards_the_more_the_fewer_there_are() -> None:
    rows = "2 3 4 6 7 / 60 / 70 / 80"
    few = team(rows, "8 ox90", specials="take_at_seven", hands="101 102 103 104 61 62 63 64 65", players=2)
    many = team(rows, "8 ox90", specials="take_at_seven sort", pile="stop replace", players=2)
    assert price_of_special(few.view(0)) > 4 > 1 == price_of_special(many.view(0))


@pytest.mark.parametrize("case", [case for case in ADAPTER.cases() if case.players in (1, 2, 5)], ids=str)
def test_its_choice_follows_from_the_view_the_seed_and_the_playouts(case: Any) -> None:
    """What it cannot see is drawn anew, and the choice stays."""
    random = Random(str(case))
    bull = SixBull()
    budget = Budget(playouts=150)
    for step in random.sample(list(walk(ADAPTER, case, random)), 6):
        state = step.before
        for seat in state.to_act():
            if isinstance(seat, int):
                view, legal = state.view(seat), state.legal_actions(seat)
                twin: Any = GAME.determinize(view, random)
                expected = bull.choose(view, legal, Random(5), budget)
                assert bull.choose(twin.view(seat), twin.legal_actions(seat), Random(5), budget) == expected


WITHOUT_NUMBA = """
import sys
sys.modules["numba"] = sys.modules["numpy"] = None
from random import Random
from vacherie.bots import find_bot
from vacherie.bots.bot import Budget
from vacherie.bots.compiled import IS_COMPILED
from vacherie.games.six_qui_prend import GAME
from vacherie.games.six_qui_prend.cards import heads_on
from vacherie.games.six_qui_prend.options import SixOptions
from vacherie.lab.play_out import bot_chooser, play_out
assert not IS_COMPILED
for variant in ("base", "pro", "reversed", "coop"):
    limit = {} if variant == "coop" else {"target_heads": None, "max_rounds": 1}
    state = GAME.new(SixOptions(variant=variant, **limit), 2)
    bot = find_bot("bull", GAME)
    play_out(state, [bot_chooser(bot, Random(seat), Budget(playouts=60)) for seat in range(2)], Random(1))
    print(variant, state.outcome().scores)
"""
WITH_NUMBA = WITHOUT_NUMBA.replace('sys.modules["numba"] = sys.modules["numpy"] = None\n', "").replace(
    "assert not IS_COMPILED", "assert IS_COMPILED"
)


def test_without_numba_it_plays_just_the_same() -> None:
    assert said(WITHOUT_NUMBA) == said(WITH_NUMBA)


def said(program: str) -> str:
    return subprocess.run([sys.executable, "-c", program], check=True, capture_output=True, text=True).stdout
