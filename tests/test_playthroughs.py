"""Replays the golden playthroughs; their difference is the review of a rule change."""

from pathlib import Path

import pytest

from tests import playthrough
from tests.playthrough import FOLDER, file_of, recorded, transcript, wanted

CASES = wanted()


def test_none_is_missing_and_none_is_left_over() -> None:
    assert {path.stem for path in FOLDER.glob("*.txt")} == set(CASES)


@pytest.mark.parametrize("name", CASES)
def test_it_plays_as_written(name: str) -> None:
    case = CASES[name]
    lines = file_of(name).read_text(encoding="utf-8").splitlines()
    assert list(transcript(case, recorded(lines, case.game))) == lines


def test_an_update_plays_the_same_actions_and_names_what_cannot_be_played(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    name = "six_qui_prend-coop-2"
    text = playthrough.file_of(name).read_text("utf-8")
    monkeypatch.setattr(playthrough, "FOLDER", tmp_path)
    monkeypatch.setattr(playthrough, "wanted", lambda: {name: CASES[name]})
    file = playthrough.file_of(name)
    file.write_text(text.replace("decision 1,", "decision 7,"), "utf-8")
    assert playthrough.update() == []
    assert file.read_text("utf-8") == text
    file.write_text(text.replace('> 0 {"kind"', '> 1 {"kind"', 1), "utf-8")
    [stuck] = playthrough.update()
    assert stuck.startswith(f"{name}: card-not-in-hand")
