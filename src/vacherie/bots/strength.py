"""How strong our bots are, as the league measured it: what may stand beside a bot's name."""

from functools import cache
from importlib.resources import files
from typing import Final

import msgspec

FILE: Final = "strength.json"


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


@cache
def strength() -> Strength:
    """The figures that are shipped."""
    return msgspec.json.decode(files("vacherie.bots").joinpath(FILE).read_bytes(), type=Strength)


def rating_of(game: str, bot: str, together: bool = False) -> Rating | None:
    """`None` for a bot that was not in the league."""
    wanted = (game, bot, together)
    return next((each for each in strength().ratings if (each.game, each.bot, each.together) == wanted), None)
