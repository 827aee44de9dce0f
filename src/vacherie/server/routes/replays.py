"""Finished games shown again, from their table or from a record file that stays with its owner."""

import asyncio
import gzip
from collections.abc import Callable
from typing import Annotated, Any, Final

import msgspec
from litestar import Response, get, post
from litestar.params import FromPath, QueryParameter

from vacherie.server.errors import Conflict, TooLarge
from vacherie.server.http.identity import AnyRequest
from vacherie.server.node.node import Node
from vacherie.server.people.person import Person
from vacherie.server.routes.asker import Asker, Here
from vacherie.server.table.fold import Table
from vacherie.server.table.projection import record_so_far
from vacherie.server.table.replay import POINT_PATTERN, Point, Replay, parse_point, replay_of, replay_of_file

LARGEST_RECORD: Final = 500_000

PointText = Annotated[str | None, QueryParameter(name="as", pattern=POINT_PATTERN)]


@get("/tables/{table:str}/replay")
async def replay_table(
    request: AnyRequest, node: Here, person: Asker, table: FromPath[str], point: PointText = None
) -> Response[Replay]:
    """A finished game from any point, or your own; of an unfinished one, what your own seat has seen."""
    live = await node.open(table)
    seen_from = permitted_point(live.table, person, None if point is None else parse_point(point))
    log = await node.unfolding.entries(table)
    record = record_so_far(live.table, [entry for entry, _ in log])
    is_bound = live.table.phase != "over"
    faces = [chair.face for chair in live.table.chairs]
    return await answer(
        request, node, person, lambda: replay_of(record, seen_from, is_bound=is_bound, faces=faces)
    )


@post("/replays", status_code=200, request_max_body_size=2 * LARGEST_RECORD)
async def replay_record(
    request: AnyRequest, node: Here, person: Asker, point: PointText = None
) -> Response[Replay]:
    """The game of a record file, whose text is the body; nothing of it is kept."""
    data = await request.body()
    if len(data) > LARGEST_RECORD:
        raise TooLarge("file-too-large", most=LARGEST_RECORD)
    wish = None if point is None else parse_point(point)
    return await answer(request, node, person, lambda: replay_of_file(data, wish))


def permitted_point(table: Table, person: Person, wish: Point | None) -> Point:
    """Raises where the game is not far enough for this person to see it from there."""
    if table.phase == "open":
        raise Conflict("game-not-begun")
    own = table.seat_of(person.id)
    if table.phase == "over":
        return wish or Point(own)
    if own is None or wish not in (None, Point(own)):
        raise Conflict("game-not-over")
    return Point(own)


async def answer(
    request: AnyRequest, node: Node, person: Person, build: Callable[[], Replay]
) -> Response[Any]:
    """Views repeat themselves: compressed, a whole game is a few kilobytes."""
    node.replay_limit.spend(person.id)
    is_packed = "gzip" in request.headers.get("accept-encoding", "")

    def encoded() -> bytes:
        body = msgspec.json.encode(build())
        return gzip.compress(body, mtime=0) if is_packed else body

    async with node.replaying:
        content = await asyncio.to_thread(encoded)
    headers = {"Vary": "Accept-Encoding"} | ({"Content-Encoding": "gzip"} if is_packed else {})
    return Response(content, media_type="application/json", headers=headers)


ROUTES: Final = [replay_table, replay_record]
