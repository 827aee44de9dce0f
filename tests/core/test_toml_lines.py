"""Every value of a TOML file is found on its line."""

from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from vacherie.core.files.paths import Path
from vacherie.core.files.toml import read_toml

LINES: list[tuple[str, str, dict[Path, int]]] = [
    ("comments and blank lines", "# a = 1\n\na = 1 # b = 2\n  b = 2", {("a",): 3, ("b",): 4}),
    (
        "every scalar",
        "a = 1\nb = -1.5e3\nc = true\nd = 1979-05-27 07:32:00Z # x\ne = inf\nf = 07:32:00\ng = 1",
        {("d",): 4, ("e",): 5, ("g",): 7},
    ),
    (
        "marks in strings",
        'a = "x = [1] # {"\nb = \'"[[x]] # }\'\nc = "\\"]\\\\"\nd = 1',
        {("b",): 2, ("d",): 4},
    ),
    ("multi-line basic string", 'a = """\nb = 1\n[c]"" \\""" \\\n   x""" # c\nd = 1', {("a",): 1, ("d",): 5}),
    ("multi-line literal string", "a = '''\nb = 1\\'''\nc = 1", {("a",): 1, ("c",): 3}),
    (
        "quotes that touch the end",
        "a = \"\"\"\"\"x\"\"\"\"\"\nb = '''''x'''''\nc = \"\"\"\"\"\"\nd = ''''''\ne = 1",
        {("e",): 5},
    ),
    ("dotted keys", "a.b . c = 1\na.d = 2\n", {("a",): 1, ("a", "b"): 1, ("a", "b", "c"): 1, ("a", "d"): 2}),
    (
        "quoted keys",
        '\'a.b\' = 1\n"c = \\u0064"."" = 2\n["]"]\n3 = 1',
        {("a.b",): 1, ("c = d",): 2, ("c = d", ""): 2, ("]",): 3, ("]", "3"): 4},
    ),
    (
        "tables",
        "[a]\nx = 1\n[ a . b ] # [c]\ny = 1\n[d]",
        {("a",): 1, ("a", "x"): 2, ("a", "b"): 3, ("a", "b", "y"): 4, ("d",): 5},
    ),
    (
        "a table after its sub-table",
        "[a.b]\nx = 1\n[a]\ny = 1",
        {("a",): 3, ("a", "b"): 1, ("a", "b", "x"): 2, ("a", "y"): 4},
    ),
    (
        "arrays of tables",
        "[[a]]\nx = 1\n[[a]]\n[[ a ]]\nx = 2",
        {("a",): 1, ("a", 0): 1, ("a", 0, "x"): 2, ("a", 1): 3, ("a", 2): 4, ("a", 2, "x"): 5},
    ),
    (
        "nested arrays of tables",
        "[[a]]\n[[a.b]]\n[[a.b]]\nx = 1\n[a.c]\n[[a]]\n[[a.b]]\n[a.b.d]\nx = 1",
        {
            ("a", 0, "b"): 2,
            ("a", 0, "b", 0): 2,
            ("a", 0, "b", 1): 3,
            ("a", 0, "b", 1, "x"): 4,
            ("a", 0, "c"): 5,
            ("a", 1): 6,
            ("a", 1, "b"): 7,
            ("a", 1, "b", 0, "d"): 8,
            ("a", 1, "b", 0, "d", "x"): 9,
        },
    ),
    (
        "an array on lines",
        "a = [\n  1, # ]\n\n  2\n  ,\n  3,\n]\nb = 1",
        {("a",): 1, ("a", 0): 2, ("a", 1): 4, ("a", 2): 6, ("b",): 8},
    ),
    (
        "nested arrays",
        "a = [[1, 2], [\n3], [], [\n]]\nb = []",
        {("a", 0): 1, ("a", 0, 1): 1, ("a", 1): 1, ("a", 1, 0): 2, ("a", 2): 2, ("a", 3): 2, ("b",): 4},
    ),
    (
        "inline tables",
        "a = { b = 1, c.d = [\n1,\n{ e = '}' }], 'f' = {} }\ng = 1",
        {
            ("a", "b"): 1,
            ("a", "c"): 1,
            ("a", "c", "d"): 1,
            ("a", "c", "d", 0): 2,
            ("a", "c", "d", 1): 3,
            ("a", "c", "d", 1, "e"): 3,
            ("a", "f"): 3,
            ("g",): 4,
        },
    ),
    (
        "inline tables on lines",
        "a = [\n  { x = 1 },\n  # { x = 2 },\n  { x = 3, y = '''\n''', z = 4 },\n]",
        {("a", 0): 2, ("a", 0, "x"): 2, ("a", 1): 4, ("a", 1, "y"): 4, ("a", 1, "z"): 5},
    ),
]


