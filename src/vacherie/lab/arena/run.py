"""Plays the deals of a match that are still missing."""

from collections.abc import Callable
from contextlib import closing
from functools import partial
from pathlib import Path

from vacherie.lab.arena.deal import DealResult, play_deal
from vacherie.lab.arena.match import ArenaMatch
from vacherie.lab.arena.results_file import Header, ResultsFile
from vacherie.lab.processes import spread
from vacherie.lab.seating import check_deals, check_workers


def play_match(
    match: ArenaMatch,
    deals: int,
    path: Path,
    header: Header,
    workers: int = 1,
    on_progress: Callable[[int], None] | None = None,
) -> list[DealResult]:
    """The results of the first so many deals, those from the file included; each is kept when it is finished.

    Tells `on_progress` how many more deals are done, first those from the file.
    """
    check_deals(deals)
    check_workers(workers)
    with closing(ResultsFile(path, header, match)) as file:
        missing = [deal for deal in range(deals) if deal not in file.deals]
        tell = on_progress or (lambda done: None)
        tell(deals - len(missing))
        if missing:
            workers = min(workers, len(missing))
            with closing(spread(partial(play_deal, match), missing, workers, in_order=False)) as results:
                for result in results:
                    file.add(result)
                    tell(1)
        return [file.deals[deal] for deal in range(deals)]
