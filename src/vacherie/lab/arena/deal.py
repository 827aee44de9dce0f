"""Plays one deal at all its tables."""

from collections import Counter
from collections.abc import Sequence
from random import Random
from time import perf_counter
from typing import Any

import msgspec

from vacherie.bots.bot import DEFAULT_BUDGET, Bot, Budget
from vacherie.bots.guard import GuardedBot, guarded_bot
from vacherie.lab.arena.chance import DealtChance
from vacherie.lab.arena.match import ArenaMatch
from vacherie.lab.play_out import bot_chooser, play_out


class TableResult(msgspec.Struct, frozen=True):
    """How one table ended."""

    bots: tuple[str, ...]
    scores: tuple[int, ...]
    places: tuple[int, ...]
    decisions: int


class DealResult(msgspec.Struct, frozen=True):
    """How all tables of a deal ended, and how long the bots thought."""

    deal: int
    tables: tuple[TableResult, ...]
    thinking: dict[str, dict[str, int]]
    """By bot and milliseconds, to two digits: in how many decisions it thought that long."""
    fallbacks: dict[str, int]
    """By bot: in how many decisions it failed, and a cow decided."""


class TimedBot:
    """Notes how long the bot thinks wherever there is something to choose."""

    def __init__(self, bot: Bot) -> None:
        self.bot = bot
        self.times = Counter[str]()

    def choose(self, view: Any, legal: Sequence[Any], random: Random, budget: Budget = DEFAULT_BUDGET) -> Any:
        begin = perf_counter()
        action = self.bot.choose(view, legal, random, budget)
        if len(legal) > 1:
            self.times[rounded(1000 * (perf_counter() - begin))] += 1
        return action


def rounded(milliseconds: float) -> str:
    """Two digits: as near as time can be measured, and few enough to count."""
    return f"{float(f'{milliseconds:.2g}'):g}"


def play_deal(match: ArenaMatch, deal: int) -> DealResult:
    """The same for the same match and number, unless bots think against the clock."""
    guarded = {name: guarded_bot(name, match.game) for name in match.names}
    timed = {name: TimedBot(bot) for name, bot in guarded.items()}
    return DealResult(
        deal=deal,
        tables=tuple(
            play_table(match, deal, table, [timed[name] for name in table]) for table in match.tables()
        ),
        thinking={name: dict(bot.times) for name, bot in timed.items()},
        fallbacks=failures(guarded),
    )


def play_table(match: ArenaMatch, deal: int, table: tuple[str, ...], bots: Sequence[Bot]) -> TableResult:
    """Chance, and what each seat draws by itself, do not depend on who sits where."""
    state = match.game.new(match.options, len(table))
    choosers = [
        bot_chooser(bot, Random(f"{match.seed}/{deal}/{seat}"), match.budget) for seat, bot in enumerate(bots)
    ]
    decisions = play_out(state, choosers, DealtChance(f"{match.seed}/{deal}"))
    outcome = state.outcome()
    assert outcome is not None, state
    return TableResult(table, outcome.scores, outcome.places, decisions)


def failures(bots: dict[str, GuardedBot]) -> dict[str, int]:
    return {name: bot.fallbacks for name, bot in bots.items() if bot.fallbacks}
