"""How strong our bots are, as the league measured it: what may stand beside a bot's name."""

from functools import cache
from importlib.resources import files
from typing import Final

import msgspec

FILE: Final = "strength.json"
YARDSTICK: Final = "cow"
WEAKEST: Final = "calf"
MOST_STARS: Final = 5
MIDDLE: Final = 3


class Estimate(msgspec.Struct, frozen=True):
    """A mean over the deals, and where 95 % of the means over deals drawn again lie."""

    mean: float
    low: float
    high: float


class BotFigures(msgspec.Struct, frozen=True):
    """What a bot got at one kind of table, by seat and game."""

    bot: str
    score: Estimate
    win_share: Estimate
    median_ms: float
    p99_ms: float
    max_ms: float | None = None
    """`None` in figures that were made before it was noted."""


class TableFigures(msgspec.Struct, frozen=True):
    """One match of the league."""

    game: str
    options: dict[str, str]
    """Those that differ from the usual."""
    players: int
    seats: tuple[str, ...]
    deals: int
    bots: tuple[BotFigures, ...]


class Rating(msgspec.Struct, frozen=True):
    """How a bot does against the others: only differences count, and twice `sigma` is about 95 %."""

    game: str
    together: bool
    """Whether it is that of a whole team against what all play against."""
    bot: str
    mu: float
    sigma: float
    games: int


class Strength(msgspec.Struct, frozen=True):
    ratings: tuple[Rating, ...]
    tables: tuple[TableFigures, ...]


class Duel(msgspec.Struct, frozen=True):
    """How often a bot beats another where the two play alone; a shared win counts half."""

    against: str
    win_share: float


@cache
def strength() -> Strength:
    """The figures that are shipped."""
    return msgspec.json.decode(files("vacherie.bots").joinpath(FILE).read_bytes(), type=Strength)


def rating_of(game: str, bot: str, together: bool = False) -> Rating | None:
    """`None` for a bot that was not in the league."""
    wanted = (game, bot, together)
    return next((each for each in strength().ratings if (each.game, each.bot, each.together) == wanted), None)


def duel_of(game: str, bot: str) -> Duel | None:
    """Against the usual bot; that one itself against the weakest. `None` where the league has not seen it."""
    other = YARDSTICK if bot != YARDSTICK else WEAKEST
    for table in strength().tables:
        if (table.game, table.options, table.players) == (game, {}, 2) and {bot, other} == set(table.seats):
            return next(Duel(other, each.win_share.mean) for each in table.bots if each.bot == bot)
    return None


def stars_of(game: str, bot: str) -> int | None:
    """One to five: three for the usual bot, and from there by how often it is beaten."""
    if bot == YARDSTICK:
        return MIDDLE if duel_of(game, bot) is not None else None
    duel = duel_of(game, bot)
    return None if duel is None else 1 + round((MOST_STARS - 1) * duel.win_share)
