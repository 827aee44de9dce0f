"""Every game for OpenSpiel, tried with OpenSpiel's own tests."""

from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

import pyspiel
import pytest
from absl import flags
from open_spiel.integration_tests import api_test
from open_spiel.python.algorithms import generate_playthrough

from tests.soak import ROUNDS
from vacherie.games import GAMES
from vacherie.games.six_qui_prend.options import VARIANTS
from vacherie.research import register_games

NAMES = register_games()
MATCH_VARIANTS = [variant for variant in VARIANTS if variant != "coop"]
PLAIN = [
    "vacherie_six_qui_prend(players=2,max_rounds=1)",
    "vacherie_unexploded_cow(players=2)",
    "vacherie_nevaches(players=2)",
]
SHORT_GAMES = [
    *(
        f"vacherie_six_qui_prend(players=2,variant={variant},max_rounds=1)"
        for variant in VARIANTS
        if variant != "coop"
    ),
    "vacherie_six_qui_prend(players=2,variant=coop)",
    "vacherie_six_qui_prend(players=3,variant=coop,consent=all)",
    "vacherie_unexploded_cow(players=2)",
    "vacherie_unexploded_cow(players=3,edition=2011)",
    "vacherie_nevaches(players=2)",
    "vacherie_nevaches(players=3,random_bonus=True,choose_start_card=True)",
]
every_game = pytest.mark.parametrize("name", SHORT_GAMES)


def walk(game: Any, seed: int, most: int = 10_000) -> Iterator[Any]:
    """Every state of a random game; each is the same object, a step on."""
    random = Random(seed)
    state = game.new_initial_state()
    for _ in range(most):
        yield state
        if state.is_terminal():
            return
        if state.is_chance_node():
            numbers, shares = zip(*state.chance_outcomes(), strict=True)
            assert sum(shares) == pytest.approx(1)
            state.apply_action(random.choices(numbers, shares)[0])
        else:
            state.apply_action(random.choice(state.legal_actions()))


def test_every_game_is_registered_once() -> None:
    assert register_games() == NAMES == [f"vacherie_{game}" for game in GAMES]


@pytest.mark.parametrize("name", PLAIN)
def test_openspiel_plays_at_random_and_serialises(name: str) -> None:
    pyspiel.random_sim_test(pyspiel.load_game(name), num_sims=1, serialize=True, verbose=False)


@every_game
def test_openspiel_plays_every_variant_at_random(name: str) -> None:
    pyspiel.random_sim_test(pyspiel.load_game(name), num_sims=1, serialize=False, verbose=False)


@pytest.mark.parametrize("name", PLAIN)
def test_openspiel_finds_its_api_kept(name: str) -> None:
    class Enforced(api_test.EnforceAPIOnPartialTreeBase):
        game = pyspiel.load_game(name)
        game_name = name

    Enforced.setUpClass()
    tests = [test for test in dir(Enforced) if test.startswith("test_")]
    assert len(tests) >= 5
    for test in tests:
        getattr(Enforced(test), test)()


# OpenSpiel writes every state of a playthrough out, shown or not: whole games of the others take their time.
@pytest.mark.parametrize("name", PLAIN if ROUNDS > 1 else PLAIN[:1])
def test_a_playthrough_replays_equal(name: str, tmp_path: Path) -> None:
    flags.FLAGS.mark_as_parsed()
    file = tmp_path / "playthrough.txt"
    file.write_text(generate_playthrough.playthrough(name, None, seed=6))
    expected, actual = generate_playthrough.replay(str(file))
    assert expected == actual
    assert "State 50" in expected


def test_all_parameters_can_be_given() -> None:
    game = pyspiel.load_game(
        "vacherie_six_qui_prend", {"players": 3, "variant": "pro", "draft_memory": False, "target_heads": 30}
    )
    assert game.num_players() == 3
    assert game.encoding.options.target_heads == 30
    assert game.encoding.options.draft_memory is False
    old = pyspiel.load_game(
        "vacherie_unexploded_cow", {"players": 3, "edition": 2011, "starting_money": "5000 4000 3000"}
    )
    assert old.encoding.options.starting_money == (5000, 4000, 3000)
    assert pyspiel.load_game(str(game)).encoding.options == game.encoding.options


def test_rewards_are_places_by_default() -> None:
    *_, state = walk(pyspiel.load_game("vacherie_six_qui_prend(players=3,max_rounds=1)"), seed=7)
    outcome = state.node.playing.state.outcome()
    best = state.returns().index(max(state.returns()))
    assert outcome.places[best] == 1
    assert sum(state.returns()) == pytest.approx(0)
    *_, scored = walk(
        pyspiel.load_game("vacherie_six_qui_prend(players=3,max_rounds=1,reward=score)"), seed=7
    )
    assert scored.returns() == [-score for score in outcome.scores]
