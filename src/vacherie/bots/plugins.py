"""Bots of other packages, found by the entry points that they declare."""

import hashlib
from importlib.metadata import EntryPoint, entry_points
from importlib.util import find_spec
from pathlib import Path
from typing import Final

from vacherie.bots.bot import Bot
from vacherie.core.errors import GameError
from vacherie.core.game import AnyGame

GROUP: Final = "vacherie.bots"


def plugins() -> dict[str, EntryPoint]:
    """By name; nothing of theirs is loaded yet."""
    return {entry.name: entry for entry in entry_points(group=GROUP)}


def plugged_in_bot(entry: EntryPoint, game: AnyGame) -> Bot:
    """Runs their code; raises `GameError` where the bot cannot be had, or does not play this game."""
    try:
        bot: Bot | None = entry.load()(game)
    except (Exception, SystemExit) as error:
        english = f"{type(error).__name__}: {error}"
        raise GameError("bot-broken", name=entry.name, source=entry.value, english=english) from error
    if bot is None:
        raise GameError("bot-does-not-play", name=entry.name, game=game.id)
    if not callable(getattr(bot, "choose", None)):
        english = f"{type(bot).__name__} has no method choose"
        raise GameError("bot-broken", name=entry.name, source=entry.value, english=english)
    return bot


def release_of(entry: EntryPoint) -> str:
    """Which package the bot comes from, in which version, and a fingerprint of its code where it is found."""
    release = entry.value if entry.dist is None else f"{entry.dist.name} {entry.dist.version}"
    files = module_files(entry.module.partition(".")[0])
    if not files:
        return release
    digest = hashlib.sha256()
    for path in files:
        digest.update(path.name.encode() + path.read_bytes())
    return f"{release} {digest.hexdigest()[:16]}"


def module_files(name: str) -> list[Path]:
    """The file of a module, or all files of a package; found without running any of it."""
    try:
        spec = find_spec(name)
    except (ImportError, ValueError):
        return []
    if spec is None:
        return []
    if spec.submodule_search_locations is None:
        return [Path(spec.origin)] if spec.has_location and spec.origin is not None else []
    return [
        path
        for folder in spec.submodule_search_locations
        for path in sorted(Path(folder).rglob("*"))
        if path.is_file() and "__pycache__" not in path.parts
    ]
