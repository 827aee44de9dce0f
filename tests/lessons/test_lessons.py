"""Every lesson can be taken to its end on the real rules, and has words for whatever one does in it."""

from collections.abc import Iterator
from importlib.resources import files

import pytest

from vacherie.core.errors import IllegalAction, InvalidAction
from vacherie.core.values import Action
from vacherie.games import GAMES
from vacherie.games.six_qui_prend.actions import ChooseRow, PickCard
from vacherie.lessons import find_lesson
from vacherie.lessons.lesson import Lesson, is_accepted
from vacherie.lessons.teach import Moment, answer_step, open_step
from vacherie.messages.catalogue import LANGUAGES, catalogue

LONGEST = 230
"""So many letters fit into the coach's bubble on a phone."""
every_lesson = pytest.mark.parametrize("lesson", [find_lesson(name) for name in GAMES], ids=list(GAMES))
SIX = find_lesson("six_qui_prend")


def written(lesson: Lesson, language: str) -> dict[str, str]:
    """All the words of the lesson, by their keys."""
    words = catalogue(language)
    keys = words.keys()
    start = f"lesson-{lesson.game.rulebook.prefix}-"
    return {key: words.text(key) for key in keys if key.startswith(start)}


def ways(lesson: Lesson) -> Iterator[tuple[list[Action], Moment]]:
    """The answers that lead to each step, with one more for every choice that the lesson takes for right."""
    open_ways: list[list[Action]] = [[]]
    while open_ways:
        answers = open_ways.pop()
        moment = open_step(lesson, answers)
        yield answers, moment
        if len(answers) < len(lesson.steps):
            step = lesson.steps[len(answers)]
            open_ways += [[*answers, action] for action in moment.legal if is_accepted(step, action)]


def answered(lesson: Lesson) -> Iterator[tuple[Moment, Action, Moment]]:
    """Every choice that can come up, and what comes of it."""
    for answers, moment in ways(lesson):
        for action in moment.legal:
            yield moment, action, answer_step(lesson, answers, action)


@every_lesson
def test_a_lesson_has_seven_to_fourteen_steps_each_with_a_choice_that_brings_one_on(lesson: Lesson) -> None:
    assert len(lesson.steps) in range(7, 15)
    reached = {len(answers) for answers, _ in ways(lesson)}
    assert reached == set(range(len(lesson.steps) + 1))


@every_lesson
def test_the_steps_that_were_passed_over_are_as_the_lesson_expects(lesson: Lesson) -> None:
    for number in range(len(lesson.steps) + 1):
        moment = open_step(lesson, [None] * number)
        assert bool(moment.legal) == (number < len(lesson.steps))


@every_lesson
def test_the_last_step_ends_the_game_and_the_learner_wins(lesson: Lesson) -> None:
    outcome = open_step(lesson, [None] * len(lesson.steps)).view.outcome
    assert outcome is not None
    assert outcome.winners == (0,)


@every_lesson
def test_all_that_can_be_said_has_words_and_all_words_can_be_said(lesson: Lesson) -> None:
    said = {moment.says for _, moment in ways(lesson)}
    said |= {answer.says for _, _, answer in answered(lesson) if answer.says is not None}
    for language in LANGUAGES:
        assert written(lesson, language).keys() == said


@every_lesson
@pytest.mark.parametrize("language", LANGUAGES)
def test_what_the_coach_says_fits_into_her_bubble(lesson: Lesson, language: str) -> None:
    lengths = {key: len(text) for key, text in written(lesson, language).items()}
    assert {key: length for key, length in lengths.items() if length > LONGEST} == {}


@every_lesson
def test_each_step_teaches_a_clause_that_there_is(lesson: Lesson) -> None:
    clauses = lesson.game.rulebook.clauses()
    assert [step.clause for step in lesson.steps if step.clause not in clauses] == []


@every_lesson
def test_a_choice_that_does_not_bring_one_on_changes_nothing_and_may_be_made_again(lesson: Lesson) -> None:
    for before, action, after in answered(lesson):
        if not after.is_right:
            assert (after.view, after.legal, after.events) == (before.view, before.legal, ()), action
            assert after.says != before.says


@every_lesson
def test_the_next_step_follows_at_once_only_where_the_table_stays(lesson: Lesson) -> None:
    for step, following in zip(lesson.steps, lesson.steps[1:], strict=False):
        assert step.is_told or following.position is None, step.key
    assert lesson.steps[0].position is not None
    assert lesson.steps[-1].is_told


def test_there_is_a_lesson_file_for_every_game_and_no_other() -> None:
    found = {file.name for file in files("vacherie.lessons").iterdir() if file.name.endswith(".toml")}
    assert found == {f"{name}.toml" for name in GAMES}


def test_what_others_pick_face_down_is_not_told() -> None:
    for _, moment in ways(SIX):
        assert all(event.card is None for event in moment.events)  # type: ignore[attr-defined]


def test_what_the_rules_forbid_is_refused_as_at_any_table() -> None:
    with pytest.raises(IllegalAction, match="card-not-in-hand"):
        answer_step(SIX, [], PickCard(104))


def test_an_earlier_answer_that_does_not_bring_one_on_is_refused() -> None:
    with pytest.raises(InvalidAction, match="lesson-other-answer"):
        open_step(SIX, [PickCard(3)])


def test_there_is_no_step_after_the_last() -> None:
    everything = [None] * len(SIX.steps)
    with pytest.raises(InvalidAction, match="lesson-over"):
        open_step(SIX, [*everything, None])
    with pytest.raises(InvalidAction, match="lesson-over"):
        answer_step(SIX, everything, ChooseRow(0))
