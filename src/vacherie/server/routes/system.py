"""How the server is: for those who run it."""

from functools import cache
from importlib.metadata import version
from typing import Final

from litestar import Response, get
from sqlalchemy import text

from vacherie.server.routes.asker import Here
from vacherie.server.routes.wire import Health, Whereabouts


@get("/health")
async def health(node: Here) -> Health:
    """That the database answers, and how much there is to do."""
    async with node.database.engine.connect() as connection:
        await connection.execute(text("SELECT 1"))
    return Health(
        "closing" if node.is_closing else "ok", own_version(), len(node.tables), node.count_streams()
    )


@get("/whereabouts")
async def whereabouts(node: Here) -> Whereabouts:
    """Where others reach this server: a link with `localhost` in it leads nobody here."""
    return Whereabouts(node.config.address)


@get("/metrics", media_type="text/plain")
async def metrics(node: Here) -> Response[bytes]:
    """For Prometheus."""
    return Response(node.metrics.text(), media_type="text/plain; version=0.0.4; charset=utf-8")


@cache
def own_version() -> str:
    return version("vacherie")


ROUTES: Final = [health, whereabouts, metrics]
