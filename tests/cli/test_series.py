"""Games one after the other: the money goes on, the standing is shown, a series can be left and taken up."""

import re

import pytest

from tests.cli.person import Person, Said, cow_tries
from vacherie.cli.play.saves import Save
from vacherie.cli.play.series import file_of
from vacherie.core.record import Record, decode_record, replay
from vacherie.core.values import Outcome
from vacherie.games import find_game
from vacherie.games.unexploded_cow import GAME
from vacherie.games.unexploded_cow.options import UnexplodedOptions
from vacherie.messages.catalogue import LANGUAGES, catalogue


def plays(person: Person, *wishes: str, types: str) -> Said:
    wish = ("--bots", "calf", "--players", "3", *wishes)
    return person.runs("play", "unexploded_cow", *wish, types=types)


def finished(person: Person) -> list[Record]:
    """In the order in which they were played."""
    paths = sorted(person.files("finished"), key=lambda path: path.stat().st_mtime_ns)
    return [decode_record(path.read_bytes(), str(path), find_game) for path in paths]


def outcome_of(record: Record) -> Outcome:
    *_, last = replay(record, GAME)
    outcome = last.state.outcome()
    assert outcome is not None
    return outcome


def money_before(record: Record) -> tuple[int, ...] | None:
    assert isinstance(record.options, UnexplodedOptions)
    return record.options.starting_money


@pytest.mark.parametrize("language", LANGUAGES)
def test_u38_in_2011_each_game_begins_with_what_the_last_one_left(person: Person, language: str) -> None:
    games = cow_tries(language, seed=1, times=300)
    said = plays(person, "--series", "2", "--option", "edition=2011", "--lang", language, types=games)
    assert said.code == 0
    first, second = finished(person)
    assert money_before(first) is None
    assert money_before(second) == outcome_of(first).scores
    words = catalogue(language)
    for number in (1, 2):
        assert words.text("cli-series-game", number=number, games=2) in said.out
        assert words.text("cli-series-standing", number=number, games=2) in said.out
    assert person.files("unfinished") == []
    assert person.files("series") == []


def test_u38_in_2013_each_game_begins_afresh_and_the_results_add_up(person: Person) -> None:
    said = plays(person, "--series", "2", types=cow_tries("en", seed=2, times=300))
    records = finished(person)
    assert [money_before(record) for record in records] == [None, None]
    total = sum(outcome_of(record).scores[0] - 5000 for record in records)
    shown = re.findall(r"│ You +│ +\S+\sF │ +(\S+)\sF │", said.out)[-1]
    assert int(shown.replace("−", "-").replace(",", "")) == total


def test_a_series_that_was_left_between_two_games_goes_on(person: Person) -> None:
    lines = cow_tries("en", seed=3).splitlines(keepends=True)
    plays(person, "--series", "2", types="")
    while not person.files("finished"):
        # The input ends now and then; the series stays with its game.
        person.runs("play", "--resume", types="".join(lines[:200]))
    [waiting] = person.files("unfinished")
    assert file_of(Save(waiting)).exists()
    said = person.resumes(*(line.rstrip("\n") for line in lines))
    assert "After game 2 of 2" in said.out
    assert len(finished(person)) == 2
    assert person.files("series") == []


def test_a_damaged_series_is_named_and_left_alone(person: Person) -> None:
    plays(person, "--series", "3", types="q\n")
    [path] = person.files("series")
    path.write_text('{"games": 3, "results": [[1, 2]]}')
    assert "results[0]" in person.runs("play", "--resume").complaint
    path.write_text("{")
    assert str(path) in person.runs("play", "--resume").complaint
    assert person.files("unfinished")
