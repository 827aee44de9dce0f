"""A finished game, ready to be reviewed: its decisions, and the steps between its true positions."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Any

from vacherie.core.errors import GameError
from vacherie.core.game import AnyGame, AnyState
from vacherie.core.record import Record, replay
from vacherie.core.values import CHANCE, Actor, Seat


@dataclass(frozen=True)
class Asked:
    """A choice that a seat really had: more than one action was legal."""

    step: int
    seat: Seat
    state: AnyState
    """Before the action; nobody may change it."""
    action: Any

    def view(self) -> Any:
        return self.state.view(self.seat)

    def legal(self) -> list[Any]:
        return self.state.legal_actions(self.seat)


@dataclass(frozen=True)
class Turn:
    """What happened between two positions: by chance, by one seat, or by seats that chose at once."""

    step: int
    """The number of its last action."""
    before: AnyState
    after: AnyState
    choices: dict[Seat, Any]
    """What each seat did last; empty for chance."""
    is_simultaneous: bool
    outcome: Any
    """Chance's action, if it was chance."""


class FinishedGame:
    """Raises `InvalidFile` where the record does not replay, `GameError` if the game is not over."""

    def __init__(self, record: Record, game: AnyGame, file: str = "") -> None:
        self.game = game
        self.record = record
        self.players = len(record.seats)
        self.states: list[AnyState] = [game.new(record.options, self.players)]
        self.states += [step.state for step in replay(record, game, file)]
        outcome = self.states[-1].outcome()
        if outcome is None:
            raise GameError("review-unfinished")
        self.outcome = outcome

    def asked(self, seats: Sequence[Seat]) -> Iterator[Asked]:
        for step, (actor, action) in enumerate(self.record.actions, start=1):
            if actor == CHANCE or actor not in seats:
                continue
            if not self.is_changed_later(step, actor) and len(self.states[step - 1].legal_actions(actor)) > 1:
                yield Asked(step, actor, self.states[step - 1], action)

    def is_changed_later(self, step: int, actor: Actor) -> bool:
        """Whether the seat answers the same choice once more: only its last answer counts."""
        decision = self.states[step - 1].decision
        if self.states[step].decision != decision:
            return False
        for later in range(step, len(self.record.actions)):
            if self.states[later].decision != decision:
                return False
            if self.record.actions[later][0] == actor:
                return (
                    self.states[step - 1].asked == self.states[later].asked
                    and actor in self.states[later].may_act()
                )
        return False

    def turns(self) -> Iterator[Turn]:
        step, actions = 0, self.record.actions
        while step < len(actions):
            first, before = step, self.states[step]
            actor = actions[step][0]
            is_simultaneous = len(before.to_act()) > 1
            step += 1
            if is_simultaneous:
                while step < len(actions) and self.states[step].decision == before.decision:
                    step += 1
            elif actor != CHANCE:
                while (
                    step < len(actions) and actions[step][0] == actor and len(self.states[step].to_act()) == 1
                ):
                    step += 1
            choices = {seat: action for seat, action in actions[first:step] if seat != CHANCE}
            outcome = actions[first][1] if actor == CHANCE else None
            yield Turn(step, before, self.states[step], choices, is_simultaneous, outcome)
