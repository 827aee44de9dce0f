"""Plays many games of bots, and sums up who won and how fast it went."""

import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import closing
from dataclasses import dataclass
from functools import partial
from random import Random
from typing import Final

import msgspec

from vacherie.bots import find_bot
from vacherie.bots.bot import Budget
from vacherie.core.errors import GameError
from vacherie.core.game import AnyGame
from vacherie.core.values import Options
from vacherie.lab.play_out import bot_chooser, play_out
from vacherie.lab.processes import spread

# Never a time: it would make the games depend on how busy the machine is.
BUDGET: Final = Budget(milliseconds=None, playouts=100)
LARGEST_CHUNK: Final = 200
MOST_GAMES: Final = 10**9
MOST_WORKERS: Final = 256
"""More than anybody waits for, and more processes than a machine has cores: a slip of the finger."""


class SeatSummary(msgspec.Struct, frozen=True):
    bot: str
    wins: int
    """Games in which this seat had the first place; shared ones count for each winner."""
    mean_score: float


class Summary(msgspec.Struct, frozen=True):
    """All it takes to repeat the games, and what came out."""

    game: str
    options: Options
    players: int
    seed: int
    games: int
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


@dataclass
class Tally:
    """Whole numbers only, so that it does not matter in which portions they are added up."""

    wins: list[int]
    scores: list[int]
    games: int = 0
    decisions: int = 0

    def add(self, other: "Tally") -> None:
        self.wins = list(map(int.__add__, self.wins, other.wins))
        self.scores = list(map(int.__add__, self.scores, other.scores))
        self.games += other.games
        self.decisions += other.decisions


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
    check_counts(game, options, players, bots, games, workers)
    match = Match(game, options, tuple(bots[seat % len(bots)] for seat in range(players)), seed)
    workers = min(workers, games)
    begin = time.perf_counter()
    total = empty_tally(players)
    with closing(spread(partial(play_chunk, match), chunks(games, workers), workers)) as tallies:
        for tally in tallies:
            total.add(tally)
            if on_progress is not None:
                on_progress(tally.games)
    return summarize(match, total, time.perf_counter() - begin)


def check_counts(
    game: AnyGame, options: Options, players: int, bots: Sequence[str], games: int, workers: int
) -> None:
    game.check(options, players)
    if not bots:
        raise GameError("no-bots")
    if len(bots) > players:
        raise GameError("too-many-bots", bots=len(bots), seats=players)
    for bot in bots:
        find_bot(bot, game)
    if games < 1:
        raise GameError("too-few-games", games=games)
    if workers < 1:
        raise GameError("too-few-workers", workers=workers)
    if games > MOST_GAMES:
        raise GameError("too-many-games", games=games, most=MOST_GAMES)
    if workers > MOST_WORKERS:
        raise GameError("too-many-workers", workers=workers, most=MOST_WORKERS)


def chunks(games: int, workers: int) -> Iterator[range]:
    """The indices of the games, in portions small enough to keep all workers busy until the end."""
    size = min(LARGEST_CHUNK, max(1, games // (workers * 32)))
    return (range(start, min(start + size, games)) for start in range(0, games, size))


def play_chunk(match: Match, indices: range) -> Tally:
    tally = empty_tally(len(match.bots))
    for index in indices:
        play_game(match, index, tally)
    return tally


def play_game(match: Match, index: int, tally: Tally) -> None:
    """Plays one game and writes it down; chance and each seat have their own randomness, whoever plays it."""
    state = match.game.new(match.options, len(match.bots))
    choosers = [
        bot_chooser(find_bot(bot, match.game), Random(f"{match.seed}/{index}/{seat}"), BUDGET)
        for seat, bot in enumerate(match.bots)
    ]
    tally.decisions += play_out(state, choosers, Random(f"{match.seed}/{index}/chance"))
    outcome = state.outcome()
    assert outcome is not None, state
    tally.games += 1
    for seat, score in enumerate(outcome.scores):
        tally.scores[seat] += score
    for seat in outcome.winners:
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
        decisions_per_game=tally.decisions / tally.games,
        seconds=seconds,
        games_per_second=tally.games / seconds,
        decisions_per_second=tally.decisions / seconds,
        seats=tuple(
            SeatSummary(bot, wins, score / tally.games)
            for bot, wins, score in zip(match.bots, tally.wins, tally.scores, strict=True)
        ),
    )
