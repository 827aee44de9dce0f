"""Scenario files and the examples of `docs/scenarios.md` hold; every position can be written in a file."""

import re
from pathlib import Path
from random import Random

import msgspec
import pytest

from vacherie.core.files.toml_text import toml_text
from vacherie.core.scenario.read import read_scenario
from vacherie.core.scenario.run import run_scenario
from vacherie.core.values import CHANCE
from vacherie.games import find_game
from vacherie.games.six_qui_prend import GAME as SIX_QUI_PREND
from vacherie.games.six_qui_prend.options import VARIANTS, SixOptions, Variant
from vacherie.games.six_qui_prend.position import SixPosition

ROOT = Path(__file__).parents[1]
FOLDER = ROOT / "tests" / "scenarios"
FILES = sorted(FOLDER.rglob("*.toml"))
PAGE = (ROOT / "docs" / "scenarios.md").read_text("utf-8")
EXAMPLES = re.findall(r"^```toml\n(.*?)^```", PAGE, re.MULTILINE | re.DOTALL)


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.relative_to(FOLDER).as_posix())
def test_scenario(file: Path) -> None:
    scenario = read_scenario(file.read_text("utf-8"), str(file), find_game)
    assert run_scenario(scenario) is None
    assert file.parent.name == scenario.game.id


@pytest.mark.parametrize("number", range(len(EXAMPLES)))
def test_example_of_the_page(number: int) -> None:
    scenario = read_scenario(EXAMPLES[number], f"example {number + 1}", find_game)
    assert run_scenario(scenario) is None


@pytest.mark.parametrize("variant", VARIANTS)
def test_every_position_can_be_written_in_a_file(variant: Variant) -> None:
    random = Random(variant)
    options = SixOptions(variant="coop", consent="all") if variant == "coop" else SixOptions(variant=variant)
    state = SIX_QUI_PREND.new(options, 3)
    while actors := state.to_act():
        check_written(SIX_QUI_PREND.position(state))
        actor = random.choice(actors)
        legal = [state.draw(random)] if actor == CHANCE else state.legal_actions(actor)
        state.apply(actor, random.choice(legal))
    check_written(SIX_QUI_PREND.position(state))


def check_written(position: SixPosition) -> None:
    """The position, written as TOML, is read as the same position."""
    written = toml_text(msgspec.to_builtins(position))
    text = f'title = ""\ngame = "six_qui_prend"\nposition = {written}\n[[step]]\nexpect.position = {written}'
    assert run_scenario(read_scenario(text, "x.toml", find_game)) is None
