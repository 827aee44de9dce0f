"""Each game's report, and whether its plots can be drawn here."""

from importlib.util import find_spec
from typing import Final

from vacherie.core.errors import GameError
from vacherie.core.game import AnyGame
from vacherie.games.rooms import find_room
from vacherie.lab.report.counting import AnyReport, Report

EXTRA: Final = "vacherie[report]"
PLOTTER: Final = "matplotlib"


def report_of(game: AnyGame) -> AnyReport:
    """`REPORT` of `vacherie.lab.report.<game>`."""
    report = find_room("lab.report", game).REPORT
    assert isinstance(report, Report), game.id
    return report


def find_report(game: AnyGame) -> AnyReport:
    """Raises `GameError` where the plots could not be drawn."""
    if find_spec(PLOTTER) is None:
        raise GameError("report-needs-extra", missing=PLOTTER, extra=EXTRA)
    return report_of(game)
