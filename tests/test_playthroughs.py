"""Replays the golden playthroughs; their difference is the review of a rule change."""

import pytest

from tests.playthrough import FOLDER, recorded, transcript, wanted

CASES = wanted()


def test_none_is_missing_and_none_is_left_over() -> None:
    assert {path.stem for path in FOLDER.glob("*.txt")} == set(CASES)


@pytest.mark.parametrize("name", CASES)
def test_it_plays_as_written(name: str) -> None:
    case = CASES[name]
    lines = (FOLDER / f"{name}.txt").read_text(encoding="utf-8").splitlines()
    assert list(transcript(case, recorded(lines, case.game))) == lines
