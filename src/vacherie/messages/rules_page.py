"""A game's rules as a Markdown page: a guide for beginners, every clause, and the glossary."""

from collections.abc import Callable, Iterator

from vacherie.core.rulebook import Rulebook, Scene, Section
from vacherie.messages.catalogue import LANGUAGES, Catalogue, catalogue


def rules_page(rulebook: Rulebook, words: Catalogue, picture: Callable[[Scene], str]) -> str:
    """The whole page; `picture` is what stands where the table is shown."""
    blocks = rules_blocks(rulebook, words)
    return "\n".join(picture(block) if isinstance(block, Scene) else block for block in blocks) + "\n"


def rules_blocks(rulebook: Rulebook, words: Catalogue) -> Iterator[str | Scene]:
    """The page line by line, with a scene where a picture of its table belongs."""
    yield f"# {words.text(rulebook.title_key)}"
    yield ""
    yield from guide_blocks(rulebook, words)
    yield from variant_lines(rulebook, words)
    yield f"## {words.text('rules-all')}"
    yield ""
    yield words.text("rules-how-to-read")
    yield ""
    for section in rulebook.sections:
        yield from section_lines(rulebook, section, words)
    yield f"## {words.text('rules-glossary')}"
    yield ""
    yield from glossary_lines(rulebook, words)


def guide_blocks(rulebook: Rulebook, words: Catalogue) -> Iterator[str | Scene]:
    """What a beginner reads first, up to the hints."""
    guide = rulebook.guide

    def part(name: str) -> list[str]:
        return words.text(rulebook.guide_key(name)).splitlines()

    yield from heading(words, "summary")
    yield from paragraphs(part("summary"))
    yield from heading(words, "goal")
    yield from paragraphs(part("goal"))
    yield from heading(words, "words")
    for term in guide.words:
        key = rulebook.term_key(term)
        yield f"- **{words.text(key)}** – {words.text(f'{key}.means')}"
    yield ""
    yield from heading(words, "turn")
    yield from (f"- {line}" for line in part("turn"))
    yield ""
    yield from heading(words, "example")
    for scene in guide.scenes:
        yield from paragraphs(words.text(rulebook.scene_key(scene)).splitlines())
        yield scene
        yield ""
    yield from heading(words, "hints")
    yield from (f"- {line}" for line in part("hints"))
    yield ""


def variant_lines(rulebook: Rulebook, words: Catalogue) -> Iterator[str]:
    yield from heading(words, "variants")
    for variant in rulebook.guide.variants:
        key = rulebook.variant_key(variant)
        yield f"- **{words.text(f'{key}.name')}** – {words.text(key)}"
    yield ""


def heading(words: Catalogue, part: str) -> Iterator[str]:
    yield f"## {words.text(f'rules-guide-{part}')}"
    yield ""


def paragraphs(lines: list[str]) -> Iterator[str]:
    for line in lines:
        yield line
        yield ""


def section_lines(rulebook: Rulebook, section: Section, words: Catalogue) -> Iterator[str]:
    key = rulebook.section_key(section)
    yield f"### {words.text(key)}"
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
    if section.clauses:
        yield ""


def ruling(words: Catalogue, key: str) -> str:
    return f"*{words.text('rules-our-ruling')}* {words.text(f'{key}.ruling')}"


def glossary_lines(rulebook: Rulebook, words: Catalogue) -> Iterator[str]:
    """Every language on every page, so that players who speak different languages can agree."""
    rows = [[each.text(rulebook.term_key(term.key)) for each in spoken()] for term in rulebook.glossary]
    yield from table_lines(column_headings(words), rows)


def spoken() -> list[Catalogue]:
    return [catalogue(language) for language in LANGUAGES]


def column_headings(words: Catalogue) -> list[str]:
    return [words.text(f"rules-column-{language}") for language in LANGUAGES]


def table_lines(headings: list[str], rows: list[list[str]]) -> Iterator[str]:
    for cells in (headings, ["---"] * len(headings), *rows):
        yield f"| {' | '.join(cells)} |"
