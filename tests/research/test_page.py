"""`docs/research.md` tells the truth: its code runs, and its figures are those of the tables."""

import re
from pathlib import Path

import pytest

from vacherie.games import GAMES
from vacherie.research.batch import Seen, SixBatch
from vacherie.research.batch.six_qui_prend import matches
from vacherie.research.encoding import encoding_of

PAGE = (Path(__file__).parents[2] / "docs/research.md").read_text("utf-8")
EXAMPLES = re.findall(r"```python\n(.*?)```", PAGE, re.DOTALL)


@pytest.mark.parametrize("example", EXAMPLES, ids=["aec", "parallel", "batch", "spiel"])
def test_the_examples_run(example: str) -> None:
    exec(compile(example, "docs/research.md", "exec"), {})


@pytest.mark.parametrize("name", GAMES)
def test_the_sizes_of_the_tables_are_right(name: str) -> None:
    encoding = encoding_of(name, GAMES[name].options_type(), 4)
    sizes = f"(encoding/{name}.md) | {encoding.actions.size} | {encoding.fields.size} |"
    assert sizes in PAGE


@pytest.mark.parametrize("field", Seen._fields)
def test_the_fields_of_a_batch_are_as_the_page_says(field: str) -> None:
    [[shape, kind]] = re.findall(rf"^\| `{field}` \| ([^|]+) \| ([^|]+) \|", PAGE, re.MULTILINE)
    names = {"match": 7, "seat": 3}
    array = getattr(SixBatch(7, 3).reset()[0], field)
    assert array.shape == tuple(names.get(part) or int(part) for part in shape.split(", "))
    assert array.dtype.name == kind


def test_the_choices_of_a_batch_are_the_first_of_the_table() -> None:
    assert f"first {matches.CHOICES} numbers" in PAGE
