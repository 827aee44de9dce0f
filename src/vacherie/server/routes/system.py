"""How the server is: for those who run it."""

from functools import cache
from importlib.metadata import version
from typing import Final

from litestar import Response, get

from vacherie.server.node.node import Node
from vacherie.server.routes.asker import Here
from vacherie.server.routes.wire import Health, Whereabouts


@get("/health")
async def health(node: Here) -> Health:
    """Whether people should be sent here: it can write, its tasks go on, and it is not about to stop."""
    await node.expect_ready()
    return health_of(node)


@get("/alive")
async def alive(node: Here) -> Health:
    """That it answers at all: a server that does not has to be started anew. It asks no database."""
    return health_of(node)


def health_of(node: Node) -> Health:
    status = "closing" if node.is_closing else "ok"
    return Health(status, own_version(), len(node.tables), node.count_streams())


@get("/whereabouts")
async def whereabouts(node: Here) -> Whereabouts:
    """Where others reach this server: a link with `localhost` in it leads nobody here."""
    return Whereabouts(node.config.address)


@get("/metrics", media_type="text/plain")
async def metrics(node: Here) -> Response[bytes]:
    """For Prometheus."""
    return Response(node.metrics.text(), media_type="text/plain; version=0.0.4")


@cache
def own_version() -> str:
    return version("vacherie")


ROUTES: Final = [health, alive, whereabouts, metrics]
