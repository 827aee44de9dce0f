"""Which games have a report, and whether its plots can be drawn here."""

from importlib.util import find_spec
from typing import Final

from vacherie.core.errors import GameError
from vacherie.core.game import AnyGame
from vacherie.games.nevaches import GAME as NEVACHES
from vacherie.games.unexploded_cow import GAME as UNEXPLODED_COW
from vacherie.lab.report.figures import AnyReport
from vacherie.lab.report.nevaches.page import NeVachesReport
from vacherie.lab.report.unexploded_cow.page import UnexplodedReport

REPORTS: Final[dict[str, AnyReport]] = {
    UNEXPLODED_COW.id: UnexplodedReport(),
    NEVACHES.id: NeVachesReport(),
}

EXTRA: Final = "vacherie[report]"
PLOTTER: Final = "matplotlib"


def find_report(game: AnyGame) -> AnyReport:
    """Raises `GameError` where there is none, or where the plots could not be drawn."""
    report = REPORTS.get(game.id)
    if report is None:
        raise GameError("no-report", game=game.id, known=", ".join(REPORTS))
    if find_spec(PLOTTER) is None:
        raise GameError("report-needs-extra", missing=PLOTTER, extra=EXTRA)
    return report
