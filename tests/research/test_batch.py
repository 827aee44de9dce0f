"""A batch plays by the very rules of the game: equal deals, equal choices, equal views, rewards and ends."""

import subprocess
import sys
from collections.abc import Iterator
from typing import Any

import numpy as np
import pytest

from vacherie.bots.six_qui_prend.tabling import SIDES
from vacherie.core.errors import InvalidOptions
from vacherie.core.values import CHANCE
from vacherie.games.six_qui_prend import GAME
from vacherie.games.six_qui_prend.actions import ChooseRow, Dealt, DraftCard, FirstChosen, PickCard
from vacherie.games.six_qui_prend.cards import REVERSIBLE, heads_on
from vacherie.games.six_qui_prend.options import SixOptions
from vacherie.games.six_qui_prend.parts import marker_of, spent_of
from vacherie.research.batch import Seen, SixBatch
from vacherie.research.batch.six_qui_prend import matches
from vacherie.research.encoding.six_qui_prend.actions import CARD, REVERSED, ROW

GAMES = 5
ASKED = {"card": 0, "row": 1, "draft": 2, None: 3}
OPTIONS = [
    SixOptions(target_heads=30),
    SixOptions(target_heads=20, end_at="at_least"),
    SixOptions(target_heads=None, max_rounds=2),
    SixOptions(variant="pro", target_heads=20),
    SixOptions(variant="even_odd", target_heads=30),
    SixOptions(variant="escalade", target_heads=30),
    SixOptions(variant="cabriole", target_heads=30),
    SixOptions(variant="reversed", target_heads=30),
]


@pytest.mark.parametrize("players", [2, 10])
@pytest.mark.parametrize("options", OPTIONS, ids=lambda options: f"{options.variant}-{options.max_rounds}")
def test_a_batch_and_the_engine_play_equally(options: SixOptions, players: int) -> None:
    batch = SixBatch(GAMES, players, options, seed=players)
    seen, _ = batch.reset()
    states = [begun(options, players, seen, game) for game in range(GAMES)]
    ends = 0
    while ends < GAMES:
        for game, state in enumerate(states):
            assert_shown(seen, game, state)
        actions = batch.random_actions().copy()
        before = [scores(state) for state in states]
        seen, rewards, ended, cut_off, _ = batch.step(actions)
        assert not cut_off.any()
        for game, state in enumerate(states):
            if state.asked is None:
                states[game] = begun(options, players, seen, game)
                assert not rewards[game].any()
                continue
            play(state, actions[game])
            assert (rewards[game] == np.subtract(scores(state), before[game])).all()
            assert ended[game] == (state.asked is None)
            ends += int(ended[game])
            deal_alike(state, seen, game)


def begun(options: SixOptions, players: int, seen: Seen, game: int) -> Any:
    state = GAME.new(options, players)
    deal_alike(state, seen, game)
    return state


def deal_alike(state: Any, seen: Seen, game: int) -> None:
    """What the batch has dealt, if it is chance's turn."""
    if state.asked != "deal":
        return
    if state.options.variant == "pro":
        state.apply(CHANCE, FirstChosen(int(seen.actor[game])))
        return
    hands = tuple(tuple(hand) for hand in seen.hands[game].tolist())
    state.apply(CHANCE, Dealt(hands, tuple(seen.rows[game, :, 0].tolist())))


def play(state: Any, actions: np.ndarray) -> None:
    for seat in tuple(state.waiting):
        state.apply(seat, meant(state, int(actions[seat])))


def meant(state: Any, action: int) -> Any:
    if action >= matches.TAKE_ROW:
        return ChooseRow(action - matches.TAKE_ROW)
    if action >= matches.TURN_CARD:
        return PickCard(action - matches.TURN_CARD + REVERSIBLE[0], reversed=True)
    card = action - matches.TAKE_CARD + 1
    return DraftCard(card) if state.asked == "draft" else PickCard(card)


def scores(state: Any) -> list[int]:
    return [-total - heads_on(pile) for total, pile in zip(state.totals(), state.piles, strict=True)]


