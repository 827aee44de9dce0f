"""NéVaches in a terminal."""

from vacherie.cli.tables.nevaches.board import draw
from vacherie.cli.tables.nevaches.commands import read
from vacherie.cli.tables.nevaches.facts import facts, worth_telling
from vacherie.cli.tables.nevaches.habits import (
    default_players,
    formality,
    gain,
    results_note,
    rule_sections,
    score,
)
from vacherie.cli.tables.nevaches.legend import how_to_read_the_table
from vacherie.cli.tables.nevaches.questions import question

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
