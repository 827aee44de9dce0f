"""What a game brings along so that the laws can be tried on it."""

from abc import ABC, abstractmethod
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from random import Random
from typing import Any, ClassVar

from vacherie.core.game import AnyGame, AnyState
from vacherie.core.values import CHANCE, Action, Actor, Options, Seat


@dataclass(frozen=True)
class Case:
    """One way to play a game."""

    game: AnyGame
    options: Options
    players: int

    def __str__(self) -> str:
        default = type(self.options)()
        changed = [
            f"{name}={getattr(self.options, name)}"
            for name in self.options.__struct_fields__
            if getattr(self.options, name) != getattr(default, name)
        ]
        return "-".join([self.game.id, *changed, str(self.players)])


@dataclass(frozen=True)
class Step:
    """One action of a game, with the state before and after it."""

    before: AnyState
    actor: Actor
    action: Action
    events: Sequence[Any]
    after: AnyState


class Adapter(ABC):
    game: AnyGame
    cow_share: ClassVar[float] = 0.0
    """How often a cow chooses in a playthrough, where chance alone would hardly score, or never end."""

    @abstractmethod
    def cases(self) -> Iterator[Case]:
        """Every option and number of players, in games short enough to play often."""

    @abstractmethod
    def playthroughs(self) -> Iterator[tuple[str, Case]]:
        """The golden games that there must be, by name: every variant, for few and many players."""

    @abstractmethod
    def fold(self, view: Any, event: Any) -> Any:
        """The view after the event, made from nothing but the two."""

    @abstractmethod
    def universe(self, players: int) -> Iterator[Action]:
        """All that somebody could ask for, legal or not."""

    def act(self, state: AnyState, seat: Seat, random: Random) -> Action:
        """Any legal action; a game may lean towards those that keep it short."""
        action: Action = state.random_action(seat, random)
        return action

    @abstractmethod
    def assert_conserved(self, position: Any) -> None:
        """Nothing was made or lost."""

    @abstractmethod
    def disguised(
        self, case: Case, steps: Sequence[Step], viewer: Seat | None, random: Random
    ) -> list[tuple[Actor, Action]]:
        """Another game up to the same moment, that the viewer must not be able to tell from the true one."""


def walk(adapter: Adapter, case: Case, random: Random, most: int | None = None) -> Iterator[Step]:
    """Plays at random, now and then by a seat that only may act."""
    state = case.game.new(case.options, case.players)
    count = 0
    while (actors := state.to_act()) and (most is None or count < most):
        before = state.copy()
        actor: Actor = random.choice(actors)
        if (idle := state.may_act()) and random.random() < 0.1:
            willing = [seat for seat in idle if state.legal_actions(seat)]
            actor = random.choice(willing) if willing else actor
        action = state.draw(random) if actor == CHANCE else adapter.act(state, actor, random)
        events = state.apply(actor, action)
        yield Step(before, actor, action, events, state.copy())
        count += 1
