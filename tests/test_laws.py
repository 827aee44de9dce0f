"""The laws of `core/game.py`, tried on every game, option and number of players."""

from collections.abc import Iterator, Sequence
from random import Random
from typing import Any

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests import adapter
from tests.adapter import Case, Step
from tests.adapters import ADAPTERS
from tests.soak import ROUNDS
from vacherie.core.errors import IllegalAction
from vacherie.core.values import CHANCE, Seat
from vacherie.games import GAMES

CASES = [case for known in ADAPTERS.values() for case in known.cases()]

every_case = pytest.mark.parametrize("case", CASES, ids=str)
seeds = st.integers(min_value=0, max_value=2**64)
few = settings(max_examples=4 * ROUNDS)


def walk(case: Case, random: Random, most: int | None = None) -> Iterator[Step]:
    return adapter.walk(ADAPTERS[case.game.id], case, random, most)


def encode(value: object) -> bytes:
    return msgspec.json.encode(value)


def viewers(case: Case) -> list[Seat | None]:
    return [None, *range(case.players)]


def sample(steps: Sequence[Step], random: Random, count: int = 12) -> Sequence[Step]:
    return random.sample(steps, min(count, len(steps)))


@every_case
@given(seed=seeds)
@few
def test_1_somebody_acts_until_the_game_ends_with_an_outcome(case: Case, seed: int) -> None:
    for step in walk(case, Random(seed)):
        actors = step.before.to_act()
        assert actors == (CHANCE,) or set(actors) <= set(range(case.players))
        assert len(set(actors)) == len(actors)
        assert not set(actors) & set(step.before.may_act())
        assert (step.after.outcome() is None) == bool(step.after.to_act())


@every_case
@given(seed=seeds)
@few
def test_2_legal_is_what_is_listed(case: Case, seed: int) -> None:
    random = Random(seed)
    universe = list(ADAPTERS[case.game.id].universe(case.players))
    for step in sample(list(walk(case, random)), random, count=4):
        for seat in range(case.players):
            legal = step.before.legal_actions(seat)
            assert bool(legal) <= (seat in step.before.to_act() or seat in step.before.may_act())
            assert bool(legal) >= (seat in step.before.to_act())
            assert len(set(legal)) == len(legal)
            assert all(step.before.refusal(seat, action) is None for action in legal)
            allowed = {action for action in universe if step.before.refusal(seat, action) is None}
            assert allowed == set(legal) & set(universe)


@every_case
@given(seed=seeds)
@few
def test_2_any_legal_action_may_come_at_random(case: Case, seed: int) -> None:
    random = Random(seed)
    for step in sample(list(walk(case, random)), random, count=3):
        for seat in (seat for seat in step.before.to_act() if seat != CHANCE):
            legal = set(step.before.legal_actions(seat))
            drawn = {step.before.random_action(seat, random) for _ in range(200)}
            assert drawn <= legal
            assert drawn == legal or len(legal) > 20


@every_case
@given(seed=seeds)
@few
def test_3_a_refusal_changes_nothing(case: Case, seed: int) -> None:
    random = Random(seed)
    universe = list(ADAPTERS[case.game.id].universe(case.players))
    for step in sample(list(walk(case, random)), random, count=3):
        truth = encode(case.game.position(step.before))
        for action in random.sample(universe, 60):
            actor = random.randrange(case.players)
            if step.before.refusal(actor, action) is not None:
                with pytest.raises(IllegalAction):
                    step.before.apply(actor, action)
        assert encode(case.game.position(step.before)) == truth


@every_case
@given(seed=seeds)
@few
def test_4_a_list_of_actions_replays(case: Case, seed: int) -> None:
    steps = list(walk(case, Random(seed)))
    state = case.game.new(case.options, case.players)
    for step in steps:
        assert encode(state.apply(step.actor, step.action)) == encode(step.events)
        assert encode(case.game.position(state)) == encode(case.game.position(step.after))


@every_case
@given(seed=seeds)
@few
def test_4_advance_and_apply_lead_to_the_same(case: Case, seed: int) -> None:
    steps = list(walk(case, Random(seed)))
    state = case.game.new(case.options, case.players)
    for step in steps:
        state.advance(step.actor, step.action)
    assert case.game.position(state) == case.game.position(steps[-1].after)


@every_case
@given(seed=seeds)
@few
def test_5_a_choice_keeps_its_number_while_seats_answer_it(case: Case, seed: int) -> None:
    for step in walk(case, Random(seed)):
        assert step.after.decision >= step.before.decision
        if step.after.decision == step.before.decision and step.after.to_act():
            left = set(step.before.to_act()) - {step.actor}
            assert set(step.after.to_act()) == left


@every_case
@given(seed=seeds)
@few
def test_6_a_copy_is_apart(case: Case, seed: int) -> None:
    random = Random(seed)
    for step in sample(list(walk(case, random)), random, count=4):
        original = step.before
        truth = encode(case.game.position(original))
        twin = original.copy()
        assert encode(case.game.position(twin)) == truth
        while actors := twin.to_act():
            actor = actors[0]
            twin.advance(actor, twin.draw(random) if actor == CHANCE else twin.random_action(actor, random))
        assert encode(case.game.position(original)) == truth


