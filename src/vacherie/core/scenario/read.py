"""Reads a scenario, and says of each mistake where it is and what it is.

    scenario-no-such-clause        clause, game    `clauses` names what the rules do not have
    scenario-one-way-to-act                        a step has `everyone`, and an actor or action too
    scenario-empty-step                            a step does nothing and expects nothing
    scenario-nothing-done                          a step that does nothing expects events or a refusal
    scenario-one-refusal                           a refusal is expected of `everyone` at once
    scenario-legal-says-nothing                    `legal` has no `exactly`, `includes` or `excludes`

Other mistakes have the codes of `toml_source` and `source`, of the game's positions, or of the search for
the game.
"""

from collections.abc import Callable
from dataclasses import dataclass, replace
from functools import cache
from typing import Any, cast

import msgspec

from vacherie.core.errors import InvalidFile, InvalidPosition, UnknownName
from vacherie.core.files.lift import lift_table
from vacherie.core.files.paths import Path
from vacherie.core.files.source import Source, convert, fail
from vacherie.core.files.toml import read_toml
from vacherie.core.files.toml_text import NOTHING
from vacherie.core.game import AnyGame, AnyState
from vacherie.core.patterns import pattern_of_any, pattern_type
from vacherie.core.scenario.file import AnyScenarioStep, Expected, ScenarioFile


class _Header(msgspec.Struct):
    """The part that tells what the rest must look like."""

    game: str


@dataclass(frozen=True)
class Scenario:
    """A file that has been read: nothing in it can be misunderstood, and its position is one of the game."""

    source: Source
    game: AnyGame
    title: str
    clauses: tuple[str, ...]
    steps: tuple[AnyScenarioStep, ...]
    start: AnyState


def read_scenario(text: str, file: str, find_game: Callable[[str], AnyGame]) -> Scenario:
    """Raises `InvalidFile` for the first mistake; `find_game` raises `UnknownName`."""
    source = read_toml(text, file)
    name = convert(source, _Header).game
    try:
        game = find_game(name)
    except UnknownName as error:
        raise fail(source, ("game",), error.code, **error.params) from error
    source = _lifted(source, game)
    source = replace(source, data=_with_nothing(source.data))
    start_type: Any = game.position_type_in(source.data.get("position"))
    scenario: ScenarioFile[Any, Any, Any, Any] = convert(source, _file_type(game, start_type))
    for index, clause in enumerate(scenario.clauses):
        if clause not in game.rulebook.clauses():
            path = ("clauses", index)
            raise fail(source, path, "scenario-no-such-clause", clause=clause, game=game.id)
    for index, step in enumerate(scenario.step):
        _check_step(source, ("step", index), step)
    start = _start(source, game, scenario.position)
    return Scenario(source, game, scenario.title, scenario.clauses, scenario.step, start)


@cache
def _file_type(game: AnyGame, position: Any) -> Any:
    patterns = pattern_type(game.event_type), pattern_of_any(*game.position_types())
    return cast(Any, ScenarioFile)[position, game.action_type, *patterns]


def _lifted(source: Source, game: AnyGame) -> Source:
    """With the file's positions as they are spelt now."""
    table = game.position_type.former_table
    if table is None:
        return source
    steps = source.data.get("step")
    count = len(steps) if isinstance(steps, list) else 0
    for at in (("position",), *(("step", index, "expect", "position") for index in range(count))):
        source = lift_table(source, at, table)
    return source


def _with_nothing(data: dict[str, Any]) -> dict[str, Any]:
    """The file with `None` for each "none" in its position and steps."""
    return {key: _nothing_in(value) if key in ("position", "step") else value for key, value in data.items()}


def _nothing_in(value: Any) -> Any:
    match value:
        case dict():
            return {key: _nothing_in(part) for key, part in value.items()}
        case list():
            return [_nothing_in(part) for part in value]
        case _:
            return None if value == NOTHING else value


def _start(source: Source, game: AnyGame, position: Any) -> AnyState:
    try:
        return game.restore(position)
    except InvalidPosition as error:
        raise _invalid_position(source, error) from error


def _invalid_position(source: Source, error: InvalidPosition) -> InvalidFile:
    path: Path = ("position", *error.path)
    params = dict(error.params)
    # A field that is missing may be named by the parameter `field`.
    if "field" in params:
        path = (*path, params.pop("field"))
    return fail(source, path, error.code, **params)


def _check_step(source: Source, path: Path, step: AnyScenarioStep) -> None:
    """Raises what a step says twice, or halfway."""
    expected = (*path, "expect")
    if step.everyone is not None and (step.action is not None or step.actor is not None):
        raise fail(source, (*path, "everyone"), "scenario-one-way-to-act")
    for name, other in (("actor", "action"), ("action", "actor")):
        if getattr(step, name) is None and getattr(step, other) is not None:
            raise fail(source, (*path, name), "field-missing")
    if step.action is None and step.everyone is None:
        if step.expect == Expected():
            raise fail(source, path, "scenario-empty-step")
        for name in ("refusal", "events", "no_events"):
            if getattr(step.expect, name):
                raise fail(source, (*expected, name), "scenario-nothing-done")
    if step.everyone is not None and step.expect.refusal is not None:
        raise fail(source, (*expected, "refusal"), "scenario-one-refusal")
    for where, legal in step.expect.legals():
        if legal.exactly is None and not legal.includes and not legal.excludes:
            raise fail(source, (*expected, *where), "scenario-legal-says-nothing")
