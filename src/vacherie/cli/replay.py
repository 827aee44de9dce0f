"""`vacherie replay`: a finished or unfinished game told again, or its table at one moment."""

from pathlib import Path
from typing import Annotated

import typer
from rich.table import Table
from rich.text import Text

from vacherie.cli.record_file import read_record
from vacherie.cli.screen import make_console
from vacherie.cli.seating import in_words
from vacherie.cli.story import sentences
from vacherie.cli.tables import find_terminal
from vacherie.cli.teller import Teller
from vacherie.core.errors import InvalidOptions
from vacherie.core.game import AnyState
from vacherie.core.record import replay as played_again
from vacherie.games import find_game
from vacherie.messages.catalogue import Catalogue


def register(app: typer.Typer, words: Catalogue) -> None:
    say = words.text

    @app.command("replay", help=say("cli-replay"))
    def replay(
        record: Annotated[
            str, typer.Argument(metavar=say("cli-metavar-record"), help=say("cli-argument-record"))
        ],
        seat: Annotated[int | None, typer.Option("--seat", metavar="N", help=say("cli-option-seat"))] = None,
        step: Annotated[int | None, typer.Option("--step", metavar="K", help=say("cli-option-step"))] = None,
    ) -> None:
        if not record.strip():
            raise InvalidOptions("usage-missing", name=say("cli-metavar-record"))
        tell_again(Path(record), seat, step, words)


def tell_again(path: Path, seat: int | None, step: int | None, words: Catalogue) -> None:
    record = read_record(path)
    check_range("seat-out-of-range", seat, 1, len(record.seats))
    check_range("step-out-of-range", step, 0, len(record.actions))
    game = find_game(record.game)
    terminal = find_terminal(game)
    viewer = None if seat is None else seat - 1
    teller = Teller(words, game, in_words(record.seats, words), viewer, record.options)
    console = make_console()
    if step is None:
        console.print(numbered(words.text("cli-step"), words.text("cli-what-happened")), style="bold")
    state: AnyState = game.new(record.options, len(record.seats))
    for done in played_again(record, game, str(path)):
        if step is not None and done.number > step:
            break
        state = done.state
        for sentence in sentences(done.events, teller, terminal) if step is None else ():
            console.print(numbered(f"{done.number}", sentence))
    if step is not None:
        console.print(terminal.draw(state.view(teller.viewer), teller, console.width))


def numbered(step: str, sentence: str) -> Table:
    """The step that `--step` would show stands before each sentence."""
    line = Table.grid(padding=(0, 2, 0, 0))
    line.add_column(width=5, justify="right", style="dim")
    line.add_row(step, Text(sentence))
    return line


def check_range(code: str, number: int | None, least: int, most: int) -> None:
    if number is not None and not least <= number <= most:
        raise InvalidOptions(code, number=number, least=least, most=most)
