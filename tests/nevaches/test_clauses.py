"""No clause of NéVaches is without a test, and no test is named for a clause that does not exist."""

import ast
import re
import tomllib
from pathlib import Path

from vacherie.games.nevaches.rulebook import RULEBOOK

TESTS = Path(__file__).parent
SCENARIOS = TESTS.parent / "scenarios" / "nevaches"
CLAUSES = {clause.lower() for clause in RULEBOOK.clauses()}


def named_by_tests() -> set[str]:
    """The ids at the head of test names: `test_n12a_having_refreshed…` is N12a's."""
    trees = (ast.parse(file.read_text("utf-8")) for file in TESTS.glob("test_*.py"))
    names = (node.name for tree in trees for node in ast.walk(tree) if isinstance(node, ast.FunctionDef))
    found = (re.match(r"test_(n\d+a?)_", name) for name in names)
    return {match[1] for match in found if match}


def told_by_scenarios() -> set[str]:
    files = (tomllib.loads(file.read_text("utf-8")) for file in SCENARIOS.glob("*.toml"))
    return {clause.lower() for file in files for clause in file.get("clauses", ())}


def test_no_clause_is_without_a_test() -> None:
    assert CLAUSES - named_by_tests() == set()


def test_no_test_is_named_for_a_clause_that_does_not_exist() -> None:
    assert (named_by_tests() | told_by_scenarios()) - CLAUSES == set()


def test_every_worked_example_is_a_scenario() -> None:
    assert {"n9", "n12", "n13", "n14", "n17"} <= told_by_scenarios()
