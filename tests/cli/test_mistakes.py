"""Each mistake on the command line is one line that lists what exists, exit code 2, no traceback."""

from pathlib import Path

import pytest

from tests.cli.person import Person
from vacherie.messages.catalogue import LANGUAGES

SIX = "six_qui_prend"
CASES: list[tuple[list[str], list[str]]] = [
    (["dance"], ["dance", "play", "replay", "rules", "simulate", "scenario"]),
    (["--dance"], ["--dance", "--help", "--lang", "--version"]),
    (["play"], [SIX]),
    (["play", "chess"], ["chess", SIX]),
    (["play", SIX, "extra"], ["extra", "vacherie play --help"]),
    (["play", SIX, "--dance"], ["--dance", "--bots", "--option", "--players", "--resume", "--lang"]),
    (["play", SIX, "--players"], ["--players"]),
    (["play", SIX, "--players", "11"], ["11", "2", "10"]),
    (["play", SIX, "--players", "1"], ["1", "2", "10"]),
    (["play", SIX, "--players", "many"], ["many", "2", "10"]),
    (["play", SIX, "--players", "7", "--option", "variant=coop"], ["7", "1", "6"]),
    (["play", SIX, "--bots", "dog"], ["dog", "calf", "cow"]),
    (["play", SIX, "--bots", "cow,"], ["calf", "cow"]),
    (["play", SIX, "--bots", ""], ["calf", "cow"]),
    (["simulate", SIX, "--bots", ""], ["calf", "cow"]),
    (["simulate", SIX, "--games", "1000000001"], ["1000000001", "1000000000"]),
    (["simulate", SIX, "--workers", "100000"], ["100000", "256"]),
    (["play", SIX, "--option", "variant=coop", "--players", "1", "--bots", "dog"], ["dog", "calf", "cow"]),
    (["play", SIX, "--bots", "cow,cow,cow,cow"], ["3", "4"]),
    (["play", SIX, "--option", "speed"], ["speed", "variant", "target_heads", "max_rounds"]),
    (["play", SIX, "--option", "speed=9"], ["speed", "variant", "target_heads", "max_rounds"]),
    (["play", SIX, "--option", "variant=chess"], ["chess", "base, pro, even_odd"]),
    (["play", SIX, "--option", "target_heads=0"], ["target_heads", "1..1000, none"]),
    (["play", SIX, "--option", "draft_memory=maybe"], ["draft_memory", "yes, no"]),
    (["play", SIX, "--option", "consent=all"], ["consent", "base"]),
    (["play", SIX, "--option", "target_heads=none"], ["target_heads", "max_rounds"]),
    (["play", SIX, "--option", "end_at=at_least", "--option", "end_at=at_least"], ["end_at"]),
    (["play", SIX, "--resume=yes"], ["--resume"]),
    (["rules"], [SIX]),
    (["rules", "chess"], ["chess", SIX]),
    (["replay"], []),
    (["replay", ""], []),
    (["scenario", ""], ["FILE"]),
    (["scenario", "docs", " "], ["FILE"]),
    (["replay", "/no/such/file"], ["/no/such/file"]),
    (["replay", "."], ["."]),
    (["replay", "x", "--seat", "one"], ["--seat"]),
    (["simulate", "chess"], ["chess", SIX]),
]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("arguments", "named"), CASES, ids=" ".join)
def test_a_mistake_is_one_line(person: Person, arguments: list[str], named: list[str], language: str) -> None:
    complaint = person.runs(*arguments, "--lang", language).complaint
    for name in named:
        assert name in complaint
    assert person.files("unfinished") == []


@pytest.mark.parametrize(
    "arguments", [["--lang", "de"], ["--lang=de", "play"], ["rules", SIX, "--lang", "de"]]
)
def test_an_unknown_language_lists_those_we_speak(person: Person, arguments: list[str]) -> None:
    assert person.runs(*arguments).complaint == "We do not speak “de”. The languages are: en, fr, pt-BR."


@pytest.mark.parametrize("language", ["pt", "pt-PT", "pt_BR"])
def test_portuguese_is_understood_with_and_without_a_country(person: Person, language: str) -> None:
    brazilian = person.runs("rules", "nevaches", "--lang", "pt-BR")
    assert person.runs("rules", "nevaches", "--lang", language) == brazilian


@pytest.mark.parametrize("arguments", [["--lang"], ["play", "--lang"], ["play", "--lang="]])
def test_a_language_has_to_be_named(person: Person, arguments: list[str]) -> None:
    assert person.runs(*arguments).complaint == "--lang needs a value."


def test_a_mistake_speaks_the_language_of_the_environment(person: Person) -> None:
    person.monkeypatch.setenv("VACHERIE_LANG", "pt-BR")
    assert (
        person.runs("rules").complaint == "Qual jogo? Os jogos são: six_qui_prend, unexploded_cow, nevaches."
    )


def test_what_was_typed_cannot_break_the_line(person: Person) -> None:
    assert person.runs("play", "a\nb\x1b[31m").complaint.startswith("There is no game called “a b [31m”")


def test_after_two_dashes_nothing_is_an_option(person: Person) -> None:
    assert "“--lang”" in person.runs("play", "--", "--lang").complaint


def test_a_file_that_is_no_record_is_named_with_its_field(person: Person, tmp_path: Path) -> None:
    path = tmp_path / "game.json"
    path.write_text('{"format": 1,\n"game": 5}')
    assert person.runs("replay", str(path)).complaint.startswith(f"{path}: game: ")
