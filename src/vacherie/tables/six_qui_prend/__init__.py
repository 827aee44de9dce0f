"""6 qui prend! in a terminal."""

from vacherie.tables.six_qui_prend.board import draw
from vacherie.tables.six_qui_prend.commands import read
from vacherie.tables.six_qui_prend.conventions import (
    default_players,
    formality,
    gain,
    results_note,
    rule_sections,
    score,
)
from vacherie.tables.six_qui_prend.legend import how_to_read_the_table
from vacherie.tables.six_qui_prend.questions import question
from vacherie.tables.six_qui_prend.spelling import SPELLING

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
