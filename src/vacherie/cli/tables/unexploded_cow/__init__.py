"""Unexploded Cow in a terminal."""

from vacherie.cli.tables.unexploded_cow.board import draw
from vacherie.cli.tables.unexploded_cow.commands import read
from vacherie.cli.tables.unexploded_cow.facts import facts, is_told
from vacherie.cli.tables.unexploded_cow.habits import courtesy, default_players, gain, rule_sections, score
from vacherie.cli.tables.unexploded_cow.legend import how_to_read_the_table
from vacherie.cli.tables.unexploded_cow.questions import question

__all__ = [
    "courtesy",
    "default_players",
    "draw",
    "facts",
    "gain",
    "how_to_read_the_table",
    "is_told",
    "question",
    "read",
    "rule_sections",
    "score",
]
