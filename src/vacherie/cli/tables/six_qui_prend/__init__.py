"""6 qui prend! in a terminal."""

from vacherie.cli.tables.six_qui_prend.board import draw
from vacherie.cli.tables.six_qui_prend.commands import read
from vacherie.cli.tables.six_qui_prend.facts import facts, is_told
from vacherie.cli.tables.six_qui_prend.habits import courtesy, default_players, gain, rule_sections, score
from vacherie.cli.tables.six_qui_prend.legend import how_to_read_the_table
from vacherie.cli.tables.six_qui_prend.questions import question

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
