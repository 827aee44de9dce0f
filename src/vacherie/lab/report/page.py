"""A page of a report: headings, sentences, tables and plots, written as Markdown beside the pictures."""

from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from vacherie.core.errors import GameError

PAGE: Final = "report.md"


@dataclass(frozen=True)
class PageTable:
    headings: Sequence[str]
    rows: Sequence[Sequence[str]]
    left: int = 1
    """How many of the first columns are words, not numbers."""


@dataclass(frozen=True)
class Plot:
    """Lines or bars over the same places; `name` is the picture's file, without its ending."""

    name: str
    title: str
    across: str
    """What is counted from left to right."""
    up: str
    places: Sequence[float] | Sequence[str]
    series: Sequence[tuple[str, Sequence[float]]]
    bars: bool = False


@dataclass(frozen=True)
class Section:
    heading: str
    parts: Sequence[str | PageTable | Plot]


@dataclass(frozen=True)
class Page:
    title: str
    intro: str
    sections: Sequence[Section]
    command: str = ""
    """What makes the same page again."""


def markdown(page: Page) -> str:
    blocks = [f"# {page.title}", page.intro]
    if page.command:
        blocks.append(f"```\n{page.command}\n```")
    for section in page.sections:
        blocks.append(f"## {section.heading}")
        blocks += map(block, section.parts)
    return "\n\n".join(blocks) + "\n"


def block(part: str | PageTable | Plot) -> str:
    match part:
        case str():
            return part
        case PageTable():
            return table_text(part)
        case Plot():
            return f"![{part.title}]({part.name}.svg)"


def table_text(table: PageTable) -> str:
    columns = len(table.headings)
    marks = ["---"] * table.left + ["---:"] * (columns - table.left)
    return "\n".join(f"| {' | '.join(row)} |" for row in (table.headings, marks, *table.rows))


def write_page(page: Page, folder: Path) -> Path:
    """Gives the page's file; raises `GameError` where it cannot be written."""
    from vacherie.lab.report.plots import draw

    path = folder / PAGE
    try:
        folder.mkdir(parents=True, exist_ok=True)
        for plot in (part for section in page.sections for part in section.parts):
            if isinstance(plot, Plot):
                draw(plot, folder / f"{plot.name}.svg")
        path.write_text(markdown(page), "utf-8")
    except OSError as error:
        raise GameError("report-not-written", folder=str(folder), reason=error.strerror or "") from error
    return path
