"""Finds the line on which every value of a TOML text begins."""

import re
import tomllib
from bisect import bisect_right

from vacherie.core.files.paths import Path

__all__ = ["Path", "path_lines"]

_GAP = re.compile(r"(?:\s|#[^\n]*)*")
# A multi-line string may have one or two quotes of its own just before the three that close it.
_STRING = re.compile(
    r'"""(?:\\[\s\S]|[^\\])*?"""(?:""?)?'
    r"|'''[\s\S]*?'''(?:''?)?"
    r'|"(?:\\.|[^"\\])*"'
    r"|'[^']*'"
)
_BARE_KEY = re.compile(r"[A-Za-z0-9_-]+")
_OTHER_SCALAR = re.compile(r"[^,\]}#\n]+")


def path_lines(text: str) -> dict[Path, int]:
    """The line of every value but the root; the text must be one that tomllib accepts."""
    return _Scanner(text).scan()


class _Scanner:
    """Reads statement after statement, and writes down where each path was first met."""

    def __init__(self, text: str) -> None:
        self.text = text
        self.position = 0
        self.line_starts = [newline.end() for newline in re.finditer("\n", text)]
        self.lines: dict[Path, int] = {}
        self.table_counts: dict[Path, int] = {}
        """How many elements each [[array of tables]] has so far."""

    def scan(self) -> dict[Path, int]:
        table: Path = ()
        self.skip(_GAP)
        while self.position < len(self.text):
            if self.at("["):
                table = self.header()
            else:
                self.pair(table)
            self.skip(_GAP)
        return self.lines

    def header(self) -> Path:
        """Reads [a.b] or [[a.b]]; gives the table that the lines below belong to."""
        line = self.line()
        brackets = 2 if self.at("[[") else 1
        self.position += brackets
        self.skip(_GAP)
        keys = self.dotted_key()
        self.position += brackets
        path: Path = ()
        for key in keys[:-1]:
            path = (*path, key)
            self.lines.setdefault(path, line)
            if path in self.table_counts:
                path = (*path, self.table_counts[path] - 1)
        path = (*path, keys[-1])
        if brackets == 2:
            self.lines.setdefault(path, line)
            index = self.table_counts.get(path, 0)
            self.table_counts[path] = index + 1
            path = (*path, index)
        # A table that was only implied above ([a.b] before [a]) begins at its own header.
        self.lines[path] = line
        return path

    def pair(self, table: Path) -> None:
        line = self.line()
        path = table
        for key in self.dotted_key():
            path = (*path, key)
            self.lines.setdefault(path, line)
        self.position += len("=")
        self.skip(_GAP)
        self.value(path)

    def dotted_key(self) -> list[str]:
        """Reads a key and the blanks after it, up to the = or ] that follows."""
        keys = [self.simple_key()]
        while self.at("."):
            self.position += len(".")
            self.skip(_GAP)
            keys.append(self.simple_key())
        return keys

    def simple_key(self) -> str:
        is_quoted = self.at('"') or self.at("'")
        key = self.skip(_STRING if is_quoted else _BARE_KEY)
        self.skip(_GAP)
        if not is_quoted:
            return key
        name: str = tomllib.loads(f"key = {key}")["key"]
        return name

    def value(self, path: Path) -> None:
        if self.at("["):
            self.array(path)
        elif self.at("{"):
            self.inline_table(path)
        elif self.at('"') or self.at("'"):
            self.skip(_STRING)
        else:
            self.skip(_OTHER_SCALAR)

    def array(self, path: Path) -> None:
        self.separator("[")
        index = 0
        while not self.at("]"):
            element = (*path, index)
            self.lines[element] = self.line()
            self.value(element)
            self.separator(",")
            index += 1
        self.position += len("]")

    def inline_table(self, path: Path) -> None:
        self.separator("{")
        while not self.at("}"):
            self.pair(path)
            self.separator(",")
        self.position += len("}")

    def separator(self, mark: str) -> None:
        """Reads the mark, if it is there, and the blanks around it."""
        self.skip(_GAP)
        if self.at(mark):
            self.position += len(mark)
        self.skip(_GAP)

    def skip(self, pattern: re.Pattern[str]) -> str:
        match = pattern.match(self.text, self.position)
        assert match is not None, (pattern.pattern, self.line(), self.text)
        self.position = match.end()
        return match[0]

    def at(self, mark: str) -> bool:
        return self.text.startswith(mark, self.position)

    def line(self) -> int:
        return bisect_right(self.line_starts, self.position) + 1
