"""Unexploded Cow in a terminal."""

from vacherie.tables.unexploded_cow.board import draw
from vacherie.tables.unexploded_cow.commands import read
from vacherie.tables.unexploded_cow.conventions import (
    default_players,
    formality,
    gain,
    results_note,
    rule_sections,
    score,
)
from vacherie.tables.unexploded_cow.legend import how_to_read_the_table
from vacherie.tables.unexploded_cow.questions import question
from vacherie.tables.unexploded_cow.spelling import SPELLING

__all__ = [
    "SPELLING",
    "default_players",
    "draw",
    "formality",
    "gain",
    "how_to_read_the_table",
    "question",
    "read",
    "results_note",
    "rule_sections",
    "score",
]
