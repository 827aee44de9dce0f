"""Every game as a PettingZoo environment in which seats act one after the other (AEC)."""

from random import Random
from typing import Any, Final, Literal, get_args

import msgspec
import numpy as np
from gymnasium.error import ResetNeeded
from pettingzoo import AECEnv

from vacherie.core.values import CHANCE
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
from vacherie.research.playing import Playing
from vacherie.research.rewards import REWARDS, Reward, final_rewards
from vacherie.research.spaces import action_space, observation_space

Illegal = Literal["raise", "lowest"]
"""What to do with a number that the mask forbids: raise `IllegalAction`, or take the lowest legal one."""
RENDER_MODES: Final = ("human", "ansi")


class VacherieAec(AECEnv):
    """`reset` deals, chance draws by itself. An action of several numbers takes as many steps."""

    def __init__(
        self,
        game: str,
        players: int = DEFAULT_PLAYERS,
        options: AskedOptions = None,
        *,
        reward: Reward = "score",
        max_steps: int | None = None,
        illegal: Illegal = "raise",
        render_mode: str | None = None,
    ) -> None:
        self.encoding = asked_encoding(game, players, options)
        check_word("reward", reward, REWARDS)
        check_word("illegal", illegal, get_args(Illegal))
        if render_mode is not None:
            check_word("render_mode", render_mode, RENDER_MODES)
        self.reward = reward
        self.max_steps = asked_number("max_steps", max_steps, least=1)
        self.illegal = illegal
        self.render_mode = render_mode
        self.metadata: dict[str, Any] = {
            "name": f"vacherie_{game}_v0",
            "render_modes": list(RENDER_MODES),
            "is_parallelizable": False,
        }
        self.possible_agents = [f"player_{seat}" for seat in range(players)]
        self.agents: list[str] = []
        self.seats = {agent: seat for seat, agent in enumerate(self.possible_agents)}
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

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Deals anew; the same seed gives the same cards and dice. `options` is not used."""
        self.random = asked_random(seed) or self.random
        self.has_begun = True
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.steps = 0
        self.playing = Playing(self.encoding)
        self.playing.pass_chance(self.random)
        self.scoring = self.encoding.scoring(self.playing.state)
        self.scores = self.scoring()
        self.scored_at = self.playing.state.decision
        self.has_told = False
        self.go_on()

    def last(self, observe: bool = True) -> tuple[Any, float, bool, bool, dict[str, Any]]:
        if not self.agents:
            raise ResetNeeded(NEEDS_RESET)
        agent = self.agent_selection
        return (
            self.observe(agent) if observe else None,
            self._cumulative_rewards[agent],
            self.terminations[agent],
            self.truncations[agent],
            self.infos[agent],
        )

    def observe(self, agent: str) -> Observation:
        """Built from nothing but the seat's view; the mask is empty where another is asked."""
        if not self.has_begun:
            raise ResetNeeded(NEEDS_RESET)
        seat, playing = self.seats.get(agent), self.playing
        if seat is None:
            raise unknown_agent(agent, self.possible_agents)
        legal = playing.legal() if seat == playing.actor else ()
        return {
            "observation": vector(playing.observe(seat)),
            "action_mask": mask(self.action_count, legal),
        }

    def step(self, action: int | np.integer[Any] | None) -> None:
        if not self.agents:
            raise ResetNeeded(NEEDS_RESET)
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        playing = self.playing
        number = whole_number("an action", action)
        if self.illegal == "lowest" and number not in playing.legal():
            number = min(playing.legal())
        playing.choose(number)
        if playing.actor == CHANCE:
            playing.pass_chance(self.random)
        self.steps += 1
        self._cumulative_rewards[agent] = 0.0
        if self.has_told:
            self._clear_rewards()
            self.has_told = False
        # Nothing is scored while a choice is still open.
        if self.scored_at != playing.state.decision:
            self.tell_rewards()
        self.go_on()
        if self.render_mode == "human":
            self.render()

    def tell_rewards(self) -> None:
        """What this step has brought to each agent."""
        self.scored_at = self.playing.state.decision
        gains = self.gains()
        if gains is None:
            return
        self.has_told = True
        for agent, gain in zip(self.possible_agents, gains, strict=True):
            self.rewards[agent] = gain
            self._cumulative_rewards[agent] += gain

    def gains(self) -> list[float] | None:
        """By seat; all rewards but "score" are given at the end. `None` if there are none."""
        if self.reward != "score":
            outcome = self.playing.state.outcome()
            return None if outcome is None else final_rewards(self.encoding, outcome, self.reward)
        scores, before = self.scoring(), self.scores
        if scores == before:
            return None
        self.scores = scores
        return [new - old for new, old in zip(scores, before, strict=True)]

    def go_on(self) -> None:
        """To the seat that is asked now, or to the end."""
        actor = self.playing.actor
        if isinstance(actor, int):
            self.agent_selection = self.possible_agents[actor]
        if actor is None:
            self.terminations = dict.fromkeys(self.agents, True)
        elif self.max_steps is not None and self.steps >= self.max_steps:
            self.truncations = dict.fromkeys(self.agents, True)

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
