"""The rules page begins with a guide for beginners, and holds every clause, ruling and term."""

import re

import pytest

from vacherie.core.rulebook import PARTS, Rulebook
from vacherie.games import GAMES
from vacherie.messages.catalogue import LANGUAGES, catalogue
from vacherie.messages.rules_page import rules_page

every_rulebook = pytest.mark.parametrize(
    "rulebook", [game.rulebook for game in GAMES.values()], ids=lambda rulebook: rulebook.game
)
FRENCH_SPACES = "\u00a0\u202f"
SHARED = {"rules-six-one-fan-card"}
"""What several clauses say in the same words."""


def page_of(rulebook: Rulebook, language: str) -> str:
    return rules_page(rulebook, catalogue(language), lambda scene: f"picture of {scene.key}")


def guide_keys(rulebook: Rulebook) -> set[str]:
    keys = {rulebook.guide_key(part) for part in PARTS}
    keys |= {rulebook.scene_key(scene) for scene in rulebook.guide.scenes}
    return keys | {rulebook.variant_key(variant) for variant in rulebook.guide.variants}


def rules_texts(language: str) -> dict[str, str]:
    keys = catalogue(language).keys()
    return {key: catalogue(language).text(key) for key in keys if key.startswith("rules-")}


@every_rulebook
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_catalogue_says_what_the_rulebook_lists_and_no_more(language: str, rulebook: Rulebook) -> None:
    listed = {rulebook.title_key} | guide_keys(rulebook)
    listed |= {rulebook.section_key(section) for section in rulebook.sections}
    listed |= {rulebook.clause_key(clause) for clause in rulebook.clauses()}
    listed |= {rulebook.term_key(term.key) for term in rulebook.glossary}
    written = {key.partition(".")[0] for key in rules_texts(language)}
    assert {key for key in written if key.startswith(f"rules-{rulebook.prefix}-")} - SHARED == listed


@every_rulebook
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_page_has_every_clause_in_order_with_its_ruling(language: str, rulebook: Rulebook) -> None:
    words = catalogue(language)
    page = page_of(rulebook, language)
    assert tuple(re.findall(r"^- \*\*(\w+)\*\* [^ –]", page, re.MULTILINE)) == rulebook.clauses()
    for clause in rulebook.clauses():
        key = rulebook.clause_key(clause)
        assert all(line in page for line in words.text(key).splitlines())
        if words.has(f"{key}.ruling"):
            assert f"\n  - *{words.text('rules-our-ruling')}* {words.text(f'{key}.ruling')}\n" in page


@every_rulebook
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_glossary_has_all_languages_on_every_page(language: str, rulebook: Rulebook) -> None:
    page = page_of(rulebook, language)
    term = rulebook.glossary[0]
    names = [catalogue(each).text(rulebook.term_key(term.key)) for each in LANGUAGES]
    assert f"| {' | '.join(names)} |" in page
    assert len([line for line in page.splitlines() if line.startswith("| ")]) == len(rulebook.glossary) + 2


@every_rulebook
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_beginner_reads_first_what_it_is_about(language: str, rulebook: Rulebook) -> None:
    words, guide = catalogue(language), rulebook.guide
    page = page_of(rulebook, language)
    parts = ("summary", "goal", "words", "turn", "example", "hints", "variants")
    headings = [words.text(key) for key in (*(f"rules-guide-{part}" for part in parts), "rules-all")]
    assert re.findall(r"^## (.+)", page, re.MULTILINE)[:-1] == headings
    assert len(words.text(rulebook.guide_key("turn")).splitlines()) == 5
    assert all(f"picture of {scene.key}\n" in page for scene in guide.scenes)
    for term in guide.words:
        key = rulebook.term_key(term)
        assert f"- **{words.text(key)}** – {words.text(f'{key}.means')}\n" in page


@every_rulebook
@pytest.mark.parametrize("language", LANGUAGES)
def test_nothing_is_explained_that_the_guide_does_not_list(language: str, rulebook: Rulebook) -> None:
    words = catalogue(language)
    keys = {rulebook.term_key(term.key): term.key for term in rulebook.glossary}
    assert {term for key, term in keys.items() if words.has(f"{key}.means")} == set(rulebook.guide.words)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_texts_hold_no_markup(language: str) -> None:
    for key, text in rules_texts(language).items():
        assert not re.search(r"[*_`|<>\[\]{}#]", text), key


def test_french_punctuation_has_its_non_breaking_spaces() -> None:
    for key, text in rules_texts("fr").items():
        assert not re.search(rf"[^{FRENCH_SPACES}][!?;:»]|«[^{FRENCH_SPACES}]", text), key


@every_rulebook
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_translation_changes_no_number(language: str, rulebook: Rulebook) -> None:
    for key, text in rules_texts("en").items():
        if key.partition(".")[0] in (*map(rulebook.clause_key, rulebook.clauses()), *guide_keys(rulebook)):
            assert sorted(re.findall(r"\d+", catalogue(language).text(key))) == sorted(
                re.findall(r"\d+", text)
            ), key
