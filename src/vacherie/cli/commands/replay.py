"""`vacherie replay`: a finished or unfinished game told again, or its table at one moment."""

from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Annotated

import typer
from rich.table import Table
from rich.text import Text

from vacherie.cli.play.seating import in_words
from vacherie.cli.record_file import read_story
from vacherie.core.account import Account
from vacherie.core.errors import InvalidOptions
from vacherie.core.record import Record
from vacherie.core.record import replay as played_again
from vacherie.core.values import Event, View, Viewer
from vacherie.games import find_game
from vacherie.messages.catalogue import Catalogue
from vacherie.tables import find_terminal
from vacherie.tables.screen import make_console
from vacherie.tables.story import sentences
from vacherie.tables.teller import Teller


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
    story = read_story(path)
    check_range("seat-out-of-range", seat, 1, len(story.seats))
    viewer = None if seat is None else seat - 1
    if isinstance(story, Account):
        if seat not in (None, story.viewer + 1):
            raise InvalidOptions("seat-not-told", seat=story.viewer + 1)
        viewer = story.viewer
    steps = len(story.steps if isinstance(story, Account) else story.actions)
    check_range("step-out-of-range", step, 0, steps)
    game = find_game(story.game)
    terminal = find_terminal(game)
    teller = Teller(words, game, in_words(story.seats, words), viewer, story.options)
    console = make_console()
    if step is None:
        console.print(numbered(words.text("cli-step"), words.text("cli-what-happened")), style="bold")
    view: View = game.new(story.options, len(story.seats)).view(viewer)
    for number, (events, seen) in enumerate(told(story, viewer, str(path)), start=1):
        if step is not None and number > step:
            break
        view = seen
        for sentence in sentences(events, teller, terminal) if step is None else ():
            console.print(numbered(f"{number}", sentence))
    if step is not None:
        console.print(terminal.draw(view, teller, console.width))


def told(story: Record | Account, viewer: Viewer, file: str) -> Iterator[tuple[Sequence[Event], View]]:
    """What happened step by step, and what the viewer then saw."""
    if isinstance(story, Account):
        for glimpse in story.steps:
            yield glimpse.events, glimpse.view
    else:
        for done in played_again(story, find_game(story.game), file):
            yield done.events, done.state.view(viewer)


def numbered(step: str, sentence: str) -> Table:
    """The step that `--step` would show stands before each sentence."""
    line = Table.grid(padding=(0, 2, 0, 0))
    line.add_column(width=5, justify="right", style="dim")
    line.add_row(step, Text(sentence))
    return line


def check_range(code: str, number: int | None, least: int, most: int) -> None:
    if number is not None and not least <= number <= most:
        raise InvalidOptions(code, number=number, least=least, most=most)
