"""`vacherie scenario FILE…`: runs scenarios, a line each, and shows how the failed ones differ."""

from collections import Counter
from collections.abc import Iterator
from os.path import isdir
from pathlib import Path
from typing import Annotated, Final

import typer
from rich.console import Console

from vacherie.cli.commands.scenario_slips import check_slips, hint_at
from vacherie.cli.explain import explain, one_line, sentence
from vacherie.core.errors import InvalidFile, InvalidOptions
from vacherie.core.files.reading import read_text
from vacherie.core.scenario.read import Scenario, read_scenario
from vacherie.core.scenario.run import Difference, run_scenario
from vacherie.games import find_game
from vacherie.messages.catalogue import Catalogue
from vacherie.tables.screen import make_console

# The exit codes too.
PASSED, FAILED, UNREADABLE = range(3)
FILE: Final = "FILE"
STYLES: Final = {PASSED: "green", FAILED: "red", UNREADABLE: "yellow"}


def register(app: typer.Typer, words: Catalogue) -> None:
    @app.command(help=words.text("scenario-help"))
    def scenario(
        files: Annotated[list[str], typer.Argument(help=words.text("scenario-help-files"), metavar=FILE)],
    ) -> None:
        if not all(map(str.strip, files)):
            raise InvalidOptions("usage-missing", name=FILE)
        raise typer.Exit(Report(words, make_console()).run(list(map(Path, files))))


class Report:
    """Runs files and prints how each ends."""

    def __init__(self, words: Catalogue, console: Console) -> None:
        self.words = words
        self.console = console
        self.counts = Counter[int]()

    def run(self, files: list[Path]) -> int:
        """The exit code: the worst that happened."""
        for given in files:
            for file in scenario_files(given):
                self.run_file(file)
        if self.counts.total() > 1:
            self.console.print(
                self.words.text(
                    "scenario-summary",
                    passed=self.counts[PASSED],
                    failed=self.counts[FAILED],
                    unreadable=self.counts[UNREADABLE],
                )
            )
        return max(self.counts)

    def run_file(self, file: Path) -> None:
        try:
            scenario = read_scenario(scenario_text(file), str(file), find_game)
            check_slips(scenario, self.words)
        except InvalidFile as error:
            reason = explain(error, self.words) + hint_at(error, self.words)
            self.line(UNREADABLE, self.words.text("scenario-unreadable", reason=reason))
            return
        difference = run_scenario(scenario)
        if difference is None:
            self.line(PASSED, self.words.text("scenario-passed", title=scenario.title))
        else:
            self.line(FAILED, self.words.text("scenario-failed", title=scenario.title))
            self.show(scenario, difference)

    def show(self, scenario: Scenario, difference: Difference) -> None:
        where = self.words.text("scenario-step", step=difference.step, field=difference.field)
        self.detail(f"{scenario.source.file}:{difference.line}: {where}")
        self.detail(self.words.text(difference.code, **difference.params))
        if difference.refusal is not None:
            self.detail(sentence(difference.refusal, self.words))
        for name in ("expected", "found"):
            if name in difference.params:
                self.detail(self.words.text(f"scenario-{name}", value=str(difference.params[name])))

    def line(self, result: int, text: str) -> None:
        self.counts[result] += 1
        self.console.print(one_line(text), style=STYLES[result], soft_wrap=True)

    def detail(self, text: str) -> None:
        self.console.print(f"    {one_line(text)}", soft_wrap=True)


def scenario_files(given: Path) -> Iterator[Path]:
    """The file itself, or the scenarios in the folder and below it; an empty folder stands for itself."""
    found = sorted(given.rglob("*.toml")) if isdir(given) else []
    yield from found or [given]


def scenario_text(file: Path) -> str:
    """Raises `InvalidFile`."""
    if isdir(file):
        raise InvalidFile("scenario-folder-empty", file=str(file))
    return read_text(file)
