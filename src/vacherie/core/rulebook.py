"""How a game's rules page is laid out: clause ids in sections, and the names of things in code.

The words are in the message catalogues, under keys made here.
"""

import msgspec


class Section(msgspec.Struct, frozen=True):
    key: str
    clauses: tuple[str, ...]


class Term(msgspec.Struct, frozen=True):
    """A word of the rulebook, and the one name that our code has for it."""

    key: str
    code: str


class Rulebook(msgspec.Struct, frozen=True):
    game: str
    prefix: str
    sections: tuple[Section, ...]
    glossary: tuple[Term, ...]

    @property
    def title_key(self) -> str:
        return f"rules-{self.prefix}-title"

    @property
    def intro_key(self) -> str:
        return f"rules-{self.prefix}-intro"

    def section_key(self, section: Section) -> str:
        return f"rules-{self.prefix}-section-{section.key}"

    def clause_key(self, clause: str) -> str:
        return f"rules-{self.prefix}-{clause}"

    def term_key(self, term: Term) -> str:
        return f"rules-{self.prefix}-term-{term.key}"

    def clauses(self) -> tuple[str, ...]:
        return tuple(clause for section in self.sections for clause in section.clauses)


def numbered(letter: str, count: int) -> tuple[str, ...]:
    """The ids S1, S2 … of a section with so many clauses."""
    return tuple(f"{letter}{number}" for number in range(1, count + 1))
