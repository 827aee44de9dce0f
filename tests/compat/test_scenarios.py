"""A scenario that an older version could read, in which what everybody sees stands in a table of its own."""

import pytest

from tests.compat.files import SCENARIOS
from vacherie.core.errors import InvalidFile
from vacherie.core.scenario.read import read_scenario
from vacherie.core.scenario.run import run_scenario
from vacherie.games import find_game

[OLD] = SCENARIOS


def test_it_runs() -> None:
    assert run_scenario(read_scenario(OLD.read_text(), OLD.name, find_game)) is None


def test_a_mistake_is_found_on_its_line() -> None:
    text = OLD.read_text().replace("table.city = 0", "table.city = 99")
    with pytest.raises(InvalidFile) as found:
        read_scenario(text, OLD.name, find_game)
    assert (found.value.code, found.value.field) == ("no-such-city", "position.city")
    assert found.value.line == 1 + text.splitlines().index("table.city = 99")


def test_a_difference_is_found_on_its_line() -> None:
    text = OLD.read_text().replace("[[1, 0, 28, 6], [], []]", "[[1, 0, 28], [], []]")
    difference = run_scenario(read_scenario(text, OLD.name, find_game))
    assert difference is not None
    lines = text.splitlines()
    assert difference.line == 1 + lines.index("position.table.herds = [[1, 0, 28], [], []]")
