"""What is counted in games of 6 qui prend!, and the page about it."""

from typing import Final

from vacherie.lab.report.six_qui_prend.page import SixReport

REPORT: Final = SixReport()
