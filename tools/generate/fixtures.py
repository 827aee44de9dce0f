"""Games as the browser gets them, for its tests: golden playthroughs from one seat, with their sentences."""

from collections.abc import Iterator
from typing import Any

import msgspec

from tests.playthrough import file_of, recorded, wanted
from tools.generate.rooms import ROOMS
from vacherie.core.game import AnyState
from vacherie.core.record import Player
from vacherie.core.said import brief
from vacherie.core.values import Action, Seat
from vacherie.lessons import find_lesson
from vacherie.lessons.lesson import is_accepted
from vacherie.lessons.teach import answer_step, open_step
from vacherie.messages.catalogue import LANGUAGES, catalogue
from vacherie.server.routes.lessons import lesson_shown
from vacherie.tables import find_terminal
from vacherie.tables.story import sentences
from vacherie.tables.teller import Teller

VIEWER: Seat = 0
PLAYERS = (
    Player("Margot"),
    Player("Luís"),
    Player("Nina"),
    Player("Boulon", bot="cow"),
    *(Player(name, bot="calf") for name in ("Rivet", "Écrou", "Vis", "Ressort", "Clou", "Pivot")),
)
FIXTURES = {name: golden for room in ROOMS.values() for name, golden in room.fixtures.items()}
LAST = 12


def fixture(name: str) -> str:
    """One JSON object; a line per step, so that a difference can be read."""
    case = wanted()[FIXTURES[name]]
    actions = [*recorded(file_of(FIXTURES[name]).read_text("utf-8").splitlines(), case.game)]
    state = case.game.new(case.options, case.players)
    players = PLAYERS[: case.players]
    first = text(seen(state))
    steps: list[str] = []
    for number, (actor, action) in enumerate(actions):
        events = state.apply(actor, action)
        if number < ROOMS[case.game.id].steps or number >= len(actions) - LAST:
            told = {language: [*told_in(language, events, players, case)] for language in LANGUAGES}
            heard = [case.game.seen_by(event, VIEWER) for event in events]
            said = brief(case.game.telling.told(heard, VIEWER, case.options)) or []
            step = {"number": number + 1, "events": heard, "said": said, **seen(state), "told": told}
            steps.append(text(step))
    lines = ",\n".join(steps)
    return (
        f'{{"game":{text(case.game.id)},"players":{text(players)},"first":{first},"steps":[\n{lines}\n]}}\n'
    )


def lesson_fixture(name: str) -> str:
    """A lesson as the server would give it: each step opened, and each choice in it answered."""
    lesson = find_lesson(name)
    answers: list[Action] = []
    steps: list[str] = []
    for step in lesson.steps:
        opened = open_step(lesson, answers)
        tried = [{"action": each, "moment": answer_step(lesson, answers, each)} for each in opened.legal]
        steps.append(text({"opened": opened, "tried": tried}))
        answers.append(next(each for each in opened.legal if is_accepted(step, each)))
    shown, end = text(lesson_shown(lesson)), text(open_step(lesson, answers))
    lines = ",\n".join(steps)
    return f'{{"shown":{shown},"end":{end},"steps":[\n{lines}\n]}}\n'


def seen(state: AnyState) -> dict[str, Any]:
    return {"view": state.view(VIEWER), "legal": state.legal_actions(VIEWER)}


def told_in(language: str, events: list[Any], players: tuple[Player, ...], case: Any) -> Iterator[str]:
    teller = Teller(catalogue(language), case.game, players, VIEWER, case.options)
    return sentences(events, teller, find_terminal(case.game))


def text(value: object) -> str:
    return msgspec.json.encode(value).decode()
