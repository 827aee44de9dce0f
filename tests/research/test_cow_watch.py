"""Unexploded Cow, watched as it is played: what a seat is shown is what its view holds, whenever it looks."""

from collections.abc import Iterator
from random import Random
from typing import Any

import pytest

from tests.adapter import Case
from tests.research.cases import ADAPTERS, CASES, encoding_for, walk
from tests.unexploded_cow.board import DECK
from vacherie.core.game import AnyState
from vacherie.core.values import CHANCE
from vacherie.games.unexploded_cow import GAME
from vacherie.games.unexploded_cow.options import UnexplodedOptions
from vacherie.research.encoding.base import Encoding

COW_CASES = [
    *(case for case in CASES if case.game is GAME),
    *(Case(GAME, UnexplodedOptions(edition=edition, deck=DECK), 4) for edition in ("2013", "2011")),
    Case(GAME, UnexplodedOptions(starting_money=(500, 500)), 2),
]
NAMES = [f"{number}-{case.players}-players" for number, case in enumerate(COW_CASES)]
every_case = pytest.mark.parametrize("case", COW_CASES, ids=NAMES)


def random_game(encoding: Encoding, random: Random) -> Iterator[AnyState]:
    """One state, again after every action."""
    state = encoding.begin()
    yield state
    while actors := state.to_act():
        actor = actors[0]
        action = state.draw(random) if actor == CHANCE else state.random_action(actor, random)
        state.advance(actor, action)
        yield state


@every_case
@pytest.mark.parametrize("patience", [1, 3, 30])
def test_a_seat_that_looks_now_and_then_is_shown_its_view(case: Case, patience: int) -> None:
    encoding, random = encoding_for(case), Random(patience)
    game = random_game(encoding, random)
    state = next(game)
    watch = encoding.watch(state)
    for _ in game:
        for seat in range(case.players):
            if random.randrange(patience) == 0 or not state.to_act():
                assert watch(seat, ()).data == encoding.observe(state.view(seat), ()).data


@every_case
def test_a_seat_may_look_for_the_first_time_at_any_moment(case: Case) -> None:
    encoding, random = encoding_for(case), Random(9)
    for state in random_game(encoding, random):
        if random.randrange(10) == 0 or not state.to_act():
            seat = random.randrange(case.players)
            assert encoding.watch(state)(seat, ()).data == encoding.observe(state.view(seat), ()).data


@every_case
def test_what_a_seat_may_not_know_changes_nothing_that_it_watches(case: Case) -> None:
    encoding, random = encoding_for(case), Random(10)
    steps = list(walk(case, seed=10, most=random.randint(100, 300)))
    seat = random.randrange(case.players)
    twins = ADAPTERS[GAME.id].disguised(case, steps, seat, random)
    state, twin = encoding.begin(), encoding.begin()
    watch, watch_twin = encoding.watch(state), encoding.watch(twin)
    for step, (actor, action) in zip(steps, twins, strict=True):
        state.advance(step.actor, step.action)
        twin.advance(actor, action)
        assert watch(seat, ()).data == watch_twin(seat, ()).data
        assert watch(seat, ()).data == encoding.observe(state.view(seat), ()).data


@every_case
def test_a_seat_that_looks_only_while_no_city_is_face_up_sees_who_took_them(case: Case) -> None:
    encoding = encoding_for(case)
    for seed in range(3):
        game = random_game(encoding, Random(seed))
        state = next(game)
        watch = encoding.watch(state)
        for _ in game:
            view: Any = state.view(0)
            if view.city is None:
                assert watch(0, ()).data == encoding.observe(view, ()).data
