"""No clause of Unexploded Cow is without a test, and no test is named for a clause that does not exist."""

import ast
import re
import tomllib
from pathlib import Path

from vacherie.games.unexploded_cow.rulebook import RULEBOOK

TESTS = Path(__file__).parent
SCENARIOS = TESTS.parent / "scenarios" / "unexploded_cow"


def named_by_tests() -> set[str]:
    """The ids at the head of test names: `test_u25c_a_general…` is U25c's."""
    trees = (ast.parse(file.read_text("utf-8")) for file in TESTS.glob("test_*.py"))
    names = (node.name for tree in trees for node in ast.walk(tree) if isinstance(node, ast.FunctionDef))
    found = (re.match(r"test_u(\d+[a-z]?)_", name) for name in names)
    return {f"U{match[1]}" for match in found if match}


def told_by_scenarios() -> set[str]:
    files = (tomllib.loads(file.read_text("utf-8")) for file in SCENARIOS.glob("*.toml"))
    return {clause for file in files for clause in file.get("clauses", ())}


def test_no_clause_is_without_a_test() -> None:
    assert set(RULEBOOK.clauses()) - named_by_tests() - told_by_scenarios() == set()


def test_no_test_is_named_for_a_clause_that_does_not_exist() -> None:
    assert (named_by_tests() | told_by_scenarios()) - set(RULEBOOK.clauses()) == set()


def test_both_worked_examples_are_scenarios() -> None:
    files = {file.name.partition("_")[0] for file in SCENARIOS.glob("u29*.toml")}
    assert files == {"u29a", "u29b"}
