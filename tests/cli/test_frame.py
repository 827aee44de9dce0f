"""The command line's frame: help in every language, version, rules, and the picture for the README."""

import pytest

from tests.cli.person import Person
from tools.generate.picture import table_svg
from vacherie.cli.main import COMMANDS
from vacherie.games.six_qui_prend import GAME
from vacherie.games.six_qui_prend.rulebook import RULEBOOK
from vacherie.messages.catalogue import LANGUAGES, catalogue
from vacherie.messages.rules_page import rules_page
from vacherie.tables.example import scene_text


@pytest.mark.parametrize("language", LANGUAGES)
def test_vacherie_alone_shows_all_commands(person: Person, language: str) -> None:
    said = person.runs("--lang", language)
    assert said.code == 0
    assert catalogue(language).text("cli-about") in " ".join(said.out.split())
    for command in COMMANDS:
        assert f"\n  {command}" in said.out
    assert person.runs("--help", "--lang", language) == said


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("command", COMMANDS)
def test_every_command_has_help(person: Person, command: str, language: str) -> None:
    said = person.runs(command, "--help", "--lang", language)
    assert said.code == 0
    assert said.out.startswith(f"{catalogue(language).text('cli-help-usage')} vacherie {command} ")
    for english in ("Show this message", "Options:", "TEXT", "INTEGER", "[default", "[required"):
        assert english not in said.out
    assert all(len(line) <= 80 for line in said.out.splitlines())


def test_the_help_of_play_lists_every_rule_choice(person: Person) -> None:
    said = person.runs("play", "--help")
    for name in ("variant", "target_heads", "end_at", "max_rounds", "draft_memory", "consent"):
        assert f"\n  {name} " in said.out
    for name in ("edition", "deck", "starting_money"):
        assert f"\n  {name} " in said.out


def test_the_version(person: Person) -> None:
    assert person.runs("--version").out.startswith("vacherie 0.")


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_rules_are_plain_markdown_in_a_pipe(person: Person, language: str) -> None:
    words = catalogue(language)
    said = person.runs("rules", "six_qui_prend", "--lang", language)
    assert said.out == rules_page(RULEBOOK, words, lambda scene: scene_text(GAME, scene, words))
    assert said.out.count("│  66 │  70 │  77 │") == len(RULEBOOK.guide.scenes)


def test_the_picture_is_always_the_same(monkeypatch: pytest.MonkeyPatch) -> None:
    before = table_svg()
    monkeypatch.setenv("NO_COLOR", "1")
    monkeypatch.setenv("COLUMNS", "40")
    monkeypatch.setenv("LANG", "fr_FR.UTF-8")
    assert table_svg() == before
    assert before.startswith("<svg ")
    assert "ɤɤɤɤɤ" in before
    assert "full" in before
    assert "url(http" not in before
