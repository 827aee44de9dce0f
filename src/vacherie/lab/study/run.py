"""Plays what is missing of a study, here or on a cluster, and keeps every deal when it is finished."""

from collections.abc import Callable, Generator, Iterable
from contextlib import closing
from itertools import islice
from pathlib import Path

from vacherie.core.errors import InvalidFile
from vacherie.lab.study.grid import Study
from vacherie.lab.study.play import Row, Task, play, tasks
from vacherie.lab.study.results import Header, StudyResults

Spread = Callable[[Callable[[Task], list[Row]], Iterable[Task]], Generator[list[Row], None, None]]
"""Does the work for each item, somewhere, and gives the results in the order of the items."""


def run_study(
    study: Study, path: Path, spread: Spread, on_progress: Callable[[int], None] = lambda done: None
) -> tuple[Header, list[Row]]:
    """Where the results come from, and the rows of the first so many deals, those from the file included.

    Tells `on_progress` how many more tasks are done, first those from the file.
    """
    make_folder(path.parent)
    wanted = len(study.cells) * study.deals
    with closing(StudyResults(path, study)) as file:
        on_progress(min(file.done, wanted))
        missing = islice(tasks(study.cells, range(study.deals)), file.done, None)
        if file.done < wanted:
            with closing(spread(play, missing)) as results:
                for rows in results:
                    file.add(rows)
                    on_progress(1)
        return file.header, [row for row in file.rows if row.deal < study.deals]


def make_folder(folder: Path) -> None:
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise InvalidFile("file-not-writable", file=str(folder)) from error
