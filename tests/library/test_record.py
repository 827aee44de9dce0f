"""Records come back from files unchanged, and go through the same states again."""

from pathlib import Path

import pytest

import vacherie
from vacherie.cli.record_file import read_record
from vacherie.core.errors import InvalidFile
from vacherie.games import GAMES


@pytest.mark.parametrize("game", GAMES)
def test_a_record_comes_back_from_its_file(game: str, tmp_path: Path) -> None:
    record = vacherie.play(game, ["calf"], players=2, seed=3)
    record.save(tmp_path / "game.json")
    again = vacherie.Record.load(str(tmp_path / "game.json"))
    assert again == record
    assert again.outcome() == record.outcome() is not None
    assert read_record(tmp_path / "game.json").actions == record.actions


def test_there_is_a_state_before_and_after_each_action() -> None:
    record = vacherie.play("six_qui_prend", ["calf"], players=2, seed=3, max_rounds=1)
    states, steps = list(record.states()), list(record.steps())
    assert len(states) == len(steps) + 1 == len(record.actions) + 1
    assert [(step.actor, step.action) for step in steps] == record.actions
    assert [state.view(0) for state in states[1:]] == [step.state.view(0) for step in steps]
    assert states[-1].to_act() == ()


def test_an_unfinished_record_has_no_outcome() -> None:
    record = vacherie.play("six_qui_prend", ["calf"], players=2, seed=3, max_rounds=1)
    del record.actions[5:]
    assert record.outcome() is None
    del record.actions[:]
    assert record.outcome() is None


def test_a_file_that_holds_no_record_is_refused(tmp_path: Path) -> None:
    with pytest.raises(InvalidFile, match="file-missing"):
        vacherie.Record.load(tmp_path / "nowhere.json")
    (tmp_path / "list.json").write_text("[]")
    with pytest.raises(InvalidFile):
        vacherie.Record.load(tmp_path / "list.json")
