"""A match of the arena as the command that plays it."""

import shlex
from collections.abc import Sequence
from pathlib import Path

from vacherie.bots.bot import Budget
from vacherie.lab.arena.match import ArenaMatch


def arena_command(
    match: ArenaMatch, deals: int, pairs: Sequence[str], out: Path | None = None, program: str = "vacherie"
) -> str:
    """What plays the same deals again, or goes on with them; the pairs are the options as typed."""
    return shlex.join(
        [
            *(program, "arena", match.game.id, "--players", str(match.players)),
            *("--bots", ",".join(match.bots), "--deals", str(deals), *thinking(match.budget)),
            *("--seed", str(match.seed)),
            *(part for pair in pairs for part in ("--option", pair)),
            *(() if out is None else ("--out", str(out))),
        ]
    )


def thinking(budget: Budget) -> tuple[str, str]:
    if budget.playouts is None:
        return "--budget", str(budget.milliseconds)
    return "--playouts", str(budget.playouts)
