"""A game's rules as a Markdown page, in the language of a catalogue."""

from collections.abc import Iterator

from vacherie.core.rulebook import Rulebook, Section
from vacherie.messages.catalogue import LANGUAGES, Catalogue, catalogue


def rules_page(rulebook: Rulebook, words: Catalogue) -> str:
    lines = [
        f"# {words.text(rulebook.title_key)}",
        "",
        words.text(rulebook.intro_key),
        "",
        words.text("rules-how-to-read"),
        "",
    ]
    for section in rulebook.sections:
        lines += section_lines(rulebook, section, words)
    lines += glossary_lines(rulebook, words)
    lines += ["---", "", f"*{words.text('rules-generated')}*"]
    return "\n".join(lines) + "\n"


def section_lines(rulebook: Rulebook, section: Section, words: Catalogue) -> Iterator[str]:
    key = rulebook.section_key(section)
    yield f"## {words.text(key)}"
    yield ""
    if words.has(f"{key}.intro"):
        yield words.text(f"{key}.intro")
        yield ""
    if words.has(f"{key}.ruling"):
        yield ruling(words, key)
        yield ""
    for clause in section.clauses:
        key = rulebook.clause_key(clause)
        first, *further = words.text(key).splitlines()
        yield f"- **{clause}** {first}"
        yield from (f"  - {line}" for line in further)
        if words.has(f"{key}.ruling"):
            yield f"  - {ruling(words, key)}"
    yield ""


def ruling(words: Catalogue, key: str) -> str:
    return f"*{words.text('rules-our-ruling')}* {words.text(f'{key}.ruling')}"


def glossary_lines(rulebook: Rulebook, words: Catalogue) -> Iterator[str]:
    """The glossary has every language on every page, so that players of different languages can agree."""
    languages = [catalogue(language) for language in LANGUAGES]
    headings = [words.text(f"rules-column-{each.language}") for each in languages]
    yield f"## {words.text('rules-glossary')}"
    yield ""
    yield table_row([*headings, words.text("rules-column-code")])
    yield table_row(["---"] * (len(headings) + 1))
    for term in rulebook.glossary:
        yield table_row([*(each.text(rulebook.term_key(term)) for each in languages), f"`{term.code}`"])
    yield ""


def table_row(cells: list[str]) -> str:
    return f"| {' | '.join(cells)} |"
