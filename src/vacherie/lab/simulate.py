"""Plays many games of bots, and sums up who won and how fast it went."""

import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import closing
from dataclasses import dataclass, field
from functools import partial
from random import Random
from typing import Final

import msgspec

from vacherie.bots.bot import Budget
from vacherie.bots.guard import guarded_bot
from vacherie.core.errors import GameError
from vacherie.core.game import AnyGame, AnyState
from vacherie.core.series import Series
from vacherie.core.values import Options, Outcome, Seat
from vacherie.lab.play_out import bot_chooser, play_out
from vacherie.lab.processes import spread
from vacherie.lab.report.counting import NamedCounts
from vacherie.lab.report.registry import report_of
from vacherie.lab.seating import check_games, check_workers, seated_bots
from vacherie.lab.series import begin_series

# Never a time: it would make the games depend on how busy the machine is.
BUDGET: Final = Budget(playouts=100)
LARGEST_CHUNK: Final = 200


class SeatSummary(msgspec.Struct, frozen=True):
    bot: str
    wins: int
    """Games, or whole series, in which this seat had the first place; shared ones count for each winner."""
    mean_score: float


class Summary(msgspec.Struct, frozen=True):
    """All it takes to repeat the games, and what came out."""

    game: str
    options: Options
    players: int
    seed: int
    games: int
    """Or series, where there are several games in each."""
    series: int
    """How many games each of them has."""
    decisions_per_game: float
    seconds: float
    games_per_second: float
    decisions_per_second: float
    seats: tuple[SeatSummary, ...]


@dataclass(frozen=True)
class Match:
    """Who plays what; the same seed gives the same games."""

    game: AnyGame
    options: Options
    bots: tuple[str, ...]
    """One for each seat."""
    seed: int
    series: int = 1
    """How many games are played in a row, each after the money of the one before."""
    is_reported: bool = False
    """Whether what happens is counted, for a page about it."""


@dataclass
class Tally:
    """Whole numbers only, so that it does not matter in which portions they are added up."""

    wins: list[int]
    scores: list[int]
    games: int = 0
    decisions: int = 0
    counts: NamedCounts = field(default_factory=NamedCounts)

    def add(self, other: "Tally") -> None:
        self.wins = list(map(int.__add__, self.wins, other.wins))
        self.scores = list(map(int.__add__, self.scores, other.scores))
        self.games += other.games
        self.decisions += other.decisions
        self.counts.merge(other.counts)


def simulate(
    game: AnyGame,
    options: Options,
    players: int,
    bots: Sequence[str],
    games: int,
    seed: int,
    workers: int = 1,
    on_progress: Callable[[int], None] | None = None,
) -> Summary:
    """Plays the games, on several processes if asked; bots fewer than seats repeat round the table.

    Tells `on_progress` now and then how many more games are done. A wrong number or name is a `GameError`.
    """
    match = arrange(game, options, players, bots, seed)
    return play_match(match, games, workers, on_progress)[0]


def arrange(
    game: AnyGame,
    options: Options,
    players: int,
    bots: Sequence[str],
    seed: int,
    series: int = 1,
    is_reported: bool = False,
) -> Match:
    """Who plays what; raises `GameError` for what cannot be played."""
    seated = seated_bots(game, options, players, bots)
    if series < 1:
        raise GameError("too-short-series", series=series)
    if series > 1:
        begin_series(game, options)
    return Match(game, options, seated, seed, series, is_reported)


def play_match(
    match: Match, games: int, workers: int = 1, on_progress: Callable[[int], None] | None = None
) -> tuple[Summary, NamedCounts]:
    """So many games, or series, and what was counted in them."""
    check_games(games)
    check_workers(workers)
    workers = min(workers, games)
    begin = time.perf_counter()
    total = empty_tally(len(match.bots))
    with closing(spread(partial(play_chunk, match), chunks(games, workers), workers)) as tallies:
        for tally in tallies:
            total.add(tally)
            if on_progress is not None:
                on_progress(tally.games)
    return summarize(match, total, time.perf_counter() - begin), total.counts


def chunks(games: int, workers: int) -> Iterator[range]:
    """The indices of the games, in portions small enough to keep all workers busy until the end."""
    size = min(LARGEST_CHUNK, max(1, games // (workers * 32)))
    return (range(start, min(start + size, games)) for start in range(0, games, size))


def play_chunk(match: Match, indices: range) -> Tally:
    tally = empty_tally(len(match.bots))
    for index in indices:
        if match.series == 1:
            outcome = play_game(match, match.options, str(index), tally)
            note_result(tally, outcome.scores, outcome.winners)
        else:
            totals = play_series(match, index, tally).totals()
            note_result(tally, totals, [seat for seat, sum in enumerate(totals) if sum == max(totals)])
    return tally


def play_series(match: Match, index: int, tally: Tally) -> Series:
    series = begin_series(match.game, match.options)
    for number in range(match.series):
        series = series.after(play_game(match, series.options, f"{index}.{number}", tally))
    return series


def play_game(match: Match, options: Options, index: str, tally: Tally) -> Outcome:
    """Plays one game and counts in it; chance and each seat have their own randomness, whoever plays it."""
    state = match.game.new(options, len(match.bots))
    choosers = [
        bot_chooser(guarded_bot(bot, match.game), Random(f"{match.seed}/{index}/{seat}"), BUDGET)
        for seat, bot in enumerate(match.bots)
    ]
    chance = Random(f"{match.seed}/{index}/chance")
    if not match.is_reported:
        tally.decisions += play_out(state, choosers, chance)
        return ended(state)
    collector = report_of(match.game).collector(options, len(match.bots), tally.counts)
    tally.decisions += play_out(state, choosers, chance, on_event=collector.note)
    collector.end(ended(state))
    return ended(state)


def ended(state: AnyState) -> Outcome:
    outcome = state.outcome()
    assert outcome is not None, state
    return outcome


def note_result(tally: Tally, scores: Sequence[int], winners: Sequence[Seat]) -> None:
    tally.games += 1
    for seat, score in enumerate(scores):
        tally.scores[seat] += score
    for seat in winners:
        tally.wins[seat] += 1


def empty_tally(players: int) -> Tally:
    return Tally([0] * players, [0] * players)


def summarize(match: Match, tally: Tally, seconds: float) -> Summary:
    return Summary(
        game=match.game.id,
        options=match.options,
        players=len(match.bots),
        seed=match.seed,
        games=tally.games,
        series=match.series,
        decisions_per_game=tally.decisions / tally.games / match.series,
        seconds=seconds,
        games_per_second=tally.games * match.series / seconds,
        decisions_per_second=tally.decisions / seconds,
        seats=tuple(
            SeatSummary(bot, wins, score / tally.games)
            for bot, wins, score in zip(match.bots, tally.wins, tally.scores, strict=True)
        ),
    )
