"""6 qui prend! in a terminal."""

from vacherie.cli.tables.six_qui_prend.board import draw
from vacherie.cli.tables.six_qui_prend.commands import read
from vacherie.cli.tables.six_qui_prend.facts import facts
from vacherie.cli.tables.six_qui_prend.habits import (
    default_players,
    formality,
    gain,
    results_note,
    rule_sections,
    score,
)
from vacherie.cli.tables.six_qui_prend.legend import how_to_read_the_table
from vacherie.cli.tables.six_qui_prend.questions import question
from vacherie.cli.tables.six_qui_prend.telling import worth_telling

__all__ = [
    "default_players",
    "draw",
    "facts",
    "formality",
    "gain",
    "how_to_read_the_table",
    "question",
    "read",
    "results_note",
    "rule_sections",
    "score",
    "worth_telling",
]