@pytest.mark.parametrize(("text", "lines"), [case[1:] for case in LINES], ids=[case[0] for case in LINES])
@pytest.mark.parametrize("newline", ["\n", "\r\n"], ids=["LF", "CRLF"])
def test_every_value_has_its_line(text: str, lines: dict[Path, int], newline: str) -> None:
    source = read_toml(text.replace("\n", newline), "x.toml")
    assert {path: source.line(path) for path in lines} == lines
    assert set(source.line_of) == set(paths_of(source.data))


def test_an_unknown_path_has_the_line_of_what_is_around_it() -> None:
    source = read_toml("\n[a]\nb = [1,\n2]", "x.toml")
    paths: list[Path] = [("a", "b", 7, "c"), ("a", "x"), ("x",), ()]
    assert [source.line(path) for path in paths] == [3, 2, None, None]


def paths_of(value: Any, path: Path = ()) -> list[Path]:
    entries = (
        value.items() if isinstance(value, dict) else enumerate(value) if isinstance(value, list) else ()
    )
    return [found for step, item in entries for found in [(*path, step), *paths_of(item, (*path, step))]]


TEXTS = st.text("ab =#[]{}.,\"'\\\n\té", max_size=8)
KEYS = st.one_of(st.text("ab1-", min_size=1, max_size=2), TEXTS)
SCALARS = st.one_of(
    TEXTS,
    st.integers(-(2**63), 2**63 - 1),
    st.booleans(),
    st.floats(allow_nan=False),
    st.datetimes(),
    st.dates(),
    st.times(),
)
VALUES: st.SearchStrategy[Any] = st.recursive(
    SCALARS,
    lambda inner: st.one_of(
        st.lists(inner, max_size=3),
        st.dictionaries(KEYS, inner, max_size=3),
        st.lists(st.dictionaries(KEYS, inner, max_size=2), min_size=1, max_size=3),
    ),
    max_leaves=12,
)


