"""Runs a scenario and finds the first thing that is not as it says.

    scenario-refused          found              an action is refused, and was not to be
    scenario-not-refused      expected           an action is allowed that was to be refused
    scenario-other-refusal    expected, found    it is refused for another reason
    scenario-changed                             a refused action has changed something all the same
    scenario-count            expected, found    `everyone` has not one action for each who is to act

What else can differ is in `checks`.
"""

import dataclasses
from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from vacherie.core.errors import IllegalAction, Param
from vacherie.core.files.paths import Path, field_name
from vacherie.core.game import AnyGame, AnyState
from vacherie.core.scenario.checks import Finding, findings
from vacherie.core.scenario.file import AnyScenarioStep
from vacherie.core.scenario.read import Scenario
from vacherie.core.values import Action, Event


@dataclass(frozen=True)
class Difference:
    """What is not as the scenario says; `code` is the key of a sentence about it."""

    step: int
    """From 1 on."""
    line: int | None
    field: str
    """Within the step."""
    code: str
    params: dict[str, Param]
    refusal: IllegalAction | None = dataclasses.field(default=None, compare=False)
    """Why the game refuses an action, if that is the difference."""


def run_scenario(scenario: Scenario) -> Difference | None:
    """The first difference, or `None` if all is as the scenario says."""
    state = scenario.start.copy()
    for index, step in enumerate(scenario.steps):
        # The step goes only as far as it is asked for findings.
        finding = next(take_step(scenario.game, state, step), None)
        if finding is not None:
            line = scenario.source.line(("step", index, *finding.path))
            where = field_name(finding.path)
            return Difference(index + 1, line, where, finding.code, finding.params, finding.refusal)
    return None


def take_step(game: AnyGame, state: AnyState, step: AnyScenarioStep) -> Iterator[Finding]:
    told: list[Event] = []
    actors = state.to_act() if step.actor is None else (step.actor,)
    actions = planned(step, len(actors))
    if step.everyone is not None and len(actions) != len(actors):
        yield Finding(("everyone",), "scenario-count", {"expected": len(actors), "found": len(actions)})
    for actor, (path, action) in zip(actors, actions, strict=False):
        before = game.position(state)
        try:
            told += state.apply(actor, action)
        except IllegalAction as refusal:
            yield from refusal_findings(path, step.expect.refusal, refusal)
            if game.position(state) != before:
                yield Finding(path, "scenario-changed")
        else:
            yield from refusal_findings(path, step.expect.refusal, None)
    for finding in findings(game, state, told, step.expect):
        yield Finding(("expect", *finding.path), finding.code, finding.params)


def planned(step: AnyScenarioStep, actors: int) -> Sequence[tuple[Path, Action]]:
    """The actions of the step in order, and where each stands."""
    if step.action is not None:
        return [(("action",), step.action)]
    if isinstance(step.everyone, tuple):
        return [(("everyone", index), action) for index, action in enumerate(step.everyone)]
    if step.everyone is None:
        return []
    # The same for all; once where nobody is to act, so that it shows.
    return [(("everyone",), step.everyone)] * max(1, actors)


def refusal_findings(path: Path, expected: str | None, found: IllegalAction | None) -> Iterator[Finding]:
    if expected is None and found is not None:
        yield Finding(path, "scenario-refused", {"found": found.code}, found)
    elif expected is not None and found is None:
        yield Finding(("expect", "refusal"), "scenario-not-refused", {"expected": expected})
    elif expected is not None and found is not None and expected != found.code:
        params: dict[str, Param] = {"expected": expected, "found": found.code}
        yield Finding(("expect", "refusal"), "scenario-other-refusal", params, found)
