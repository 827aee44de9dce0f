"""What is usual at a terminal table of Unexploded Cow."""

from collections.abc import Sequence

from vacherie.games.unexploded_cow.actions import UnexplodedAction
from vacherie.games.unexploded_cow.options import UnexplodedOptions
from vacherie.games.unexploded_cow.rulebook import RULEBOOK
from vacherie.tables.teller import Teller
from vacherie.tables.unexploded_cow.cards import money


def default_players(options: UnexplodedOptions) -> int:
    return 4 if options.starting_money is None else len(options.starting_money)


def rule_sections(options: UnexplodedOptions) -> tuple[str, ...]:
    return tuple(section.key for section in RULEBOOK.sections)


def score(amount: int, teller: Teller) -> str:
    return money(amount, teller)


def gain(amount: int, teller: Teller) -> str:
    return money(amount, teller, plus="+")


def formality(legal: Sequence[UnexplodedAction]) -> UnexplodedAction | None:
    """Every question of this game is worth asking."""
    return None


def results_note(options: UnexplodedOptions) -> str:
    return "match"
