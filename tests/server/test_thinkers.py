"""Bots in processes of their own: the game goes on whatever becomes of them."""

import multiprocessing
import os
import signal
from random import Random

from tests.server.client import awaited
from vacherie.core.values import CHANCE
from vacherie.games.six_qui_prend import GAME
from vacherie.games.six_qui_prend.options import SixOptions
from vacherie.server.node.metrics import Metrics
from vacherie.server.node.thinkers import Thinkers


def test_a_bot_answers_with_a_legal_action_and_one_that_fails_is_replaced() -> None:
    async def think() -> None:
        state = GAME.new(SixOptions(), 3)
        state.apply(CHANCE, state.draw(Random(1)))
        view, legal = state.view(1), state.legal_actions(1)
        thinkers = Thinkers(1, 20, Random(1), Metrics())
        try:
            assert await thinkers.choose(GAME, "cow", view, legal) in legal
            assert await thinkers.choose(GAME, "no such bot", view, legal) in legal
            assert await thinkers.choose(GAME, "cow", view, legal) in legal
            [process] = multiprocessing.active_children()
            assert process.pid is not None
            os.kill(process.pid, signal.SIGKILL)
            assert await thinkers.choose(GAME, "cow", view, legal) in legal
            assert await thinkers.choose(GAME, "cow", view, legal) in legal
        finally:
            await thinkers.stop()

    awaited(think())
