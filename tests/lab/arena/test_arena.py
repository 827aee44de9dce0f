"""All tables of a deal have the same chance, deals are kept, and figures are what was played."""

import os
import sys
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest

from tests.bots.plugin import install
from vacherie.bots.bot import Budget
from vacherie.core.errors import GameError, InvalidFile
from vacherie.core.game import AnyGame
from vacherie.core.values import CHANCE, Action, Actor, Options, kind_of
from vacherie.games import find_game
from vacherie.games.six_qui_prend.options import SixOptions
from vacherie.lab.arena.chance import DealtChance
from vacherie.lab.arena.deal import DealResult, TableResult, play_deal, rounded
from vacherie.lab.arena.match import ArenaMatch, arrange
from vacherie.lab.arena.results_file import Header, header_of, usual_name
from vacherie.lab.arena.run import play_match
from vacherie.lab.arena.summary import mean_score, summarize, win_share
from vacherie.lab.play_out import play_out

SIX = find_game("six_qui_prend")
SHORT = SixOptions(target_heads=None, max_rounds=1)
BUDGET = Budget(playouts=5)


def match_of(bots: str, players: int, options: Options = SHORT, seed: int = 1) -> ArenaMatch:
    return arrange(SIX, options, players, bots.split(","), seed, BUDGET)


def played(match: ArenaMatch, deals: int, path: Path, workers: int = 1) -> list[DealResult]:
    return play_match(match, deals, path, header_of(match, ""), workers)


def without_times(results: list[DealResult]) -> list[DealResult]:
    return [msgspec.structs.replace(each, thinking={}) for each in results]


@pytest.mark.parametrize(
    ("bots", "players", "tables"),
    [
        ("cow,calf", 2, ["cow calf", "calf cow"]),
        ("cow,calf", 3, ["cow calf cow", "cow cow calf", "calf cow cow"]),
        ("cow,calf", 4, ["cow calf cow calf", "calf cow calf cow"]),
        ("cow,calf,calf", 3, ["cow calf calf", "calf cow calf", "calf calf cow"]),
        ("cow", 3, ["cow cow cow"]),
    ],
)
def test_every_rotation_is_played_once(bots: str, players: int, tables: list[str]) -> None:
    assert [" ".join(table) for table in match_of(bots, players).tables()] == tables


def test_in_a_cooperative_game_each_bot_has_a_team() -> None:
    match = match_of("cow,calf", 3, SixOptions(variant="coop"))
    assert match.tables() == (("cow",) * 3, ("calf",) * 3)


def chance_of(game: AnyGame, player: int) -> dict[str, list[Any]]:
    """What chance did in a game that is played in another way by every player, by the kind of it."""
    drawn: dict[str, list[Any]] = {}

    def note(actor: Actor, action: Action) -> None:
        if actor == CHANCE:
            drawn.setdefault(kind_of(action), []).append(action)

    randoms = [Random(f"{player}/{seat}") for seat in range(3)]
    choosers = [lambda state, seat: state.random_action(seat, randoms[seat])] * 3
    play_out(game.new(game.options_type(), 3), choosers, DealtChance("1/7"), on_action=note)
    return drawn


@pytest.mark.parametrize(
    ("game", "kinds"),
    [("six_qui_prend", {"dealt"}), ("unexploded_cow", {"shuffled", "rolled"}), ("nevaches", {"dealt"})],
)
def test_all_tables_of_a_deal_have_the_same_chance(game: str, kinds: set[str]) -> None:
    """What does not depend on the cards that are left is the same, as far as both tables come to it."""
    first, *others = (chance_of(find_game(game), player) for player in range(3))
    for other in others:
        for kind in kinds:
            both = list(zip(first[kind], other[kind], strict=False))
            assert all(mine == theirs for mine, theirs in both)
            assert len(both) >= (1 if game == "nevaches" or kind == "shuffled" else 3)


def test_other_deals_and_seeds_have_another_chance() -> None:
    state = SIX.new(SHORT, 3)
    deals = {DealtChance(seed)(state) for seed in ("1/1", "1/2", "2/1")}
    assert len(deals) == 3


def test_a_second_draw_of_a_kind_is_another_one() -> None:
    chance, state = DealtChance("1/1"), SIX.new(SHORT, 3)
    assert chance(state) != chance(state)


def test_equal_bots_have_equal_results_whatever_they_draw(tmp_path: Path) -> None:
    """A bot that draws nothing at random plays each seat of a deal alike, whoever is named first."""
    one, other = (played(match_of(bots, 2), 4, tmp_path / bots) for bots in ("cow,calf", "calf,cow"))
    for mine, theirs in zip(one, other, strict=True):
        assert set(mine.tables) == set(theirs.tables)


