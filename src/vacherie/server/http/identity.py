"""Finds out who sends a request, and whether a page of ours made the browser send it."""

from hmac import compare_digest
from typing import Any, Final

from litestar import Request
from litestar.datastructures import Cookie, State
from litestar.di import NamedDependency

from vacherie.messages.catalogue import LANGUAGES, spoken
from vacherie.server.errors import NotAllowed, NotKnown
from vacherie.server.node.node import Node
from vacherie.server.people.address import network_of
from vacherie.server.people.person import Person
from vacherie.server.storage.keys import csrf_token

COOKIE: Final = "vacherie"
CSRF_HEADER: Final = "x-vacherie-csrf"
BEARER: Final = "Bearer "
SAFE: Final = ("GET", "HEAD", "OPTIONS")
YEAR: Final = 365 * 24 * 3600

AnyRequest = Request[Any, Any, State]


async def provide_person(request: AnyRequest, node: NamedDependency[Node]) -> Person:
    """Raises `NotKnown`, and for requests that other pages could have caused `NotAllowed`."""
    person = await known_person(request, node)
    if person is None:
        raise NotKnown("who-are-you")
    node.addresses.note(person.id, address_of(request))
    node.person_limit.spend(person.id)
    return person


async def known_person(request: AnyRequest, node: Node) -> Person | None:
    header = request.headers.get("authorization", "")
    if header.startswith(BEARER):
        return await node.keys.person(header.removeprefix(BEARER), "token")
    secret = request.cookies.get(COOKIE)
    if secret is None:
        return None
    person = await node.keys.person(secret, "cookie")
    if person is not None and request.method not in SAFE:
        sent = request.headers.get(CSRF_HEADER, "").encode("utf-8", "replace")
        if not compare_digest(sent, csrf_token(secret).encode()):
            raise NotAllowed("csrf-missing")
    return person


def cookie_for(secret: str, request: AnyRequest) -> Cookie:
    """Scripts cannot read it, and other sites cannot make a browser send it along with a POST."""
    return Cookie(
        key=COOKIE,
        value=secret,
        httponly=True,
        samesite="lax",
        secure=request.url.scheme == "https",
        max_age=YEAR,
    )


def address_of(request: AnyRequest) -> str:
    return "" if request.client is None else network_of(request.client.host)


def language_of(request: AnyRequest) -> str:
    """The first of our languages that the browser names."""
    for wish in request.headers.get("accept-language", "").split(","):
        language = spoken(wish.split(";")[0])
        if language is not None:
            return language
    return LANGUAGES[0]
