"""Finished games to be reviewed, and a review as short as one can be."""

from collections.abc import Iterator
from functools import lru_cache
from random import Random

from tests.adapter import Case
from tests.test_laws import CASES
from vacherie.bots import find_bot
from vacherie.bots.bot import Budget
from vacherie.core.record import Player, begin_record
from vacherie.lab.play_out import bot_chooser, play_out
from vacherie.review.game import FinishedGame

FEW = {"six_qui_prend": 200, "unexploded_cow": 240, "nevaches": 6}
"""Playouts for a decision: few, and yet an answer."""


def fewest_players() -> Iterator[Case]:
    """One case for each game and its options."""
    seen = set()
    for case in CASES:
        if (case.game.id, case.options) not in seen:
            seen.add((case.game.id, case.options))
            yield case


@lru_cache(maxsize=32)
def finished(case: Case, *bots: str) -> FinishedGame:
    seats = [Player(f"{seat}", bots[seat % len(bots)]) for seat in range(case.players)]
    record = begin_record(case.game, case.options, seats)
    state = case.game.new(case.options, case.players)
    choosers = [
        bot_chooser(find_bot(bots[seat % len(bots)], case.game), Random(seat), Budget(playouts=0))
        for seat in range(case.players)
    ]
    play_out(state, choosers, Random(str(case)), on_action=record.append)
    return FinishedGame(record, case.game)
