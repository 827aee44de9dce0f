"""A bot that raises, stalls, dies or answers nonsense costs a fallback that is logged, and nothing else."""

import asyncio
import logging
import subprocess
import sys
import time
from collections.abc import Iterator, Sequence
from pathlib import Path
from random import Random
from typing import Any

import pytest

from tests.bots.plugin import install
from vacherie.bots.bot import DEFAULT_BUDGET, Budget
from vacherie.bots.calf import Calf
from vacherie.bots.guard import GuardedBot, guarded_bot
from vacherie.bots.pool import Pool, PooledBot
from vacherie.bots.worker import BotFailed
from vacherie.games import find_game

SIX = find_game("six_qui_prend")
STATE = SIX.new(SIX.options_type(), 3)
STATE.apply("chance", STATE.draw(Random(1)))
VIEW, LEGAL = STATE.view(0), STATE.legal_actions(0)
SHORT = Budget(milliseconds=50)
SOURCE = """
    import os, time

    class Strange:
        def __init__(self, game):
            self.asked = 0

        def choose(self, view, legal, random, budget):
            self.asked += 1
            print("thinking")
            match budget.playouts:
                case 1: raise ValueError("no idea")
                case 2: return "moo"
                case 3: time.sleep(60)
                case 4: os._exit(3)
                case 5: return legal[self.asked]
                case 6:
                    time.sleep(1)
                    return legal[0]
                case _: return random.choice(legal)
"""
RAISES, NONSENSE, STALLS, DIES, COUNTS = (Budget(50, playouts) for playouts in range(1, 6))
PAUSES = 6


class Raises:
    def choose(self, view: Any, legal: Sequence[Any], random: Random, budget: Budget = DEFAULT_BUDGET) -> Any:
        raise RuntimeError("out of\nhay")


class Nonsense:
    def choose(self, view: Any, legal: Sequence[Any], random: Random, budget: Budget = DEFAULT_BUDGET) -> Any:
        return "moo"


