"""Writes a report as one HTML file that needs nothing else: no script, no font, no picture from elsewhere."""

from collections.abc import Sequence
from dataclasses import dataclass
from html import escape
from importlib.resources import files
from pathlib import Path
from typing import Final

from vacherie.core.errors import InvalidFile
from vacherie.lab.report.page import PageTable

LONGEST_TABLE: Final = {"single": 40, "several": 12}
"""Longer ones are folded up; beside a single chart there is room."""
HILLS: Final = (
    '<svg class="hills" viewBox="0 0 1200 120" preserveAspectRatio="none" aria-hidden="true">'
    '<path class="far" d="M0 70Q180 10 400 60T820 45T1200 60V120H0Z"/>'
    '<path class="near" d="M0 100Q260 50 560 92T1200 78V120H0Z"/></svg>'
)


@dataclass(frozen=True)
class Figure:
    """One chart or several side by side, with the figures that they show."""

    charts: Sequence[tuple[str, str]]
    """Each with its caption."""
    table: PageTable


@dataclass(frozen=True)
class Quote:
    """Text of a file, as it stands there."""

    text: str


Part = str | PageTable | Figure | Quote


@dataclass(frozen=True)
class Section:
    heading: str
    parts: Sequence[Part]


@dataclass(frozen=True)
class HtmlPage:
    language: str
    title: str
    intro: Sequence[str]
    sections: Sequence[Section]
    table_name: str
    """What is written on a table that is folded up."""


def html(page: HtmlPage) -> str:
    style = files("vacherie.lab.study").joinpath("report.css").read_text("utf-8")
    intro = "".join(map(paragraph, page.intro))
    sections = "".join(section_html(section, page.table_name) for section in page.sections)
    return (
        f'<!doctype html>\n<html lang="{page.language}">\n<head>\n<meta charset="utf-8">\n'
        '<meta name="viewport" content="width=device-width, initial-scale=1">\n'
        '<meta name="color-scheme" content="light dark">\n'
        f"<title>{escape(page.title)}</title>\n<style>\n{style}</style>\n</head>\n<body>\n"
        f"<header>{HILLS}<div><h1>{escape(page.title)}</h1>{intro}</div></header>\n"
        f"<main>\n{sections}</main>\n</body>\n</html>\n"
    )


def section_html(section: Section, table_name: str) -> str:
    parts = "".join(part_html(part, table_name) for part in section.parts)
    return f"<section>\n<h2>{escape(section.heading)}</h2>\n{parts}</section>\n"


def part_html(part: Part, table_name: str) -> str:
    match part:
        case str():
            return paragraph(part)
        case Quote():
            return f"<pre>{escape(part.text.strip())}</pre>\n"
        case PageTable():
            return table_html(part)
        case Figure():
            charts = "".join(
                f"<figure><figcaption>{escape(caption)}</figcaption>{chart}</figure>\n"
                for caption, chart in part.charts
            )
            kind = "several" if len(part.charts) > 1 else "single"
            is_open = " open" if len(part.table.rows) <= LONGEST_TABLE[kind] else ""
            return (
                f'<div class="{kind}"><div class="charts">\n{charts}</div>\n'
                f"<details{is_open}><summary>{escape(table_name)}</summary>\n{table_html(part.table)}</details></div>\n"
            )


def paragraph(text: str) -> str:
    return f"<p>{escape(text.strip())}</p>\n"


def table_html(table: PageTable) -> str:
    head = "".join(f'<th scope="col">{escape(heading)}</th>' for heading in table.headings)
    rows = "".join(f"<tr>{row_html(row, table.left)}</tr>\n" for row in table.rows)
    words = "".join(
        f"<col{' class=words' if column < table.left else ''}>" for column in range(len(table.headings))
    )
    return (
        f'<div class="scroll"><table><colgroup>{words}</colgroup><thead><tr>{head}</tr></thead>\n'
        f"<tbody>\n{rows}</tbody></table></div>\n"
    )


def row_html(row: Sequence[str], left: int) -> str:
    return "".join(
        f"<td{' class=words' if column < left else ''}>{escape(cell)}</td>" for column, cell in enumerate(row)
    )


def write_html(page: HtmlPage, path: Path) -> None:
    """Raises `InvalidFile` where it cannot be written."""
    try:
        path.write_text(html(page), "utf-8")
    except OSError as error:
        raise InvalidFile("file-not-writable", file=str(path)) from error
