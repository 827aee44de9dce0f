"""How fast learners can step our games, beside others of their kind; `--write` keeps the figures.

All are played at random in one run, by one loop for each interface. PettingZoo: a step is one agent's, with
its observation and mask. OpenSpiel: a step is one node, chance's included; whoever acts looks at nothing, or
at an array, or at a list of the same numbers.
"""

import argparse
import platform
import sys
import warnings
from collections.abc import Callable
from datetime import UTC, datetime
from importlib import import_module
from pathlib import Path
from random import Random
from typing import Any

from bench.gauge import Gauge

from vacherie.games import GAMES
from vacherie.research import aec_env, parallel_env, register_games

RESULTS = Path(__file__).parent / "RESULTS.md"
PASSES = 7
"""Every figure is the best of so many runs, taken in turn so that a busy moment hits them all alike."""
STEPS = 2000
OURS = "vacherie"
CLASSIC = (
    "leduc_holdem_v4",
    "texas_holdem_v4",
    "texas_holdem_no_limit_v6",
    "connect_four_v3",
    "tictactoe_v3",
)
RLCARD = ("leduc-holdem", "limit-holdem", "no-limit-holdem", "blackjack", "uno", "gin-rummy")
SPIEL = (
    "python_ant_foraging",
    "python_block_dominoes",
    "python_dynamic_routing",
    "python_hangman",
    "python_iterated_prisoners_dilemma",
    "python_kuhn_poker",
    "python_liars_poker",
    "python_team_dominoes",
    "python_tic_tac_toe",
)

ENVIRONMENTS = "PettingZoo and RLCard"
NODES = "OpenSpiel's games in Python, without observations"
ARRAYS = "OpenSpiel's games in Python, with the array of who acts"
LISTS = "OpenSpiel's games in Python, with the list of who acts"
CAPTIONS = {
    ENVIRONMENTS: "Steps of agents, each with its observation and its mask.",
    NODES: "Nodes, chance's included: what is legal, and one of it done.",
    ARRAYS: "The same, and at every node of a player `set_from` of an observer that `make_observation` made, "
    "which OpenSpiel calls the main way from Python: one array, written again and again. The prisoner's "
    "dilemma is left out here and below: it has nothing of the kind.",
    LISTS: "The same with `state.observation_tensor(player)` instead: a new list of Python's own numbers at "
    "every node of a player. It takes longer the longer the list is: 2439, 1818 and 4279 numbers in our "
    "games, 7 to 66 in the others, and 640 in the ants'.",
}


def aec_steps(env: Any) -> Callable[[], int]:
    def play() -> int:
        random, steps = Random(1), 0
        while steps < STEPS:
            env.reset(seed=steps)
            for _ in env.agent_iter():
                observation, _, is_over, is_cut, _ = env.last()
                if is_over or is_cut:
                    env.step(None)
                    continue
                env.step(random.choice(observation["action_mask"].nonzero()[0]))
                steps += 1
        return steps

    return play


def parallel_steps(env: Any) -> Callable[[], int]:
    """Counted by agents, as the others are."""

    def play() -> int:
        random, steps = Random(1), 0
        while steps < STEPS:
            seen, _ = env.reset(seed=steps)
            while env.agents:
                actions = {
                    agent: random.choice(seen[agent]["action_mask"].nonzero()[0]) for agent in env.agents
                }
                steps += len(actions)
                seen, *_ = env.step(actions)
        return steps

    return play


def rlcard_steps(env: Any) -> Callable[[], int]:
    def play() -> int:
        random, steps = Random(1), 0
        while steps < STEPS:
            state, _ = env.reset()
            while not env.is_over():
                state, _ = env.step(random.choice(list(state["legal_actions"])))
                steps += 1
        return steps

    return play


Look = Callable[[Any, int], None]
"""At a state of OpenSpiel, with the eyes of a player."""


def look_at_array(game: Any) -> Look:
    look: Look = import_module("open_spiel.python.observation").make_observation(game).set_from
    return look


