"""The worked example of a game's rules page: a scenario in `examples/`, played by the game's rules."""

from importlib.resources import files

from vacherie.core.game import AnyGame, AnyState
from vacherie.core.scenario.read import Scenario, read_scenario
from vacherie.core.scenario.run import take_step
from vacherie.games import find_game


def read_example(game: AnyGame) -> Scenario:
    name = f"{game.id}.toml"
    text = files("vacherie.lessons").joinpath("examples", name).read_text("utf-8")
    return read_scenario(text, name, find_game)


def example_states(game: AnyGame) -> list[AnyState]:
    """The table before the example and after each step; it fails if the rules say anything else."""
    scenario = read_example(game)
    state = scenario.start.copy()
    states = [state.copy()]
    for step in scenario.steps:
        findings = [*take_step(game, state, step)]
        assert not findings, (game.id, findings)
        states.append(state.copy())
    return states
