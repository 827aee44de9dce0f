"""What stands in a field, and what is needed there, is said in the words of each language."""

import pytest

from vacherie.cli.explain import explain
from vacherie.core.errors import InvalidFile
from vacherie.messages.catalogue import LANGUAGES, catalogue

GOT = ("string", "integer", "float", "boolean", "table", "array", "null", "date")
EXPECTED = ("string", "integer", "boolean", "table", "array")


def said(language: str, expected: str, other: str, got: str) -> str:
    error = InvalidFile("field-type", file="f", expected=expected, other=other, got=got)
    return explain(error, catalogue(language)).removeprefix("f: ")


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_type_is_said_like_another(language: str) -> None:
    sentences = {
        said(language, expected, other, got) for expected in EXPECTED for other in EXPECTED for got in GOT
    }
    assert len(sentences) == len(EXPECTED) ** 2 * len(GOT)


def test_two_types_are_said_in_one_sentence() -> None:
    wrong = ("table", "array", "integer")
    assert said("en", *wrong) == "Expected a table or a list here, but found a whole number."
    assert said("fr", *wrong) == "Il y a ici un nombre entier, et il faudrait une table ou une liste."
    assert said("pt-BR", *wrong) == "Aqui está um número inteiro, e deveria estar uma tabela ou uma lista."
    assert said("en", "string", "none", "null") == "Expected a text here, but found nothing."
