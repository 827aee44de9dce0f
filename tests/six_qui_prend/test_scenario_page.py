"""`docs/scenarios.md` explains every field, action, event and refusal of 6 qui prend!."""

import re
from pathlib import Path
from typing import Any, get_args

import msgspec
import pytest
from msgspec.structs import fields

from vacherie.games import six_qui_prend
from vacherie.games.six_qui_prend.actions import SPECIALS, SixAction
from vacherie.games.six_qui_prend.events import SixEvent
from vacherie.games.six_qui_prend.options import SixOptions
from vacherie.games.six_qui_prend.position import SixPosition, TeamPosition
from vacherie.games.six_qui_prend.values import Asked

PAGE = (Path(__file__).parents[2] / "docs" / "scenarios.md").read_text("utf-8")
REFERENCE = PAGE[PAGE.index("## 6 qui prend!: the position") :]
SOURCES = Path(six_qui_prend.__file__).parent.glob("*.py")
REFUSAL = re.compile(r'IllegalAction\(\s*"([a-z-]+)"')
CODES = {code for file in SOURCES for code in REFUSAL.findall(file.read_text("utf-8"))}


def row_of(name: str) -> str:
    """The line of a table whose first cell names this."""
    lines = (line for line in REFERENCE.splitlines() if line.startswith("|"))
    return next((line for line in lines if f"`{name}`" in line.split("|")[1]), "")


@pytest.mark.parametrize("struct", [SixPosition, SixOptions, TeamPosition])
def test_every_field_of_the_position_has_its_line(struct: type[msgspec.Struct]) -> None:
    assert [field.name for field in fields(struct) if not row_of(field.name)] == []


@pytest.mark.parametrize("kind", [*get_args(SixAction), *get_args(SixEvent)])
def test_every_kind_has_its_line_with_its_fields(kind: Any) -> None:
    line = row_of(kind.__struct_config__.tag)
    assert [field.name for field in fields(kind) if f"`{field.name}`" not in line] == []
    assert line


def test_every_word_and_refusal_is_there() -> None:
    words = [f'"{word}"' for word in (*get_args(Asked), *SPECIALS)]
    assert [word for word in (*words, *CODES) if f"`{word}`" not in REFERENCE] == []
    assert CODES
