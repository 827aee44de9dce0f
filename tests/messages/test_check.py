"""The checker passes our own catalogues and finds each kind of fault in broken ones."""

from pathlib import Path

import pytest

from tools.messages.check import main, problems

GOOD = "cow = Cow { $name }\n    .title = Title\nherd = { cow } and { -brand }\n-brand = Vacherie\n"


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    for language in ("en", "fr", "pt-BR"):
        (tmp_path / language).mkdir()
        (tmp_path / language / "barn.ftl").write_text(GOOD, "utf-8")
    return tmp_path


def test_our_catalogues_have_no_problems() -> None:
    assert problems() == []


def test_a_good_folder_has_no_problems(folder: Path) -> None:
    assert problems(folder) == []
    assert main([str(folder)]) == 0


@pytest.mark.parametrize(
    ("old", "new", "expected"),
    [
        ("herd = { cow } and { -brand }\n", "", ["fr: herd is missing"]),
        ("    .title = Title\n", "", ["fr: cow.title is missing"]),
        ("{ $name }", "{ $names }", ["cow: different variables: en name, fr names, pt-BR name"]),
        ("{ $name }", "", ["cow: different variables: en name, fr -, pt-BR name"]),
        ("-brand =", "herd = again\n-brand =", ["fr/barn.ftl: herd is there twice"]),
        ("{ cow }", "{ ox }", ["fr: herd refers to ox, which does not exist"]),
    ],
)
def test_a_fault_in_one_language_is_named(folder: Path, old: str, new: str, expected: list[str]) -> None:
    (folder / "fr" / "barn.ftl").write_text(GOOD.replace(old, new), "utf-8")
    assert problems(folder) == expected


def test_words_that_exist_only_in_english_are_said_in_english_only(folder: Path) -> None:
    said = GOOD.replace("{ $name }", "{ $name } ({ $english })")
    (folder / "en" / "barn.ftl").write_text(said, "utf-8")
    assert problems(folder) == []
    (folder / "fr" / "barn.ftl").write_text(said, "utf-8")
    assert problems(folder) == ["cow: different variables: en name, fr english name, pt-BR name"]


def test_the_same_key_in_two_files_of_a_language_is_named(folder: Path) -> None:
    for language in ("en", "fr", "pt-BR"):
        (folder / language / "field.ftl").write_text("herd = again\n", "utf-8")
    assert problems(folder) == [
        f"{language}/field.ftl: herd is there twice" for language in ("en", "fr", "pt-BR")
    ]


def test_what_cannot_be_parsed_is_named_with_its_line(folder: Path) -> None:
    (folder / "pt-BR" / "barn.ftl").write_text(GOOD + "\nbroken = { $name\n", "utf-8")
    [problem] = problems(folder)
    assert problem.startswith("pt-BR/barn.ftl:7: cannot be read")


def test_files_that_nothing_would_load_are_named(folder: Path) -> None:
    (folder / "en" / "field.ftl").write_text("", "utf-8")
    (folder / "en" / "notes.txt").write_text("", "utf-8")
    (folder / "de").mkdir()
    (folder / "de" / "barn.ftl").write_text(GOOD, "utf-8")
    (folder / "barn.ftl").write_text(GOOD, "utf-8")
    assert problems(folder) == [
        "barn.ftl: belongs to no language",
        "de/barn.ftl: belongs to no language",
        "en/notes.txt: not a Fluent file",
        "fr/field.ftl: missing",
        "pt-BR/field.ftl: missing",
    ]


def test_the_command_prints_a_line_per_problem_and_fails(
    folder: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (folder / "fr" / "barn.ftl").write_text("", "utf-8")
    assert main([str(folder)]) == 1
    assert capsys.readouterr().out.splitlines() == problems(folder)


def test_a_missing_language_is_named(tmp_path: Path) -> None:
    (tmp_path / "en").mkdir()
    (tmp_path / "en" / "barn.ftl").write_text("cow = Cow\n", "utf-8")
    assert problems(tmp_path) == [
        "fr/barn.ftl: missing",
        "pt-BR/barn.ftl: missing",
        "fr: cow is missing",
        "pt-BR: cow is missing",
    ]
