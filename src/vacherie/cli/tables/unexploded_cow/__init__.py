"""Unexploded Cow in a terminal."""

from vacherie.cli.tables.unexploded_cow.board import draw
from vacherie.cli.tables.unexploded_cow.commands import read
from vacherie.cli.tables.unexploded_cow.facts import facts, worth_telling
from vacherie.cli.tables.unexploded_cow.habits import (
    default_players,
    formality,
    gain,
    results_note,
    rule_sections,
    score,
)
from vacherie.cli.tables.unexploded_cow.legend import how_to_read_the_table
from vacherie.cli.tables.unexploded_cow.questions import question

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
