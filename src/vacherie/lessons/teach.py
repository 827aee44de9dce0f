"""Takes somebody through a lesson. Nothing is kept between two questions: the answers so far say it all.

    lesson-over               the lesson has no step after so many answers
    lesson-other-answer       an earlier answer is not one that brings you on

What the rules forbid is refused as at any table.
"""

from collections.abc import Sequence
from random import Random
from typing import Any

import msgspec

from vacherie.core.errors import IllegalAction, InvalidAction
from vacherie.core.game import AnyState
from vacherie.core.said import Brief, brief
from vacherie.core.taking_back import preview
from vacherie.core.values import Action, Event, View
from vacherie.lessons.lesson import LEARNER, AnyTaughtStep, Doing, Lesson, is_accepted, remark_on

Answers = Sequence[Action | None]
"""One for each step that is behind you; `None` for one that was passed over."""


class Moment(msgspec.Struct, frozen=True):
    """What the learner sees and hears now."""

    says: str | None
    """The key of what the coach says; `None` where the next step follows at once."""
    is_right: bool | None
    """Whether the choice brings you on; `None` where none was made."""
    opening: View | None
    """A new scene: what lay there before the events."""
    events: tuple[Event, ...]
    view: View
    legal: tuple[Action, ...]
    hints: Sequence[Any] = ()
    """What helps to decide, worked out of the view."""
    said: list[Brief] | msgspec.UnsetType = msgspec.UNSET
    """What is told of the events."""


def open_step(lesson: Lesson, answers: Answers) -> Moment:
    """The step that comes after these answers, or the end of the lesson."""
    number = len(answers)
    if number > len(lesson.steps):
        raise InvalidAction("lesson-over", steps=len(lesson.steps))
    if number == len(lesson.steps):
        state = state_after(lesson, answers)
        return Moment(lesson.end_key, None, None, (), state.view(LEARNER), ())
    step = lesson.steps[number]
    state = scene(lesson, answers)
    opening = None if step.position is None else state.view(LEARNER)
    events = carry_out(state, step.before)
    legal = tuple(state.legal_actions(LEARNER))
    heard = heard_by_learner(lesson, events)
    said = said_to_learner(lesson, state, heard)
    view = state.view(LEARNER)
    return Moment(lesson.text_key(step), None, opening, heard, view, legal, lesson.game.hints(view), said)


def answer_step(lesson: Lesson, answers: Answers, action: Action) -> Moment:
    """What comes of a choice; one that does not bring you on is talked about, and nothing has happened."""
    number = len(answers)
    if number >= len(lesson.steps):
        raise InvalidAction("lesson-over", steps=len(lesson.steps))
    step = lesson.steps[number]
    state = state_before(lesson, answers)
    refusal = state.refusal(LEARNER, action)
    if refusal is not None:
        raise refusal
    key = lesson.text_key(step)
    if not is_accepted(step, action):
        legal = tuple(state.legal_actions(LEARNER))
        said = f"{key}.{remark_on(step, action)}"
        view = state.view(LEARNER)
        return Moment(said, False, None, (), view, legal, lesson.game.hints(view))
    events = [*state.apply(LEARNER, action), *carry_out(state, step.then)]
    said_after = f"{key}.done" if step.is_told else None
    heard = heard_by_learner(lesson, events)
    told = said_to_learner(lesson, state, heard)
    return Moment(said_after, True, None, heard, state.view(LEARNER), (), (), told)


def preview_step(lesson: Lesson, answers: Answers, action: Action) -> View | None:
    """What the learner would see after the action, whether or not it brings them on."""
    if len(answers) >= len(lesson.steps):
        raise InvalidAction("lesson-over", steps=len(lesson.steps))
    return preview(lesson.game, state_before(lesson, answers), LEARNER, action, Random(len(answers)))


def scene(lesson: Lesson, answers: Answers) -> AnyState:
    """The state with which the step after these answers begins, before its script."""
    step = lesson.steps[len(answers)]
    if step.position is not None:
        return lesson.game.restore(step.position)
    return state_after(lesson, answers)


def state_before(lesson: Lesson, answers: Answers) -> AnyState:
    """The state in which the learner chooses."""
    state = scene(lesson, answers)
    carry_out(state, lesson.steps[len(answers)].before)
    return state


def state_after(lesson: Lesson, answers: Answers) -> AnyState:
    """The state that the last answer, and what followed from it, has led to."""
    *earlier, last = answers
    step = lesson.steps[len(earlier)]
    state = state_before(lesson, earlier)
    action = expected(step, state) if last is None else last
    if not is_accepted(step, action):
        raise InvalidAction("lesson-other-answer", step=len(earlier) + 1)
    state.apply(LEARNER, action)
    carry_out(state, step.then)
    return state


def expected(step: AnyTaughtStep, state: AnyState) -> Action:
    """The first choice that the lesson hopes for."""
    legal: list[Action] = state.legal_actions(LEARNER)
    return next(action for action in legal if is_accepted(step, action))


def carry_out(state: AnyState, script: Sequence[Doing[Action]]) -> list[Event]:
    """An action of the script that is illegal is our own mistake."""
    events: list[Event] = []
    for doing in script:
        try:
            events += state.apply(doing.actor, doing.action)
        except IllegalAction as refusal:
            raise AssertionError((doing, refusal)) from refusal
    return events


def heard_by_learner(lesson: Lesson, events: Sequence[Event]) -> tuple[Event, ...]:
    return tuple(lesson.game.seen_by(event, LEARNER) for event in events)


def said_to_learner(
    lesson: Lesson, state: AnyState, heard: Sequence[Event]
) -> list[Brief] | msgspec.UnsetType:
    return brief(lesson.game.telling.told(heard, LEARNER, state.view(LEARNER).options))
