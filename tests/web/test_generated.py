"""The files that the browser's code shares with the engine are what the engine says now."""

from tests.web.generate import stale


def test_the_browsers_types_and_games_are_current() -> None:
    assert stale() == []
