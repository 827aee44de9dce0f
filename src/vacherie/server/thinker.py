"""A process in which bots think: reads a question a line, answers with the number of an action.

It is told a view and the legal actions and nothing else, and ends with the server that began it.
"""

import sys
from random import SystemRandom
from typing import Any

import msgspec

from vacherie.bots import find_bot
from vacherie.bots.bot import Budget
from vacherie.games import find_game


class Question(msgspec.Struct):
    game: str
    level: str
    view: msgspec.Raw
    legal: msgspec.Raw
    milliseconds: int


def answer(question: Question) -> int:
    game = find_game(question.game)
    view = msgspec.json.decode(question.view, type=game.view_type)
    legal: list[Any] = msgspec.json.decode(question.legal, type=list[game.action_type])  # type: ignore[name-defined]
    budget = Budget(milliseconds=question.milliseconds)
    return legal.index(find_bot(question.level, game).choose(view, legal, SystemRandom(), budget))


def main() -> None:
    for line in sys.stdin.buffer:
        sys.stdout.buffer.write(b"%d\n" % answer(msgspec.json.decode(line, type=Question)))
        sys.stdout.buffer.flush()


if __name__ == "__main__":
    main()
