"""The page about the strength of our bots, and the same figures for programs."""

from collections.abc import Iterable, Iterator, Sequence
from typing import Final

from tools.league.fixtures import season_of
from tools.league.play import Played
from vacherie.bots.bot import Budget
from vacherie.bots.strength import BotFigures, Estimate, Rating, Strength, TableFigures
from vacherie.games import find_game
from vacherie.lab.arena.summary import BotResult

INTRODUCTION: Final = """\
<!-- Made by `make league`: do not edit. -->

# How strong the bots are

{matches} matches, {games} games. Every deal is played in all rotations of the
bots, with the same chance; [docs/bots.md](bots.md) says what the levels are and how to read this.

- **Score** and **win share** are means by seat and game; a win that is shared counts in parts. In brackets
  are the 95 % intervals, found by drawing the deals again.
- **Differences** are paired: both bots on the same deals.
- **Budget** is what a bull may spend on a decision: less than the 100 ms that it has at a table, so that the
  league ends within an hour.
- **ms** is how long a bot thought where there was something to choose: median, 99 % and the most.
- **Rating** is openskill's *mu* (Plackett and Luce) over all games of the league, with twice its *sigma*,
  the mean over twenty orders of the games. Only differences count; a newcomer has 25 ± 16.7.
"""


def page(matches: Sequence[Played], ratings: Sequence[Rating]) -> str:
    games = dict.fromkeys(each.game for each in matches)
    parts = [
        INTRODUCTION.format(
            matches=len(matches),
            games=sum(each.summary.games for each in matches),
        )
    ]
    for game in games:
        own = [each for each in matches if each.game == game]
        parts.append("\n".join(section(game, own, [each for each in ratings if each.game == game])))
    return "\n".join(parts)


def section(game: str, matches: Sequence[Played], ratings: Sequence[Rating]) -> Iterator[str]:
    season = season_of(find_game(game))
    score = season.score
    sense = "fewest" if matches[0].summary.fewest_wins else "most"
    yield f"## {season.title}\n"
    yield from table(("bot", "rating", "games"), map(rating_row, ratings))
    yield f"\n### Who gets what (the {sense} {score} win)\n"
    results = ("rules", "players", "deals", "budget", "bot", score, "win share", "ms", "ms, 99 %", "ms, most")
    yield from table(results, (row for match in matches for row in result_rows(match)))
    yield "\n### Differences\n"
    differences = ("rules", "players", "bots", score, "win share")
    yield from table(differences, (row for match in matches for row in difference_rows(match)))
    yield "\n### How to play the same deals\n"
    yield "```"
    yield from (match.command for match in matches)
    yield "```\n"


def table(columns: Sequence[str], rows: Iterable[Sequence[str]]) -> Iterator[str]:
    yield line(columns)
    yield "|" + "---|" * len(columns)
    yield from map(line, rows)


def line(cells: Sequence[str]) -> str:
    return f"| {' | '.join(cells)} |"


def rating_row(rating: Rating) -> tuple[str, ...]:
    name = f"{rating.bot}, as a team" if rating.together else rating.bot
    return name, f"{rating.mu:.1f} ± {2 * rating.sigma:.1f}", str(rating.games)


def result_rows(match: Played) -> Iterator[tuple[str, ...]]:
    summary = match.summary
    for result in summary.results:
        yield (
            rules(match),
            str(summary.players),
            str(summary.deals),
            budget_words(summary.budget),
            seats(match, result.bot),
            interval(result.score),
            percent(result.win_share),
            f"{result.median_ms:g}",
            f"{result.p99_ms:g}",
            f"{result.max_ms:g}",
        )


def difference_rows(match: Played) -> Iterator[tuple[str, ...]]:
    for pair in match.summary.comparisons:
        yield (
            rules(match),
            str(match.summary.players),
            f"{seats(match, pair.bot)} − {seats(match, pair.other)}",
            interval(pair.score, "+"),
            percent(pair.win_share, "+"),
        )


def rules(match: Played) -> str:
    return ", ".join(match.fixture.pairs).replace("_", " ") or "usual"


def seats(match: Played, bot: str) -> str:
    """The bot, and at how many seats of each table."""
    count = match.summary.players if match.together else match.summary.bots.count(bot)
    return bot if count == 1 else f"{count} × {bot}"


def interval(estimate: Estimate, sign: str = "") -> str:
    return f"{estimate.mean:{sign}.1f} [{estimate.low:{sign}.1f}, {estimate.high:{sign}.1f}]"


def percent(estimate: Estimate, sign: str = "") -> str:
    return interval(Estimate(100 * estimate.mean, 100 * estimate.low, 100 * estimate.high), sign) + " %"


def budget_words(budget: Budget) -> str:
    return f"{budget.milliseconds} ms" if budget.playouts is None else f"{budget.playouts} playouts"


def strength_of(matches: Sequence[Played], ratings: Sequence[Rating]) -> Strength:
    """The same for programs."""
    return Strength(tuple(ratings), tuple(map(table_figures, matches)))


def table_figures(match: Played) -> TableFigures:
    summary = match.summary
    options = dict(pair.split("=", 1) for pair in match.fixture.pairs)
    bots = tuple(map(bot_figures, summary.results))
    return TableFigures(match.game, options, summary.players, summary.bots, summary.deals, bots)


def bot_figures(result: BotResult) -> BotFigures:
    return BotFigures(
        result.bot,
        rounded(result.score),
        rounded(result.win_share),
        result.median_ms,
        result.p99_ms,
        result.max_ms,
    )


def rounded(estimate: Estimate) -> Estimate:
    return Estimate(*(round(number, 4) for number in (estimate.mean, estimate.low, estimate.high)))
