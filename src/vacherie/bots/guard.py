"""Lets a game go on whatever its bots do: for one that fails, a cow decides, and the log says so."""

from collections.abc import Sequence
from logging import getLogger
from random import Random
from typing import Any, Final

from vacherie.bots.bot import DEFAULT_BUDGET, Bot, Budget
from vacherie.bots.levels import Courtesy, leave_nothing, levels_of
from vacherie.bots.pool import Pool, PooledBot
from vacherie.bots.registry import BOTS, find_bot, find_plugin
from vacherie.bots.worker import BotFailed, reason_of
from vacherie.core.errors import GameError
from vacherie.core.game import AnyGame

LOG: Final = getLogger("vacherie.bots")
STAND_INS: Final = ("cow", "calf")
"""Who decides for a bot that fails; the calf, should even the cow fail."""
SHARED: Final = Pool()
"""For the bots of other packages, at all tables of this process."""


class GuardedBot:
    """Always answers with a legal action, its own bot's where that gives one."""

    def __init__(
        self, name: str, bot: Bot, stand_ins: Sequence[Bot], courtesy: Courtesy = leave_nothing
    ) -> None:
        self.name = name
        self.courtesy = courtesy
        self.bots = (bot, *stand_ins)
        self.fallbacks = 0
        """How often somebody else had to decide."""

    def choose(
        self,
        view: Any,
        legal: Sequence[Any],
        random: Random,
        budget: Budget = DEFAULT_BUDGET,
        *,
        has_people: bool = False,
    ) -> Any:
        """With people at the table, leaves to them what a bot should."""
        if has_people and (polite := self.courtesy(legal)) is not None:
            return polite
        for bot in self.bots:
            try:
                action = bot.choose(view, legal, random, budget)
            except Exception as error:
                self.note(bot, reason_of(error))
                LOG.debug("How %s failed:", self.name, exc_info=True)
                continue
            if action in legal:
                return action
            self.note(bot, f"{action!r} is no legal action")
        raise AssertionError(view)

    def note(self, bot: Bot, reason: str) -> None:
        is_own = bot is self.bots[0]
        self.fallbacks += is_own
        who = self.name if is_own else f"{type(bot).__name__}, in place of {self.name},"
        LOG.warning("%s failed, and another bot decides: %s", who, " ".join(reason.split()))


def guarded_bot(name: str, game: AnyGame) -> GuardedBot:
    """The bot as a game should have it: one of another package in a process of its own, with a time limit.

    Raises `GameError` where there is no such bot, or it cannot be loaded, or does not play this game.
    """
    if name in BOTS:
        return with_stand_ins(name, game, find_bot(name, game))
    load_plugin(name, game)
    return with_stand_ins(name, game, PooledBot(SHARED, name, game.id))


def pooled_bot(name: str, game: AnyGame, pool: Pool) -> GuardedBot:
    """The bot in a process of that pool, whoever wrote it; where it cannot be had, a cow decides."""
    return with_stand_ins(name, game, PooledBot(pool, name, game.id))


def with_stand_ins(name: str, game: AnyGame, bot: Bot) -> GuardedBot:
    stand_ins = [find_bot(level, game) for level in STAND_INS]
    return GuardedBot(name, bot, stand_ins, levels_of(game).courtesy)


def load_plugin(name: str, game: AnyGame) -> None:
    """Raises `GameError`."""
    source = find_plugin(name).value
    try:
        SHARED.load(name, game.id)
    except BotFailed as error:
        if isinstance(error.__cause__, GameError):
            raise error.__cause__ from error
        raise GameError("bot-broken", name=name, source=source, english=str(error)) from error
