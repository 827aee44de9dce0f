"""No clause of 6 qui prend! is without a test, and no test is named for a clause that does not exist."""

import ast
import re
import tomllib
from pathlib import Path

from vacherie.games.six_qui_prend.actions import SPECIALS
from vacherie.games.six_qui_prend.rulebook import RULEBOOK

TESTS = Path(__file__).parent
SCENARIOS = TESTS.parent / "scenarios" / "six_qui_prend"


def named_by_tests() -> set[str]:
    """The ids at the head of test names: `test_s8_the_sixth_card…` is S8's."""
    trees = (ast.parse(file.read_text("utf-8")) for file in TESTS.glob("test_*.py"))
    names = (node.name for tree in trees for node in ast.walk(tree) if isinstance(node, ast.FunctionDef))
    found = (re.match(r"test_([a-z]\d+)_", name) for name in names)
    return {match[1].upper() for match in found if match}


def told_by_scenarios() -> set[str]:
    files = (tomllib.loads(file.read_text("utf-8")) for file in SCENARIOS.glob("*.toml"))
    return {clause for file in files for clause in file.get("clauses", ())}


def test_no_clause_is_without_a_test() -> None:
    assert set(RULEBOOK.clauses()) - named_by_tests() - told_by_scenarios() == set()


def test_no_test_is_named_for_a_clause_that_does_not_exist() -> None:
    assert (named_by_tests() | told_by_scenarios()) - set(RULEBOOK.clauses()) == set()


def test_every_worked_example_is_a_scenario() -> None:
    assert {"S14", "E6", "C7", "J6", "D8", "B16"} <= told_by_scenarios()
    files = {file.stem for file in SCENARIOS.glob("*.toml")}
    assert {f"coop_{special}{end}" for special in SPECIALS for end in ("", "_not_used")} <= files
