"""Which matches the league plays."""

from collections.abc import Iterator
from dataclasses import dataclass
from itertools import combinations
from typing import Final

from vacherie.bots import BOTS
from vacherie.bots.bot import Budget
from vacherie.core.game import AnyGame
from vacherie.core.options import parse_options
from vacherie.core.values import Options
from vacherie.games import find_game


@dataclass(frozen=True)
class Setting:
    """A way to play a game, and with how many."""

    game: str
    counts: tuple[int, ...]
    pairs: tuple[str, ...] = ()


PLAYOUTS: Final = {"six_qui_prend": 2000, "unexploded_cow": 600, "nevaches": 18}
"""For each decision, if no other budget is wished: about 10 ms of one core, and more in NéVaches."""
SHARES: Final = {"six_qui_prend": 1, "unexploded_cow": 3, "nevaches": 1}
"""How many times as many deals a game needs: money goes up and down more than heads and points."""

SETTINGS: Final = (
    Setting("six_qui_prend", (2, 3, 4, 5, 6, 7, 8, 9, 10)),
    *(
        Setting("six_qui_prend", (4,), (f"variant={variant}",))
        for variant in ("pro", "even_odd", "escalade", "cabriole", "reversed")
    ),
    Setting("six_qui_prend", (1, 2, 3, 4, 5, 6), ("variant=coop",)),
    Setting("unexploded_cow", (2, 3, 4, 5, 6)),
    Setting("unexploded_cow", (3, 4, 6), ("edition=2011",)),
    Setting("nevaches", (2, 3, 4)),
    Setting("nevaches", (3,), ("random_bonus=yes",)),
    Setting("nevaches", (3,), ("choose_start_card=yes",)),
)
"""Every number of players with the usual rules, and every variant with usual numbers."""

SINGLE_DEALS: Final = Setting("six_qui_prend", (4,), ("max_rounds=1", "target_heads=none"))
"""One round instead of a match, a bull among calves: what published bots of 6 nimmt! are measured by."""
SINGLE_SHARE: Final = 250
SINGLE_PLAYOUTS: Final = 300


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
        return Budget(playouts=self.playouts or PLAYOUTS[self.game.id])


def fixtures() -> Iterator[Fixture]:
    levels = tuple(reversed(BOTS))
    for setting in SETTINGS:
        game = find_game(setting.game)
        for players in setting.counts:
            for bots in seatings(game, setting, players, levels):
                yield Fixture(game, setting.pairs, players, bots, SHARES[game.id])
    for players in SINGLE_DEALS.counts:
        bots = (levels[0], *[levels[-1]] * (players - 1))
        game = find_game(SINGLE_DEALS.game)
        yield Fixture(game, SINGLE_DEALS.pairs, players, bots, SINGLE_SHARE, SINGLE_PLAYOUTS)


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
