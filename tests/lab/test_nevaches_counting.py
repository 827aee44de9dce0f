"""What is counted in games of NéVaches adds up to what happened in them."""

from random import Random

import pytest

from vacherie.bots import find_bot
from vacherie.core.values import Outcome
from vacherie.games.nevaches import GAME
from vacherie.games.nevaches.deck_file import shipped_deck
from vacherie.games.nevaches.events import CardPlayed, CardsTurnedUp, CardTaken, FoxGiven, TurnBegan
from vacherie.games.nevaches.options import NeVachesOptions
from vacherie.lab.play_out import bot_chooser, play_out
from vacherie.lab.report.counting import NamedCounts
from vacherie.lab.report.nevaches.collect import WIN, NeVachesCollector

DECK = shipped_deck()
FIRST = next(iter(DECK))


def collector(players: int = 2) -> NeVachesCollector:
    return NeVachesCollector(DECK, players, NamedCounts())


@pytest.mark.parametrize("players", [2, 3, 4])
def test_all_points_have_a_source(players: int) -> None:
    state = GAME.new(NeVachesOptions(), players)
    watching = collector(players)
    choosers = [bot_chooser(find_bot("cow", GAME), Random(seat)) for seat in range(players)]
    play_out(state, choosers, Random(1), on_event=watching.note)
    outcome = state.outcome()
    assert outcome is not None
    watching.end(outcome)
    counts = watching.counts
    points = sum(counts.of("cards").values()) + counts.count("trees", 0) + counts.count("goals", 0)
    assert points == sum(outcome.scores)
    assert sum(counts.of("turns").values()) == players
    seats = state.view(None).seats
    assert sorted(len(seat.tiles) for seat in seats) == [
        tiles for tiles, count in counts.distribution("tiles").items() for _ in range(count)
    ]


def test_a_card_is_used_only_by_who_took_it_from_the_row() -> None:
    watching = collector()
    watching.note(CardsTurnedUp((FIRST,), 50))
    watching.note(CardTaken(0, FIRST))
    watching.note(CardPlayed(1, FIRST, (), ()))
    watching.end(Outcome((5, 3), (1, 2), "points-reached"))
    counts = {name: watching.counts.count(name, 0) for name in ("shown", "taken", "held", "used")}
    assert counts == {"shown": 1, "taken": 1, "held": 1, "used": 0}


def test_places_count_from_the_fox_and_a_shared_win_is_split() -> None:
    watching = collector(3)
    watching.note(FoxGiven(2))
    watching.note(TurnBegan(2))
    watching.end(Outcome((5, 3, 5), (1, 3, 1), "tiles-used-up"))
    assert watching.counts.distribution("wins") == {0: WIN // 2, 1: WIN // 2}
    assert watching.counts.distribution("turns") == {0: 2, 1: 1}
    assert watching.counts.count("early", 1) == 1
