"""The results of an arena as tables."""

from rich.box import SIMPLE_HEAD
from rich.table import Table

from vacherie.bots.strength import Estimate
from vacherie.cli.results import decimal, significant
from vacherie.lab.arena.summary import ArenaSummary
from vacherie.messages.catalogue import Catalogue


def results_table(summary: ArenaSummary, words: Catalogue, score: str) -> Table:
    """What each bot got; a column about failures only where there are any."""
    has_failed = any(result.fallbacks for result in summary.results)
    table = Table(box=SIMPLE_HEAD, collapse_padding=True)
    table.add_column(words.text("simulate-column-bot"))
    for name in (
        score,
        *(words.text(f"arena-column-{column}") for column in ("wins", "median", "p99", "max")),
    ):
        table.add_column(name, justify="right")
    if has_failed:
        table.add_column(words.text("arena-column-fallbacks"), justify="right")
    for result in summary.results:
        table.add_row(
            result.bot,
            interval(result.score, words),
            share(result.win_share, words),
            significant(result.median_ms, words),
            significant(result.p99_ms, words),
            significant(result.max_ms, words),
            *([str(result.fallbacks)] if has_failed else []),
        )
    return table


def comparison_table(summary: ArenaSummary, words: Catalogue, score: str) -> Table:
    """How much more the first bot of each pair has than the other."""
    table = Table(box=SIMPLE_HEAD)
    table.add_column(words.text("arena-column-difference"))
    table.add_column(score, justify="right")
    table.add_column(words.text("arena-column-wins"), justify="right")
    for pair in summary.comparisons:
        table.add_row(
            f"{pair.bot} − {pair.other}",
            interval(pair.score, words, signed=True),
            share(pair.win_share, words, signed=True),
        )
    return table


def interval(estimate: Estimate, words: Catalogue, signed: bool = False) -> str:
    mean, low, high = (
        decimal(number, words, signed) for number in (estimate.mean, estimate.low, estimate.high)
    )
    return words.text("arena-interval", mean=mean, low=low, high=high)


def share(estimate: Estimate, words: Catalogue, signed: bool = False) -> str:
    percent = Estimate(100 * estimate.mean, 100 * estimate.low, 100 * estimate.high)
    return words.text("arena-percent", interval=interval(percent, words, signed))
