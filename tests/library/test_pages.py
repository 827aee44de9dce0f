"""The pages of the documentation lead to things that are there, whether or not the site has been built."""

import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
PAGES = sorted([*ROOT.glob("*.md"), *(ROOT / "docs").rglob("*.md"), ROOT / "bench" / "RESULTS.md"])
LINK = re.compile(r"\]\(([^)#:\s]+)(?:#[^)\s]*)?\)")
FENCE = re.compile(r"^ *```.*?^ *```$", re.DOTALL | re.MULTILINE)


@pytest.mark.parametrize("page", PAGES, ids=lambda page: str(page.relative_to(ROOT)))
def test_every_link_leads_to_a_file(page: Path) -> None:
    targets = LINK.findall(FENCE.sub("", page.read_text("utf-8")))
    assert [target for target in targets if not (page.parent / target).exists()] == []


def test_every_page_of_the_sites_navigation_is_there() -> None:
    listed = re.findall(r"[\w/-]+\.md", (ROOT / "mkdocs.yml").read_text("utf-8"))
    moved = dict(re.findall(r'"([\w-]+\.md)": "([\w/]+\.md)"', (ROOT / "mkdocs_hooks.py").read_text("utf-8")))
    places = [ROOT / moved.get(page, f"docs/{page}") for page in listed]
    assert [str(place) for place in places if not place.exists()] == []
    assert moved.keys() <= set(listed)
