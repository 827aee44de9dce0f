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


PLAYOUTS: Final = {"six_qui_prend": 300, "unexploded_cow": 600, "nevaches": 18}
"""For each decision, if no other budget is wished: about 10 ms of one core, and more in NéVaches."""

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

DUELS: Final = (Setting("six_qui_prend", (4,)), Setting("unexploded_cow", (4,)), Setting("nevaches", (4,)))
"""Where one bot of a level sits among bots of one other level."""
DUEL_SHARE: Final = 2
"""How many times as many deals a duel has: it answers who is better, and by how much."""


@dataclass(frozen=True)
class Fixture:
    """One match of the league."""

    game: AnyGame
    pairs: tuple[str, ...]
    players: int
    bots: tuple[str, ...]
    share: int = 1
    """How many times as many deals it has as others."""

    @property
    def options(self) -> Options:
        return parse_options(self.game, self.pairs)

    @property
    def usual_budget(self) -> Budget:
        return Budget(playouts=PLAYOUTS[self.game.id])


def fixtures() -> Iterator[Fixture]:
    levels = tuple(reversed(BOTS))
    for setting in SETTINGS:
        game = find_game(setting.game)
        for players in setting.counts:
            for bots in seatings(game, setting, players, levels):
                yield Fixture(game, setting.pairs, players, bots)
    for setting in DUELS:
        for players in setting.counts:
            for one, other in combinations(levels, 2):
                bots = (one, *[other] * (players - 1))
                yield Fixture(find_game(setting.game), setting.pairs, players, bots, DUEL_SHARE)


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
