"""The league plays every game, variant and number of players, and its page says what came out."""

from dataclasses import replace
from itertools import combinations
from pathlib import Path
from typing import get_args

import msgspec
import pytest

from tools.league.__main__ import main
from tools.league.fixtures import Fixture, fixtures
from tools.league.page import page, strength_of
from tools.league.play import Played, play_all
from tools.league.ratings import mean_places, ratings
from vacherie.bots import BOTS
from vacherie.bots.bot import Budget
from vacherie.bots.strength import Strength, rating_of, strength
from vacherie.core.options import parse_options
from vacherie.games import GAMES, find_game
from vacherie.games.six_qui_prend.options import VARIANTS
from vacherie.games.unexploded_cow.editions import EditionName
from vacherie.lab.arena.deal import DealResult, TableResult
from vacherie.lab.arena.match import arrange
from vacherie.lab.arena.summary import summarize

ALL = list(fixtures())
BUDGET = Budget(playouts=3)
SHORT = Fixture(find_game("six_qui_prend"), ("target_heads=none", "max_rounds=1"), 3, ("cow", "calf", "calf"))
TEAMS = Fixture(find_game("six_qui_prend"), ("variant=coop",), 1, ("cow", "calf"))


@pytest.fixture(scope="module")
def matches(tmp_path_factory: pytest.TempPathFactory) -> list[Played]:
    return list(play_all([SHORT, TEAMS], 3, BUDGET, tmp_path_factory.mktemp("league"), 1))


def test_every_match_can_be_played() -> None:
    for fixture in ALL:
        arrange(fixture.game, fixture.options, fixture.players, fixture.bots, 1, BUDGET)


def test_no_match_is_there_twice() -> None:
    played = [(each.game.id, each.pairs, each.players, each.bots) for each in ALL]
    assert len(set(played)) == len(played)


@pytest.mark.parametrize("game", GAMES)
def test_every_number_of_players_is_there_with_every_level(game: str) -> None:
    usual = [each for each in ALL if each.game.id == game and not each.pairs]
    counts = GAMES[game].player_counts(GAMES[game].options_type())
    for players in counts:
        seated = {bot for each in usual if each.players == players for bot in each.bots}
        assert seated == set(BOTS)


def test_every_variant_is_there() -> None:
    pairs = {pair for each in ALL for pair in each.pairs}
    assert pairs >= {f"variant={variant}" for variant in VARIANTS if variant != "base"}
    assert pairs >= {f"edition={edition}" for edition in get_args(EditionName) if edition != "2013"}
    assert pairs >= {"random_bonus=yes", "choose_start_card=yes"}


@pytest.mark.parametrize("game", GAMES)
def test_each_level_meets_each_other_alone(game: str) -> None:
    duels = {each.bots for each in ALL if each.game.id == game and each.players == 2 and not each.pairs}
    assert duels == set(combinations(reversed(BOTS), 2))


def test_the_page_and_the_figures_say_what_came_out(matches: list[Played]) -> None:
    found = ratings(matches)
    text = page(matches, found)
    short, teams = (each.summary for each in matches)
    assert text.startswith("<!-- Made by `make league`")
    assert "2 matches, 15 games." in text
    assert "| 3 playouts | cow |" in text
    assert f"| 2 × calf | {short.results[1].score.mean:.1f} [" in text
    assert "| cow − 2 × calf | -" in text
    assert "cow, as a team" in text
    assert "vacherie arena six_qui_prend --players 1 --bots cow,calf --deals 3 --playouts 3 --seed 1" in text
    figures = strength_of(matches, found)
    assert msgspec.json.decode(msgspec.json.encode(figures), type=Strength) == figures
    assert figures.tables[0].bots[0].win_share.mean == pytest.approx(
        short.results[0].win_share.mean, abs=1e-4
    )
    assert (figures.tables[1].options, figures.tables[1].players) == ({"variant": "coop"}, teams.players)


