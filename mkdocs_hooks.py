"""What `make docs` adds to MkDocs, so that the pages can stay as they are read in the repository."""

import re
from pathlib import Path
from posixpath import dirname, join, normpath, relpath
from typing import Any, Final

from mkdocs.structure.files import File

ROOT: Final = Path(__file__).parent
ELSEWHERE: Final = {
    "index.md": "README.md",
    "contributing.md": "CONTRIBUTING.md",
    "changelog.md": "CHANGELOG.md",
    "security.md": "SECURITY.md",
    "conduct.md": "CODE_OF_CONDUCT.md",
    "benchmarks.md": "bench/RESULTS.md",
}
"""Pages of the site that do not stand in docs/, and where they stand."""
PAGES: Final = {place: page for page, place in ELSEWHERE.items()}
LINK: Final = re.compile(r"(!?)\[([^\]]*)\]\(([^)#:\s]+)(#[^)\s]*)?\)")
FENCE: Final = re.compile(r"(^ *```.*?^ *```$)", re.DOTALL | re.MULTILINE)
NESTED: Final = re.compile(r"^( +)(?=[-*] |\d+\. )", re.MULTILINE)


def on_config(config: Any) -> Any:
    """Pages that the navigation does not name yet come last."""
    docs = Path(config.docs_dir)
    pages = [path.relative_to(docs).as_posix() for path in sorted(docs.rglob("*.md"))]
    more = [page for page in pages if page not in set(named(config.nav))]
    if more:
        config.nav.append({"More": more})
    return config


def named(nav: Any) -> list[str]:
    """The pages in a navigation, or in a part of it."""
    match nav:
        case str():
            return [nav]
        case dict():
            return [page for part in nav.values() for page in named(part)]
        case _:
            return [page for part in nav for page in named(part)]


def on_files(files: Any, config: Any) -> Any:
    for page, place in ELSEWHERE.items():
        files.append(File.generated(config, page, content=(ROOT / place).read_text("utf-8")))
    return files


def on_page_markdown(markdown: str, page: Any, **_: Any) -> str:
    """Links lead to where things are in the site; nested lists are indented as its Markdown wants them."""
    here = page.file.src_uri
    parts = FENCE.split(markdown)
    parts[::2] = [NESTED.sub(r"\1\1", relinked(part, here)) for part in parts[::2]]
    return "".join(parts)


def relinked(text: str, here: str) -> str:
    def relink(link: re.Match[str]) -> str:
        mark, words, target, anchor = link.groups(default="")
        place = normpath(join(dirname(place_of(here)), target))
        if place.startswith("docs/") or place in PAGES:
            page = PAGES.get(place, place.removeprefix("docs/"))
            return f"{mark}[{words}]({relpath(page, dirname(here) or '.')}{anchor})"
        # The site has no copy of the sources; a link to a file that is not there stays, and is reported.
        return words if (ROOT / place).exists() else link[0]

    return LINK.sub(relink, text)


def place_of(page: str) -> str:
    """Where the page stands in the repository."""
    return ELSEWHERE.get(page, f"docs/{page}")
