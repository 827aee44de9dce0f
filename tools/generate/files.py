"""Every generated file of the checkout, and what it has to say now."""

from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import Final

from tools.generate.browser import BROWSER
from tools.generate.encoding_page import encoding_page
from tools.generate.picture import table_svg
from tools.generate.rules import RULES
from tools.messages.glossary import glossary_page
from vacherie.games import GAMES

ROOT: Final = Path(__file__).resolve().parents[2]

GENERATED: Final[dict[str, Callable[[], str]]] = {
    **RULES,
    **{f"docs/encoding/{game}.md": partial(encoding_page, game) for game in GAMES},
    "docs/glossary.md": glossary_page,
    "docs/table.svg": table_svg,
    **{f"web/{name}": content for name, content in BROWSER.items()},
}


def stale(root: Path) -> list[str]:
    """The generated files under `root` that are missing or differ from what would be written now."""
    return [
        name
        for name, content in GENERATED.items()
        if not (root / name).is_file() or (root / name).read_text("utf-8") != content()
    ]


def write(root: Path) -> None:
    for name, content in GENERATED.items():
        path = root / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(content(), "utf-8")
