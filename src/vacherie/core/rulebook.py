"""How a game's rules page is laid out: first a guide for beginners, then every clause, then the glossary.

The words are in the message catalogues, under keys made here.
"""

from typing import Final

import msgspec

PARTS: Final = ("summary", "goal", "turn", "hints")
"""The parts of a guide that every game has once."""


class Section(msgspec.Struct, frozen=True):
    key: str
    clauses: tuple[str, ...]


class Term(msgspec.Struct, frozen=True):
    """A word of the rulebook, and the one name that our code has for it."""

    key: str
    code: str


class Scene(msgspec.Struct, frozen=True):
    """A part of the worked example: what is said about it, and a picture of the table."""

    key: str
    after: int
    """How many steps of the game's example have been played when the table is drawn."""


class Guide(msgspec.Struct, frozen=True):
    """What a beginner reads before the clauses."""

    words: tuple[str, ...]
    """The terms of the glossary that are explained, in the order in which a beginner needs them."""
    others: tuple[str, ...]
    """Who sits at the table of the example besides the reader, who has seat 0."""
    scenes: tuple[Scene, ...]
    variants: tuple[str, ...]


class Rulebook(msgspec.Struct, frozen=True):
    game: str
    prefix: str
    guide: Guide
    sections: tuple[Section, ...]
    glossary: tuple[Term, ...]

    @property
    def title_key(self) -> str:
        return f"rules-{self.prefix}-title"

    def guide_key(self, part: str) -> str:
        """The summary, the goal, a turn or the hints: see `PARTS`."""
        return f"rules-{self.prefix}-{part}"

    def scene_key(self, scene: Scene) -> str:
        return f"rules-{self.prefix}-example-{scene.key}"

    def variant_key(self, variant: str) -> str:
        return f"rules-{self.prefix}-variant-{variant}"

    def section_key(self, section: Section) -> str:
        return f"rules-{self.prefix}-section-{section.key}"

    def clause_key(self, clause: str) -> str:
        return f"rules-{self.prefix}-{clause}"

    def term_key(self, term: str) -> str:
        """The word itself; `.means` explains it to beginners."""
        return f"rules-{self.prefix}-term-{term}"

    def clauses(self) -> tuple[str, ...]:
        return tuple(clause for section in self.sections for clause in section.clauses)


def numbered(letter: str, count: int) -> tuple[str, ...]:
    """The ids S1, S2 … of a section with so many clauses."""
    return tuple(f"{letter}{number}" for number in range(1, count + 1))
