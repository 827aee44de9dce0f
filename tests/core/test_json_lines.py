"""The line of a value in a JSON text, however the text is laid out."""

import json

import pytest

from vacherie.core.json_lines import path_line
from vacherie.core.toml_lines import Path

TEXT = r"""
{ "a": 1, "b\u00e9 \"": [
    {"c": "]}"},

    [[],
     {}, -1.5e3]
  ],
  "twice": 1,
  "twice"
  :
  {"d": null}
}
"""


@pytest.mark.parametrize(
    ("path", "line"),
    [
        ((), None),
        (("a",), 2),
        (('bé "',), 2),
        (('bé "', 0), 3),
        (('bé "', 0, "c"), 3),
        (('bé "', 1), 5),
        (('bé "', 1, 1), 6),
        (('bé "', 1, 2), 6),
        (("twice",), 11),
        (("twice", "d"), 11),
        (("nothing",), None),
        (("a", "inside"), 2),
        (('bé "', 7), 2),
        (('bé "', "c"), 2),
    ],
)
def test_the_line_of_a_path(path: Path, line: int | None) -> None:
    json.loads(TEXT)
    assert path_line(TEXT, path) == line
