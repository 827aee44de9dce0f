"""A game: acting, watching, talking, and what is left of it afterwards."""

from collections.abc import AsyncIterator
from typing import Annotated, Any, Final

from litestar import Response, get, post
from litestar.background_tasks import BackgroundTask
from litestar.params import FromPath, HeaderParameter, JSONBody, QueryParameter
from litestar.response import Stream as StreamResponse

from vacherie.core.record import encode_record
from vacherie.server.errors import Conflict, NotAllowed, Unavailable
from vacherie.server.http.connection import CUT
from vacherie.server.http.identity import AnyRequest, address_of
from vacherie.server.node.live import LiveTable
from vacherie.server.node.stream import Stream
from vacherie.server.routes.asker import Asker, Here
from vacherie.server.routes.tables import done
from vacherie.server.routes.wire import ActionWish, ChatWish, Done, Previewed, PreviewWish, UndoWish
from vacherie.server.table import play
from vacherie.server.table.entries import AnyEntry
from vacherie.server.table.fold import Table
from vacherie.server.table.lobby import expect_seat, own_seat
from vacherie.server.table.projection import Seen, finished_record, own_account
from vacherie.server.table.undo import undo as take_back

MOST_MOMENTS: Final = 200
EXTRA: Final = 4
"""More requests that one counts for, where a whole log is played again or hidden things are imagined."""


@post("/tables/{table:str}/actions", status_code=200)
async def act(node: Here, person: Asker, table: FromPath[str], data: JSONBody[ActionWish]) -> Done:
    """Answers the open question, exactly once: the same request sent again is answered the same."""
    live = await node.open(table)
    return Done(await live.act(person, data.question, data.request, data.action))


@post("/tables/{table:str}/preview", status_code=200)
async def try_out(node: Here, person: Asker, table: FromPath[str], data: JSONBody[PreviewWish]) -> Previewed:
    """What one of your legal actions would lead to, worked out of what you see. Nothing happens."""
    live = await node.open(table)
    seat = play.acting_seat(live.table, person)
    return Previewed(play.try_out(live.table, seat, data.question, data.action, node.chance))


@post("/tables/{table:str}/undo", status_code=200)
async def undo(node: Here, person: Asker, table: FromPath[str], data: JSONBody[UndoWish]) -> Done:
    """Takes back one's last action, if it is still one's turn and nobody has learnt anything from it."""
    node.person_limit.spend(person.id, EXTRA)
    live = await node.open(table)

    def proposal(table: Table) -> AnyEntry:
        return take_back(table, play.acting_seat(table, person), data.question, node.chance)

    return done(await live.change(proposal))


@post("/tables/{table:str}/back", status_code=200)
async def come_back(node: Here, person: Asker, table: FromPath[str]) -> Done:
    """Takes one's seat back from the cow that played on."""
    live = await node.open(table)
    return done(await live.change(lambda table: play.come_back(table, person)))


@post("/tables/{table:str}/chat", status_code=200)
async def chat(node: Here, person: Asker, table: FromPath[str], data: JSONBody[ChatWish]) -> Done:
    live = await node.open(table)
    node.chat_limit.spend(person.id)
    return done(await live.change(lambda table: play.say(table, person, data.text)))


@get("/tables/{table:str}/stream", media_type="text/event-stream")
async def watch(
    request: AnyRequest,
    node: Here,
    person: Asker,
    table: FromPath[str],
    last: Annotated[str | None, HeaderParameter(name="Last-Event-ID", max_length=20)] = None,
    news: Annotated[bool, QueryParameter()] = False,
) -> StreamResponse:
    """Server-sent events: the table as it is, or what happened since that number, then all that happens.

    With `news`, an event `busy`, without a number, says that the bots have more to do than they can.
    """
    if node.is_closing:
        raise Unavailable("server-closing")
    live = await node.open(table)
    number = int(last) if last is not None and last.isdecimal() else None
    if live.is_story(number):
        node.person_limit.spend(person.id, EXTRA)
    cut = request.scope["state"].get(CUT, lambda: None)
    stream = await live.listen(person, address_of(request), number, news=news, cut=cut)
    # A reader who is gone before the first byte never begins to follow; he leaves all the same.
    leaving = BackgroundTask(live.leave, stream)
    return StreamResponse(following(live, stream), media_type="text/event-stream", background=leaving)


async def following(live: LiveTable, stream: Stream) -> AsyncIterator[bytes]:
    try:
        async for message in stream.bytes():
            yield message
    finally:
        live.leave(stream)


@get("/tables/{table:str}/moments")
async def look_back(
    node: Here,
    person: Asker,
    table: FromPath[str],
    after: Annotated[int, QueryParameter(ge=0, le=1_000_000)] = 0,
    most: Annotated[int, QueryParameter(ge=1, le=MOST_MOMENTS)] = 50,
    seat: Annotated[int | None, QueryParameter(ge=0, le=31)] = None,
    audience: Annotated[bool, QueryParameter()] = False,
) -> Response[list[Seen]]:
    """What happened, moment by moment; once the game is over from any seat."""
    node.person_limit.spend(person.id, EXTRA)
    live = await node.open(table)
    viewer = None if audience else live.viewer(person)
    if seat is not None:
        expect_seat(live.table, seat)
        if seat != live.viewer(person) and live.table.phase != "over":
            raise NotAllowed("not-your-seat")
        viewer = seat
    moments = await live.moments(after, most)
    body = b"[" + b",".join(await node.unfolding.shown(moments, viewer)) + b"]"
    # The return type is for the schema; what is sent is JSON already.
    return Response(body, media_type="application/json")  # type: ignore[arg-type]


@get("/tables/{table:str}/record")
async def record(node: Here, person: Asker, table: FromPath[str]) -> Response[Any]:
    """A file for `vacherie replay`: all of a finished game, or what you have seen of your unfinished one."""
    node.person_limit.spend(person.id, EXTRA)
    live = await node.open(table)
    if live.table.phase == "open":
        raise Conflict("game-not-begun")
    is_over = live.table.phase == "over"
    seat = None if is_over else own_seat(live.table, person)
    log = await node.unfolding.entries(table)

    def made() -> bytes:
        if seat is None:
            return encode_record(finished_record(live.table, [entry for entry, _ in log]))
        return own_account(live.table.id, log, seat)

    body = await node.unfolding.beside(len(log), made)
    name = f"{live.table.setup.game}-{table}.json"
    headers = {"Content-Disposition": f'attachment; filename="{name}"'}
    return Response(body, media_type="application/json", headers=headers)


ROUTES: Final = [act, try_out, undo, come_back, chat, watch, look_back, record]
