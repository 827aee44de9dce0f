"""The format of a scenario: a position, steps, and what must follow, for any game."""

from typing import Annotated, Any, Generic, TypeVar

import msgspec
from msgspec import Meta

from vacherie.core.files.paths import Path
from vacherie.core.values import Actor

ActionT = TypeVar("ActionT")
EventT = TypeVar("EventT")
FactsT = TypeVar("FactsT")
PositionT = TypeVar("PositionT")


class Legal(msgspec.Struct, Generic[ActionT], frozen=True, forbid_unknown_fields=True):
    """What a seat may do, in any order."""

    seat: Annotated[int, Meta(ge=0)]
    exactly: tuple[ActionT, ...] | None = None
    includes: tuple[ActionT, ...] = ()
    excludes: tuple[ActionT, ...] = ()


class Result(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """What is known of the outcome."""

    scores: tuple[int, ...] | None = None
    places: tuple[int, ...] | None = None
    winners: tuple[int, ...] | None = None
    reason: str | None = None


class Expected(msgspec.Struct, Generic[ActionT, EventT, FactsT], frozen=True, forbid_unknown_fields=True):
    """What must be true after a step; `events` and `position` are patterns."""

    refusal: str | None = None
    events: tuple[EventT, ...] = ()
    no_events: tuple[EventT, ...] = ()
    position: FactsT | None = None
    legal: Legal[ActionT] | tuple[Legal[ActionT], ...] = ()
    to_act: tuple[Actor, ...] | None = None
    outcome: Result | None = None

    def legals(self) -> list[tuple[Path, Legal[ActionT]]]:
        """What each seat may do, and where it stands."""
        if isinstance(self.legal, Legal):
            return [(("legal",), self.legal)]
        return [(("legal", index), legal) for index, legal in enumerate(self.legal)]


class ScenarioStep(msgspec.Struct, Generic[ActionT, EventT, FactsT], frozen=True, forbid_unknown_fields=True):
    """One actor's action, or one for each seat that is to act, or none; then what is expected."""

    actor: Actor | None = None
    action: ActionT | None = None
    everyone: ActionT | tuple[ActionT, ...] | None = None
    expect: Expected[ActionT, EventT, FactsT] = Expected()


class ScenarioFile(
    msgspec.Struct, Generic[PositionT, ActionT, EventT, FactsT], frozen=True, forbid_unknown_fields=True
):
    title: str
    game: str
    position: PositionT
    step: Annotated[tuple[ScenarioStep[ActionT, EventT, FactsT], ...], Meta(min_length=1)]
    clauses: tuple[str, ...] = ()


AnyScenarioStep = ScenarioStep[Any, Any, Any]
AnyExpected = Expected[Any, Any, Any]