@pytest.fixture
def strange(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[PooledBot]:
    install(tmp_path, monkeypatch, "strange_herd", SOURCE, {"strange": "strange_herd:Strange"})
    pool = Pool(patience=0.5, playouts_limit=0.5)
    yield PooledBot(pool, "strange", SIX.id)
    pool.close()


@pytest.mark.parametrize(("bot", "reason"), [(Raises(), "RuntimeError: out of hay"), (Nonsense(), "'moo'")])
def test_for_a_bot_that_fails_the_next_decides(
    bot: Any, reason: str, caplog: pytest.LogCaptureFixture
) -> None:
    guarded = GuardedBot("daisy", bot, [Calf()])
    with caplog.at_level(logging.WARNING, logger="vacherie.bots"):
        assert guarded.choose(VIEW, LEGAL, Random(1)) == Calf().choose(VIEW, LEGAL, Random(1))
    [record] = caplog.records
    assert "daisy" in record.getMessage()
    assert reason in record.getMessage()
    assert guarded.fallbacks == 1


def test_even_the_next_may_fail() -> None:
    guarded = GuardedBot("daisy", Raises(), [Nonsense(), Calf()])
    assert guarded.choose(VIEW, LEGAL, Random(1)) in LEGAL
    assert guarded.fallbacks == 1


def test_a_bot_that_answers_is_left_alone(caplog: pytest.LogCaptureFixture) -> None:
    guarded = guarded_bot("calf", SIX)
    assert guarded.choose(VIEW, LEGAL, Random(1)) == Calf().choose(VIEW, LEGAL, Random(1))
    assert guarded.fallbacks == 0
    assert not caplog.records


def test_ctrl_c_is_no_failure() -> None:
    class Interrupted:
        def choose(
            self, view: Any, legal: Sequence[Any], random: Random, budget: Budget = DEFAULT_BUDGET
        ) -> Any:
            raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        GuardedBot("daisy", Interrupted(), [Calf()]).choose(VIEW, LEGAL, Random(1))


def test_a_bot_in_a_process_fails_alone_and_goes_on(
    strange: PooledBot, capfd: pytest.CaptureFixture[str]
) -> None:
    first = strange.choose(VIEW, LEGAL, Random(1), SHORT)
    assert first in LEGAL
    assert strange.choose(VIEW, LEGAL, Random(1), SHORT) == first
    with pytest.raises(BotFailed, match="ValueError: no idea"):
        strange.choose(VIEW, LEGAL, Random(1), RAISES)
    with pytest.raises(BotFailed, match="'moo' is no legal action"):
        strange.choose(VIEW, LEGAL, Random(1), NONSENSE)
    assert strange.choose(VIEW, LEGAL, Random(1), COUNTS) == LEGAL[5]
    begin = time.monotonic()
    with pytest.raises(BotFailed, match="no answer"):
        strange.choose(VIEW, LEGAL, Random(1), STALLS)
    assert time.monotonic() - begin < 5
    # The next question goes to a new process, which has not been asked anything before.
    assert strange.choose(VIEW, LEGAL, Random(1), COUNTS) == LEGAL[1]
    with pytest.raises(BotFailed, match="process is gone"):
        strange.choose(VIEW, LEGAL, Random(1), DIES)
    strange.pool.load("strange", SIX.id)
    assert strange.choose(VIEW, LEGAL, Random(1), COUNTS) == LEGAL[1]
    assert capfd.readouterr().out == ""


def test_playouts_have_a_limit_of_their_own(strange: PooledBot) -> None:
    """However short the time would be that a budget of playouts leaves unsaid."""
    strange.pool.patience = 0
    strange.pool.playouts_limit = 30
    strange.pool.load("strange", SIX.id)
    assert strange.choose(VIEW, LEGAL, Random(1), Budget(0, PAUSES)) in LEGAL


def test_a_bot_that_takes_too_long_to_load_is_ended(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    source = "import time\ntime.sleep(60)"
    install(tmp_path, monkeypatch, "sleepy_herd", source, {"sleepy": "sleepy_herd:bot"})
    with pytest.raises(BotFailed, match=r"no answer after 1\.5 s"):
        Pool(loading=1.5).load("sleepy", SIX.id)


def test_an_event_loop_goes_on_while_a_bot_thinks(strange: PooledBot) -> None:
    async def ask() -> tuple[Any, int]:
        thinking = asyncio.create_task(asyncio.to_thread(strange.choose, VIEW, LEGAL, Random(1), SHORT))
        beats = 0
        while not thinking.done():
            await asyncio.sleep(0.01)
            beats += 1
        return await thinking, beats

    action, beats = asyncio.run(ask())
    assert action in LEGAL
    assert beats > 1


PARENT = """
import sys
from random import Random
from vacherie.bots.bot import Budget
from vacherie.bots.pool import Pool
from vacherie.games import find_game

if __name__ == "__main__":
    sys.path.insert(0, {folder!r})
    game = find_game("six_qui_prend")
    state = game.new(game.options_type(), 2)
    state.apply("chance", state.draw(Random(1)))
    view, legal = state.view(0), state.legal_actions(0)
    Pool(60).choose("strange", game.id, view, legal, Random(1), Budget(50, 3))
"""


@pytest.mark.usefixtures("strange")
def test_a_bot_that_stalls_does_not_outlive_whoever_asked_it(tmp_path: Path) -> None:
    script = tmp_path / "parent.py"
    script.write_text(PARENT.format(folder=str(tmp_path)), "utf-8")
    parent = subprocess.Popen([sys.executable, script], stdout=subprocess.PIPE, stderr=subprocess.PIPE)
    assert parent.stderr is not None
    assert parent.stderr.readline() == b"thinking\n"
    parent.kill()
    # The pipe ends only when the last process that could write to it has gone.
    _, rest = parent.communicate(timeout=20)
    assert rest == b""


def test_a_bot_that_cannot_be_loaded_says_so() -> None:
    with pytest.raises(BotFailed, match="unknown-bot"):
        Pool().choose("nobody", SIX.id, VIEW, LEGAL, Random(1))
