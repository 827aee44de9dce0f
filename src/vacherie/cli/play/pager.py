"""Shows a page that is longer than the screen."""

import os
import shutil
import sys

from rich.console import Console
from rich.markdown import Markdown


def show_page(console: Console, page: str) -> None:
    """In the terminal's own pager where somebody reads, and otherwise as it is."""
    if not (console.is_terminal and sys.stdin.isatty()):
        console.print(Markdown(page))
        return
    # `less` shows colours only if it is told to; of other pagers we do not know.
    os.environ.setdefault("LESS", "-R")
    has_colours = shutil.which("less") is not None and "less" in os.environ.get("PAGER", "less")
    with console.pager(styles=has_colours):
        console.print(Markdown(page))
