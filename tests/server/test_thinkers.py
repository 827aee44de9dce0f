"""Bots in processes of their own: the game goes on whatever becomes of them."""

import multiprocessing
import os
import signal
from pathlib import Path
from random import Random

import pytest

from tests.bots.plugin import install
from tests.server.client import awaited
from vacherie.core.values import CHANCE
from vacherie.games.six_qui_prend import GAME
from vacherie.games.six_qui_prend.options import SixOptions
from vacherie.server.node.metrics import Metrics
from vacherie.server.node.thinkers import Thinkers


def processes() -> set[int]:
    return {process.pid for process in multiprocessing.active_children() if process.pid is not None}


def test_a_bot_answers_with_a_legal_action_and_one_that_fails_is_replaced() -> None:
    async def think() -> None:
        state = GAME.new(SixOptions(), 3)
        state.apply(CHANCE, state.draw(Random(1)))
        view, legal = state.view(1), state.legal_actions(1)
        before = processes()
        thinkers = Thinkers(1, 20, Random(1), Metrics())
        try:
            assert await thinkers.choose(GAME, "cow", view, legal) in legal
            assert await thinkers.choose(GAME, "no such bot", view, legal) in legal
            assert await thinkers.choose(GAME, "cow", view, legal) in legal
            (process,) = processes() - before
            os.kill(process, signal.SIGKILL)
            assert await thinkers.choose(GAME, "cow", view, legal) in legal
            assert await thinkers.choose(GAME, "cow", view, legal) in legal
        finally:
            await thinkers.stop()

    awaited(think())


SOURCE = """
    import os
    from pathlib import Path

    class Curious:
        def __init__(self, game):
            pass

        def choose(self, view, legal, random, budget):
            print("moo")
            with Path(__file__).with_name("parents").open("a") as file:
                file.write(f"{os.getppid()} ")
            return legal[-1]

    class Sick(Curious):
        def choose(self, view, legal, random, budget):
            raise ValueError("out of hay")
"""


def test_a_bot_of_another_package_thinks_in_one_process_and_a_cow_decides_if_it_fails(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    bots = {"curious": "barn:Curious", "sick": "barn:Sick"}
    install(tmp_path, monkeypatch, "barn", SOURCE, bots)

    async def think() -> None:
        state = GAME.new(SixOptions(), 3)
        state.apply(CHANCE, state.draw(Random(1)))
        view, legal = state.view(1), state.legal_actions(1)
        thinkers = Thinkers(1, 20, Random(1), Metrics())
        try:
            thinkers.prepare(GAME, "curious")
            for _ in range(2):
                assert await thinkers.choose(GAME, "curious", view, legal) == legal[-1]
            assert await thinkers.choose(GAME, "sick", view, legal) in legal
        finally:
            await thinkers.stop()

    before = processes()
    awaited(think())
    assert processes() <= before
    assert (tmp_path / "parents").read_text() == f"{os.getpid()} " * 2
    assert [record.getMessage() for record in caplog.records if record.name == "vacherie.bots"] == [
        "sick failed, and another bot decides: ValueError: out of hay"
    ]
