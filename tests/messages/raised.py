"""Finds in our source every error that can be raised: its code, and the parameters it comes with."""

import ast
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

import vacherie
from vacherie.core import errors
from vacherie.server import errors as server_errors

SOURCE = Path(vacherie.__file__).parent
CLASSES = {
    name
    for module in (errors, server_errors)
    for name, each in vars(module).items()
    if isinstance(each, type) and issubclass(each, errors.GameError)
}
# What a call says besides the parameters of the message.
PLACES = {"path", "file", "line", "field"}
FUNCTIONS = {"fail": 2, "Mistake": 1, "read_number": 1, "check_range": 0, "check_whole": 0, "at_cell": 0}
"""Functions of ours that take a code, and at which place."""
PASS_ON = ("read_number", "check_range", "check_whole", "at_cell")
"""Those of them that add parameters of their own."""


@dataclass(frozen=True)
class Raised:
    where: str
    code: str
    params: frozenset[str] | None
    """`None` where the call does not say them one by one."""


def raised_errors() -> Iterator[Raised]:
    for path in sorted(SOURCE.rglob("*.py")):
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if isinstance(node, ast.Call):
                where = f"{path.relative_to(SOURCE)}:{node.lineno}"
                for code in codes(node):
                    yield Raised(where, code, params(node))


def codes(call: ast.Call) -> Iterator[str]:
    name = call.func.id if isinstance(call.func, ast.Name) else ""
    place = 0 if name in CLASSES else FUNCTIONS.get(name)
    if place is not None and place < len(call.args):
        yield from texts(call.args[place])


def texts(node: ast.expr) -> Iterator[str]:
    """The texts that an expression may be; none where only running it would tell."""
    match node:
        case ast.Constant(value=str(text)):
            yield text
        case ast.IfExp(body=body, orelse=orelse):
            yield from texts(body)
            yield from texts(orelse)


def params(call: ast.Call) -> frozenset[str] | None:
    names = {keyword.arg for keyword in call.keywords}
    if None in names or (isinstance(call.func, ast.Name) and call.func.id in PASS_ON):
        return None
    if isinstance(call.func, ast.Name) and call.func.id == "Mistake":
        given = [key for arg in call.args if isinstance(arg, ast.Dict) for key in arg.keys]
        return frozenset(str(key.value) for key in given if isinstance(key, ast.Constant))
    return frozenset(name for name in names if name is not None) - PLACES
