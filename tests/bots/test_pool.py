"""One pool of processes for all bots that think apart: who shares one, who waits, and when one ends."""

import multiprocessing
import os
import resource
import signal
import time
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from random import Random
from typing import Any

import pytest

from tests.bots.plugin import install
from vacherie.bots.bot import Budget
from vacherie.bots.guard import pooled_bot
from vacherie.bots.pool import Pool
from vacherie.bots.worker import BotFailed
from vacherie.games import find_game

SIX = find_game("six_qui_prend")
STATE = SIX.new(SIX.options_type(), 3)
STATE.apply("chance", STATE.draw(Random(1)))
VIEW, LEGAL = STATE.view(0), STATE.legal_actions(0)
SHORT = Budget(milliseconds=50)
SOURCE = """
    import os, time
    from pathlib import Path

    LOADED = Path(__file__).with_name("loaded")

    class Slow:
        def choose(self, view, legal, random, budget):
            time.sleep(1 if budget.playouts is None else 60)
            return legal[0]

    def slow(game):
        return Slow()

    def sick(game):
        with LOADED.open("a") as file:
            file.write("once ")
        raise RuntimeError("out of hay")
"""


@pytest.fixture
def pool(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Pool]:
    bots = {"slow": "slow_herd:slow", "sick": "slow_herd:sick"}
    install(tmp_path, monkeypatch, "slow_herd", SOURCE, bots)
    pool = Pool(playouts_limit=60)
    yield pool
    pool.close()


def asked(pool: Pool, name: str, budget: Budget = SHORT) -> Any:
    return pool.choose(name, SIX.id, VIEW, LEGAL, Random(1), budget)


def processes() -> set[int | None]:
    return {process.pid for process in multiprocessing.active_children()}


def test_our_bots_share_a_process_and_others_have_one_each(pool: Pool) -> None:
    before = processes()
    for name in ("calf", "cow", "calf"):
        asked(pool, name)
    pool.load("cow", "nevaches")
    assert len(processes() - before) == 1
    pool.load("slow", SIX.id)
    assert len(processes() - before) == 2
    pool.load("slow", "nevaches")
    assert len(processes() - before) == 3


def test_threads_think_at_the_same_time(pool: Pool) -> None:
    with ThreadPoolExecutor(3) as threads:
        list(threads.map(lambda _: pool.load("slow", SIX.id), range(3)))
        begin = time.monotonic()
        assert list(threads.map(lambda _: asked(pool, "slow"), range(3))) == [LEGAL[0]] * 3
        assert time.monotonic() - begin < 2.9


def test_a_process_that_died_between_two_questions_is_not_asked(pool: Pool) -> None:
    before = processes()
    asked(pool, "cow")
    (pid,) = processes() - before
    assert pid is not None
    os.kill(pid, signal.SIGKILL)
    while pid in processes():
        time.sleep(0.01)
    assert asked(pool, "cow") in LEGAL


def test_a_bot_that_cannot_be_loaded_is_not_tried_for_every_decision(pool: Pool, tmp_path: Path) -> None:
    bot = pooled_bot("sick", SIX, pool)
    for _ in range(3):
        assert bot.choose(VIEW, LEGAL, Random(1), SHORT) in LEGAL
    assert bot.fallbacks == 3
    assert (tmp_path / "loaded").read_text() == "once "
    with pytest.raises(BotFailed, match="bot-broken"):
        pool.load("sick", SIX.id)
    assert (tmp_path / "loaded").read_text() == "once once "


def test_where_no_process_can_be_started_a_cow_decides(pool: Pool) -> None:
    bot = pooled_bot("bull", SIX, pool)
    few = resource.getrlimit(resource.RLIMIT_NOFILE)
    with open(os.devnull) as last:
        resource.setrlimit(resource.RLIMIT_NOFILE, (last.fileno() + 1, few[1]))
        try:
            with pytest.raises(BotFailed, match="no process"):
                pool.load("cow", SIX.id)
            assert bot.choose(VIEW, LEGAL, Random(1), SHORT) in LEGAL
        finally:
            resource.setrlimit(resource.RLIMIT_NOFILE, few)
    assert asked(pool, "cow") in LEGAL


def test_who_waits_when_the_pool_is_closed_is_told_at_once(pool: Pool) -> None:
    pool.load("slow", SIX.id)
    with ThreadPoolExecutor(1) as threads:
        waiting = threads.submit(asked, pool, "slow", Budget(playouts=1))
        time.sleep(0.3)
        begin = time.monotonic()
        pool.close()
        with pytest.raises(BotFailed, match="gone"):
            waiting.result()
        assert time.monotonic() - begin < 5
    with pytest.raises(BotFailed, match="gone"):
        asked(pool, "cow")
