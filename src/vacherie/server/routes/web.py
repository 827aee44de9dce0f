"""The web app: one page for every address that people see, and the files it is made of."""

import gzip
from functools import cache
from importlib.resources import files
from mimetypes import guess_type
from typing import Any, Final

import msgspec
from litestar import Response, get
from litestar.exceptions import HTTPException
from litestar.params import FromPath

from vacherie.server.errors import NotFound
from vacherie.server.http.answers import answer_refused
from vacherie.server.http.identity import AnyRequest

PAGE: Final = "index.html"
FOR_EVER: Final = "public, max-age=31536000, immutable"
"""The names of assets change with their content."""
ASK_AGAIN: Final = "no-cache"
WELL_KNOWN: Final = (
    "manifest.webmanifest",
    "icon.svg",
    "icon-192.png",
    "icon-512.png",
    "icon-maskable-512.png",
    "apple-touch-icon.png",
)
SMALLEST_PACKED: Final = 1000


class WebFile(msgspec.Struct, frozen=True):
    kind: str
    content: bytes
    packed: bytes | None
    """The same, compressed, where that is shorter."""


@get(
    [
        "/",
        "/t/{table:str}",
        "/rules/{game:str}",
        "/me/games",
        "/learn",
        "/learn/{game:str}",
        "/replay",
        "/replay/{table:str}",
    ],
    include_in_schema=False,
)
async def page(request: AnyRequest) -> Response[bytes]:
    return answer(request, PAGE, ASK_AGAIN)


@get("/assets/{name:str}", include_in_schema=False)
async def asset(request: AnyRequest, name: FromPath[str]) -> Response[bytes]:
    return answer(request, f"assets/{name}", FOR_EVER)


@get([f"/{name}" for name in WELL_KNOWN], include_in_schema=False)
async def well_known(request: AnyRequest) -> Response[bytes]:
    return answer(request, request.url.path.removeprefix("/"), ASK_AGAIN)


def answer_lost(request: AnyRequest, error: HTTPException) -> Response[Any]:
    """Whoever mistypes an address in a browser gets the app, which says so; programs get the refusal."""
    is_lost = error.status_code == 404 and request.method == "GET"
    if is_lost and "text/html" in request.headers.get("accept", "") and PAGE in web_files():
        shown = answer(request, PAGE, ASK_AGAIN)
        shown.status_code = 404
        return shown
    return answer_refused(request, error)


def answer(request: AnyRequest, name: str, caching: str) -> Response[bytes]:
    found = web_files().get(name)
    if found is None:
        raise NotFound("web-not-built" if name == PAGE else "no-such-page")
    headers = {"Cache-Control": caching, "Vary": "Accept-Encoding"}
    if found.packed is not None and "gzip" in request.headers.get("accept-encoding", ""):
        return Response(found.packed, media_type=found.kind, headers={**headers, "Content-Encoding": "gzip"})
    return Response(found.content, media_type=found.kind, headers=headers)


@cache
def web_files() -> dict[str, WebFile]:
    """What `make web` has built, read once; nothing outside that folder can be asked for."""
    root = files("vacherie").joinpath("web")
    found: dict[str, WebFile] = {}
    for folder, prefix in ((root, ""), (root.joinpath("assets"), "assets/")):
        if folder.is_dir():
            found |= {
                prefix + each.name: web_file(each.name, each.read_bytes())
                for each in folder.iterdir()
                if each.is_file()
            }
    return found


def web_file(name: str, content: bytes) -> WebFile:
    kind = "application/manifest+json" if name.endswith(".webmanifest") else guess_type(name)[0]
    packed = gzip.compress(content, mtime=0) if len(content) >= SMALLEST_PACKED else content
    shorter = packed if len(packed) < len(content) else None
    return WebFile(kind or "application/octet-stream", content, shorter)


ROUTES: Final = [page, asset, well_known]
