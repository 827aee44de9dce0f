"""Which matches the league plays."""

from collections.abc import Iterator
from dataclasses import dataclass
from importlib import import_module
from itertools import combinations

from tools.league.season import Season, Setting
from vacherie.bots import BOTS
from vacherie.bots.bot import Budget
from vacherie.core.game import AnyGame
from vacherie.core.options import parse_options
from vacherie.core.values import Options
from vacherie.games import GAMES


@dataclass(frozen=True)
class Fixture:
    """One match of the league."""

    game: AnyGame
    pairs: tuple[str, ...]
    players: int
    bots: tuple[str, ...]
    share: int = 1
    """How many times as many deals it has as others."""
    playouts: int | None = None
    """If not as many as usual."""

    @property
    def options(self) -> Options:
        return parse_options(self.game, self.pairs)

    @property
    def usual_budget(self) -> Budget:
        return Budget(playouts=self.playouts or season_of(self.game).playouts)


def fixtures() -> Iterator[Fixture]:
    levels = tuple(reversed(BOTS))
    for game in GAMES.values():
        season = season_of(game)
        for setting in season.settings:
            for players in setting.counts:
                for bots in seatings(game, setting, players, levels):
                    yield Fixture(game, setting.pairs, players, bots, season.share)
    for game in GAMES.values():
        for single in season_of(game).singles:
            for players in single.setting.counts:
                bots = (levels[0], *[levels[-1]] * (players - 1))
                yield Fixture(game, single.setting.pairs, players, bots, single.share, single.playouts)


def season_of(game: AnyGame) -> Season:
    """`SEASON` of `tools.league.<game>`."""
    season = import_module(f"tools.league.{game.id}").SEASON
    assert isinstance(season, Season), game.id
    return season


def seatings(
    game: AnyGame, setting: Setting, players: int, levels: tuple[str, ...]
) -> Iterator[tuple[str, ...]]:
    """All levels at one table, the strongest once; where they do not fit, each against each."""
    if game.is_played_together(parse_options(game, setting.pairs)):
        yield levels
    elif players < len(levels):
        yield from combinations(levels, players)
    else:
        first, *others = levels
        yield (first, *(others[seat % len(others)] for seat in range(players - 1)))
