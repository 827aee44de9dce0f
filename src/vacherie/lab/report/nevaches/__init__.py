"""What is counted in games of NéVaches, and the page about it."""

from typing import Final

from vacherie.lab.report.nevaches.page import NeVachesReport

REPORT: Final = NeVachesReport()