def test_finished_matches_are_not_played_again(tmp_path: Path) -> None:
    first, again = (list(play_all([SHORT], 2, BUDGET, tmp_path, 1)) for _ in range(2))
    assert first[0].deals == again[0].deals
    assert len(list(tmp_path.iterdir())) == 1


@pytest.mark.parametrize(
    ("arguments", "told"),
    [
        (["--deals", "0"], "--deals: a whole number from 1 on, not '0'"),
        (["--budget", "0"], "--budget: a whole number from 1 on, not '0'"),
        (["--budget", "-5"], "--budget: a whole number from 1 on, not '-5'"),
        (["--workers", "many"], "--workers: a whole number from 1 on, not 'many'"),
        (["--root", "."], "--root: there is no folder docs"),
    ],
)
def test_a_wrong_wish_is_told_before_anything_is_played(
    arguments: list[str],
    told: str,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    monkeypatch.chdir(tmp_path)
    with pytest.raises(SystemExit) as left:
        main(arguments)
    assert left.value.code == 2
    assert told in capsys.readouterr().err.splitlines()[-1]
    assert not list(tmp_path.iterdir())


def test_who_wins_is_rated_higher_and_surer_with_more_games() -> None:
    few, many = (ratings([won_by("cow", deals)]) for deals in (5, 50))
    for found in (few, many):
        assert [each.bot for each in found] == ["cow", "calf"]
        assert found[0].mu > 25 > found[1].mu
    assert many[0].sigma < few[0].sigma < 25 / 3
    assert (few[0].games, many[0].games) == (10, 100)


def test_the_order_of_the_matches_does_not_matter(matches: list[Played]) -> None:
    games = [won_by("cow", 6), won_by("calf", 5), matches[0]]
    mine, theirs = ratings(games), ratings(games[::-1])
    assert [each.bot for each in mine] == [each.bot for each in theirs]
    assert [each.mu for each in mine] == pytest.approx([each.mu for each in theirs])


def test_who_shares_every_place_is_rated_the_same() -> None:
    tables = tuple(TableResult(bots, (7, 7), (1, 1), 20) for bots in (("cow", "calf"), ("calf", "cow")))
    one, other = ratings([replace(won_by("cow", 1), deals=(DealResult(0, tables, {}, {}),) * 9)])
    assert one.mu == pytest.approx(other.mu)


def test_a_bot_at_several_seats_has_the_mean_of_its_places() -> None:
    table = TableResult(("calf", "cow", "calf"), (3, 5, 9), (1, 2, 3), 9)
    assert mean_places(table) == {"calf": 2, "cow": 2}


def won_by(winner: str, deals: int) -> Played:
    """A match for two that one of them always wins."""
    match = arrange(SHORT.game, SHORT.options, 2, ("cow", "calf"), 1, BUDGET)
    results = [
        DealResult(
            deal,
            tuple(
                TableResult(
                    bots,
                    tuple(3 if bot == winner else 9 for bot in bots),
                    tuple(1 if bot == winner else 2 for bot in bots),
                    20,
                )
                for bots in match.tables()
            ),
            {"cow": {"1": 9}, "calf": {"1": 9}},
            {},
        )
        for deal in range(deals)
    ]
    fixture = Fixture(SHORT.game, SHORT.pairs, 2, ("cow", "calf"))
    return Played(fixture, tuple(results), summarize(match, results), "")


@pytest.mark.parametrize("game", GAMES)
def test_the_shipped_figures_tell_cow_from_calf(game: str) -> None:
    cow, calf = rating_of(game, "cow"), rating_of(game, "calf")
    assert cow is not None
    assert calf is not None
    assert cow.mu - 2 * cow.sigma > calf.mu + 2 * calf.sigma
    assert rating_of(game, "wolf") is None


def test_the_shipped_figures_are_of_matches_that_exist() -> None:
    for table in strength().tables:
        game = find_game(table.game)
        options = parse_options(game, [f"{name}={value}" for name, value in table.options.items()])
        game.check(options, table.players)
        assert {each.bot for each in table.bots} == set(table.seats) <= set(BOTS)
