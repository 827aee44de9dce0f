"""Every game for OpenSpiel, tried with OpenSpiel's own tests."""

from collections.abc import Iterator
from itertools import islice
from pathlib import Path
from random import Random
from typing import Any

import pyspiel
import pytest
from absl import flags
from open_spiel.integration_tests import api_test
from open_spiel.python.algorithms import generate_playthrough
from open_spiel.python.observation import make_observation

from tests.soak import IN_NUMBERS
from vacherie.core.errors import IllegalAction, InvalidOptions
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


@every_game
def test_openspiel_plays_every_variant_at_random_and_serialises(name: str) -> None:
    pyspiel.random_sim_test(pyspiel.load_game(name), num_sims=1, serialize=True, verbose=False)


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


# OpenSpiel writes every number of every state out: those of NéVaches that are no flags take it ten seconds.
@pytest.mark.parametrize("name", PLAIN if IN_NUMBERS > 1 else PLAIN[:2])
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


@pytest.mark.parametrize("wrong", [{"variant": "tarot"}, {"players": 11}, {"reward": "gold"}])
def test_what_cannot_be_played_is_said_at_once(wrong: dict[str, Any]) -> None:
    with pytest.raises(InvalidOptions):
        pyspiel.load_game("vacherie_six_qui_prend", wrong)


def test_a_number_that_is_not_legal_is_refused() -> None:
    [dealing] = walk(pyspiel.load_game("vacherie_six_qui_prend"), seed=1, most=1)
    with pytest.raises(IllegalAction):
        dealing.apply_action(42)
    for state in walk(pyspiel.load_game("vacherie_six_qui_prend"), seed=1):
        if not state.is_chance_node():
            break
    with pytest.raises(IllegalAction):
        state.apply_action(223)


@every_game
def test_what_python_answers_itself_is_what_openspiel_would(name: str) -> None:
    game = pyspiel.load_game(name)
    openspiel: Any = pyspiel.State
    observation = make_observation(game)
    for state in islice(walk(game, seed=3, most=700), 0, None, 7):
        assert state.is_chance_node() == openspiel.is_chance_node(state)
        assert state.is_player_node() == openspiel.is_player_node(state)
        assert state.is_simultaneous_node() == openspiel.is_simultaneous_node(state)
        assert state.legal_actions() == openspiel.legal_actions(state)
        for player in range(game.num_players()):
            assert state.legal_actions(player) == openspiel.legal_actions(state, player)
            tensor = state.observation_tensor(player)
            assert tensor == openspiel.observation_tensor(state, player)
            observation.set_from(state, player)
            assert tensor == observation.tensor.tolist()
            assert tensor == [number for field in observation.dict.values() for number in field.tolist()]


def test_an_observation_is_of_somebody() -> None:
    state = pyspiel.load_game("vacherie_six_qui_prend").new_initial_state()
    for nobody in (-1, 4):
        with pytest.raises(pyspiel.SpielError):
            state.observation_tensor(nobody)


def test_a_copy_is_apart() -> None:
    for state in walk(pyspiel.load_game("vacherie_nevaches(players=2)"), seed=2, most=200):
        if state.is_terminal():
            break
        before = str(state)
        twin = state.clone()
        assert str(twin) == before
        twin.apply_action(twin.legal_actions()[0])
        assert str(state) == before


def test_a_seat_remembers_only_what_it_has_seen() -> None:
    """Two deals that differ in the other hand alone are one information state of this seat."""
    game = pyspiel.load_game("vacherie_six_qui_prend(players=3)")
    rows, hands = [0, 1, 2, 3], [4] * 10 + [5] * 10 + [6] * 10
    swapped = [4] * 10 + [6] * 10 + [5] * 10
    first, second = (dealt(game, [*rows, *order]) for order in (hands, swapped))
    assert first.information_state_string(0) == second.information_state_string(0)
    assert first.information_state_string(1) != second.information_state_string(1)
    assert first.observation_string(0) == second.observation_string(0)
    assert first.observation_tensor(0) == second.observation_tensor(0)


def dealt(game: Any, places: list[int]) -> Any:
    state = game.new_initial_state()
    for place in places:
        if state.is_chance_node():
            state.apply_action(place)
    return state