def assert_shown(seen: Seen, game: int, state: Any) -> None:
    assert seen.asked[game] == ASKED[state.asked]
    assert seen.totals[game].tolist() == list(state.totals())
    assert seen.rounds[game] == len(state.sheet)
    for seat in range(state.players):
        allowed = np.flatnonzero(seen.mask[game, seat])
        assert [meant(state, int(action)) for action in allowed] == in_order(state.legal_actions(seat))
    if state.asked is None:
        return
    for seat in range(state.players):
        held = seen.hands[game, seat]
        assert sorted(held[held > 0].tolist()) == state.cards_of(seat)
    assert seen.heads[game].tolist() == [*map(heads_on, state.piles)]
    if state.asked == "draft":
        assert (np.flatnonzero(seen.draft[game]) + 1).tolist() == state.face_up
        assert seen.actor[game] == state.waiting[0]
        return
    assert [row[row > 0].tolist() for row in seen.rows[game]] == state.rows
    assert (np.flatnonzero(seen.seen[game]) + 1).tolist() == sorted(lying_open(state))
    assert seen.actor[game] == (state.waiting[0] if state.asked == "row" else -1)
    if state.asked == "row":
        waiting = {seat: (value, card) for value, card, seat in state.queue}
        assert seen.placed[game] == state.players - len(waiting)
        for seat, (value, card) in waiting.items():
            assert (seen.values[game, seat], seen.played[game, seat]) == (value, card)
    view = state.view(None)
    marker, spent = marker_of(view), spent_of(view)
    if marker is not None:
        assert seen.marker[game, 0] == marker.row
        assert marker.side is None or seen.marker[game, 1] == SIDES[marker.side]
    if spent is not None:
        assert tuple(map(bool, seen.spent[game])) == spent


def in_order(actions: list[Any]) -> list[Any]:
    """As their numbers are."""
    return sorted(actions, key=lambda action: isinstance(action, PickCard) and action.reversed)


def lying_open(state: Any) -> Iterator[int]:
    for cards in (*state.rows, *state.piles):
        yield from cards
    yield from (card for _, card, _ in state.queue)


def test_the_numbers_are_those_of_the_action_table() -> None:
    assert (matches.TAKE_CARD, matches.TURN_CARD, matches.TAKE_ROW) == (CARD, REVERSED, ROW)


def test_equal_seeds_give_equal_matches() -> None:
    one, other = (SixBatch(50, 2, seed=8) for _ in range(2))
    for _ in range(40):
        assert (one.random_actions() == other.random_actions()).all()
        one.step(one.random_actions())
        other.step(other.random_actions())
    assert (one.reset(seed=3)[0].hands == other.reset(seed=3)[0].hands).all()


def test_what_is_handed_out_can_only_be_read() -> None:
    batch = SixBatch(3, 2, seed=1)
    seen, rewards, _, cut_off, _ = batch.step(batch.random_actions())
    for array in (*seen, *batch.reset()[0], rewards, cut_off):
        with pytest.raises(ValueError, match="read-only"):
            array[0] = 1


def test_random_actions_are_the_callers_own() -> None:
    batch = SixBatch(3, 2, seed=1)
    actions = batch.random_actions()
    kept = actions.copy()
    batch.step(actions)
    assert batch.random_actions() is not actions
    assert (actions == kept).all()


WITHOUT_NUMBA = """
import sys
sys.modules["numba"] = None
from vacherie.bots.compiled import IS_COMPILED
from vacherie.games.six_qui_prend.options import SixOptions
from vacherie.research.batch import SixBatch
assert not IS_COMPILED
for variant in ("base", "pro", "escalade", "reversed"):
    batch = SixBatch(2, 2, SixOptions(variant=variant), seed=4)
    for _ in range(60):
        seen, rewards, *_ = batch.step(batch.random_actions())
        print(seen.hands.tolist(), seen.rows.tolist(), seen.mask.sum(axis=2).tolist(), rewards.tolist())
"""
WITH_NUMBA = WITHOUT_NUMBA.replace('sys.modules["numba"] = None\n', "").replace("assert not", "assert")


def test_without_numba_it_plays_just_the_same() -> None:
    assert said(WITHOUT_NUMBA) == said(WITH_NUMBA)


