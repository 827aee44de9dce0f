"""Puts the application together."""

from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager
from typing import Any, Final

from litestar import Litestar
from litestar.datastructures import State
from litestar.di import Provide
from litestar.exceptions import HTTPException
from litestar.openapi import OpenAPIConfig
from litestar.types import ASGIApp

from vacherie.core.errors import GameError
from vacherie.server.http.answers import answer_error, answer_failure
from vacherie.server.http.guard import Guard
from vacherie.server.http.head import HeadLikeGet
from vacherie.server.http.identity import provide_person
from vacherie.server.http.schema import WholeSchema
from vacherie.server.node.neighbours import listening
from vacherie.server.node.node import Node
from vacherie.server.routes import (
    games,
    history,
    lessons,
    people,
    play,
    replays,
    reviews,
    system,
    tables,
    web,
)
from vacherie.server.routes.system import own_version

LARGEST_BODY: Final = 200_000


def make_app(node: Node) -> ASGIApp:
    return Guard(HeadLikeGet(make_litestar(node)), node)


def make_litestar(node: Node) -> Litestar:

    @asynccontextmanager
    async def lifespan(app: Litestar) -> AsyncIterator[None]:
        async with AsyncExitStack() as stack:
            await node.start()
            stack.push_async_callback(node.stop)
            if node.config.is_shared:
                await stack.enter_async_context(listening(node))
            yield

    handlers: list[Any] = [
        *people.ROUTES,
        *history.ROUTES,
        *games.ROUTES,
        *lessons.ROUTES,
        *tables.ROUTES,
        *play.ROUTES,
        *replays.ROUTES,
        *reviews.ROUTES,
        *system.ROUTES,
        *web.ROUTES,
    ]
    return Litestar(
        route_handlers=handlers,
        dependencies={
            "node": Provide(lambda: node, sync_to_thread=False),
            "person": Provide(provide_person),
        },
        exception_handlers={
            GameError: answer_error,
            HTTPException: web.answer_lost,
            Exception: answer_failure,
        },
        lifespan=[lifespan],
        state=State({"node": node}),
        openapi_config=OpenAPIConfig(title="Vacherie", version=own_version(), render_plugins=[WholeSchema()]),
        request_max_body_size=LARGEST_BODY,
        logging_config=None,
    )
