"""How much a browser loads, compressed as it is sent: the first page, and what each page and game adds.

`python -m bench.web` reads what `make web` has built.
"""

import sys
from importlib.resources import files
from typing import Any, Final

import msgspec
from rich.console import Console
from rich.table import Table

from vacherie.messages.catalogue import LANGUAGES
from vacherie.server.routes.web import PAGE, web_files

Manifest = dict[str, dict[str, Any]]

FONT: Final = ".woff2"
GAMES: Final = "src/games/"
MOST: Final = {"first page": 120_000, GAMES: 60_000}
"""The most that may be sent for the first page, and for each game's table."""
FIRST_WORDS: Final = ("names", "web")


def read_manifest() -> Manifest:
    """What Vite noted about the chunks it made."""
    found = files("vacherie").joinpath("web", ".vite", "manifest.json")
    return msgspec.json.decode(found.read_bytes(), type=Manifest)


def needed(manifest: Manifest, key: str) -> set[str]:
    """The files that a chunk needs before it can do anything."""
    chunk = manifest[key]
    found = {chunk["file"], *chunk.get("css", ()), *chunk.get("assets", ())}
    return found.union(*(needed(manifest, each) for each in chunk.get("imports", ())))


def words(manifest: Manifest, language: str) -> set[str]:
    """What the first page says."""
    return set[str]().union(
        *(
            needed(manifest, key)
            for key in manifest
            if any(key.endswith(f"/{language}/{area}.ftl?raw") for area in FIRST_WORDS)
        )
    )


def sent(names: set[str], *, fonts: bool = False) -> int:
    """Bytes on the line, headers aside."""
    built = web_files()
    chosen = (built[name] for name in names if name.endswith(FONT) == fonts)
    return sum(len(file.packed or file.content) for file in chosen)


def main() -> int:
    if PAGE not in web_files():
        print("The web app is not built: make web")
        return 1
    manifest = read_manifest()
    first = {PAGE} | needed(manifest, PAGE)
    largest = max((words(manifest, language) for language in LANGUAGES), key=sent)
    first |= largest
    rows: list[tuple[str, int, int | None]] = [
        ("first page, with its words", sent(first), MOST["first page"])
    ]
    for key, chunk in manifest.items():
        if chunk.get("isDynamicEntry") and ".ftl" not in key:
            most = MOST[GAMES] if key.startswith(GAMES) else None
            rows.append((f"{key} adds", sent(needed(manifest, key) - first), most))
    rows.append(("fonts, kept for ever", sent(first, fonts=True), None))
    table = Table("what is loaded", "kB", "at most")
    for name, size, most in rows:
        table.add_row(name, f"{size / 1000:.1f}", "" if most is None else f"{most / 1000:.0f}")
    Console().print(table)
    return int(any(most is not None and size > most for _, size, most in rows))


if __name__ == "__main__":
    sys.exit(main())