def test_the_workers_do_not_matter(tmp_path: Path) -> None:
    match = match_of("cow,calf", 3)
    alone, together = (played(match, 6, tmp_path / str(workers), workers) for workers in (1, 2))
    assert without_times(alone) == without_times(together)
    mine, theirs = summarize(match, alone), summarize(match, together)
    assert [each.score for each in mine.results] == [each.score for each in theirs.results]
    assert mine.comparisons == theirs.comparisons


def test_finished_deals_are_not_played_again(tmp_path: Path) -> None:
    match, path = match_of("cow,calf", 2), tmp_path / "deals"
    few = played(match, 3, path)
    text = path.read_bytes()
    more = played(match, 5, path)
    assert more[:3] == few
    assert path.read_bytes().startswith(text)
    assert played(match, 2, path) == few[:2]
    assert len(path.read_bytes().splitlines()) == 6


def test_progress_begins_with_what_is_there(tmp_path: Path) -> None:
    match, path = match_of("cow,calf", 2), tmp_path / "deals"
    played(match, 3, path)
    told: list[int] = []
    play_match(match, 5, path, header_of(match, ""), 1, told.append)
    assert told == [3, 1, 1]


def test_a_line_cut_off_is_played_again(tmp_path: Path) -> None:
    match, path = match_of("cow,calf", 2), tmp_path / "deals"
    whole = played(match, 3, path)
    text = path.read_bytes()
    path.write_bytes(text[:-10])
    assert without_times(played(match, 3, path)) == without_times(whole)
    assert path.read_bytes().count(b"\n") == 4


@pytest.mark.parametrize(
    ("change", "field"),
    [
        ({"seed": 2}, "seed"),
        ({"bots": ("calf", "cow")}, "bots"),
        ({"budget": Budget(playouts=6)}, "budget"),
        ({"options": {"variant": "pro"}}, "options"),
        ({"code": "x"}, "code"),
        ({"rules_version": 99}, "rules_version"),
        ({"packages": ("highest 2.0",)}, "packages"),
    ],
)
def test_deals_of_another_match_are_refused(change: dict[str, Any], field: str, tmp_path: Path) -> None:
    match, path = match_of("cow,calf", 2), tmp_path / "deals"
    other: Header = msgspec.structs.replace(header_of(match, ""), **change)
    path.write_bytes(msgspec.json.encode(other) + b"\n")
    with pytest.raises(InvalidFile) as caught:
        played(match, 1, path)
    assert (caught.value.code, caught.value.field) == ("results-other", field)
    assert usual_name(other) != usual_name(header_of(match, ""))
    assert path.read_bytes() == msgspec.json.encode(other) + b"\n"


@pytest.mark.parametrize("line", [b"moo", b"{}", b"\xff", b'{"deal":"1"}'])
def test_a_file_of_something_else_is_refused(line: bytes, tmp_path: Path) -> None:
    match, path = match_of("cow,calf", 2), tmp_path / "deals"
    for start in (b"", msgspec.json.encode(header_of(match, "")) + b"\n"):
        path.write_bytes(start + line + b"\n")
        with pytest.raises(InvalidFile) as caught:
            played(match, 1, path)
        assert caught.value.code == "results-line"
        assert caught.value.line == 1 + start.count(b"\n")


@pytest.mark.parametrize("text", [b"my poem, all on one line", b"{}", b'{"format":1,"game":"chess"', b"\xff"])
def test_a_file_that_is_not_ours_is_left_alone(text: bytes, tmp_path: Path) -> None:
    match, path = match_of("cow,calf", 2), tmp_path / "poem"
    path.write_bytes(text)
    with pytest.raises(InvalidFile) as caught:
        played(match, 1, path)
    assert (caught.value.code, caught.value.line) == ("results-line", 1)
    assert path.read_bytes() == text


@pytest.mark.parametrize("length", [0, 1, 20, -3])
def test_a_first_line_of_ours_that_was_cut_off_begins_anew(length: int, tmp_path: Path) -> None:
    match, path = match_of("cow,calf", 2), tmp_path / "deals"
    path.write_bytes(msgspec.json.encode(header_of(match, "the command of last time"))[:length])
    assert len(played(match, 1, path)) == 1
    assert path.read_bytes().count(b"\n") == 2


@pytest.mark.skipif(sys.platform == "win32", reason="pipes with a name")
def test_only_a_plain_file_keeps_results(tmp_path: Path) -> None:
    path = tmp_path / "pipe"
    os.mkfifo(path)
    with pytest.raises(InvalidFile) as caught:
        played(match_of("cow,calf", 2), 1, path)
    assert caught.value.code == "results-no-plain-file"


