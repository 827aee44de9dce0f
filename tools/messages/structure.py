"""Compares the languages: keys, variables and references that one has and another lacks."""

from collections.abc import Iterator
from pathlib import Path
from typing import Final

from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from tools.messages.texts import patterns
from vacherie.messages.catalogue import LANGUAGES

ENGLISH: Final = "english"
"""The variable with words that exist only in English, a library's for instance: no other language says it."""


class Uses(Visitor):
    """The variables and the other messages or terms that a pattern mentions."""

    def __init__(self, pattern: ast.Pattern | None) -> None:
        self.variables: set[str] = set()
        self.references: set[str] = set()
        if pattern is not None:
            self.visit(pattern)

    def generic_visit(self, node: ast.BaseNode) -> None:
        match node:
            case ast.VariableReference():
                self.variables.add(node.id.name)
            case ast.MessageReference():
                self.references.add(key(node.id.name, node.attribute))
            case ast.TermReference():
                self.references.add(key("-" + node.id.name, node.attribute))
        super().generic_visit(node)


class Language:
    """What the files of one language hold, and the problems that show without looking at another language."""

    def __init__(self, folder: Path) -> None:
        self.name = folder.name
        self.files: set[str] = set()
        self.entries: dict[str, Uses] = {}
        self.problems: list[str] = []
        for path in sorted(folder.iterdir()) if folder.is_dir() else []:
            if path.suffix == ".ftl":
                self.read(path)
            elif path.name != "__pycache__":
                self.problems.append(f"{self.name}/{path.name}: not a Fluent file")
        for name, uses in self.entries.items():
            for unknown in sorted(uses.references - self.entries.keys()):
                self.problems.append(f"{self.name}: {name} refers to {unknown}, which does not exist")

    def read(self, path: Path) -> None:
        self.files.add(path.name)
        source = path.read_text("utf-8")
        for entry in FluentParser().parse(source).body:
            if isinstance(entry, ast.Junk):
                self.problems.extend(f"{self.name}/{path.name}:{line}" for line in junk(entry, source))
            elif isinstance(entry, ast.Message | ast.Term):
                for name, pattern in patterns(entry):
                    if name in self.entries:
                        self.problems.append(f"{self.name}/{path.name}: {name} is there twice")
                    self.entries[name] = Uses(pattern)


def key(name: str, attribute: ast.Identifier | None) -> str:
    return name if attribute is None else f"{name}.{attribute.name}"


def junk(entry: ast.Junk, source: str) -> Iterator[str]:
    for note in entry.annotations:
        start = note.span.start if note.span is not None else 0
        yield f"{source.count(chr(10), 0, start) + 1}: cannot be read: {note.message}"


def problems(folder: Path) -> list[str]:
    """One line per problem of the catalogues under `folder`; none when the languages say the same things."""
    languages = [Language(folder / name) for name in LANGUAGES]
    found = stray(folder) + [problem for language in languages for problem in language.problems]
    for file in sorted({file for language in languages for file in language.files}):
        found += [f"{each.name}/{file}: missing" for each in languages if file not in each.files]
    for name in sorted({name for language in languages for name in language.entries}):
        found += [f"{each.name}: {name} is missing" for each in languages if name not in each.entries]
        variables = {
            each.name: sorted(each.entries[name].variables - ({ENGLISH} if each.name == "en" else set()))
            for each in languages
            if name in each.entries
        }
        if len(set(map(tuple, variables.values()))) > 1:
            said = ", ".join(f"{language} {' '.join(used) or '-'}" for language, used in variables.items())
            found.append(f"{name}: different variables: {said}")
    return found


def stray(folder: Path) -> list[str]:
    """Fluent files outside the folders of our languages, which nothing would load."""
    paths = sorted(path.relative_to(folder) for path in folder.rglob("*.ftl"))
    loaded = [path for path in paths if len(path.parts) == 2 and path.parts[0] in LANGUAGES]
    return [f"{path.as_posix()}: belongs to no language" for path in paths if path not in loaded]
