"""What is usual at a terminal table of 6 qui prend!."""

from collections.abc import Sequence

from vacherie.cli.teller import Teller
from vacherie.games.six_qui_prend.actions import Agree, GoOn, SixAction
from vacherie.games.six_qui_prend.options import SixOptions


def default_players(options: SixOptions) -> int:
    return 3 if options.variant == "coop" else 4


def rule_sections(options: SixOptions) -> tuple[str, ...]:
    return ("base",) if options.variant == "base" else ("base", options.variant)


def courtesy(legal: Sequence[SixAction]) -> SixAction | None:
    """B17: bots never object, and leave the special cards to the people."""
    return next((action for action in legal if isinstance(action, Agree | GoOn)), None)


def score(heads: int, teller: Teller) -> str:
    return f"{heads}"


def gain(heads: int, teller: Teller) -> str:
    return f"{heads:+}"
