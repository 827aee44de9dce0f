"""A process in which bots think: reads a question a line, answers with the number of an action.

It is told a view and the legal actions and nothing else, and ends with the server that began it.
"""

import logging
import sys
from functools import cache
from random import SystemRandom
from typing import Any

import msgspec

from vacherie.bots.bot import Budget
from vacherie.bots.guard import GuardedBot, guarded_bot
from vacherie.core.errors import GameError
from vacherie.games import find_game
from vacherie.server.node.logs import log_to_stderr

log = logging.getLogger(__name__)


class Question(msgspec.Struct):
    game: str
    level: str
    view: msgspec.Raw
    """"null" where the bot is only to be loaded."""
    legal: msgspec.Raw
    milliseconds: int
    has_people: bool
    """Whether people play along, so that the bot leaves to them what it should."""


def answer(question: Question) -> int:
    game = find_game(question.game)
    bot = bot_of(question.level, game.id)
    if bytes(question.view) == b"null":
        return 0
    view = msgspec.json.decode(question.view, type=game.view_type)
    legal: list[Any] = msgspec.json.decode(question.legal, type=list[game.action_type])  # type: ignore[name-defined]
    budget = Budget(milliseconds=question.milliseconds)
    return legal.index(bot.choose(view, legal, SystemRandom(), budget, has_people=question.has_people))


@cache
def bot_of(level: str, game: str) -> GuardedBot:
    """A cow, where a bot of another package cannot be loaded."""
    try:
        return guarded_bot(level, find_game(game))
    except GameError as error:
        log.warning("%s does not play: %s", level, error)
        return guarded_bot("cow", find_game(game))


def main() -> None:
    log_to_stderr()
    answers = sys.stdout.buffer
    sys.stdout = sys.stderr  # What a bot prints is no answer.
    for line in sys.stdin.buffer:
        answers.write(b"%d\n" % answer(msgspec.json.decode(line, type=Question)))
        answers.flush()


if __name__ == "__main__":
    main()
