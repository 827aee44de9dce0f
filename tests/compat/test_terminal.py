"""Saved games, records and accounts of an older version at the terminal."""

import shutil
from pathlib import Path

import pytest

from tests.cli.conftest import person, plain_environment
from tests.cli.herder import herding
from tests.cli.person import Person, cow_tries, tries
from tests.compat.files import ACCOUNTS, HERE, KEPT, RECORDS, SAVES
from vacherie.core.record import decode_record, replay
from vacherie.games import find_game
from vacherie.messages.catalogue import catalogue

__all__ = ["person", "plain_environment"]


@pytest.fixture
def old(person: Person) -> Person:
    """Somebody whose data folder an older version left."""
    shutil.copytree(HERE / "saves", person.data, dirs_exist_ok=True)
    return person


def typed(game: str, language: str) -> str:
    """Lines that finish any of these games."""
    match game:
        case "nevaches":
            return herding(language, seed=5, times=800)
        case "unexploded_cow":
            return cow_tries(language, seed=5, times=600)
        case _:
            return tries(seed=5)


@pytest.mark.parametrize("path", SAVES, ids=lambda path: path.name)
def test_a_saved_game_goes_on_to_its_end(old: Person, path: Path) -> None:
    game, language = path.name.split(".")[:2]
    kept = decode_record(path.read_bytes(), str(path), find_game)
    said = old.runs("play", "--resume", path.name, types=typed(game, language))
    assert (said.code, said.err) == (0, "")
    words = catalogue(language)
    assert words.text("cli-welcome-back") in said.out
    if (HERE / "saves" / "series" / path.name).exists():
        assert words.text("cli-series-standing", number=2, games=2) in said.out
    ended = decode_record((old.data / "finished" / path.name).read_bytes(), "", find_game)
    assert ended.actions[: len(kept.actions)] == kept.actions
    *_, last = replay(ended, find_game(game))
    assert last.state.outcome() is not None


def winners_of(path: Path) -> tuple[int, ...]:
    """Of a record; nobody's of an account."""
    if path in ACCOUNTS:
        return ()
    record = decode_record(path.read_bytes(), str(path), find_game)
    *_, last = replay(record, find_game(record.game))
    outcome = last.state.outcome()
    assert outcome is not None
    assert list(outcome.scores) == KEPT.tables[path.stem].scores
    return outcome.winners


@pytest.mark.parametrize("path", [*ACCOUNTS, *RECORDS], ids=lambda path: path.stem)
def test_a_file_is_told_again(person: Person, path: Path) -> None:
    said = person.runs("replay", str(path))
    assert (said.code, said.err) == (0, "")
    assert "Ada" in said.out or "You" in said.out
    for seat in winners_of(path):
        assert ("Ada", "Bob")[seat] in said.out.splitlines()[-1]


@pytest.mark.parametrize("path", ACCOUNTS, ids=lambda path: path.stem)
def test_a_table_is_drawn_from_an_account(person: Person, path: Path) -> None:
    """The last step shows all that Ada may play from her hand."""
    entries = [word for word in KEPT.tables[path.stem].happened if word in ("started", "acted", "undone")]
    said = person.runs("replay", str(path), "--step", str(len(entries)))
    assert (said.code, said.err) == (0, "")
    for action in KEPT.tables[path.stem].legal[0]:
        if action["kind"] == "pick_card":
            assert f" {action['card']} " in said.out or f"{action['card']}" in said.out.split()