def look_at_list(game: Any) -> Look:
    return lambda state, player: state.observation_tensor(player)


def spiel_steps(game: Any, look: Look | None) -> Callable[[], int]:
    def play() -> int:
        random, steps = Random(1), 0
        while steps < STEPS:
            state = game.new_initial_state()
            while not state.is_terminal():
                if state.is_chance_node():
                    outcomes = state.chance_outcomes()
                    state.apply_action(
                        random.choices([number for number, _ in outcomes], [share for _, share in outcomes])[
                            0
                        ]
                    )
                elif state.is_simultaneous_node():
                    if look:
                        look(state, 0)
                    players = range(game.num_players())
                    state.apply_actions([random.choice(state.legal_actions(player)) for player in players])
                else:
                    if look:
                        look(state, state.current_player())
                    state.apply_action(random.choice(state.legal_actions()))
                steps += 1
        return steps

    return play


def pettingzoo_gauges() -> dict[str, Gauge]:
    gauges = {f"{OURS} {game}, AEC": Gauge(aec_steps(aec_env(game))) for game in GAMES}
    gauges[f"{OURS} six_qui_prend, Parallel"] = Gauge(parallel_steps(parallel_env()))
    for name in CLASSIC:
        gauges[f"pettingzoo {name}"] = Gauge(aec_steps(import_module(f"pettingzoo.classic.{name}").env()))
    rlcard: Any = import_module("rlcard")
    for name in RLCARD:
        gauges[f"rlcard {name}"] = Gauge(rlcard_steps(rlcard.make(name)))
    return gauges


def spiel_games() -> dict[str, Any]:
    import_module("open_spiel.python.games")
    pyspiel: Any = import_module("pyspiel")
    return {name: pyspiel.load_game(name) for name in (*register_games(), *SPIEL)}


def spiel_gauges() -> dict[str, Gauge]:
    return {name: Gauge(spiel_steps(game, None)) for name, game in spiel_games().items()}


def observed_gauges(look_at: Callable[[Any], Look]) -> dict[str, Gauge]:
    return {
        name: Gauge(spiel_steps(game, look_at(game)))
        for name, game in spiel_games().items()
        if game.get_type().provides_observation_tensor
    }


def table(title: str, gauges: dict[str, Gauge]) -> str:
    """Fastest first, ours in bold."""
    lines = [f"### {title}", "", CAPTIONS[title], "", "| | steps/s |", "|---|---:|"]
    for name, gauge in sorted(gauges.items(), key=lambda item: -item[1].per_second):
        shown = f"**{name}**" if name.startswith(OURS) else name
        lines.append(f"| {shown} | {gauge.per_second:,.0f} |")
    return "\n".join(lines)


def measure(passes: int) -> str:
    tables = {
        ENVIRONMENTS: pettingzoo_gauges(),
        NODES: spiel_gauges(),
        ARRAYS: observed_gauges(look_at_array),
        LISTS: observed_gauges(look_at_list),
    }
    for number in range(passes):
        for gauges in tables.values():
            for gauge in gauges.values():
                gauge.run()
        print(f"{number + 1} of {passes}", file=sys.stderr)
    return "\n\n".join(table(title, gauges) for title, gauges in tables.items())


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--passes", type=int, default=PASSES)
    parser.add_argument("--write", action="store_true", help=f"put the figures on top of {RESULTS.name}")
    arguments = parser.parse_args()
    warnings.simplefilter("ignore")
    figures = measure(arguments.passes)
    print(figures)
    if arguments.write:
        heading, _, rest = RESULTS.read_text("utf-8").partition("\n\n")
        machine = f"Python {platform.python_version()}, {platform.machine()}, one core"
        section = (
            f"## {datetime.now(UTC):%Y-%m-%d}, environments for learners\n\n`make bench-research`, {machine}."
        )
        RESULTS.write_text(f"{heading}\n\n{section}\n\n{figures}\n\n{rest}", "utf-8")


if __name__ == "__main__":
    main()
