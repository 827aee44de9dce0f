"""A recap over whole games: its sums are the game's own, and it tells of what happened."""

from collections.abc import Iterator

import msgspec
import pytest

from tests.playthrough import file_of, recorded, wanted
from vacherie.core.recap import MOST_HIGHLIGHTS, Recap
from vacherie.core.record import Player
from vacherie.core.values import Outcome
from vacherie.messages.catalogue import LANGUAGES, catalogue
from vacherie.tables import find_terminal
from vacherie.tables.resolver import say
from vacherie.tables.teller import Teller

GOLDEN = sorted(wanted())
HALFWAY = 20
NAMES = ("Ada", "Bo", "Cléo", "Dora", "Eve", "Finn", "Gus", "Hal", "Ida", "Jo")


def recaps(name: str) -> Iterator[tuple[Recap, Outcome | None]]:
    """As it stands after each action of a golden game."""
    case = wanted()[name]
    state = case.game.new(case.options, case.players)
    recap = case.game.recap_type(case.options, case.players)
    for actor, action in recorded(file_of(name).read_text("utf-8").splitlines(), case.game):
        recap.note([case.game.seen_by(event, None) for event in state.apply(actor, action)])
        yield recap, state.outcome()


@pytest.mark.parametrize("name", GOLDEN)
def test_the_line_ends_with_the_scores(name: str) -> None:
    for recap, outcome in recaps(name):
        if recap.round is not None and outcome is None:
            assert tuple(recap.scores) == recap.round.totals
    assert outcome is not None
    end = recap.game_end()
    if end.sides == tuple(range(wanted()[name].players)):
        assert end.line[-1] == outcome.scores
    else:
        assert end.line[-1][0] == outcome.scores[0]
    assert end.line[0] == recap.start()
    assert len(end.line) > 2
    assert len(end.highlights) <= MOST_HIGHLIGHTS
    assert all(0 < place < len(end.line) for place in end.rounds)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", GOLDEN)
def test_all_of_it_is_said_in_every_language(name: str, language: str) -> None:
    case = wanted()[name]
    players = tuple(map(Player, NAMES[: case.players]))
    teller = Teller(catalogue(language), case.game, players, None, case.options)
    spelling = find_terminal(case.game).SPELLING
    rounds = 0
    for recap, _ in recaps(name):
        if recap.round is not None:
            rounds += 1
            assert recap.round.number == rounds
            if recap.round.highlight is not None:
                assert say(recap.round.highlight, teller, spelling)
    end = recap.game_end()
    for said in (end.why, *end.highlights):
        assert "{" not in say(said, teller, spelling)


@pytest.mark.parametrize("name", GOLDEN)
def test_a_copy_and_what_is_kept_stay_as_they_were(name: str) -> None:
    kept = before = None
    for number, (recap, _) in enumerate(recaps(name)):
        if number == HALFWAY:
            kept, before = recap.copy(), recap.game_end()
    assert kept is not None
    assert kept.game_end() == before
    written = msgspec.json.encode(kept.kept())
    read = type(kept).restored(kept.options, kept.players, msgspec.json.decode(written))
    assert msgspec.json.encode(read.game_end()) == msgspec.json.encode(before)
    assert recap.game_end() != before
