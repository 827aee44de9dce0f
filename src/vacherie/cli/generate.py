"""Writes the files of the checkout that are made from others: `python -m vacherie.cli.generate [--check]`."""

import argparse
import sys
from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import Final

from vacherie.cli.picture import table_svg
from vacherie.core.rulebook import Rulebook
from vacherie.games import GAMES
from vacherie.messages.catalogue import catalogue
from vacherie.messages.rules_page import rules_page
from vacherie.research.encoding.page import encoding_page

ROOT: Final = Path(__file__).resolve().parents[3]
NOTICE: Final = "<!-- Made by `make generate` from the message catalogues: edit those, not this page. -->\n\n"


def rules_document(rulebook: Rulebook) -> str:
    return NOTICE + rules_page(rulebook, catalogue("en"))


GENERATED: Final[dict[str, Callable[[], str]]] = {
    **{f"docs/rules/{game.id}.md": partial(rules_document, game.rulebook) for game in GAMES.values()},
    **{f"docs/encoding/{game}.md": partial(encoding_page, game) for game in GAMES},
    "docs/table.svg": table_svg,
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


def main(arguments: list[str]) -> int:
    parser = argparse.ArgumentParser(prog="python -m vacherie.cli.generate", description=__doc__)
    parser.add_argument("--check", action="store_true", help="write nothing; exit 1 if a file is stale")
    if not parser.parse_args(arguments).check:
        write(ROOT)
        return 0
    outdated = stale(ROOT)
    for name in outdated:
        print(f"{name} is stale: run make generate")
    return 1 if outdated else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
