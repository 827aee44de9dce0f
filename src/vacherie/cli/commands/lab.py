"""`vacherie lab`: runs the study that a file describes, keeps its results, and writes the report."""

import sys
from collections.abc import Sequence
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Final

import typer

from vacherie.cli.parameters import workers_option
from vacherie.cli.results import progress_bar
from vacherie.messages.catalogue import Catalogue

if TYPE_CHECKING:
    from rich.table import Table

    from vacherie.lab.report.page import PageTable
    from vacherie.lab.study.grid import Study
    from vacherie.lab.study.run import Spread

FOLDER: Final = Path("lab")
ROWS: Final = "results.jsonl"
PARQUET: Final = "results.parquet"
REPORT: Final = "report.html"
ADDRESS: Final = "ray://host:10001"
INTERRUPTED: Final = 130


def register(app: typer.Typer, words: Catalogue) -> None:
    say = words.text

    @app.command("lab", help=say("lab-help"))
    def lab(
        study: Annotated[
            Path, typer.Argument(metavar=say("lab-metavar-study"), help=say("lab-argument-study"))
        ],
        out: Annotated[
            Path | None,
            typer.Option("--out", metavar=say("simulate-metavar-folder"), help=say("lab-help-out")),
        ] = None,
        parquet: Annotated[bool, typer.Option("--parquet", help=say("lab-help-parquet"))] = False,
        workers: Annotated[int | None, workers_option(words)] = None,
        ray: Annotated[
            str | None,
            typer.Option(
                "--ray", metavar=say("lab-metavar-address"), help=say("lab-help-ray", example=ADDRESS)
            ),
        ] = None,
    ) -> int:
        from vacherie.lab.study.study_file import read_study

        folder = out or FOLDER / study.stem
        return run(read_study(study), folder, parquet, chosen_spread(workers, ray), words)


def chosen_spread(workers: int | None, address: str | None) -> "Spread":
    from vacherie.lab.cluster import spread_on_ray
    from vacherie.lab.processes import spread, usual_workers
    from vacherie.lab.seating import check_workers

    if address is not None:
        return partial(spread_on_ray, address)
    processes = usual_workers() if workers is None else workers
    check_workers(processes)
    return partial(spread, workers=processes)


def run(study: "Study", folder: Path, wants_parquet: bool, spread: "Spread", words: Catalogue) -> int:
    """Plays what is missing and writes what came out; the exit code."""
    from vacherie.lab.study.figures import collect
    from vacherie.lab.study.html import write_html
    from vacherie.lab.study.page import StudyPage
    from vacherie.lab.study.parquet import check_parquet, write_parquet
    from vacherie.lab.study.run import run_study

    if wants_parquet:
        check_parquet()
    path = folder / ROWS
    if study.skipped:
        print(words.text("lab-skipped-here", count=len(study.skipped)), file=sys.stderr)
    try:
        with progress_bar(words, len(study.cells) * study.deals) as on_progress:
            header, rows = run_study(study, path, spread, on_progress)
    except KeyboardInterrupt:
        print(words.text("lab-interrupted", file=str(path)), file=sys.stderr)
        return INTERRUPTED
    written = [path]
    if wants_parquet:
        written.append(folder / PARQUET)
        write_parquet(study, header, rows, written[-1])
    page = StudyPage(study, collect(study, rows), words)
    write_html(page.page(header), folder / REPORT)
    show(study.title, page.overview_table(lambda estimate: page.figure(estimate.mean)))
    for file in written:
        print(words.text("lab-results", file=str(file)))
    print(words.text("report-written", path=str(folder / REPORT)))
    return 0


def show(title: str, table: "PageTable") -> None:
    from vacherie.tables.screen import make_console

    console = make_console()
    console.print(title, markup=False)
    console.print(terminal_table(table.headings, table.rows))


def terminal_table(headings: Sequence[str], rows: Sequence[Sequence[str]]) -> "Table":
    from rich.box import SIMPLE_HEAD
    from rich.table import Table
    from rich.text import Text

    table = Table(box=SIMPLE_HEAD)
    for column, heading in enumerate(headings):
        table.add_column(heading, justify="right" if column else "left")
    for row in rows:
        table.add_row(*map(Text, row))
    return table
