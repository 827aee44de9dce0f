"""The file of a study's results: a line about it, then a row for each game and seat, in a fixed order."""

from importlib.metadata import version
from itertools import count
from pathlib import Path
from typing import Any, Final

import msgspec

from vacherie.bots.bot import Budget
from vacherie.lab.lines_file import LinesFile
from vacherie.lab.provenance import commit, fingerprint, foreign_packages
from vacherie.lab.study.grid import Cell, Study
from vacherie.lab.study.play import Row, key_of, tasks

FORMAT: Final = 1
OWN_PARTS: Final = ("lab/arena", "lab/play_out.py", "lab/study/play.py")


class CellHeader(msgspec.Struct, frozen=True):
    """What one cell plays, every option included."""

    players: int
    bots: tuple[str, ...]
    options: dict[str, Any]


class Header(msgspec.Struct, frozen=True):
    """What the rows depend on; results of two studies, or of two versions of a bot, are never mixed."""

    format: int
    game: str
    rules_version: int
    cells: tuple[CellHeader, ...]
    seed: int
    budget: Budget
    packages: tuple[str, ...]
    """Where those of the bots come from that are not ours."""
    version: str
    code: str
    """A fingerprint of the code that plays."""
    commit: str | None
    """What was checked out when the study began, with a "+" where what plays differed from it."""


def header_of(study: Study) -> Header:
    bots = dict.fromkeys(name for cell in study.cells for name in cell.match.bots)
    return Header(
        format=FORMAT,
        game=study.game.id,
        rules_version=study.game.rules_version,
        cells=tuple(map(cell_header, study.cells)),
        seed=study.seed,
        budget=study.budget,
        packages=foreign_packages(tuple(bots)),
        version=version("vacherie"),
        code=code_of_play(),
        commit=commit(*OWN_PARTS),
    )


def cell_header(cell: Cell) -> CellHeader:
    match = cell.match
    return CellHeader(match.players, match.bots, msgspec.to_builtins(match.options))


def code_of_play() -> str:
    return fingerprint(*OWN_PARTS)


class StudyResults:
    """Rows in the order of the tasks, whole tasks only, on disk as soon as they are played."""

    def __init__(self, path: Path, study: Study) -> None:
        """Takes up the file, or begins it; raises `InvalidFile` if it is of another study or unusable."""
        self._file = LinesFile(path, header_of(study))
        self.rows = list(self._file.results(Row))
        self.done = self._check_order(study)
        """How many tasks are finished."""
        self._file.open(keep=len(self.rows))

    @property
    def header(self) -> Header:
        return self._file.header

    def add(self, rows: list[Row]) -> None:
        self.rows += rows
        self._file.add(*rows)
        self.done += 1

    def close(self) -> None:
        self._file.close()

    def _check_order(self, study: Study) -> int:
        """Forgets the rows of an unfinished task; raises `InvalidFile` for one that is not of this study."""
        start = 0
        for done, task in enumerate(tasks(study.cells, count())):
            keys = task.keys()
            rows = self.rows[start : start + len(keys)]
            for number, (row, key) in enumerate(zip(rows, keys, strict=False), start=start + 2):
                if key_of(row) != key:
                    raise self._file.wrong_line(number)
                if row.options != task.cell.setting.options:
                    raise self._file.other("options")
            if len(rows) < len(keys):
                del self.rows[start:]
                return done
            start += len(keys)
        raise AssertionError(study)
