"""`vacherie simulate`: bots play many games, and the results are shown as a table or as JSON."""

import sys
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Final

import typer

from vacherie.cli.parameters import (
    bots_option,
    game_argument,
    json_option,
    players_option,
    rules_option,
    seed_option,
    series_option,
    workers_option,
)
from vacherie.cli.results import decimal, print_json, progress_bar, significant
from vacherie.messages.catalogue import Catalogue

if TYPE_CHECKING:
    from rich.table import Table

    from vacherie.lab.report.counting import NamedCounts
    from vacherie.lab.simulate import Match, Summary

PLAYERS: Final = 4
GAMES: Final = 1000
BOTS: Final = "calf"


def register(app: typer.Typer, words: Catalogue) -> None:
    say = words.text

    @app.command("simulate", help=say("simulate-help"))
    def simulate(
        game: Annotated[str, game_argument(words)],
        players: Annotated[int, players_option(words, PLAYERS)] = PLAYERS,
        games: Annotated[
            int, typer.Option("--games", metavar="K", help=say("simulate-help-games", default=GAMES))
        ] = GAMES,
        bots: Annotated[str, bots_option(say("simulate-help-bots", default=BOTS))] = BOTS,
        seed: Annotated[int | None, seed_option(say("simulate-help-seed"))] = None,
        option: Annotated[list[str] | None, rules_option(words)] = None,
        workers: Annotated[int | None, workers_option(words)] = None,
        series: Annotated[int, series_option(say("simulate-help-series"))] = 1,
        report: Annotated[
            Path | None,
            typer.Option(
                "--report", metavar=say("simulate-metavar-folder"), help=say("simulate-help-report")
            ),
        ] = None,
        json: Annotated[bool, json_option(words)] = False,
    ) -> None:
        match = arranged(game, players, bots, seed, option or [], series, report is not None)
        with progress_bar(words, games) as on_progress:
            summary, counts = run(match, games, workers, on_progress)
        if report is not None:
            path = write_report(report, match, games, option or [], counts, words)
            print(say("report-written", path=str(path)), file=sys.stderr)
        if json:
            print_json(summary)
        else:
            print_table(summary, words)


def arranged(
    game_name: str,
    players: int,
    bots: str,
    seed: int | None,
    option: list[str],
    series: int,
    is_reported: bool,
) -> "Match":
    import secrets

    from vacherie.core.options import parse_options
    from vacherie.games import find_game
    from vacherie.lab.report.registry import find_report
    from vacherie.lab.seating import bot_names
    from vacherie.lab.simulate import arrange

    game = find_game(game_name)
    if is_reported:
        find_report(game)
    options = parse_options(game, option)
    names = bot_names(bots)
    if seed is None:
        seed = secrets.randbits(32)
    return arrange(game, options, players, names, seed, series, is_reported)


def run(
    match: "Match", games: int, workers: int | None, on_progress: Callable[[int], None]
) -> "tuple[Summary, NamedCounts]":
    from vacherie.lab.processes import usual_workers
    from vacherie.lab.simulate import play_match

    return play_match(match, games, usual_workers() if workers is None else workers, on_progress)


def write_report(
    folder: Path, match: "Match", games: int, option: list[str], counts: "NamedCounts", words: Catalogue
) -> Path:
    """Gives the page's file."""
    from vacherie.lab.report.page import write_page
    from vacherie.lab.report.registry import find_report

    report = find_report(match.game)
    page = report.page(counts, match.options, match.bots, games * match.series, words)
    return write_page(replace(page, command=command(match, games, option, folder)), folder)


def command(match: "Match", games: int, option: list[str], folder: Path) -> str:
    """What makes the same report again."""
    import shlex

    options = [part for pair in option for part in ("--option", pair)]
    series = [] if match.series == 1 else ["--series", str(match.series)]
    bots = ",".join(match.bots) if len(set(match.bots)) > 1 else match.bots[0]
    counts = [
        "--players",
        str(len(match.bots)),
        "--games",
        str(games),
        "--bots",
        bots,
        "--seed",
        str(match.seed),
    ]
    words = ["vacherie", "simulate", match.game.id, *counts, *series, *options, "--report", str(folder)]
    return shlex.join(words)


def print_table(summary: "Summary", words: Catalogue) -> None:
    from vacherie.games import find_game
    from vacherie.tables import find_terminal
    from vacherie.tables.screen import make_console

    console = make_console()
    seed = str(summary.seed)
    game = find_game(summary.game)
    console.print(words.text("simulate-heading", games=summary.games, players=summary.players, seed=seed))
    if summary.series > 1:
        console.print(words.text("simulate-series", series=summary.series))
    console.print(results_table(summary, words, words.text(f"table-{game.rulebook.prefix}-mean")))
    note = find_terminal(game).results_note(summary.options)
    console.print(words.text(f"note-{game.rulebook.prefix}-{note}"))
    console.print(
        words.text(
            "simulate-speed",
            seconds=duration(summary.seconds, words),
            games=round(summary.games_per_second),
            decisions=round(summary.decisions_per_second),
        )
    )
    console.print(words.text("simulate-length", decisions=decimal(summary.decisions_per_game, words)))


def results_table(summary: "Summary", words: Catalogue, score: str) -> "Table":
    from rich.box import SIMPLE_HEAD
    from rich.table import Table

    table = Table(box=SIMPLE_HEAD)
    table.add_column(words.text("simulate-column-seat"), justify="right")
    table.add_column(words.text("simulate-column-bot"))
    table.add_column(words.text("simulate-column-wins"), justify="right")
    table.add_column(words.text("simulate-column-share"), justify="right")
    table.add_column(score, justify="right")
    for number, seat in enumerate(summary.seats, start=1):
        share = decimal(100 * seat.wins / summary.games, words)
        table.add_row(
            str(number),
            seat.bot,
            words.text("simulate-wins", wins=seat.wins),
            words.text("simulate-share", share=share),
            decimal(seat.mean_score, words),
        )
    return table


def duration(seconds: float, words: Catalogue) -> str:
    """Never so short that nothing is left of it."""
    if seconds >= 1:
        return decimal(seconds, words)
    return significant(max(seconds, 0.001), words)
