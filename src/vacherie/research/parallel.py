"""6 qui prend! as a PettingZoo environment in which all seats choose at the same time (Parallel).

The base game, the pro variant and the four fan cards; the cooperative game, whose team talks, is AEC only.
"""

from collections.abc import Mapping
from random import Random
from typing import Any, ClassVar, Final, Literal, get_args

import msgspec
from gymnasium.error import ResetNeeded
from pettingzoo import ParallelEnv

from vacherie.core.errors import IllegalAction, InvalidOptions
from vacherie.core.values import Seat
from vacherie.games.six_qui_prend.actions import ROW_CHOICES
from vacherie.games.six_qui_prend.cards import heads_on
from vacherie.research.aec import RENDER_MODES, Illegal
from vacherie.research.arrays import Observation, mask, vector
from vacherie.research.asking import (
    DEFAULT_PLAYERS,
    NEEDS_RESET,
    AskedOptions,
    asked_encoding,
    asked_number,
    asked_random,
    check_word,
    unknown_agent,
    whole_number,
)
from vacherie.research.encoding.six_qui_prend.actions import WAIT
from vacherie.research.playing import Playing
from vacherie.research.rewards import REWARDS, Reward, final_rewards
from vacherie.research.spaces import action_space, observation_space

GAME: Final = "six_qui_prend"
RowChoice = Literal["asked", "fewest"]
"""Who must take a row is asked in a step of its own; or takes the one with the fewest heads, the first of
equals."""

Legal = Mapping[int, Any]
"""What each number means: an action, or `None` for waiting."""
WAITING: Final[Legal] = {WAIT: None}
Observations = dict[str, Observation]
Infos = dict[str, dict[str, Any]]
Answer = tuple[Observations, dict[str, float], dict[str, bool], dict[str, bool], Infos]
"""Observations, rewards, terminations, truncations, infos."""


class VacherieParallel(ParallelEnv):
    """A step is a trick. Where one seat alone is asked (a row, a draft) the others can only `wait`."""

    metadata: ClassVar[dict[str, Any]] = {"render_modes": list(RENDER_MODES), "name": f"vacherie_{GAME}_v0"}

    def __init__(
        self,
        players: int = DEFAULT_PLAYERS,
        options: AskedOptions = None,
        *,
        rows: RowChoice = "asked",
        reward: Reward = "score",
        max_cycles: int | None = None,
        illegal: Illegal = "raise",
        render_mode: str | None = None,
    ) -> None:
        self.encoding = asked_encoding(GAME, players, options)
        if self.encoding.options.variant == "coop":
            raise InvalidOptions("not-simultaneous", variant="coop")
        check_word("rows", rows, get_args(RowChoice))
        self.rows = rows
        check_word("reward", reward, REWARDS)
        check_word("illegal", illegal, get_args(Illegal))
        if render_mode is not None:
            check_word("render_mode", render_mode, RENDER_MODES)
        self.reward = reward
        self.max_cycles = asked_number("max_cycles", max_cycles, least=1)
        self.illegal = illegal
        self.render_mode = render_mode
        self.possible_agents = [f"player_{seat}" for seat in range(players)]
        self.agents: list[str] = []
        self.observation_spaces = {agent: observation_space(self.encoding) for agent in self.possible_agents}
        self.action_spaces = {agent: action_space(self.encoding) for agent in self.possible_agents}
        self.action_count = self.encoding.actions.size
        self.random = Random()
        self.has_begun = False

    def observation_space(self, agent: str) -> Any:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> Any:
        return self.action_spaces[agent]

    def action_name(self, number: int) -> str:
        """What the number stands for in the action table, in words: "card 17", "row 2"."""
        return self.encoding.actions.name(whole_number("an action", number))

    def reset(
        self, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observations, Infos]:
        """Deals anew; the same seed gives the same cards. `options` is not used."""
        self.random = asked_random(seed) or self.random
        self.has_begun = True
        self.agents = self.possible_agents[:]
        self.steps = 0
        self.playing = Playing(self.encoding)
        self.playing.pass_chance(self.random)
        self.scoring = self.encoding.scoring(self.playing.state)
        self.scores = self.scoring()
        return self.observations(), {agent: {} for agent in self.agents}

    def observations(self) -> Observations:
        playing = self.playing
        asked = playing.state.to_act()
        self.legal = [self.choices(seat) if seat in asked else WAITING for seat in range(len(self.agents))]
        return {
            agent: {
                "observation": vector(playing.observe(seat)),
                "action_mask": mask(self.action_count, self.legal[seat]),
            }
            for seat, agent in enumerate(self.agents)
        }

    def choices(self, seat: Seat) -> Legal:
        return self.encoding.choices(self.playing.state, seat)

    def step(self, actions: Mapping[str, int]) -> Answer:
        self.check_agents(actions)
        chosen = [
            self.chosen(seat, whole_number("an action", actions[agent]))
            for seat, agent in enumerate(self.agents)
        ]
        for seat, action in enumerate(chosen):
            if action is not None:
                self.playing.advance(seat, action)
        self.go_on()
        self.steps += 1
        is_over = self.playing.actor is None
        is_cut = not is_over and self.max_cycles is not None and self.steps >= self.max_cycles
        agents = self.agents
        answer: Answer = (
            self.observations(),
            dict(zip(agents, self.gains(), strict=True)),
            dict.fromkeys(agents, is_over),
            dict.fromkeys(agents, is_cut),
            {agent: {} for agent in agents},
        )
        if is_over or is_cut:
            self.agents = []
        if self.render_mode == "human":
            self.render()
        return answer

    def check_agents(self, actions: Mapping[str, int]) -> None:
        """Raises unless there is an action of each agent, and of nobody else."""
        if not self.agents:
            raise ResetNeeded(NEEDS_RESET)
        for agent in actions:
            if agent not in self.action_spaces:
                raise unknown_agent(agent, self.possible_agents)
        missing = [agent for agent in self.agents if agent not in actions]
        if missing:
            raise ValueError(f"no action of {', '.join(missing)}: every agent acts, if only to wait")

    def chosen(self, seat: Seat, number: int) -> Any:
        """The seat's action, `None` if it waits; checked for all before anything happens."""
        legal = self.legal[seat]
        if number in legal:
            return legal[number]
        if self.illegal == "raise":
            raise IllegalAction("number-not-legal", number=number, legal=len(legal))
        return legal[min(legal)]

    def go_on(self) -> None:
        """Chance deals; rows are taken where nobody is to be asked for them."""
        playing = self.playing
        state: Any = playing.state
        while playing.actor == "chance" or (self.rows == "fewest" and state.asked == "row"):
            if playing.actor == "chance":
                playing.pass_chance(self.random)
            else:
                assert playing.actor is not None
                playing.advance(
                    playing.actor, min(ROW_CHOICES, key=lambda choice: heads_on(state.rows[choice.row]))
                )

    def gains(self) -> list[float]:
        state = self.playing.state
        if self.reward == "score":
            old, self.scores = self.scores, self.scoring()
            return [after - before for after, before in zip(self.scores, old, strict=True)]
        outcome = state.outcome()
        if outcome is None:
            return [0.0] * self.encoding.players
        return final_rewards(self.encoding, outcome, self.reward)

    def render(self) -> str | None:
        """What the audience sees, as indented JSON."""
        if not self.has_begun:
            raise ResetNeeded(NEEDS_RESET)
        text = msgspec.json.format(msgspec.json.encode(self.playing.state.view(None))).decode()
        if self.render_mode == "ansi":
            return text
        print(text)
        return None

    def close(self) -> None:
        """Nothing is held open."""
