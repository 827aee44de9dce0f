"""Bots of other packages, found by the entry points that they declare."""

from importlib.metadata import EntryPoint, entry_points
from typing import Final

from vacherie.bots.bot import Bot
from vacherie.core.errors import GameError
from vacherie.core.game import AnyGame

GROUP: Final = "vacherie.bots"


def plugins() -> dict[str, EntryPoint]:
    """By name; nothing of theirs is loaded yet."""
    return {entry.name: entry for entry in entry_points(group=GROUP)}


def plugged_in_bot(entry: EntryPoint, game: AnyGame) -> Bot:
    """Raises `GameError` where the bot cannot be had, or does not play this game."""
    try:
        bot: Bot | None = entry.load()(game)
    except Exception as error:
        english = f"{type(error).__name__}: {error}"
        raise GameError("bot-broken", name=entry.name, source=entry.value, english=english) from error
    if bot is None:
        raise GameError("bot-does-not-play", name=entry.name, game=game.id)
    if not callable(getattr(bot, "choose", None)):
        english = f"{type(bot).__name__} has no method choose"
        raise GameError("bot-broken", name=entry.name, source=entry.value, english=english)
    return bot


def release_of(entry: EntryPoint) -> str:
    """Which package the bot comes from, and in which version."""
    return entry.value if entry.dist is None else f"{entry.dist.name} {entry.dist.version}"
