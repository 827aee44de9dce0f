"""`vacherie arena`: bots play the same deals in each other's seats, and are told apart from luck."""

import sys
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
    workers_option,
)
from vacherie.messages.catalogue import Catalogue

if TYPE_CHECKING:
    from vacherie.cli.speech import Speech
    from vacherie.lab.arena.match import ArenaMatch
    from vacherie.lab.arena.summary import ArenaSummary

PLAYERS: Final = 4
DEALS: Final = 100
BOTS: Final = "cow,calf"
BUDGET: Final = 100
SEED: Final = 1
INTERRUPTED: Final = 130


def register(app: typer.Typer, words: Catalogue) -> None:
    say = words.text

    @app.command("arena", help=say("arena-help"))
    def arena(
        ctx: typer.Context,
        game: Annotated[str, game_argument(words)],
        players: Annotated[int, players_option(words, PLAYERS)] = PLAYERS,
        bots: Annotated[str, bots_option(say("arena-help-bots", default=BOTS))] = BOTS,
        deals: Annotated[
            int, typer.Option("--deals", metavar="K", help=say("arena-help-deals", default=DEALS))
        ] = DEALS,
        budget: Annotated[
            int | None, typer.Option("--budget", metavar="MS", help=say("arena-help-budget", default=BUDGET))
        ] = None,
        playouts: Annotated[
            int | None, typer.Option("--playouts", metavar="N", help=say("arena-help-playouts"))
        ] = None,
        option: Annotated[list[str] | None, rules_option(words)] = None,
        seed: Annotated[int, seed_option(say("arena-help-seed", default=SEED))] = SEED,
        workers: Annotated[int | None, workers_option(words)] = None,
        out: Annotated[
            Path | None, typer.Option("--out", metavar=say("cli-metavar-save"), help=say("arena-help-out"))
        ] = None,
        json: Annotated[bool, json_option(words)] = False,
    ) -> int:
        match = arranged(game, players, bots, option or [], seed, budget, playouts)
        return run(match, deals, option or [], workers, out, json, ctx.obj)


def arranged(
    game_name: str,
    players: int,
    bots: str,
    option: list[str],
    seed: int,
    budget: int | None,
    playouts: int | None,
) -> "ArenaMatch":
    from vacherie.bots.bot import Budget
    from vacherie.core.errors import InvalidOptions
    from vacherie.core.options import parse_options
    from vacherie.games import find_game
    from vacherie.lab.arena.match import arrange
    from vacherie.lab.seating import bot_names

    game = find_game(game_name)
    options = parse_options(game, option)
    if budget is not None and playouts is not None:
        raise InvalidOptions("budget-twice")
    thinking = Budget(BUDGET if budget is None else budget, playouts)
    return arrange(game, options, players, bot_names(bots), seed, thinking)


def run(
    match: "ArenaMatch",
    deals: int,
    option: list[str],
    workers: int | None,
    out: Path | None,
    json: bool,
    speech: "Speech",
) -> int:
    """Plays and shows the results; the exit code."""
    import shlex

    from vacherie.cli.invocation import program
    from vacherie.cli.results import print_json, progress_bar
    from vacherie.lab.arena.command import arena_command
    from vacherie.lab.arena.results_file import header_of, usual_name
    from vacherie.lab.arena.run import play_match
    from vacherie.lab.arena.summary import summarize
    from vacherie.lab.processes import usual_workers

    again = arena_command(match, deals, option, out, program())
    header = header_of(match, again)
    path = out or Path(usual_name(header))
    words = speech.words
    processes = usual_workers() if workers is None else workers
    try:
        with progress_bar(words, deals) as on_progress:
            results = play_match(match, deals, path, header, processes, on_progress)
    except KeyboardInterrupt:
        manner = [*(() if workers is None else ("--workers", str(workers))), *(["--json"] if json else [])]
        onward = f"{again} {shlex.join([*manner, *speech.arguments()])}".rstrip()
        print(words.text("arena-interrupted", file=str(path), command=onward), file=sys.stderr)
        return INTERRUPTED
    summary = summarize(match, results)
    if json:
        print_json(summary)
    else:
        show(summary, path, words)
    return 0


def show(summary: "ArenaSummary", path: Path, words: Catalogue) -> None:
    from vacherie.cli.commands.arena_tables import comparison_table, results_table
    from vacherie.games import find_game
    from vacherie.lab.statistics import ENOUGH_DEALS
    from vacherie.tables.screen import make_console

    console = make_console()
    score = words.text(f"table-{find_game(summary.game).rulebook.prefix}-mean")
    heading = words.text(
        "arena-heading",
        deals=summary.deals,
        games=summary.games,
        players=summary.players,
        seed=str(summary.seed),
    )
    console.print(heading)
    console.print(results_table(summary, words, score))
    if summary.comparisons:
        console.print(comparison_table(summary, words, score))
    console.print(words.text("arena-note-together" if summary.is_played_together else "arena-note"))
    if summary.deals < ENOUGH_DEALS:
        console.print(words.text("arena-few-deals", least=ENOUGH_DEALS))
    console.print(words.text("arena-sense", sense="fewest" if summary.fewest_wins else "most"))
    console.print(words.text("arena-file", file=str(path)), soft_wrap=True)
