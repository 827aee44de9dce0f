"""Who sits where when bots play among themselves."""

from collections.abc import Sequence
from typing import Final

from vacherie.bots import known_bots
from vacherie.bots.guard import guarded_bot
from vacherie.core.errors import GameError, UnknownName
from vacherie.core.game import AnyGame
from vacherie.core.values import Options
from vacherie.lab.processes import MOST_WORKERS

MOST_GAMES: Final = 10**9
"""More than anybody waits for: a slip of the finger."""


def bot_names(text: str) -> list[str]:
    """The names between the commas; raises `UnknownName` where one is missing."""
    names = [name.strip() for name in text.split(",")]
    if not all(names):
        raise UnknownName("missing-bot-name", text=text, known=", ".join(known_bots()))
    return names


def seated_bots(game: AnyGame, options: Options, players: int, bots: Sequence[str]) -> tuple[str, ...]:
    """A bot for each seat, fewer repeat round the table; raises `GameError` for what cannot be played."""
    game.check(options, players)
    if not bots:
        raise GameError("no-bots")
    if len(bots) > players:
        raise GameError("too-many-bots", bots=len(bots), seats=players)
    for bot in dict.fromkeys(bots):
        guarded_bot(bot, game)
    return tuple(bots[seat % len(bots)] for seat in range(players))


def check_games(games: int) -> None:
    """Raises `GameError` for too few or too many."""
    if games < 1:
        raise GameError("too-few-games", games=games)
    if games > MOST_GAMES:
        raise GameError("too-many-games", games=games, most=MOST_GAMES)


def check_deals(deals: int) -> None:
    """Raises `GameError` for too few or too many."""
    if deals < 1:
        raise GameError("too-few-deals", deals=deals)
    if deals > MOST_GAMES:
        raise GameError("too-many-deals", deals=deals, most=MOST_GAMES)


def check_workers(workers: int) -> None:
    """Raises `GameError` for too few or too many."""
    if workers < 1:
        raise GameError("too-few-workers", workers=workers)
    if workers > MOST_WORKERS:
        raise GameError("too-many-workers", workers=workers, most=MOST_WORKERS)
