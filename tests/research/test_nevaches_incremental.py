"""NéVaches is observed straight from the table, and yet only what the seat's view holds is told."""

from array import array
from random import Random

import pytest

from tests.adapter import Case
from tests.research.cases import ADAPTERS, CASES, encoding_for, walk
from vacherie.core.values import CHANCE, Seat
from vacherie.research.playing import Playing

every_case = pytest.mark.parametrize("case", [case for case in CASES if case.game.id == "nevaches"], ids=str)


@every_case
def test_to_the_end_of_the_game_every_seat_is_told_what_its_view_holds(case: Case) -> None:
    random = Random(9)
    playing = Playing(encoding_for(case))
    while playing.actor is not None:
        if playing.actor == CHANCE:
            playing.advance(CHANCE, playing.state.draw(random))
        else:
            # Cards, herds and trees come more often than if every number were as likely.
            legal = list(playing.legal())
            playing.choose(random.choice(legal[-3:] if random.random() < 0.4 else legal))
        # Not everybody looks at every moment: what changed meanwhile must not be missed.
        for seat in range(case.players):
            if random.random() < 0.5:
                assert playing.observe(seat).data == from_view(playing, seat)
    assert playing.state.outcome() is not None
    for seat in range(case.players):
        assert playing.observe(seat).data == from_view(playing, seat)


@every_case
def test_who_begins_to_look_in_the_middle_of_a_game_is_told_as_much(case: Case) -> None:
    encoding = encoding_for(case)
    for number, step in enumerate(walk(case, seed=11)):
        if number % 7 == 0:
            watch = encoding.watch(step.after)
            for seat in range(case.players):
                assert watch(seat, ()).data == encoding.observe(step.after.view(seat), ()).data


def from_view(playing: Playing, seat: Seat) -> "array[float]":
    return playing.encoding.observe(playing.state.view(seat), playing.word_of(seat)).data


@every_case
def test_what_a_seat_may_not_know_is_not_told_straight_from_the_table(case: Case) -> None:
    random = Random(10)
    steps = list(walk(case, seed=10))
    seat = random.randrange(case.players)
    encoding = encoding_for(case)
    twins = ADAPTERS[case.game.id].disguised(case, steps, seat, random)
    true, twin = encoding.begin(), encoding.begin()
    watch_true, watch_twin = encoding.watch(true), encoding.watch(twin)
    for step, (actor, action) in zip(steps, twins, strict=True):
        true.advance(step.actor, step.action)
        twin.advance(actor, action)
        assert watch_true(seat, ()).data == watch_twin(seat, ()).data


@every_case
def test_an_observation_is_the_learners_own(case: Case) -> None:
    playing = Playing(encoding_for(case))
    playing.pass_chance(Random(1))
    first = playing.observe(0)
    kept = first.data[:]
    first.data[0] = 7.0
    assert playing.observe(0).data == kept
