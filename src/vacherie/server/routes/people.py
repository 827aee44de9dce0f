"""Guests, their names and faces, tokens and links."""

import secrets
from contextlib import suppress
from typing import Final

from litestar import Response, delete, get, patch, post
from litestar.params import FromPath, JSONBody
from msgspec.structs import replace

from vacherie.messages.catalogue import catalogue
from vacherie.server.errors import Conflict, NotAllowed, NotKnown
from vacherie.server.http.identity import (
    COOKIE,
    AnyRequest,
    address_of,
    cookie_for,
    known_person,
    language_of,
)
from vacherie.server.people.person import Person, clean_name, clean_text
from vacherie.server.routes.asker import Asker, Here
from vacherie.server.routes.wire import (
    Arrival,
    Link,
    Me,
    NewPerson,
    NewToken,
    PersonChange,
    TokenListed,
    TokenShown,
)
from vacherie.server.storage.keys import LINK_MILLISECONDS, csrf_token
from vacherie.server.storage.tables import tables_of
from vacherie.server.table import lobby

GUESTS: Final = 1000
MOST_RENAMED: Final = 20
"""Tables at which a new name is told at once."""


@post("/people")
async def arrive_as_guest(request: AnyRequest, node: Here, data: JSONBody[NewPerson]) -> Response[Me]:
    """Makes a guest, known by a cookie or, for programs, by a token."""
    node.newcomer_limit.spend(address_of(request))
    name = guest_name(request) if data.name is None else clean_name(data.name)
    person, secret = await node.keys.new_person(name, "token" if data.token else "cookie", data.face)
    if data.token:
        return Response(Me(person.id, person.name, person.face, None, secret))
    return Response(me(person, secret), cookies=[cookie_for(secret, request)])


@post("/people/arrivals")
async def arrive_by_link(request: AnyRequest, node: Here, data: JSONBody[Arrival]) -> Response[Me]:
    """The same guest on another device, by a link that opens once."""
    node.newcomer_limit.spend(address_of(request))
    person, secret = await node.keys.arrive(data.code)
    return Response(me(person, secret), cookies=[cookie_for(secret, request)])


@get("/me")
async def who_am_i(request: AnyRequest, node: Here) -> Me | None:
    """A browser that nobody is known by yet is told so; a program whose token is wrong is refused."""
    person = await known_person(request, node)
    if person is None and "authorization" in request.headers:
        raise NotKnown("who-are-you")
    if person is None:
        return None
    node.person_limit.spend(person.id)
    return me(person, request.cookies.get(COOKIE))


@patch("/me")
async def change_me(request: AnyRequest, node: Here, person: Asker, data: JSONBody[PersonChange]) -> Me:
    """At tables where the game has not begun, everybody sees it; in a game one stays who one was."""
    if data.name is not None:
        person = replace(person, name=clean_name(data.name))
    if data.face is not None:
        person = replace(person, chosen_face=data.face)
    await node.keys.change(person)
    for table in await tables_of(node.database, person.id, "open", MOST_RENAMED):
        with suppress(Conflict, NotAllowed):
            live = await node.open(table)
            await live.change_once(lambda table: lobby.rename(table, person))
    return me(person, request.cookies.get(COOKIE))


@post("/me/tokens")
async def make_token(node: Here, person: Asker, data: JSONBody[NewToken]) -> TokenShown:
    """A token for a bot that plays in one's name."""
    label = clean_text(data.label)[:64]
    return TokenShown(await node.keys.new_key(person, "token", label))


@get("/me/tokens")
async def list_tokens(node: Here, person: Asker) -> list[TokenListed]:
    return [TokenListed(*token) for token in await node.keys.tokens(person)]


@delete("/me/tokens/{token:str}")
async def remove_token(node: Here, person: Asker, token: FromPath[str]) -> None:
    """The bot that had it can neither act nor look on any more."""
    await node.keys.remove_token(person, token)
    node.close_streams_of(person.id)


@post("/me/link")
async def make_link(node: Here, person: Asker) -> Link:
    """A code that moves the guest to another device, once, and soon."""
    return Link(await node.keys.new_key(person, "link"), LINK_MILLISECONDS // 1000)


def me(person: Person, secret: str | None) -> Me:
    return Me(person.id, person.name, person.face, None if secret is None else csrf_token(secret))


def guest_name(request: AnyRequest) -> str:
    number = secrets.randbelow(GUESTS)
    return catalogue(language_of(request)).text("server-guest", number=f"{number:03}")


ROUTES: Final = [
    arrive_as_guest,
    arrive_by_link,
    who_am_i,
    change_me,
    make_token,
    list_tokens,
    remove_token,
    make_link,
]
