"""NéVaches in a terminal."""

from vacherie.cli.tables.nevaches.board import draw
from vacherie.cli.tables.nevaches.commands import read
from vacherie.cli.tables.nevaches.facts import facts, is_told
from vacherie.cli.tables.nevaches.habits import courtesy, default_players, rule_sections
from vacherie.cli.tables.nevaches.legend import how_to_read_the_table
from vacherie.cli.tables.nevaches.questions import question

__all__ = [
    "courtesy",
    "default_players",
    "draw",
    "facts",
    "how_to_read_the_table",
    "is_told",
    "question",
    "read",
    "rule_sections",
]
