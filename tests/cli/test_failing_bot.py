"""A bot that fails at the table does not end the game, and the person is told."""

from pathlib import Path

import pytest

from tests.bots.plugin import install
from tests.cli.person import Person

SOURCE = """
    class Sick:
        def choose(self, view, legal, random, budget):
            raise ValueError("out of hay")

    def sick(game):
        return Sick()
"""


def test_a_cow_decides_for_a_bot_that_fails(
    person: Person, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    install(tmp_path, monkeypatch, "sick_cattle", SOURCE, {"sick": "sick_cattle:sick"})
    said = person.plays(
        "--players", "2", "--bots", "sick", types="".join(f"{card}\n" for card in range(1, 105))
    )
    assert said.code == 0
    assert said.err == ""
    assert "Daisy failed to decide, so a cow decided instead" in " ".join(said.out.split())
    assert "sick failed, and another bot decides: ValueError: out of hay" in (
        tmp_path / "bots.log"
    ).read_text("utf-8")
