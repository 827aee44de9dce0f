"""The web app comes from the table server: one page for every address, files that may be kept for ever."""

from pathlib import Path

import httpx
import pytest

from tests.server.client import awaited, config_in, serving
from vacherie.server.routes import web
from vacherie.server.routes.web import WebFile, web_file

BUILT = {
    "index.html": web_file("index.html", b"<!doctype html><title>Vacherie</title>"),
    "assets/app-1a2b.js": web_file("app-1a2b.js", b"console.log(1);" * 200),
    "manifest.webmanifest": web_file("manifest.webmanifest", b"{}"),
}


@pytest.fixture
def built(monkeypatch: pytest.MonkeyPatch) -> dict[str, WebFile]:
    files = dict(BUILT)
    monkeypatch.setattr(web, "web_files", lambda: files)
    return files


def fetch(folder: Path, *paths: str, **headers: str) -> list[httpx.Response]:
    answers: list[httpx.Response] = []

    async def fetch_all() -> None:
        async with (
            serving(config_in(folder)) as place,
            httpx.AsyncClient(base_url=place.address, headers=headers) as client,
        ):
            answers.extend([await client.get(path) for path in paths])

    awaited(fetch_all())
    return answers


def test_every_address_that_people_see_is_the_same_page(built: object, tmp_path: Path) -> None:
    pages = ("/", "/t/nothing", "/rules/six_qui_prend", "/learn/six_qui_prend", "/replay", "/replay/nothing")
    answers = fetch(tmp_path, *pages)
    assert {(each.status_code, each.text) for each in answers} == {
        (200, BUILT["index.html"].content.decode())
    }
    assert all(each.headers["cache-control"] == "no-cache" for each in answers)


def test_assets_are_compressed_and_kept_for_ever(built: object, tmp_path: Path) -> None:
    [answer] = fetch(tmp_path, "/assets/app-1a2b.js", **{"accept-encoding": "gzip"})
    assert answer.headers["content-encoding"] == "gzip"
    assert "immutable" in answer.headers["cache-control"]
    assert answer.content == BUILT["assets/app-1a2b.js"].content


def test_whoever_takes_no_gzip_gets_none(built: object, tmp_path: Path) -> None:
    [answer] = fetch(tmp_path, "/assets/app-1a2b.js", **{"accept-encoding": "identity"})
    assert "content-encoding" not in answer.headers


def test_nothing_outside_the_built_folder_can_be_asked_for(built: object, tmp_path: Path) -> None:
    paths = (
        "/assets/nothing.js",
        "/assets/..%2findex.html",
        "/assets/%2e%2e%2f%2e%2e%2f__init__.py",
        "/index.py",
    )
    assert {answer.status_code for answer in fetch(tmp_path, *paths)} == {404}


def test_says_how_to_build_what_is_not_built(built: dict[str, WebFile], tmp_path: Path) -> None:
    built.clear()
    [answer] = fetch(tmp_path, "/")
    assert (answer.status_code, answer.json()) == (404, {"code": "web-not-built"})


@pytest.mark.usefixtures("built")
def test_a_mistyped_address_shows_the_page_to_people_and_the_refusal_to_programs(tmp_path: Path) -> None:
    (page,) = fetch(tmp_path, "/tabels/x", accept="text/html,application/xhtml+xml;q=0.9")
    assert (page.status_code, page.headers["content-type"].partition(";")[0]) == (404, "text/html")
    assert page.content == BUILT["index.html"].content
    (refusal,) = fetch(tmp_path, "/tabels/x", accept="application/json")
    assert (refusal.status_code, refusal.json()) == (404, {"code": "no-such-page"})