class TomlWriter:
    """Writes tables in any of the ways that TOML allows, and writes down on which line each path begins."""

    def __init__(self, data: st.DataObject) -> None:
        self.draw = data.draw
        self.text = ""
        self.lines: dict[Path, int] = {}

    def mark(self, path: Path) -> None:
        self.lines.setdefault(path, self.text.count("\n") + 1)

    def one_of(self, *choices: str) -> str:
        return self.draw(st.sampled_from(choices))

    def write_table(self, path: Path, table: dict[str, Any]) -> None:
        """Its pairs, then the tables that have headers of their own."""
        below: list[str] = []
        for key, value in table.items():
            if is_table_like(value) and self.one_of("here", "below") == "below":
                below.append(key)
            else:
                self.write_pair(path, (key,), value)
        for key in below:
            inner = (*path, key)
            if isinstance(table[key], dict):
                self.write_header("[", inner, "]")
                self.mark(inner)
                self.end_line()
                self.write_table(inner, table[key])
            else:
                self.write_array_of_tables(inner, table[key])

    def write_array_of_tables(self, path: Path, tables: list[dict[str, Any]]) -> None:
        for index, table in enumerate(tables):
            self.write_header("[[", path, "]]")
            self.mark(path)
            self.mark((*path, index))
            self.end_line()
            self.write_table((*path, index), table)

    def write_header(self, opening: str, path: Path, closing: str) -> None:
        self.text += self.one_of("", "  ", "\n", "# [x]\n")
        names = [self.key(step) for step in path if isinstance(step, str)]
        self.text += opening + self.one_of("", " ") + self.one_of(".", " . ").join(names) + closing

    def write_pair(self, table: Path, keys: tuple[str, ...], value: Any) -> None:
        """One line, or several with dotted keys."""
        if isinstance(value, dict) and value and self.one_of("dotted", "inline") == "dotted":
            for key, item in value.items():
                self.write_pair(table, (*keys, key), item)
            return
        self.text += self.one_of("", "\t", "\n", "# x = 1\n")
        self.write_inline_pair(table, keys, value)
        self.end_line()

    def write_inline_pair(self, table: Path, keys: tuple[str, ...], value: Any) -> None:
        for length in range(1, len(keys) + 1):
            self.mark(table + keys[:length])
        self.text += self.one_of(".", " . ").join(map(self.key, keys)) + self.one_of("=", " = ")
        self.write_value(table + keys, value)

    def end_line(self) -> None:
        self.text += self.one_of("\n", " # ] 'x'\n")

    def write_value(self, path: Path, value: Any) -> None:
        if isinstance(value, list):
            self.write_array(path, value)
        elif isinstance(value, dict):
            self.write_inline_table(path, value)
        elif isinstance(value, str):
            self.text += self.string(value)
        elif isinstance(value, bool):
            self.text += str(value).lower()
        else:
            self.text += str(value)

    def write_array(self, path: Path, array: list[Any]) -> None:
        self.text += "["
        for index, item in enumerate(array):
            self.text += self.one_of("", "\n", " # ]\n\n  ")
            self.mark((*path, index))
            self.write_value((*path, index), item)
            self.text += self.one_of("", "\n", "# ,\n")
            self.text += "," if index + 1 < len(array) else self.one_of("", ",")
        self.text += self.one_of("", "\n") + "]"

    def write_inline_table(self, path: Path, table: dict[str, Any]) -> None:
        self.text += "{"
        for index, (key, value) in enumerate(table.items()):
            self.text += ", " if index else self.one_of("", " ")
            if isinstance(value, dict) and len(value) == 1 and self.one_of("dotted", "inline") == "dotted":
                [(inner, item)] = value.items()
                self.write_inline_pair(path, (key, inner), item)
            else:
                self.write_inline_pair(path, (key,), value)
        self.text += "}"

    def key(self, key: str) -> str:
        is_bare = key != "" and set(key) <= set("ab1-")
        return self.one_of(key, f'"{key}"', f"'{key}'") if is_bare else basic(key)

    def string(self, text: str) -> str:
        forms = [basic(text), self.multi_line_basic(text)]
        if "'" not in text and "\n" not in text:
            forms.append(f"'{text}'")
        if "'''" not in text:
            forms.append(f"'''\n{text}'''")
        return self.one_of(*forms)

    def multi_line_basic(self, text: str) -> str:
        # After a backslash at the end of a line, TOML skips all blanks: the text must not begin with its own.
        start = self.one_of("\n", "\n" if text[:1].isspace() else "\\\n \n  ")
        return '"""' + start + text.replace("\\", "\\\\").replace('"""', '""\\"') + '"""'


def basic(text: str) -> str:
    for plain, escaped in [("\\", "\\\\"), ('"', '\\"'), ("\n", "\\n")]:
        text = text.replace(plain, escaped)
    return f'"{text}"'


def is_table_like(value: Any) -> bool:
    """Whether it can be written with [headers] or [[headers]]."""
    if isinstance(value, list):
        return value != [] and all(isinstance(item, dict) for item in value)
    return isinstance(value, dict)


@given(st.dictionaries(KEYS, VALUES, max_size=4), st.data(), st.sampled_from(["\n", "\r\n"]))
def test_whatever_is_written_is_found_on_its_line(
    values: dict[str, Any], data: st.DataObject, newline: str
) -> None:
    writer = TomlWriter(data)
    writer.write_table((), values)
    source = read_toml(writer.text.replace("\n", newline), "x.toml")
    assert source.data == values
    assert source.line_of == writer.lines