@pytest.mark.parametrize(
    "change",
    [
        {"thinking": {}},
        {"thinking": {"cow": {"moo": 1}, "calf": {}}},
        {"thinking": {"cow": {"1": 0}, "calf": {}}},
        {"fallbacks": {"wolf": 1}},
        {"tables": ()},
        {
            "tables": (
                TableResult(("cow", "calf"), (1,), (1, 2), 9),
                TableResult(("calf", "cow"), (1, 2), (1, 2), 9),
            )
        },
        {"deal": -1},
    ],
)
def test_a_deal_that_lacks_something_is_refused(change: dict[str, Any], tmp_path: Path) -> None:
    match, path = match_of("cow,calf", 2), tmp_path / "deals"
    [result] = played(match, 1, path)
    with path.open("ab") as file:
        file.write(msgspec.json.encode(msgspec.structs.replace(result, **change)) + b"\n")
    with pytest.raises(InvalidFile) as caught:
        played(match, 1, path)
    assert (caught.value.code, caught.value.line) == ("results-line", 3)


def test_scores_and_shares_by_hand() -> None:
    tables = (
        TableResult(("cow", "calf", "calf"), (3, 9, 9), (1, 2, 2), 9),
        TableResult(("calf", "cow", "calf"), (6, 6, 12), (1, 1, 3), 9),
    )
    assert mean_score(tables, "cow") == 4.5
    assert mean_score(tables, "calf") == 9
    assert win_share(tables, "cow", together=False) == 0.75
    assert win_share(tables, "calf", together=False) == 0.125
    team = (TableResult(("cow", "cow"), (3, 3), (1, 1), 9), TableResult(("cow", "cow"), (9, 9), (2, 2), 9))
    assert win_share(team, "cow", together=True) == 0.5


def test_the_summary_is_that_of_the_deals(tmp_path: Path) -> None:
    match = match_of("cow,calf,calf", 3)
    deals = played(match, 4, tmp_path / "deals")
    summary = summarize(match, list(reversed(deals)))
    cow, calf = summary.results
    assert (summary.deals, summary.games, summary.players) == (4, 12, 3)
    assert cow.score.mean == pytest.approx(sum(mean_score(each.tables, "cow") for each in deals) / 4)
    assert cow.win_share.mean + 2 * calf.win_share.mean == pytest.approx(1)
    [difference] = summary.comparisons
    assert (difference.bot, difference.other) == ("cow", "calf")
    assert difference.score.mean == pytest.approx(cow.score.mean - calf.score.mean)
    assert cow.decisions >= 4 * 3 * 9
    assert calf.decisions >= 4 * 3 * 2 * 9
    assert 0 < cow.median_ms <= cow.p99_ms <= cow.max_ms
    longest = max(float(ms) for each in deals for ms in each.thinking["cow"])
    assert cow.max_ms == longest
    assert (cow.fallbacks, summary.fewest_wins) == (0, True)


def test_the_cow_is_better_than_the_calf(tmp_path: Path) -> None:
    match = match_of("cow,calf", 2)
    [difference] = summarize(match, played(match, 20, tmp_path / "deals")).comparisons
    assert difference.score.high < 0
    assert difference.win_share.low > 0


@pytest.mark.parametrize(
    ("milliseconds", "shown"), [(0.000123, "0.00012"), (0.0996, "0.1"), (12.34, "12"), (1234.5, "1200")]
)
def test_times_have_two_digits(milliseconds: float, shown: str) -> None:
    assert rounded(milliseconds) == shown


def test_failures_are_counted(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    source = """
        class Sick:
            def choose(self, view, legal, random, budget):
                raise ValueError("moo")
    """
    install(
        tmp_path,
        monkeypatch,
        "sick_herd",
        source + "\n        def sick(game): return Sick()",
        {"sick": "sick_herd:sick"},
    )
    result = play_deal(match_of("sick,calf", 2), 0)
    assert result.fallbacks.keys() == {"sick"}
    assert result.fallbacks["sick"] >= 2 * 10
    [package] = header_of(match_of("sick,calf", 2), "").packages
    assert package.startswith("sick_herd 1.2 ")


@pytest.mark.parametrize(
    ("budget", "code"), [(Budget(0), "too-small-budget"), (Budget(playouts=0), "too-small-budget")]
)
def test_a_budget_of_nothing_is_told(budget: Budget, code: str) -> None:
    with pytest.raises(GameError) as caught:
        arrange(SIX, SHORT, 2, ["cow"], 1, budget)
    assert caught.value.code == code


@pytest.mark.parametrize(("deals", "workers", "code"), [(0, 1, "too-few-deals"), (1, 0, "too-few-workers")])
def test_nothing_to_play_is_told(deals: int, workers: int, code: str, tmp_path: Path) -> None:
    with pytest.raises(GameError) as caught:
        played(match_of("cow", 2), deals, tmp_path / "deals", workers)
    assert caught.value.code == code
    assert not (tmp_path / "deals").exists()
