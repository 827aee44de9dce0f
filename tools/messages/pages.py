"""Phrases that English does not have in the Markdown pages: README, changelog, documentation."""

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Final

from tools.messages.english import calques

ROOT: Final = Path(__file__).parents[2]
MADE: Final = ("docs/glossary.md", "docs/encoding/")
"""The glossary quotes what it forbids; the meanings of an encoding's numbers are notes from code."""
CODE: Final = re.compile(r"^```.*?^```|`[^`\n]*`", re.MULTILINE | re.DOTALL)


def phrases(root: Path = ROOT) -> Iterator[str]:
    for page in sorted([*root.glob("*.md"), *root.glob("docs/**/*.md")]):
        name = page.relative_to(root).as_posix()
        if not name.startswith(MADE):
            yield from (f"{name}:{line}: {what}" for line, what in said(page.read_text("utf-8")))


def said(page: str) -> Iterator[tuple[int, str]]:
    """What is wrong outside code, with the number of its line."""
    prose = CODE.sub(lambda code: "``" + "\n" * code.group().count("\n"), page)
    for number, line in enumerate(prose.splitlines(), 1):
        yield from ((number, what) for what in calques(line))
