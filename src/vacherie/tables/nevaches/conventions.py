"""What is usual at a terminal table of NéVaches."""

from collections.abc import Sequence

from vacherie.games.nevaches.actions import NeVachesAction
from vacherie.games.nevaches.options import NeVachesOptions
from vacherie.games.nevaches.rulebook import RULEBOOK
from vacherie.tables.teller import Teller


def default_players(options: NeVachesOptions) -> int:
    return 3


def rule_sections(options: NeVachesOptions) -> tuple[str, ...]:
    """The part on options only where one is in use."""
    has_options = options.random_bonus or options.choose_start_card
    return tuple(section.key for section in RULEBOOK.sections if has_options or section.key != "options")


def formality(legal: Sequence[NeVachesAction]) -> NeVachesAction | None:
    """Every question of this game is worth asking."""
    return None


def results_note(options: NeVachesOptions) -> str:
    return "match"


def score(points: int, teller: Teller) -> str:
    return f"{points}"


def gain(points: int, teller: Teller) -> str:
    return f"{points:+}"
