"""Every text of a catalogue, as a reader would get it: each way to choose among the variants gives one."""

from collections.abc import Iterator
from itertools import product
from pathlib import Path
from typing import NamedTuple

from fluent.syntax import FluentParser, ast


class Text(NamedTuple):
    file: str
    key: str
    text: str
    """With `{name}` for what is filled in."""


def texts(folder: Path) -> Iterator[Text]:
    for path in sorted(folder.glob("*.ftl")):
        for entry in FluentParser().parse(path.read_text("utf-8")).body:
            if isinstance(entry, ast.Message | ast.Term):
                for name, pattern in patterns(entry):
                    yield from (Text(path.name, name, text) for text in dict.fromkeys(readings(pattern)))


def patterns(entry: ast.Message | ast.Term) -> Iterator[tuple[str, ast.Pattern]]:
    name = entry.id.name if isinstance(entry, ast.Message) else "-" + entry.id.name
    if entry.value is not None:
        yield name, entry.value
    for attribute in entry.attributes:
        yield f"{name}.{attribute.id.name}", attribute.value


def readings(pattern: ast.Pattern) -> Iterator[str]:
    parts = (list(element_readings(element)) for element in pattern.elements)
    return map("".join, product(*parts))


def element_readings(element: ast.TextElement | ast.Placeable) -> Iterator[str]:
    match element:
        case ast.TextElement(value=value):
            yield value
        case ast.Placeable(expression=ast.SelectExpression(variants=variants)):
            for variant in variants:
                yield from readings(variant.value)
        case ast.Placeable(expression=ast.StringLiteral() | ast.NumberLiteral() as literal):
            yield str(literal.parse()["value"])
        case ast.Placeable(expression=expression):
            yield f"{{{filled_in(expression)}}}"


def filled_in(expression: object) -> str:
    match expression:
        case ast.VariableReference(id=name) | ast.MessageReference(id=name) | ast.TermReference(id=name):
            return str(name.name)
        case ast.FunctionReference(arguments=arguments):
            return ", ".join(map(filled_in, arguments.positional))
        case _:
            raise AssertionError(expression)
