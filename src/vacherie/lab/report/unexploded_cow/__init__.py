"""What is counted in games of Unexploded Cow, and the page about it."""

from typing import Final

from vacherie.lab.report.unexploded_cow.page import UnexplodedReport

REPORT: Final = UnexplodedReport()