def said(program: str) -> str:
    command = [sys.executable, "-W", "error", "-c", program]
    return subprocess.run(command, check=True, capture_output=True, text=True).stdout


def test_one_reset_after_the_other_deals_anew() -> None:
    batch = SixBatch(50, 2, seed=8)
    hands = batch.reset()[0].hands.copy()
    assert (batch.reset()[0].hands != hands).any()


def test_a_seed_deals_the_same_wherever_it_is_given() -> None:
    hands = SixBatch(50, 2).reset(seed=8)[0].hands
    batch = SixBatch(50, 2, seed=8)
    dealt = batch.random_actions()
    assert (batch.reset()[0].hands == hands).all()
    assert (batch.random_actions() == dealt).all()


def test_a_reset_after_matches_were_played_deals_anew() -> None:
    batch = SixBatch(50, 2, seed=8)
    batch.step(batch.random_actions())
    assert (batch.reset()[0].hands != SixBatch(50, 2, seed=8).reset()[0].hands).any()


def test_every_card_is_dealt_about_equally_often() -> None:
    batch = SixBatch(20_000, 2, seed=5)
    counts = np.bincount(batch.reset()[0].hands.ravel(), minlength=105)[1:]
    expected = 20_000 * 20 / 104
    assert abs(counts - expected).max() < 6 * np.sqrt(expected)


def test_a_choice_that_is_not_allowed_is_named_and_changes_nothing() -> None:
    batch = SixBatch(3, 2, seed=1)
    seen, _ = batch.reset()
    before = seen.mask.copy()
    actions = batch.random_actions().copy()
    held = seen.hands[1, 1]
    actions[1, 1] = next(card for card in range(1, 105) if card not in held) - 1
    with pytest.raises(ValueError, match=rf"match 1, seat 1: action {actions[1, 1]} is not allowed"):
        batch.step(actions)
    assert (seen.mask == before).all()


@pytest.mark.parametrize("wrong", [-1, matches.CHOICES, 30_000])
def test_a_number_that_is_no_action_is_refused(wrong: int) -> None:
    batch = SixBatch(2, 2, seed=1)
    actions = batch.random_actions().copy()
    actions[0, 0] = wrong
    with pytest.raises(ValueError, match="match 0, seat 0"):
        batch.step(actions)


@pytest.mark.parametrize("kind", [np.int32, np.int64, np.uint32, np.uint64])
def test_a_number_that_int16_cannot_hold_is_refused(kind: type[np.integer[Any]]) -> None:
    batch = SixBatch(2, 2, seed=1)
    actions = batch.random_actions().astype(kind)
    actions[1, 0] += 65_536
    with pytest.raises(ValueError, match=f"match 1, seat 0: action {actions[1, 0]} is not allowed"):
        batch.step(actions)


def test_actions_of_any_whole_numbers_are_taken() -> None:
    batches = [SixBatch(4, 2, seed=1) for _ in range(4)]
    for _ in range(20):
        actions, *_ = [batch.random_actions() for batch in batches]
        ways = [actions.copy(), actions.astype(np.int64), actions.astype(np.uint8), actions.tolist()]
        answers = [batch.step(way)[0] for batch, way in zip(batches, ways, strict=True)]
        assert all((answer.hands == answers[0].hands).all() for answer in answers)


@pytest.mark.parametrize("kind", [np.float64, np.bool_])
def test_actions_that_are_no_whole_numbers_are_refused(kind: type[np.generic]) -> None:
    with pytest.raises(TypeError, match="actions are whole numbers"):
        SixBatch(2, 2).step(np.zeros((2, 2), kind))


def test_actions_of_another_shape_are_refused() -> None:
    with pytest.raises(ValueError, match=r"shape \(2, 2\), not \(2, 3\)"):
        SixBatch(2, 2).step(np.zeros((2, 3), np.int16))


def test_the_cooperative_game_is_no_batch() -> None:
    with pytest.raises(InvalidOptions) as refused:
        SixBatch(2, 3, SixOptions(variant="coop"))
    assert refused.value.code == "batch-variant"


def test_a_batch_of_nothing_is_refused() -> None:
    with pytest.raises(ValueError, match="at least one match"):
        SixBatch(0)
