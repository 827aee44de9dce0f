"""Compares what happened, and the state it led to, with what a scenario expects.

    scenario-event-missing      expected, found        the event does not happen; others of its kind
    scenario-event-early        expected               it happens, but not after the one listed before it
    scenario-event-forbidden    found                  it happens, and was not to
    scenario-differs            expected, found        a fact of the position, the outcome, or who is to act
    scenario-legal-differs      seat, expected, found  a seat may do other than exactly this
    scenario-legal-missing      seat, expected, found  a seat may not do this
    scenario-legal-forbidden    seat, found            a seat may do this, and was not to
    scenario-not-over                                  there is no outcome yet

Lists of actions or actors may be in any order.
"""

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, field
from typing import Any

import msgspec

from vacherie.core.errors import IllegalAction, Param
from vacherie.core.files.paths import Path
from vacherie.core.files.toml_text import toml_text
from vacherie.core.game import AnyGame, AnyState
from vacherie.core.patterns import first_mismatch
from vacherie.core.scenario.file import AnyExpected, Legal, Result
from vacherie.core.values import Action, Actor, Event, kind_of


@dataclass(frozen=True)
class Finding:
    """Something that is not as expected, and where the scenario says it."""

    path: Path
    code: str
    params: dict[str, Param] = field(default_factory=dict)
    refusal: IllegalAction | None = field(default=None, compare=False)
    """Why the game refuses an action, if that is what was found."""


def findings(
    game: AnyGame, state: AnyState, told: Sequence[Event], expected: AnyExpected
) -> Iterator[Finding]:
    yield from event_findings(told, expected.events)
    yield from forbidden_event_findings(told, expected.no_events)
    if expected.position is not None:
        yield from pattern_findings(("position",), expected.position, game.position(state))
    for path, legal in expected.legals():
        yield from legal_findings(path, legal, may_do(state, legal.seat))
    if expected.to_act is not None:
        yield from to_act_findings(expected.to_act, state.to_act())
    if expected.outcome is not None:
        yield from outcome_findings(state, expected.outcome)


def event_findings(told: Sequence[Event], patterns: Iterable[Any]) -> Iterator[Finding]:
    """The listed events must happen in this order; others may come in between."""
    left = list(told)
    for index, pattern in enumerate(patterns):
        path = ("events", index)
        place = next((place for place, event in enumerate(left) if matches(pattern, event)), None)
        if place is not None:
            del left[: place + 1]
        elif any(matches(pattern, event) for event in told):
            yield Finding(path, "scenario-event-early", {"expected": text(pattern)})
            return
        else:
            alike = [event for event in told if kind_of(event) == kind_of(pattern)]
            yield Finding(path, "scenario-event-missing", {"expected": text(pattern), "found": text(alike)})
            return


def forbidden_event_findings(told: Sequence[Event], patterns: Iterable[Any]) -> Iterator[Finding]:
    for index, pattern in enumerate(patterns):
        for event in told:
            if matches(pattern, event):
                yield Finding(("no_events", index), "scenario-event-forbidden", {"found": text(event)})


def pattern_findings(path: Path, pattern: Any, value: Any) -> Iterator[Finding]:
    mismatch = first_mismatch(pattern, value)
    if mismatch is not None:
        params: dict[str, Param] = {"expected": text(mismatch.expected), "found": text(mismatch.found)}
        yield Finding((*path, *mismatch.path), "scenario-differs", params)


def may_do(state: AnyState, seat: int) -> list[Action]:
    """The seat's legal actions; none for a seat that has no say or does not exist."""
    has_say = seat in state.to_act() or seat in state.may_act()
    return state.legal_actions(seat) if has_say else []


def legal_findings(path: Path, legal: Legal[Any], found: list[Action]) -> Iterator[Finding]:
    seat = {"seat": legal.seat}
    if legal.exactly is not None and set(legal.exactly) != set(found):
        params = {"expected": text(legal.exactly), "found": text(found)}
        yield Finding((*path, "exactly"), "scenario-legal-differs", seat | params)
    for index, action in enumerate(legal.includes):
        if action not in found:
            params = {"expected": text(action), "found": text(found)}
            yield Finding((*path, "includes", index), "scenario-legal-missing", seat | params)
    for index, action in enumerate(legal.excludes):
        if action in found:
            forbidden = {"found": text(action)}
            yield Finding((*path, "excludes", index), "scenario-legal-forbidden", seat | forbidden)


def to_act_findings(expected: Sequence[Actor], found: Sequence[Actor]) -> Iterator[Finding]:
    if set(expected) != set(found):
        yield Finding(("to_act",), "scenario-differs", {"expected": text(expected), "found": text(found)})


def outcome_findings(state: AnyState, expected: Result) -> Iterator[Finding]:
    outcome = state.outcome()
    if outcome is None:
        yield Finding(("outcome",), "scenario-not-over")
        return
    found = Result(outcome.scores, outcome.places, outcome.winners, outcome.reason)
    yield from pattern_findings(("outcome",), expected, found)


def matches(pattern: Any, value: Any) -> bool:
    return first_mismatch(pattern, value) is None


def text(value: Any) -> str:
    """Any value of a game as TOML would write it."""
    return toml_text(msgspec.to_builtins(value))
