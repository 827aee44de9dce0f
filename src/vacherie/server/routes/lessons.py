"""Lessons: for everybody, without a table and without a name."""

from typing import Final

import msgspec
from litestar import get, post
from litestar.params import FromPath, JSONBody

from vacherie.lessons import find_lesson
from vacherie.lessons.lesson import Lesson
from vacherie.lessons.teach import answer_step, open_step, preview_step
from vacherie.server.routes.wire import (
    LessonMoment,
    LessonPreviewWish,
    LessonShown,
    LessonStep,
    LessonWish,
    Previewed,
)
from vacherie.server.table.play import read_action


@get("/lessons/{game:str}")
async def show_lesson(game: FromPath[str]) -> LessonShown:
    """Its steps, and who sits at the table."""
    return lesson_shown(find_lesson(game))


@post("/lessons/{game:str}", status_code=200)
async def teach(game: FromPath[str], data: JSONBody[LessonWish]) -> LessonMoment:
    """Opens the step that comes after the answers, or tries an action in it. The server keeps nothing."""
    lesson = find_lesson(game)
    answers = [None if answer is None else read_action(lesson.game, answer) for answer in data.answers]
    if data.action is None:
        moment = open_step(lesson, answers)
    else:
        moment = answer_step(lesson, answers, read_action(lesson.game, data.action))
    return LessonMoment(**msgspec.structs.asdict(moment))


@post("/lessons/{game:str}/preview", status_code=200)
async def try_out(game: FromPath[str], data: JSONBody[LessonPreviewWish]) -> Previewed:
    """What an action in the step after the answers would lead to, right or not."""
    lesson = find_lesson(game)
    answers = [None if answer is None else read_action(lesson.game, answer) for answer in data.answers]
    return Previewed(preview_step(lesson, answers, read_action(lesson.game, data.action)))


def lesson_shown(lesson: Lesson) -> LessonShown:
    steps = [LessonStep(step.key, step.clause, step.point) for step in lesson.steps]
    return LessonShown(lesson.game.id, lesson.others, steps)


ROUTES: Final = [show_lesson, teach, try_out]
