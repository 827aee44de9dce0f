"""Ratings by openskill (Plackett and Luce), from the games of all matches."""

from collections import Counter
from collections.abc import Iterator, Sequence
from random import Random
from statistics import fmean
from typing import Final

from openskill.models import PlackettLuce, PlackettLuceRating

from tools.league.play import Played
from vacherie.bots.strength import Rating
from vacherie.lab.arena.deal import DealResult, TableResult

ORDERS: Final = 20

Ranking = dict[str, float]
"""Bots, and what the lowest of is best."""


def ratings(matches: Sequence[Played]) -> tuple[Rating, ...]:
    """For each game, and apart where all win or lose together; the best first."""
    kinds = dict.fromkeys((each.game, each.together) for each in matches)
    return tuple(
        rating
        for game, together in kinds
        for rating in rated(
            game, together, [each for each in matches if (each.game, each.together) == (game, together)]
        )
    )


def rated(game: str, together: bool, matches: Sequence[Played]) -> list[Rating]:
    """The mean over many orders: openskill counts later games for more, and our bots do not learn."""
    games = [ranking for match in matches for deal in match.deals for ranking in rankings(deal, together)]
    games.sort(key=lambda ranking: sorted(ranking.items()))
    counts = Counter(name for ranking in games for name in ranking)
    random = Random("orders")
    orders = [rated_in_order(random.sample(games, len(games))) for _ in range(ORDERS)]
    found = [
        Rating(
            game,
            together,
            name,
            fmean(order[name].mu for order in orders),
            fmean(order[name].sigma for order in orders),
            count,
        )
        for name, count in counts.items()
    ]
    return sorted(found, key=lambda rating: -rating.mu)


def rated_in_order(games: Sequence[Ranking]) -> dict[str, PlackettLuceRating]:
    model = PlackettLuce()
    known: dict[str, PlackettLuceRating] = {}
    for ranking in games:
        names = list(ranking)
        before = [[known.get(name) or model.rating(name=name)] for name in names]
        after = model.rate(before, ranks=[ranking[name] for name in names])
        known.update({name: team[0] for name, team in zip(names, after, strict=True)})
    return known


def rankings(deal: DealResult, together: bool) -> Iterator[Ranking]:
    """One for each game; where all win or lose together, one for the teams that played the deal."""
    if together:
        yield {table.bots[0]: table.places[0] for table in deal.tables}
    else:
        yield from (mean_places(table) for table in deal.tables)


def mean_places(table: TableResult) -> Ranking:
    """A bot that sits twice has the mean of its places."""
    seats: dict[str, list[int]] = {}
    for bot, place in zip(table.bots, table.places, strict=True):
        seats.setdefault(bot, []).append(place)
    return {bot: sum(places) / len(places) for bot, places in seats.items()}
