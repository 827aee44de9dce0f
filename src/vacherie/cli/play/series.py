"""Games one after the other at a terminal: how many there are, how they stand, and their file on disk."""

import re
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path
from typing import Final

import msgspec
from rich import box
from rich.table import Table
from rich.text import Text

from vacherie.cli.play.saves import Save, write_whole
from vacherie.core.errors import InvalidOptions
from vacherie.core.files.json import read_json
from vacherie.core.files.reading import read_bytes
from vacherie.core.files.source import convert, fail
from vacherie.core.game import AnyGame
from vacherie.core.record import Record
from vacherie.core.series import Series
from vacherie.core.values import Options, Outcome
from vacherie.games import GAMES
from vacherie.tables import Terminal
from vacherie.tables.teller import Teller

FOLDER: Final = "series"
MOST_GAMES: Final = 100


class SeriesFile(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What is kept beside the record of an unfinished game."""

    games: int
    results: tuple[tuple[int, ...], ...]


@dataclass(frozen=True)
class Evening:
    """So many games, and the series up to the one that is played."""

    games: int
    so_far: Series

    @property
    def number(self) -> int:
        """Of the game that is played, from 1 on."""
        return len(self.so_far.results) + 1

    def after(self, outcome: Outcome) -> "Evening":
        return Evening(self.games, self.so_far.after(outcome))

    def is_over(self) -> bool:
        return self.number > self.games


def new_evening(game: AnyGame, options: Options, text: str | None) -> Evening | None:
    """The series that was asked for; raises `InvalidOptions` where this game has none."""
    if text is None:
        return None
    if game.series_type is None:
        known = ", ".join(name for name, other in GAMES.items() if other.series_type is not None)
        raise InvalidOptions("no-series", game=game.id, known=known)
    if re.fullmatch(r"\d{1,9}", text, re.ASCII) is None or not 1 <= int(text) <= MOST_GAMES:
        raise InvalidOptions("series-length", text=text, most=MOST_GAMES)
    return Evening(int(text), game.series_type(options))


def file_of(save: Save) -> Path:
    return save.path.parent.parent / FOLDER / save.path.name


def keep(evening: Evening | None, save: Save) -> None:
    """Writes the series down beside the game that is played next."""
    if evening is not None:
        kept = SeriesFile(evening.games, evening.so_far.results)
        write_whole(file_of(save), msgspec.json.encode(kept))


def forget(save: Save) -> None:
    with suppress(OSError):
        file_of(save).unlink()


def kept_evening(game: AnyGame, record: Record, save: Save) -> Evening | None:
    """The series to which a saved game belongs, if it does; raises `InvalidFile`."""
    path = file_of(save)
    if not path.exists():
        return None
    source = read_json(read_bytes(path), str(path))
    kept = convert(source, SeriesFile)
    for index, result in enumerate(kept.results):
        if len(result) != len(record.seats):
            wanted = len(record.seats)
            raise fail(source, ("results", index), "wrong-count", count=len(result), wanted=wanted)
    assert game.series_type is not None, game.id
    return Evening(kept.games, game.series_type(record.options, kept.results))


def standing(evening: Evening, teller: Teller, terminal: Terminal) -> Table:
    """What everybody has gained in the last game and in all, the best first."""
    words = teller.words
    played, totals = evening.number - 1, evening.so_far.totals()
    title = words.text("cli-series-standing", number=played, games=evening.games)
    table = Table(box=box.ROUNDED, title=title, title_justify="left", title_style="bold")
    table.add_column(words.text("cli-ranking-name"))
    table.add_column(words.text("cli-series-last"), justify="right")
    table.add_column(words.text("cli-series-total"), justify="right")
    for seat in sorted(range(len(totals)), key=lambda seat: (-totals[seat], seat)):
        is_own = seat == teller.viewer
        name = words.text("name-you-alone") if is_own else teller.players[seat].name
        gains = (evening.so_far.results[-1][seat], totals[seat])
        table.add_row(Text(name, "bold" if is_own else ""), *(terminal.gain(gain, teller) for gain in gains))
    return table
