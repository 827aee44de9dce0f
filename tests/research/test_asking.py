"""All environments are asked in the same way, and say what is wrong with what they are asked for."""

from collections.abc import Callable
from typing import Any

import numpy as np
import pytest
from gymnasium.error import ResetNeeded

from vacherie.core.errors import IllegalAction, InvalidOptions
from vacherie.games import GAMES
from vacherie.games.nevaches.options import NeVachesOptions
from vacherie.games.six_qui_prend.options import SixOptions
from vacherie.research import aec_env, parallel_env
from vacherie.research.batch import SixBatch

Make = Callable[..., Any]


def six_env(**asked: Any) -> Any:
    return aec_env("six_qui_prend", **asked)


def six_batch(**asked: Any) -> Any:
    return SixBatch(2, **asked)


every_environment = pytest.mark.parametrize("make", [six_env, parallel_env, six_batch])


@every_environment
@pytest.mark.parametrize(
    "options",
    [
        SixOptions(variant="x"),  # type: ignore[arg-type]
        SixOptions(target_heads="many"),  # type: ignore[arg-type]
        SixOptions(target_heads=0),
        SixOptions(max_rounds=1.5),  # type: ignore[arg-type]
        NeVachesOptions(),
        {"variant": "x"},
        {"no_such": 1},
        {"target_heads": None},
        ["variant=pro"],
        "variant=pro",
    ],
    ids=repr,
)
def test_options_that_do_not_exist_are_refused_at_once(make: Make, options: Any) -> None:
    with pytest.raises(InvalidOptions):
        make(options=options)


@every_environment
def test_options_are_asked_for_in_every_way(make: Make) -> None:
    wanted = SixOptions(variant="pro", max_rounds=3)
    ways = (wanted, {"variant": "pro", "max_rounds": 3}, {"variant": "pro", "max_rounds": "3"})
    for way in ways:
        env = make(options=way)
        assert (env.options if isinstance(env, SixBatch) else env.encoding.options) == wanted


def test_the_struct_of_another_game_is_named() -> None:
    with pytest.raises(InvalidOptions, match=r"NeVachesOptions.*SixOptions"):
        aec_env("six_qui_prend", options=NeVachesOptions())


@every_environment
@pytest.mark.parametrize("seed", ["x", 1.5, -1])
def test_a_seed_is_a_whole_number(make: Make, seed: Any) -> None:
    with pytest.raises(InvalidOptions, match=r"seed"):
        make().reset(seed=seed)


@every_environment
def test_seeds_of_numpy_are_seeds(make: Make) -> None:
    make().reset(seed=np.int64(3))


@every_environment
@pytest.mark.parametrize("players", [3.0, "3"])
def test_players_are_a_whole_number(make: Make, players: Any) -> None:
    with pytest.raises(TypeError, match="players is a whole number"):
        make(players=players)


@pytest.mark.parametrize("limit", [-1, 0, 1.5, "x"])
def test_a_limit_of_steps_is_a_whole_number(limit: Any) -> None:
    with pytest.raises(InvalidOptions, match="max_steps"):
        six_env(max_steps=limit)
    with pytest.raises(InvalidOptions, match="max_cycles"):
        parallel_env(max_cycles=limit)


@pytest.mark.parametrize("illegal", ["raise", "lowest"])
@pytest.mark.parametrize("action", [12.5, 12.0, np.float32(12), "12", None])
def test_an_action_is_a_whole_number(action: Any, illegal: str) -> None:
    env = six_env(illegal=illegal)
    env.reset(seed=1)
    with pytest.raises(TypeError, match="an action is a whole number, not"):
        env.step(action)
    together = parallel_env(illegal=illegal)
    together.reset(seed=1)
    with pytest.raises(TypeError, match="an action is a whole number, not"):
        together.step(dict.fromkeys(together.agents, action))


@pytest.mark.parametrize("game", GAMES)
def test_before_the_first_reset_there_is_no_game(game: str) -> None:
    env = aec_env(game, 3, render_mode="ansi")
    for ask in (env.last, env.render, lambda: env.observe("player_0"), lambda: env.step(0)):
        with pytest.raises(ResetNeeded, match="reset"):
            ask()


def test_after_the_end_there_is_no_game() -> None:
    env = six_env(max_steps=1)
    env.reset(seed=1)
    env.step(np.flatnonzero(env.observe("player_0")["action_mask"])[0])
    while env.agents:
        env.step(None)
    with pytest.raises(ResetNeeded):
        env.step(None)


def test_before_the_first_reset_and_after_the_end_there_is_no_parallel_game() -> None:
    env = parallel_env(2, max_cycles=1, render_mode="ansi", illegal="lowest")
    for ask in (env.render, lambda: env.step({"player_0": 0, "player_1": 0})):
        with pytest.raises(ResetNeeded, match="reset"):
            ask()
    env.reset(seed=1)
    env.step({"player_0": 0, "player_1": 0})
    with pytest.raises(ResetNeeded):
        env.step({})


def test_an_agent_that_is_missing_or_unknown_is_named() -> None:
    env = parallel_env(3, illegal="lowest")
    env.reset(seed=1)
    with pytest.raises(ValueError, match="no action of player_1, player_2"):
        env.step({"player_0": 0})
    with pytest.raises(ValueError, match="no agent is called 'player_3'"):
        env.step({f"player_{seat}": 0 for seat in range(4)})
    apart = six_env(players=3)
    apart.reset(seed=1)
    with pytest.raises(ValueError, match="no agent is called 'player_3'"):
        apart.observe("player_3")


def test_a_refused_step_changes_nothing() -> None:
    env = parallel_env(2)
    seen, _ = env.reset(seed=1)
    legal = {agent: int(np.flatnonzero(seen[agent]["action_mask"])[0]) for agent in env.agents}
    refused: tuple[Any, ...] = (223, 0.5)
    for wrong in refused:
        with pytest.raises((IllegalAction, TypeError)):
            env.step({**legal, "player_1": wrong})
    assert env.playing.state.to_act() == (0, 1)


@every_environment
def test_an_action_has_a_name(make: Make) -> None:
    env = make()
    names = [env.action_name(number) for number in (0, np.int64(103), 104, 197)]
    assert names == ["card 1", "card 104", "reversed card 10", "row 3"]
    for wrong in (-1, 224):
        with pytest.raises(ValueError, match="the numbers are 0 to 223"):
            env.action_name(wrong)


@pytest.mark.parametrize("game", GAMES)
def test_every_action_has_a_name_of_its_own(game: str) -> None:
    env = aec_env(game)
    assert len({env.action_name(number) for number in range(env.action_count)}) == env.action_count


@pytest.mark.parametrize("name", ["reward", "illegal", "rows"])
@pytest.mark.parametrize("word", [None, 1, "gold"])
def test_a_word_that_an_argument_cannot_be_is_refused(name: str, word: Any) -> None:
    with pytest.raises(InvalidOptions, match=name):
        parallel_env(**{name: word})
    if name != "rows":
        with pytest.raises(InvalidOptions, match=name):
            six_env(**{name: word})
