"""Values are written as TOML reads them."""

import tomllib
from typing import Any

import pytest

from vacherie.core.files.toml_text import toml_text


@pytest.mark.parametrize(
    "value",
    [3, -1, True, 1.5, 'say "moo"\n', "œuf", [], [1, [2, 3]], {}, {"kind": "x", "cards": [{"card": 3}]}],
)
def test_what_is_written_is_read_again(value: Any) -> None:
    assert tomllib.loads(f"value = {toml_text(value)}") == {"value": value}


def test_nothing_has_a_word() -> None:
    assert toml_text({"marker": None}) == '{ marker = "none" }'
