"""What a lesson file says: steps, each with a position of the game, a choice, and what follows from it."""

from dataclasses import dataclass
from functools import cache
from typing import Annotated, Any, Final, Generic, TypeVar, cast

import msgspec
from msgspec import Meta

from vacherie.core.files.toml import convert, read_toml
from vacherie.core.game import AnyGame
from vacherie.core.patterns import first_mismatch, pattern_type
from vacherie.core.values import Action, Actor, Seat

LEARNER: Final[Seat] = 0
"""Whoever takes the lesson sits here."""

ActionT = TypeVar("ActionT")
PatternT = TypeVar("PatternT")
PositionT = TypeVar("PositionT")


class Doing(msgspec.Struct, Generic[ActionT], frozen=True, forbid_unknown_fields=True):
    """What somebody else, or chance, does by the script."""

    actor: Actor
    action: ActionT


class Remark(msgspec.Struct, Generic[PatternT], frozen=True, forbid_unknown_fields=True):
    """What the coach says about one kind of choice that does not bring you on."""

    action: PatternT
    says: str
    """An attribute of the step's message."""


class TaughtStep(
    msgspec.Struct, Generic[PositionT, ActionT, PatternT], frozen=True, forbid_unknown_fields=True
):
    """One choice of the learner, with what the coach says about it."""

    key: str
    """The end of its message's key: `lesson-six-rising` explains, `.again` consoles, `.done` looks back."""
    clause: str
    """The rule that it teaches."""
    accept: Annotated[tuple[PatternT, ...], Meta(min_length=1)]
    """The choices that bring you on: what a pattern leaves out may be anything."""
    position: PositionT | None = None
    """Left out, the step goes on from the last one."""
    before: tuple[Doing[ActionT], ...] = ()
    """What happens before you choose."""
    then: tuple[Doing[ActionT], ...] = ()
    """What follows from your choice."""
    remarks: tuple[Remark[PatternT], ...] = ()
    point: tuple[str, ...] = ()
    """The pieces of the table that the coach points at."""
    is_told: bool = True
    """Whether the coach looks back with `.done`; if not, the next step follows at once."""


class LessonFile(
    msgspec.Struct, Generic[PositionT, ActionT, PatternT], frozen=True, forbid_unknown_fields=True
):
    others: Annotated[tuple[str, ...], Meta(min_length=1)]
    """The names of those at the other seats."""
    step: Annotated[tuple[TaughtStep[PositionT, ActionT, PatternT], ...], Meta(min_length=1)]


AnyTaughtStep = TaughtStep[Any, Any, Any]


@dataclass(frozen=True)
class Lesson:
    game: AnyGame
    others: tuple[str, ...]
    steps: tuple[AnyTaughtStep, ...]

    @property
    def end_key(self) -> str:
        """What is said when all steps are behind you."""
        return f"lesson-{self.game.rulebook.prefix}-end"

    def text_key(self, step: AnyTaughtStep) -> str:
        return f"lesson-{self.game.rulebook.prefix}-{step.key}"


def is_accepted(step: AnyTaughtStep, action: Action) -> bool:
    return any(first_mismatch(pattern, action) is None for pattern in step.accept)


def remark_on(step: AnyTaughtStep, action: Action) -> str:
    """Which of the step's words answer a choice that is not accepted."""
    fitting = (remark.says for remark in step.remarks if first_mismatch(remark.action, action) is None)
    return next(fitting, "again")


def read_lesson(text: str, file: str, game: AnyGame) -> Lesson:
    """Raises `InvalidFile` for the first mistake."""
    source = read_toml(text, file)
    read = convert(source, _file_type(game, _position_type(source.data, game)))
    return Lesson(game, read.others, read.step)


def _position_type(data: dict[str, Any], game: AnyGame) -> Any:
    """A lesson is about one variant: that of its first position."""
    match data.get("step"):
        case [{"position": position}, *_]:
            return game.position_type_in(position)
        case _:
            return game.position_type


@cache
def _file_type(game: AnyGame, position: Any) -> Any:
    return cast(Any, LessonFile)[position, game.action_type, pattern_type(game.action_type)]
