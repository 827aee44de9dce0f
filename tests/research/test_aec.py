"""Every game as a PettingZoo AEC environment."""

from copy import deepcopy
from random import Random
from typing import Any

import numpy as np
import pytest
from gymnasium.utils.env_checker import data_equivalence

from tests.adapter import Case
from tests.research.cases import CASES
from tests.research.conformance import api_test, expect_warnings, render_test, seed_test
from vacherie.core.errors import IllegalAction, InvalidOptions, UnknownName
from vacherie.games import GAMES
from vacherie.research import aec_env
from vacherie.research.aec import VacherieAec

SETTINGS: list[tuple[str, int, dict[str, Any]]] = [
    ("six_qui_prend", 4, {"max_rounds": 1}),
    ("six_qui_prend", 10, {"variant": "reversed", "max_rounds": 1}),
    ("six_qui_prend", 3, {"variant": "pro", "max_rounds": 1}),
    ("six_qui_prend", 4, {"variant": "coop"}),
    ("unexploded_cow", 4, {}),
    ("unexploded_cow", 3, {"edition": "2011"}),
    ("nevaches", 2, {"random_bonus": True, "choose_start_card": True}),
]
every_setting = pytest.mark.parametrize(("game", "players", "options"), SETTINGS)


def play(env: VacherieAec, seed: int, most: int = 5000) -> dict[str, float]:
    """Plays at random; gives what each agent earned in all."""
    random = Random(seed)
    earned = dict.fromkeys(env.possible_agents, 0.0)
    env.reset(seed=seed)
    for agent in env.agent_iter(most):
        observation, reward, is_over, is_cut, _ = env.last()
        earned[agent] += reward
        env.step(None if is_over or is_cut else random.choice(np.flatnonzero(observation["action_mask"])))
    return earned


@every_setting
@expect_warnings
def test_pettingzoo_finds_nothing_to_mend(game: str, players: int, options: dict[str, Any]) -> None:
    api_test(aec_env(game, players, options), num_cycles=60)


@every_setting
def test_the_same_seed_plays_the_same(game: str, players: int, options: dict[str, Any]) -> None:
    seed_test(lambda: aec_env(game, players, options), num_cycles=40)


def test_different_seeds_deal_differently() -> None:
    env = aec_env("six_qui_prend")
    env.reset(seed=1)
    first = env.observe("player_0")["observation"]
    env.reset(seed=2)
    assert not np.array_equal(first, env.observe("player_0")["observation"])


@expect_warnings
def test_it_can_be_rendered(capsys: pytest.CaptureFixture[str]) -> None:
    render_test(lambda render_mode: aec_env("six_qui_prend", render_mode=render_mode))
    assert '"rows"' in capsys.readouterr().out


@pytest.mark.parametrize("case", [case for case in CASES if case.players == 3], ids=str)
def test_every_variant_can_be_played(case: Case) -> None:
    env = aec_env(case.game.id, case.players, case.options, max_steps=200)
    play(env, seed=1)
    assert not env.agents


@pytest.mark.parametrize("game", GAMES)
def test_the_rewards_of_a_game_are_its_score(game: str) -> None:
    env = aec_env(game, 3)
    env.reset(seed=3)
    before = env.encoding.scores(env.playing.state)
    assert before == env.encoding.first_scores
    earned = play(env, seed=3)
    outcome = env.playing.state.outcome()
    assert outcome is not None
    for seat, total in enumerate(earned.values()):
        assert total == pytest.approx(env.encoding.final_score(outcome, seat) - before[seat])


@pytest.mark.parametrize("reward", ["margin", "place"])
@pytest.mark.parametrize("game", GAMES)
def test_margins_and_places_come_at_the_end_and_sum_to_zero(game: str, reward: str) -> None:
    earned = play(aec_env(game, 3, reward=reward), seed=4)
    assert sum(earned.values()) == pytest.approx(0)
    assert any(earned.values())


def test_a_team_wins_or_loses_together() -> None:
    earned = play(aec_env("six_qui_prend", 2, {"variant": "coop"}, reward="place"), seed=5)
    assert len(set(earned.values())) == 1
    assert abs(earned["player_0"]) == 1


def test_a_game_is_cut_off_after_as_many_steps_as_asked() -> None:
    env = aec_env("nevaches", max_steps=7)
    play(env, seed=1)
    assert env.steps == 7


@every_setting
def test_what_was_observed_stays_as_it_was(game: str, players: int, options: dict[str, Any]) -> None:
    env = aec_env(game, players, options, max_steps=150)
    random = Random(6)
    env.reset(seed=6)
    handed_out: list[tuple[Any, Any]] = []
    for _ in env.agent_iter():
        observation, _, is_over, is_cut, _ = env.last()
        handed_out.append((observation, deepcopy(observation)))
        mask = observation["action_mask"]
        env.step(None if is_over or is_cut else random.choice(np.flatnonzero(mask)))
    assert len(handed_out) > 20
    assert data_equivalence([then for _, then in handed_out], [now for now, _ in handed_out])


def test_only_who_is_asked_has_a_mask() -> None:
    env = aec_env("six_qui_prend")
    env.reset(seed=1)
    assert env.observe(env.agent_selection)["action_mask"].sum() == 10
    assert env.observe("player_3")["action_mask"].sum() == 0


def test_an_illegal_number_is_refused_or_replaced() -> None:
    env = aec_env("six_qui_prend")
    env.reset(seed=1)
    with pytest.raises(IllegalAction):
        env.step(env.encoding.actions.size - 1)
    lenient = aec_env("six_qui_prend", illegal="lowest")
    lenient.reset(seed=1)
    lenient.step(env.encoding.actions.size - 1)
    assert lenient.agent_selection == "player_1"


@pytest.mark.parametrize(
    "wrong",
    [
        {"options": {"variant": "tarot"}},
        {"options": {"no_such": 1}},
        {"options": {"target_heads": 0}},
        {"players": 11},
        {"reward": "gold"},
        {"illegal": "ignore"},
        {"render_mode": "hologram"},
    ],
)
def test_what_cannot_be_played_is_said_at_once(wrong: dict[str, Any]) -> None:
    with pytest.raises(InvalidOptions):
        aec_env("six_qui_prend", **wrong)
    with pytest.raises(UnknownName):
        aec_env("tarot")
