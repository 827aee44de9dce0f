"""Simulated games are the same for the same seed on any number of workers, and are counted right."""

import os
import signal
import subprocess
import sys
import time
from random import Random
from typing import Any

import msgspec
import pytest

from vacherie.bots import find_bot
from vacherie.core.errors import GameError
from vacherie.games import find_game
from vacherie.games.six_qui_prend.options import SixOptions
from vacherie.lab.play_out import bot_chooser, play_out
from vacherie.lab.simulate import BUDGET, LARGEST_CHUNK, Summary, chunks, simulate

GAME = find_game("six_qui_prend")
OPTIONS = SixOptions(target_heads=None, max_rounds=1)


def without_times(summary: Summary) -> Summary:
    return msgspec.structs.replace(summary, seconds=0.0, games_per_second=0.0, decisions_per_second=0.0)


def test_the_same_seed_gives_the_same_games_on_any_number_of_workers() -> None:
    alone = simulate(GAME, OPTIONS, 4, ["calf", "cow"], 70, 5, 1)
    for workers in (2, 3):
        assert without_times(simulate(GAME, OPTIONS, 4, ["calf", "cow"], 70, 5, workers)) == without_times(
            alone
        )
    assert without_times(simulate(GAME, OPTIONS, 4, ["calf", "cow"], 70, 6, 1)) != without_times(alone)


def test_more_games_begin_with_the_same_games() -> None:
    fewer, more = (simulate(GAME, OPTIONS, 2, ["calf"], games, 5, 1) for games in (1, 2))
    second_scores = [2 * b.mean_score - a.mean_score for a, b in zip(fewer.seats, more.seats, strict=True)]
    assert all(score == int(score) >= 0 for score in second_scores)


def test_what_is_summed_up_is_what_was_played() -> None:
    wins, scores, decisions = [0, 0, 0], [0, 0, 0], 0
    bots = ["cow", "calf", "cow"]
    for index in range(5):
        state = GAME.new(OPTIONS, 3)
        choosers = [
            bot_chooser(find_bot(bot, GAME), Random(f"9/{index}/{seat}"), BUDGET)
            for seat, bot in enumerate(bots)
        ]
        decisions += play_out(state, choosers, Random(f"9/{index}/chance"))
        outcome = state.outcome()
        assert outcome is not None
        scores = [sum(pair) for pair in zip(scores, outcome.scores, strict=True)]
        wins = [count + (seat in outcome.winners) for seat, count in enumerate(wins)]
    summary = simulate(GAME, OPTIONS, 3, ["cow", "calf"], 5, 9, 1)
    assert (summary.game, summary.options, summary.players) == ("six_qui_prend", OPTIONS, 3)
    assert (summary.games, summary.seed) == (5, 9)
    assert [seat.bot for seat in summary.seats] == bots
    assert [seat.wins for seat in summary.seats] == wins
    assert [seat.mean_score for seat in summary.seats] == [score / 5 for score in scores]
    assert summary.decisions_per_game == decisions / 5
    assert summary.games_per_second == 5 / summary.seconds
    assert summary.decisions_per_second == decisions / summary.seconds


def test_the_sense_of_the_seats_is_right() -> None:
    calf, cow = simulate(GAME, SixOptions(), 2, ["calf", "cow"], 20, 1, 1).seats
    assert cow.wins > calf.wins
    assert cow.mean_score < calf.mean_score


def test_the_summary_is_json() -> None:
    summary = simulate(GAME, OPTIONS, 2, ["calf"], 2, 1, 1)
    plain: dict[str, Any] = msgspec.json.decode(msgspec.json.encode(summary))
    assert plain.keys() >= {"games", "seconds", "games_per_second", "decisions_per_second", "seats"}
    assert plain["seats"][0].keys() == {"bot", "wins", "mean_score"}
    assert plain["options"]["max_rounds"] == 1


@pytest.mark.parametrize("workers", [1, 2])
def test_progress_tells_every_game(workers: int) -> None:
    done: list[int] = []
    simulate(GAME, OPTIONS, 2, ["calf"], 100, 1, workers, done.append)
    assert sum(done) == 100
    assert len(done) > 10


@pytest.mark.parametrize(("games", "workers"), [(1, 1), (1, 8), (63, 2), (1000, 3), (100_001, 1)])
def test_chunks_hold_every_game_once(games: int, workers: int) -> None:
    parts = list(chunks(games, workers))
    assert [index for part in parts for index in part] == list(range(games))
    assert max(map(len, parts)) <= LARGEST_CHUNK


@pytest.mark.parametrize(
    ("change", "code", "params"),
    [
        ({"players": 11}, "players-out-of-range", {"players": 11, "least": 2, "most": 10}),
        ({"options": SixOptions(target_heads=None)}, "options-endless", {}),
        ({"bots": []}, "no-bots", {}),
        ({"bots": ["calf", "cow", "calf"]}, "too-many-bots", {"bots": 3, "seats": 2}),
        ({"bots": ["calf", "wolf"]}, "unknown-bot", None),
        ({"games": 0}, "too-few-games", {"games": 0}),
        ({"workers": 0}, "too-few-workers", {"workers": 0}),
    ],
)
def test_what_cannot_be_played_is_told(
    change: dict[str, Any], code: str, params: dict[str, Any] | None
) -> None:
    asked: dict[str, Any] = {"options": OPTIONS, "players": 2, "bots": ["calf"], "games": 1, "seed": 0}
    with pytest.raises(GameError) as caught:
        simulate(GAME, **(asked | change))
    assert caught.value.code == code
    assert params is None or caught.value.params == params


ENDLESS = """
from vacherie.games import find_game
from vacherie.lab.simulate import simulate
def tell(games):
    print(games, flush=True)
if __name__ == "__main__":
    game = find_game("six_qui_prend")
    try:
        simulate(game, game.options_type(), 2, ["calf"], 10**6, 1, {workers}, tell)
    except KeyboardInterrupt:
        print("interrupted")
"""


@pytest.mark.skipif(sys.platform == "win32", reason="signals")
@pytest.mark.parametrize("whom", ["the process", "all its processes"])
@pytest.mark.parametrize("workers", [1, 2])
def test_an_interrupt_stops_all_at_once(tmp_path: Any, workers: int, whom: str) -> None:
    script = tmp_path / "endless.py"
    script.write_text(ENDLESS.format(workers=workers), "utf-8")
    process = subprocess.Popen(
        [sys.executable, script],
        text=True,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        start_new_session=True,
    )
    assert process.stdout is not None
    process.stdout.readline()
    begin = time.monotonic()
    (os.kill if whom == "the process" else os.killpg)(process.pid, signal.SIGINT)
    # Both pipes end only when the last process that could write to them has gone.
    output, errors = process.communicate(timeout=20)
    assert time.monotonic() - begin < 10
    assert output.endswith("interrupted\n")
    assert errors == ""
