"""How the results of many games come to the terminal."""

import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager

import msgspec

from vacherie.messages.catalogue import Catalogue


@contextmanager
def progress_bar(
    words: Catalogue, total: int, text: str = "simulate-progress"
) -> Iterator[Callable[[int], None]]:
    """Only for somebody who looks: nothing is drawn into a file or a pipe."""
    from rich.console import Console
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

    label = TextColumn(words.text(text), markup=False)
    columns = (label, BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    console = Console(stderr=True)
    with Progress(*columns, console=console, transient=True, disable=not sys.stderr.isatty()) as progress:
        task = progress.add_task("", total=total)
        yield lambda done: progress.advance(task, done)


def print_json(summary: msgspec.Struct) -> None:
    print(msgspec.json.format(msgspec.json.encode(summary), indent=2).decode())


def decimal(number: float, words: Catalogue, signed: bool = False) -> str:
    """With one digit after the language's own mark."""
    return f"{number:{'+' if signed else ''}.1f}".replace(".", words.text("simulate-decimal-mark"))


def significant(number: float, words: Catalogue) -> str:
    """With the two digits that count."""
    return f"{float(f'{number:.2g}'):g}".replace(".", words.text("simulate-decimal-mark"))
