"""A reward means the same in every environment."""

from random import Random
from typing import Any

import numpy as np
import pyspiel
import pytest

from vacherie.research import aec_env, register_games
from vacherie.research.aec import VacherieAec
from vacherie.research.rewards import REWARDS, Reward

register_games()
SETTINGS: list[tuple[str, int, dict[str, Any]]] = [
    ("six_qui_prend", 3, {}),
    ("six_qui_prend", 2, {"variant": "pro", "max_rounds": 1}),
    ("six_qui_prend", 3, {"variant": "coop"}),
    ("unexploded_cow", 4, {}),
    ("unexploded_cow", 2, {}),
    ("unexploded_cow", 3, {"edition": 2011, "starting_money": "8000 -700 5000"}),
    ("nevaches", 3, {"random_bonus": True}),
]


def play(env: VacherieAec) -> list[float]:
    """What each seat earned in a random game."""
    random = Random(8)
    earned = dict.fromkeys(env.possible_agents, 0.0)
    env.reset(seed=8)
    for agent in env.agent_iter(100_000):
        observation, gain, is_over, is_cut, _ = env.last()
        earned[agent] += gain
        env.step(None if is_over or is_cut else random.choice(np.flatnonzero(observation["action_mask"])))
    return list(earned.values())


@pytest.mark.parametrize("reward", REWARDS)
@pytest.mark.parametrize(("name", "players", "options"), SETTINGS)
def test_all_that_pettingzoo_gives_out_is_what_openspiel_returns(
    name: str, players: int, options: dict[str, Any], reward: Reward
) -> None:
    game: Any = pyspiel.load_game(f"vacherie_{name}", {"players": players, "reward": reward, **options})
    env = aec_env(name, players, game.encoding.options, reward=reward)
    earned = play(env)
    state: Any = game.new_initial_state()
    state.node.playing = env.playing
    assert state.returns() == pytest.approx(earned)
    assert all(game.min_utility() <= gain <= game.max_utility() for gain in earned)
