"""A series counts as one game: its score is what everybody gained or lost in all of them (U38)."""

import pytest

from vacherie.core.errors import GameError
from vacherie.games import find_game
from vacherie.games.unexploded_cow.options import UnexplodedOptions
from vacherie.lab.simulate import arrange, empty_tally, play_match, play_series

GAME = find_game("unexploded_cow")


@pytest.mark.parametrize("edition", ["2013", "2011"])
def test_the_money_is_kept_as_the_edition_says(edition: str) -> None:
    options = GAME.options_type(edition=edition)
    match = arrange(GAME, options, 3, ["calf"], 1, series=3)
    series = play_series(match, 0, empty_tally(3))
    assert sum(series.totals()) == 0
    kept = tuple(5000 + total for total in series.totals())
    assert series.options == GAME.options_type(edition, starting_money=kept if edition == "2011" else None)
    summary, _ = play_match(match, 1)
    assert (summary.games, summary.series) == (1, 3)
    assert tuple(seat.mean_score for seat in summary.seats) == series.totals()
    assert [seat.wins for seat in summary.seats] == [int(t == max(series.totals())) for t in series.totals()]


def test_the_workers_do_not_matter() -> None:
    match = arrange(GAME, UnexplodedOptions(), 2, ["calf"], 1, series=2)
    assert play_match(match, 4, 1)[0].seats == play_match(match, 4, 2)[0].seats


@pytest.mark.parametrize(
    ("game", "series", "code"), [("six_qui_prend", 2, "no-series"), ("unexploded_cow", 0, "too-short-series")]
)
def test_what_cannot_be_played_is_told(game: str, series: int, code: str) -> None:
    with pytest.raises(GameError) as caught:
        arrange(find_game(game), find_game(game).options_type(), 3, ["calf"], 1, series=series)
    assert caught.value.code == code
