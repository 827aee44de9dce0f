"""What is measured: who plays what, at which tables."""

from collections.abc import Sequence
from dataclasses import dataclass

from vacherie.bots.bot import Budget
from vacherie.core.errors import GameError
from vacherie.core.game import AnyGame
from vacherie.core.values import Options
from vacherie.lab.seating import seated_bots


@dataclass(frozen=True)
class ArenaMatch:
    game: AnyGame
    options: Options
    players: int
    bots: tuple[str, ...]
    """One for each seat; where all seats win or lose together, one for each team."""
    seed: int
    budget: Budget

    @property
    def names(self) -> tuple[str, ...]:
        """Each bot once, in the order in which they were named."""
        return tuple(dict.fromkeys(self.bots))

    def tables(self) -> tuple[tuple[str, ...], ...]:
        """Who sits where, for every table at which a deal is played.

        All rotations of the bots round the table, each once. Where all seats win or lose together, a table of
        each bot with none but its like.
        """
        if self.game.is_played_together(self.options):
            return tuple((name,) * self.players for name in self.names)
        rotations = (self.bots[-turn:] + self.bots[:-turn] for turn in range(len(self.bots)))
        return tuple(dict.fromkeys(rotations))


def arrange(
    game: AnyGame, options: Options, players: int, bots: Sequence[str], seed: int, budget: Budget
) -> ArenaMatch:
    """Raises `GameError` for what cannot be played."""
    if budget.milliseconds < 1:
        raise GameError("too-small-budget", budget=budget.milliseconds)
    if budget.playouts is not None and budget.playouts < 1:
        raise GameError("too-small-budget", budget=budget.playouts)
    if game.is_played_together(options):
        teams = [seated_bots(game, options, players, [bot]) for bot in dict.fromkeys(bots)]
        seated = tuple(team[0] for team in teams)
    else:
        seated = seated_bots(game, options, players, bots)
    return ArenaMatch(game, options, players, seated, seed, budget)
