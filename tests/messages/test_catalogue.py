"""A catalogue finds its words, fills in its parameters, and never hides a mistake of ours."""

import pytest

from vacherie.core.errors import UnknownName
from vacherie.messages.catalogue import LANGUAGES, Catalogue, catalogue, language_from

SOURCE = """
greeting = Hello { $name }
    .short = Hi
heads =
    { $count ->
        [one] { $count } cabeça
       *[other] { $count } cabeças
    }
"""


def test_a_text_is_found_by_message_and_by_attribute() -> None:
    words = Catalogue("en", [SOURCE])
    assert words.text("greeting", name="Io") == "Hello Io"
    assert words.text("greeting.short") == "Hi"
    assert words.keys() == ("greeting", "greeting.short", "heads")
    assert words.has("greeting.short")
    assert not words.has("greeting.long")


def test_portuguese_plurals_and_numbers_are_those_of_brazil() -> None:
    words = Catalogue("pt-BR", [SOURCE])
    said = [words.text("heads", count=count) for count in (0, 1, 2, 1500)]
    assert said == ["0 cabeça", "1 cabeça", "2 cabeças", "1.500 cabeças"]


@pytest.mark.parametrize("key", ["nothing", "greeting.long", "heads.short", ""])
def test_an_unknown_key_raises_with_the_key_and_the_language(key: str) -> None:
    with pytest.raises(KeyError, match=f"no message {key} in fr"):
        Catalogue("fr", [SOURCE]).text(key)


def test_a_missing_parameter_raises() -> None:
    with pytest.raises(AssertionError, match=r"greeting in en.*name"):
        Catalogue("en", [SOURCE]).text("greeting")


def test_an_unknown_language_names_those_that_exist() -> None:
    with pytest.raises(UnknownName) as caught:
        catalogue("de")
    assert caught.value.code == "unknown-language"
    assert caught.value.params == {"name": "de", "known": "en, fr, pt-BR"}


def test_every_language_is_loaded_once_with_the_same_keys() -> None:
    assert catalogue("fr") is catalogue("fr")
    assert len({catalogue(language).keys() for language in LANGUAGES}) == 1


@pytest.mark.parametrize(
    ("environ", "language"),
    [
        ({}, "en"),
        ({"LANG": "fr_FR.UTF-8"}, "fr"),
        ({"LANG": "pt-BR"}, "pt-BR"),
        ({"LANG": "PT"}, "pt-BR"),
        ({"LANG": "de_DE.UTF-8"}, "en"),
        ({"LANG": "fr.UTF-8"}, "fr"),
        ({"LANG": "fr@euro"}, "fr"),
        ({"LANG": "fr_FR", "LC_MESSAGES": "pt_PT"}, "pt-BR"),
        ({"LANG": "fr_FR", "LC_ALL": "C.UTF-8"}, "en"),
        ({"LANG": "fr_FR", "LC_ALL": ""}, "fr"),
        ({"LANG": "fr_FR", "LC_ALL": "fr_FR", "VACHERIE_LANG": "pt"}, "pt-BR"),
        ({"LANG": "pt_PT.UTF-8"}, "pt-BR"),
        ({"LANG": "pt_BR.UTF-8"}, "pt-BR"),
    ],
)
def test_the_language_is_chosen_from_the_environment(environ: dict[str, str], language: str) -> None:
    assert language_from(environ) == language


@pytest.mark.parametrize("name", ["pt", "PT", "pt-PT", "pt_PT", "pt-br", "pt_BR.UTF-8"])
def test_portuguese_is_brazilian_however_it_is_asked_for(name: str) -> None:
    assert catalogue(name) is catalogue("pt-BR")
    assert catalogue(name).language == "pt-BR"
