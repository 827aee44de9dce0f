"""The rulebook's example of each special card, and what would happen without it (B16)."""

from pathlib import Path

import pytest

from vacherie.core.scenario_read import read_scenario
from vacherie.core.scenario_run import run_scenario
from vacherie.games import find_game
from vacherie.games.six_qui_prend.actions import SPECIALS

FOLDER = Path(__file__).parent.parent / "scenarios" / "six_qui_prend"


@pytest.mark.parametrize("ending", ["", "_not_used"], ids=["used", "not used"])
@pytest.mark.parametrize("special", SPECIALS)
def test_b16_the_rulebooks_example_comes_out_as_it_says(special: str, ending: str) -> None:
    file = FOLDER / f"coop_{special}{ending}.toml"
    assert run_scenario(read_scenario(file.read_text("utf-8"), file.name, find_game)) is None
