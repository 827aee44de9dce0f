"""Every counted message with 0, 1 and 2, in every language, as Fluent's own plural rules count.

French and Portuguese have the singular for 0 too ("0 vache", "0 vaca"), so what is said for `one` prints its
number; English has it for 1 only. What is counted is found in the catalogues: whatever chooses between forms,
and whatever is printed before a word that is known in two forms. A form for exactly 1 says that there is at
least one, always.
"""

import re
from collections.abc import Iterator
from functools import cache
from itertools import product
from typing import Final

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from tools.messages.check import OURS, WORDED
from tools.messages.structure import Uses
from tools.messages.texts import patterns, readings
from vacherie.messages.catalogue import LANGUAGES, catalogue

MANY: Final = 83
"""A number that no message is about."""
SINGULAR_FOR_NONE: Final = ("fr", "pt-BR")
COUNTED: Final = re.compile(r"\{([\w-]+)\}[ \u00a0\u202f]([^\W\d_]+)")
ONE: Final = re.compile(r"(?:\{[\w-]+\}|\b1)[ \u00a0\u202f]([^\W\d_]+)")
AVERAGES: Final = {
    "report-six-ox-text",
    "report-six-rounds-text",
    "report-six-rows-text",
    "report-nevaches-length-text",
    "simulate-length",
    "simulate-speed",
}
"""Messages whose numbers are no counts: they have decimals, and arrive as text."""


class Selectors(Visitor):
    """The keys of the variants, by the variable that chooses among them."""

    def __init__(self, pattern: ast.Pattern) -> None:
        self.keys: dict[str, set[str]] = {}
        self.forms: list[tuple[str, str]] = []
        self.written: set[str] = set()
        """Those that are written as numbers, by `NUMBER`."""
        self.visit(pattern)

    def visit_FunctionReference(self, node: ast.FunctionReference) -> None:  # noqa: N802
        given = (each for each in node.arguments.positional if isinstance(each, ast.VariableReference))
        self.written |= {each.id.name for each in given}

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:  # noqa: N802
        if isinstance(node.selector, ast.VariableReference):
            name = node.selector.id.name
            texts = {key_of(each): " ".join(readings(each.value)) for each in node.variants}
            self.keys.setdefault(name, set()).update(texts)
            if "one" in texts and "other" in texts:
                self.forms.append((texts["one"], texts["other"]))
        self.generic_visit(node)

    def numbers(self) -> set[str]:
        chosen = {name for name, keys in self.keys.items() if "one" in keys or any(map(str.isdigit, keys))}
        return chosen | self.written


def key_of(variant: ast.Variant) -> str:
    return str(variant.key.name if isinstance(variant.key, ast.Identifier) else variant.key.value)


@cache
def entries(language: str) -> dict[str, ast.Pattern]:
    return {
        name: pattern
        for path in sorted((OURS / language).glob("*.ftl"))
        for entry in FluentParser().parse(path.read_text("utf-8")).body
        if isinstance(entry, ast.Message)
        for name, pattern in patterns(entry)
    }


@cache
def selectors(language: str, key: str) -> Selectors:
    return Selectors(entries(language)[key])


@cache
def plurals(language: str) -> frozenset[str]:
    """The words that follow a number where there are many, and not where there is one."""
    one, many = set(), set()
    for key in entries(language):
        for singular, plural in selectors(language, key).forms:
            one |= set(ONE.findall(singular))
            many |= {word for _, word in COUNTED.findall(plural) if word.endswith(("s", "x"))}
    return frozenset(many - one)


@cache
def counted(key: str) -> frozenset[str]:
    """The variables of a message that are numbers of things."""
    found: set[str] = set()
    for language in LANGUAGES:
        found |= selectors(language, key).numbers()
        for text in readings(entries(language)[key]):
            found |= {name for name, word in COUNTED.findall(text) if word in plurals(language)}
    return frozenset() if key in AVERAGES else frozenset(found - {"name"})


def variables(language: str, key: str) -> set[str]:
    uses = Uses(entries(language)[key])
    return uses.variables.union(*(variables(language, each) for each in uses.references))


def ways(language: str, key: str) -> Iterator[dict[str, str]]:
    """Each way to choose among the words of a message, besides its numbers."""
    chosen = {name: keys for name, keys in selectors(language, key).keys.items() if name not in counted(key)}
    for values in product(*chosen.values()):
        rest = dict.fromkeys(variables(language, key) - chosen.keys(), "§")
        yield rest | dict(zip(chosen, values, strict=True))


def faults(language: str, key: str) -> Iterator[str]:
    for name, way in product(sorted(counted(key)), ways(language, key)):
        others = way | dict.fromkeys(counted(key), MANY)
        texts = {
            number: catalogue(language).text(key, **others | {name: number}) for number in (0, 1, 2, MANY)
        }
        forms = selectors(language, key).keys.get(name, set())
        singular = (0, 1) if language in SINGULAR_FOR_NONE and "1" not in forms else (1,)
        for number in singular:
            for word in re.findall(rf"(?<!\d){number}[ \u00a0\u202f]([^\W\d_]+)", texts[number]):
                if word in plurals(language):
                    yield f"{key} with ${name} {number}: {texts[number]!r}"
        is_printed = texts[MANY].count(str(MANY)) > texts[0].count(str(MANY))
        if is_printed and not forms & {"0", "1"} and not re.search(r"(?<!\d)0(?!\d)", texts[0]):
            yield f"{key} with ${name} 0: {texts[0]!r}"


@pytest.mark.parametrize("language", WORDED)
def test_every_counted_message_is_right_with_0_1_and_2(language: str) -> None:
    found = [fault for key in entries(language) for fault in faults(language, key)]
    assert not found, "\n".join(dict.fromkeys(found))
    assert sum(bool(counted(key)) for key in entries(language)) > 100
