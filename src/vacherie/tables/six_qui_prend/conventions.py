"""What is usual at a terminal table of 6 qui prend!."""

from collections.abc import Sequence

from vacherie.games.six_qui_prend.actions import GoOn, SixAction
from vacherie.games.six_qui_prend.options import SixOptions
from vacherie.tables.teller import Teller


def default_players(options: SixOptions) -> int:
    return 3 if options.variant == "coop" else 4


def rule_sections(options: SixOptions) -> tuple[str, ...]:
    return ("base",) if options.variant == "base" else ("base", options.variant)


def score(heads: int, teller: Teller) -> str:
    return f"{heads}"


def gain(heads: int, teller: Teller) -> str:
    return f"{heads:+}"


def formality(legal: Sequence[SixAction]) -> SixAction | None:
    """What is not worth asking for: to let a card go that nothing can be done about."""
    return legal[0] if list(legal) == [GoOn()] else None


def results_note(options: SixOptions) -> str:
    """Which of the notes below the results of many games holds."""
    return "coop" if options.variant == "coop" else "match"