@every_case
@given(seed=seeds)
@settings(max_examples=6 * ROUNDS)
def test_7_what_a_viewer_may_not_know_changes_no_byte_for_him(case: Case, seed: int) -> None:
    random = Random(seed)
    length = sum(1 for _ in walk(case, Random(seed)))
    steps = list(walk(case, Random(seed), most=random.randint(1, length)))
    viewer = random.choice(viewers(case))
    twins = ADAPTERS[case.game.id].disguised(case, steps, viewer, random)
    state = case.game.new(case.options, case.players)
    for step, (actor, action) in zip(steps, twins, strict=True):
        assert seen(case, state, state.apply(actor, action), viewer) == seen(
            case, step.after, step.events, viewer
        )


def seen(case: Case, state: Any, events: Sequence[Any], viewer: Seat | None) -> tuple[bytes, bytes, bytes]:
    """Every byte that the viewer may get after an action."""
    legal = [] if viewer is None else state.legal_actions(viewer)
    asked = (state.to_act(), state.may_act(), state.decision)
    told = [case.game.seen_by(event, viewer) for event in events]
    said = case.game.telling.told(told, viewer, case.options)
    return encode(state.view(viewer)), encode((asked, legal)), encode((told, said))


@every_case
@given(seed=seeds)
@few
def test_7_nobody_looks_from_a_seat_that_is_not_there(case: Case, seed: int) -> None:
    random = Random(seed)
    for step in sample(list(walk(case, random)), random, count=4):
        for seat in (-1, case.players):
            assert step.before.legal_actions(seat) == []
            with pytest.raises(AssertionError):
                step.before.view(seat)


def test_7_an_unknown_kind_of_event_is_not_shown() -> None:
    class Leak(msgspec.Struct, frozen=True):
        secret: int

    for game in GAMES.values():
        with pytest.raises(AssertionError):
            game.seen_by(Leak(7), None)


@every_case
@given(seed=seeds)
@few
def test_8_an_old_view_and_the_events_lead_to_the_new_view(case: Case, seed: int) -> None:
    fold = ADAPTERS[case.game.id].fold
    for step in walk(case, Random(seed)):
        for viewer in viewers(case):
            view = step.before.view(viewer)
            for event in step.events:
                view = fold(view, case.game.seen_by(event, viewer))
            assert view == step.after.view(viewer), (viewer, step.action, step.events)


@every_case
@given(seed=seeds)
@few
def test_9_a_view_can_be_imagined_whole(case: Case, seed: int) -> None:
    random = Random(seed)
    for step in sample(list(walk(case, random)), random):
        for viewer in viewers(case):
            imagined = case.game.determinize(step.after.view(viewer), random)
            assert seen(case, imagined, [], viewer) == seen(case, step.after, [], viewer)
            ADAPTERS[case.game.id].assert_conserved(case.game.position(imagined))


@every_case
@given(seed=seeds)
@few
def test_9_an_imagined_game_can_be_played_to_its_end(case: Case, seed: int) -> None:
    random = Random(seed)
    for step in sample(list(walk(case, random)), random, count=3):
        state = case.game.determinize(step.after.view(random.choice(viewers(case))), random)
        while actors := state.to_act():
            actor = actors[0]
            state.apply(actor, state.draw(random) if actor == CHANCE else state.random_action(actor, random))
        assert state.outcome() is not None


@every_case
@given(seed=seeds)
@few
def test_10_a_position_is_everything(case: Case, seed: int) -> None:
    random = Random(seed)
    for step in sample(list(walk(case, random)), random):
        position = case.game.position(step.before)
        text = encode(position)
        state = case.game.restore(msgspec.json.decode(text, type=case.game.position_type_of(case.options)))
        assert encode(case.game.position(state)) == text
        state.apply(step.actor, step.action)
        assert encode(case.game.position(state)) == encode(case.game.position(step.after))


@every_case
@given(seed=seeds)
@few
def test_11_nothing_is_made_or_lost(case: Case, seed: int) -> None:
    for step in walk(case, Random(seed)):
        ADAPTERS[case.game.id].assert_conserved(case.game.position(step.after))


@every_case
@given(seed=seeds)
@few
def test_12_every_game_ends_and_ranks_every_seat(case: Case, seed: int) -> None:
    *_, last = walk(case, Random(seed))
    outcome = last.after.outcome()
    assert outcome is not None
    assert len(outcome.scores) == len(outcome.places) == case.players
    assert outcome.reason
    if outcome.winners:
        ranks = [1 + sum(other < place for other in outcome.places) for place in outcome.places]
        assert list(outcome.places) == ranks


@every_case
@given(seed=seeds)
@few
def test_13_all_values_come_back_from_json(case: Case, seed: int) -> None:
    random = Random(seed)
    for step in sample(list(walk(case, random)), random):
        assert msgspec.json.decode(encode(step.action), type=case.game.action_type) == step.action
        for event in step.events:
            assert msgspec.json.decode(encode(event), type=case.game.event_type) == event
        view = step.after.view(random.choice(viewers(case)))
        assert msgspec.json.decode(encode(view), type=case.game.view_type) == view
    assert msgspec.json.decode(encode(case.options), type=case.game.options_type) == case.options
