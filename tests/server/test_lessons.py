"""Lessons over HTTP: open to everybody, and nothing is kept."""

from pathlib import Path
from typing import Any

import pytest

from tests.server.client import Refused, awaited, config_in, serving
from vacherie.games import GAMES
from vacherie.lessons import find_lesson
from vacherie.lessons.lesson import is_accepted
from vacherie.server.table.play import read_action


async def code_of(work: Any) -> tuple[int, str]:
    with pytest.raises(Refused) as refused:
        await work
    return refused.value.status, refused.value.code


def test_a_stranger_takes_every_lesson_to_its_end(tmp_path: Path) -> None:
    async def take_all() -> None:
        async with serving(config_in(tmp_path)) as place:
            stranger = place.stranger()
            for game in GAMES:
                path = f"/lessons/{game}"
                answers: list[Any] = []
                for step in find_lesson(game).steps:
                    opened = await stranger.post(path, answers=answers)
                    hoped = [
                        each for each in opened["legal"] if is_accepted(step, read_action(GAMES[game], each))
                    ]
                    done = await stranger.post(path, answers=answers, action=hoped[0])
                    assert done["is_right"]
                    answers.append(hoped[0])
                assert len((await stranger.get(path))["steps"]) == len(answers)
                ended = await stranger.post(path, answers=answers)
                assert ended["says"].endswith("-end")
                assert ended["view"]["outcome"]["places"][0] == 1

    awaited(take_all())


def test_what_makes_no_sense_is_refused_with_a_code(tmp_path: Path) -> None:
    async def try_all() -> None:
        async with serving(config_in(tmp_path)) as place:
            stranger = place.stranger()
            cases: list[tuple[tuple[int, str], dict[str, Any]]] = [
                ((400, "action-unreadable"), {"action": {"kind": "moo"}}),
                ((400, "action-unreadable"), {"answers": [{"kind": "pick_card"}]}),
                ((409, "card-not-in-hand"), {"action": {"kind": "pick_card", "card": 104}}),
                ((409, "not-asked"), {"action": {"kind": "choose_row", "row": 0}}),
                ((400, "lesson-other-answer"), {"answers": [{"kind": "pick_card", "card": 3}]}),
                ((400, "lesson-over"), {"answers": [None] * 9}),
                ((400, "field-length"), {"answers": [None] * 41}),
                ((400, "field-unknown"), {"step": 3}),
                ((400, "field-type"), {"answers": "all of them"}),
            ]
            for code, wish in cases:
                assert await code_of(stranger.post("/lessons/six_qui_prend", **wish)) == code, wish
            assert await code_of(stranger.get("/lessons/chess")) == (404, "unknown-game")
            assert await code_of(stranger.post("/lessons/chess")) == (404, "unknown-game")

    awaited(try_all())
