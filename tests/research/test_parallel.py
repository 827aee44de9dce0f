"""6 qui prend! as a PettingZoo Parallel environment."""

from random import Random
from types import SimpleNamespace
from typing import Any

import numpy as np
import pytest
from gymnasium.utils.env_checker import data_equivalence
from pettingzoo.utils import parallel_to_aec

from tests.research.conformance import max_cycles_test, parallel_api_test, parallel_seed_test
from vacherie.core.errors import IllegalAction, InvalidOptions
from vacherie.games.six_qui_prend.cards import heads_on
from vacherie.research import aec_env, parallel_env
from vacherie.research.encoding.six_qui_prend.actions import ROW, WAIT
from vacherie.research.parallel import VacherieParallel

SHORT = {"max_rounds": 1}
VARIANTS = ("base", "pro", "even_odd", "escalade", "cabriole", "reversed")
every_variant = pytest.mark.parametrize("variant", VARIANTS)
both_ways = pytest.mark.parametrize("rows", ["asked", "fewest"])


def picks(env: VacherieParallel, seen: Any, random: Random) -> dict[str, int]:
    return {agent: int(random.choice(np.flatnonzero(seen[agent]["action_mask"]))) for agent in env.agents}


def steps_of(env: VacherieParallel, seed: int) -> list[Any]:
    """Every answer of a whole game, played at random."""
    random = Random(seed)
    seen, infos = env.reset(seed=seed)
    answers: list[Any] = [(seen, infos)]
    while env.agents:
        answers.append(env.step(picks(env, seen, random)))
        seen = answers[-1][0]
    return answers


@every_variant
@both_ways
def test_pettingzoo_finds_nothing_to_mend(variant: str, rows: Any) -> None:
    parallel_api_test(parallel_env(4, {"variant": variant, **SHORT}, rows=rows), num_cycles=60)


def test_pettingzoo_finds_the_same_seed_to_play_the_same() -> None:
    # Its test does not look at the masks.
    parallel_seed_test(lambda: parallel_env(illegal="lowest"), num_cycles=40)


@every_variant
@both_ways
def test_the_same_seed_plays_the_same_to_the_end(variant: str, rows: Any) -> None:
    first, second = (
        steps_of(parallel_env(3, {"variant": variant, **SHORT}, rows=rows), seed=7) for _ in range(2)
    )
    assert len(first) == len(second) > 10
    assert data_equivalence(first, second)


def test_pettingzoo_counts_as_many_cycles_as_asked() -> None:
    def short(max_cycles: int) -> VacherieParallel:
        return parallel_env(max_cycles=max_cycles, illegal="lowest")

    def short_aec(max_cycles: int) -> Any:
        return parallel_to_aec(short(max_cycles))

    max_cycles_test(SimpleNamespace(parallel_env=short, env=short_aec))


def test_a_step_is_a_trick_where_rows_go_by_themselves() -> None:
    answers = steps_of(parallel_env(5, SHORT, rows="fewest"), seed=1)
    assert len(answers) == 1 + 10


def test_who_is_not_asked_can_only_wait() -> None:
    env = parallel_env(4, {"target_heads": 66})
    random = Random(2)
    seen, _ = env.reset(seed=2)
    state: Any = env.playing.state
    while state.asked != "row":
        seen, *_ = env.step(picks(env, seen, random))
    [chooser] = state.to_act()
    for seat, agent in enumerate(env.agents):
        legal = set(np.flatnonzero(seen[agent]["action_mask"]))
        assert legal == (set(range(ROW, ROW + 4)) if seat == chooser else {WAIT})


def test_a_row_that_goes_by_itself_is_one_with_the_fewest_heads() -> None:
    asked = parallel_env(4, SHORT)
    by_itself = parallel_env(4, SHORT, rows="fewest")
    random = Random(3)
    seen, _ = asked.reset(seed=3)
    by_itself.reset(seed=3)
    while asked.agents:
        state: Any = asked.playing.state
        if state.asked == "row":
            rows = [heads_on(row) for row in state.rows]
            numbers = dict.fromkeys(asked.agents, WAIT)
            numbers[asked.agents[state.to_act()[0]]] = ROW + rows.index(min(rows))
        else:
            numbers = picks(asked, seen, random)
            by_itself.step(numbers)
        seen, *_ = asked.step(numbers)
    assert by_itself.playing.state.outcome() == asked.playing.state.outcome()


def test_it_plays_as_the_aec_environment_does() -> None:
    parallel, aec = parallel_env(4, SHORT), aec_env("six_qui_prend", 4, SHORT)
    random = Random(4)
    seen, _ = parallel.reset(seed=4)
    aec.reset(seed=4)
    while parallel.agents:
        asked = [parallel.agents[int(seat)] for seat in parallel.playing.state.to_act()]
        numbers = picks(parallel, seen, random)
        for agent in asked:
            assert aec.agent_selection == agent
            aec.step(numbers[agent])
        seen, *_ = parallel.step(numbers)
    assert aec.playing.state.outcome() == parallel.playing.state.outcome()


def test_nothing_happens_where_one_number_is_illegal() -> None:
    env = parallel_env()
    seen, _ = env.reset(seed=1)
    numbers = {**picks(env, seen, Random(1)), "player_3": WAIT}
    with pytest.raises(IllegalAction):
        env.step(numbers)
    assert env.playing.state.to_act() == (0, 1, 2, 3)


def test_the_cooperative_game_is_not_simultaneous() -> None:
    with pytest.raises(InvalidOptions, match="not-simultaneous"):
        parallel_env(4, {"variant": "coop"})


def test_it_can_be_rendered(capsys: pytest.CaptureFixture[str]) -> None:
    env = parallel_env(render_mode="ansi")
    env.reset(seed=1)
    assert '"rows"' in str(env.render())
    steps_of(parallel_env(2, SHORT, render_mode="human"), seed=1)
    assert '"rows"' in capsys.readouterr().out
