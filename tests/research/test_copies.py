"""Environments in the middle of a game can be copied and pickled; the copies go on alike, and apart."""

import pickle
from collections.abc import Callable
from copy import deepcopy
from random import Random
from typing import Any

import numpy as np
import pytest
from gymnasium.utils.env_checker import data_equivalence

from tests.adapter import Case
from tests.research.cases import CASES
from vacherie.games.six_qui_prend.options import SixOptions
from vacherie.research import aec_env, parallel_env
from vacherie.research.aec import VacherieAec
from vacherie.research.batch import SixBatch
from vacherie.research.parallel import VacherieParallel

Copy = Callable[[Any], Any]


def pickled(env: Any) -> Any:
    return pickle.loads(pickle.dumps(env))


every_copy = pytest.mark.parametrize("copy", [deepcopy, pickled])


def play(env: VacherieAec, random: Random, most: int) -> list[Any]:
    """What each agent was told on the way; every seat looks at every step."""
    told = []
    for _ in env.agent_iter(most):
        told.append((env.last(), [env.observe(agent) for agent in env.agents]))
        (observation, _, is_over, is_cut, _), _ = told[-1]
        env.step(None if is_over or is_cut else random.choice(np.flatnonzero(observation["action_mask"])))
    return told


@every_copy
@pytest.mark.parametrize("case", [case for case in CASES if case.players == 3], ids=str)
def test_the_copy_of_a_game_goes_on_alike(case: Case, copy: Copy) -> None:
    env = aec_env(case.game.id, case.players, case.options)
    env.reset(seed=5)
    random = Random(5)
    for _ in range(4):
        play(env, random, 13)
        twin = copy(env)
        before = [env.observe(agent) for agent in env.agents]
        told = play(twin, Random(6), 20)
        assert data_equivalence([env.observe(agent) for agent in env.agents], before)
        assert data_equivalence(play(env, Random(6), 20), told)


@every_copy
@pytest.mark.parametrize("variant", ["base", "pro", "reversed"])
def test_the_copy_of_a_parallel_game_goes_on_alike(variant: str, copy: Copy) -> None:
    env = parallel_env(3, {"variant": variant})
    seen, _ = env.reset(seed=5)
    random = Random(5)
    for _ in range(5):
        seen = env.step(any_actions(env, seen, random))[0]
    twin = copy(env)
    theirs = seen
    for _ in range(12):
        actions = any_actions(env, seen, random)
        assert data_equivalence(any_actions(twin, theirs, Random(7)), any_actions(env, seen, Random(7)))
        mine, yours = env.step(actions), twin.step(actions)
        assert data_equivalence(mine, yours)
        seen, theirs = mine[0], yours[0]


def any_actions(env: VacherieParallel, seen: Any, random: Random) -> dict[str, int]:
    return {agent: random.choice(np.flatnonzero(seen[agent]["action_mask"])) for agent in env.agents}


@every_copy
@pytest.mark.parametrize("variant", ["base", "pro", "reversed"])
def test_the_copy_of_a_batch_goes_on_alike(variant: Any, copy: Copy) -> None:
    batch = SixBatch(20, 3, SixOptions(variant=variant), seed=5)
    seen, _ = batch.reset()
    for _ in range(30):
        batch.step(batch.random_actions())
    twin = copy(batch)
    before = [field.copy() for field in seen]
    told = [twin.step(twin.random_actions())[:4] for _ in range(3)][-1]
    assert all((now == then).all() for now, then in zip(seen, before, strict=True))
    assert not any(array.flags.writeable for array in (*told[0], told[1], told[3]))
    mine = [batch.step(batch.random_actions())[:4] for _ in range(3)][-1]
    assert data_equivalence(tuple(mine[0]), tuple(told[0]))
    assert data_equivalence(mine[1:], told[1:])
    assert (batch.reset()[0].hands == twin.reset()[0].hands).all()
