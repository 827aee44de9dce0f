"""Lessons: scripted deals of the real engine, in which a newcomer makes every choice.

A lesson is a file, `<game>.toml`; `docs/lessons.md` says how to write one.
"""

from functools import cache
from importlib.resources import files

from vacherie.games import find_game
from vacherie.lessons.lesson import Lesson, read_lesson


@cache
def find_lesson(name: str) -> Lesson:
    """The lesson of a game; raises `UnknownName` with the list of games."""
    game = find_game(name)
    file = f"{game.id}.toml"
    return read_lesson(files(__name__).joinpath(file).read_text("utf-8"), file, game)
