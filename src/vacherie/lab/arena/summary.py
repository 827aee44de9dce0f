"""What came out of a match, as figures."""

from collections import Counter
from collections.abc import Sequence
from itertools import combinations

import msgspec

from vacherie.bots.bot import Budget
from vacherie.bots.strength import Estimate
from vacherie.core.values import Options
from vacherie.lab.arena.deal import DealResult, TableResult
from vacherie.lab.arena.match import ArenaMatch
from vacherie.lab.statistics import Sample, counted_quantile


class BotResult(msgspec.Struct, frozen=True):
    bot: str
    score: Estimate
    """By seat and game."""
    win_share: Estimate
    """By seat and game: 1 for a win, a part of it for one that is shared; all have 1 if all win together."""
    decisions: int
    """In which there was something to choose."""
    median_ms: float
    p99_ms: float
    max_ms: float
    fallbacks: int
    """Decisions in which the bot failed, and a cow decided."""


class Comparison(msgspec.Struct, frozen=True):
    """How much more the first has than the other, on the same deals."""

    bot: str
    other: str
    score: Estimate
    win_share: Estimate


class ArenaSummary(msgspec.Struct, frozen=True):
    game: str
    options: Options
    players: int
    bots: tuple[str, ...]
    seed: int
    budget: Budget
    deals: int
    games: int
    fewest_wins: bool
    is_played_together: bool
    results: tuple[BotResult, ...]
    comparisons: tuple[Comparison, ...]


def summarize(match: ArenaMatch, deals: Sequence[DealResult]) -> ArenaSummary:
    """The same whatever the order in which the deals were played."""
    deals = sorted(deals, key=lambda result: result.deal)
    names = match.names
    together = match.game.is_played_together(match.options)
    scores = Sample({name: [mean_score(each.tables, name) for each in deals] for name in names}, match.seed)
    shares = Sample(
        {name: [win_share(each.tables, name, together) for each in deals] for name in names}, match.seed
    )
    return ArenaSummary(
        game=match.game.id,
        options=match.options,
        players=match.players,
        bots=match.bots,
        seed=match.seed,
        budget=match.budget,
        deals=len(deals),
        games=sum(len(each.tables) for each in deals),
        fewest_wins=match.game.fewest_wins,
        is_played_together=together,
        results=tuple(bot_result(name, scores, shares, deals) for name in names),
        comparisons=tuple(
            Comparison(name, other, scores.difference(name, other), shares.difference(name, other))
            for name, other in combinations(names, 2)
        ),
    )


def bot_result(name: str, scores: Sample, shares: Sample, deals: Sequence[DealResult]) -> BotResult:
    times = Counter[float]()
    for each in deals:
        times.update({float(ms): count for ms, count in each.thinking[name].items()})
    return BotResult(
        bot=name,
        score=scores.mean(name),
        win_share=shares.mean(name),
        decisions=times.total(),
        median_ms=counted_quantile(times, 0.5) if times else 0.0,
        p99_ms=counted_quantile(times, 0.99) if times else 0.0,
        max_ms=max(times, default=0.0),
        fallbacks=sum(each.fallbacks.get(name, 0) for each in deals),
    )


def mean_score(tables: Sequence[TableResult], name: str) -> float:
    """Over all seats in which the bot sat."""
    scores = [
        score for table in tables for bot, score in zip(table.bots, table.scores, strict=True) if bot == name
    ]
    return sum(scores) / len(scores)


def win_share(tables: Sequence[TableResult], name: str, together: bool) -> float:
    """Over all seats in which the bot sat."""
    shares = [
        winner_share(table, together) if place == 1 else 0.0
        for table in tables
        for bot, place in zip(table.bots, table.places, strict=True)
        if bot == name
    ]
    return sum(shares) / len(shares)


def winner_share(table: TableResult, together: bool) -> float:
    """What each winner of this table has of the win."""
    return 1.0 if together else 1 / table.places.count(1)
