"""NéVaches in a terminal."""

from vacherie.tables.nevaches.board import draw
from vacherie.tables.nevaches.commands import read
from vacherie.tables.nevaches.conventions import (
    default_players,
    formality,
    gain,
    results_note,
    rule_sections,
    score,
)
from vacherie.tables.nevaches.legend import how_to_read_the_table
from vacherie.tables.nevaches.questions import question
from vacherie.tables.nevaches.spelling import SPELLING

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
