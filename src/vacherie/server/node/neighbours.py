"""Nodes that share a PostgreSQL tell each other which tables have gone on."""

import asyncio
import logging
from collections.abc import AsyncIterator, Callable, Mapping
from contextlib import asynccontextmanager
from functools import partial
from typing import Any, Final

import asyncpg
from sqlalchemy import make_url

from vacherie.server.errors import Unavailable
from vacherie.server.node.node import Node
from vacherie.server.node.sharing import EVERY, LIMITS
from vacherie.server.node.supervision import Alive
from vacherie.server.storage.database import CHANNEL, reaching
from vacherie.server.storage.tables import last_numbers

log = logging.getLogger(__name__)

PATIENCE: Final = 5.0
"""Seconds in which the database has to answer."""
LOST: Final = ""
"""Stands for the notice that never came, because the connection was lost."""


@asynccontextmanager
async def listening(node: Node) -> AsyncIterator[None]:
    """Takes in what the neighbours write, as long as the application runs."""

    async def listen(alive: Alive) -> None:
        await follow(node, alive)

    async def look_again() -> None:
        await catch_up_all(node)

    async def tell_spent() -> None:
        await node.database.tell(LIMITS, node.sharing.notices())

    node.sharing.begin()
    node.supervisor.every("limits", EVERY, tell_spent)
    node.supervisor.keep("neighbours", listen, 3 * node.config.heartbeat)
    node.supervisor.every("patrol", node.config.heartbeat, look_again)
    yield


async def follow(node: Node, alive: Alive) -> None:
    """Until the connection is lost; what is written while nobody listens is found in the logs afterwards."""
    hearers = {LIMITS: node.sharing.hear}
    async with notices_from(node.config.database, hearers) as (connection, notices):
        await catch_up_all(node)
        alive()
        while True:
            try:
                async with asyncio.timeout(node.config.heartbeat):
                    notice = await notices.get()
            except TimeoutError:
                # A connection can be dead without a word.
                with reaching():
                    await connection.execute("SELECT 1", timeout=PATIENCE)
                alive()
                continue
            if notice == LOST:
                raise Unavailable("database-unavailable")
            sender, _, name = notice.partition(" ")
            if sender != node.id:
                await catch_up(node, name)


@asynccontextmanager
async def notices_from(
    address: str, hearers: Mapping[str, Callable[[str], None]]
) -> AsyncIterator[tuple[Any, asyncio.Queue[str]]]:
    """A connection of its own, and what is told on it of tables; what needs no waiting is heard at once."""
    notices: asyncio.Queue[str] = asyncio.Queue()
    plain = make_url(address).set(drivername="postgresql").render_as_string(hide_password=False)
    with reaching():
        connection = await asyncpg.connect(plain, timeout=PATIENCE)
    try:
        connection.add_termination_listener(lambda _: notices.put_nowait(LOST))
        with reaching():
            await connection.add_listener(CHANNEL, lambda *told: notices.put_nowait(told[-1]))
            for channel, hear in hearers.items():
                await connection.add_listener(channel, partial(heard, hear))
        yield connection, notices
    finally:
        connection.terminate()


def heard(hear: Callable[[str], None], *told: Any) -> None:
    """The driver gives the connection, the process and the channel before the notice."""
    hear(told[-1])


async def catch_up_all(node: Node) -> None:
    """Of the tables in memory, those that have gone on elsewhere."""
    numbers = await last_numbers(node.database, list(node.tables))
    for name, number in numbers.items():
        live = node.tables.get(name)
        if live is not None and live.table.number < number:
            await catch_up(node, name)


async def catch_up(node: Node, name: str) -> None:
    """One table that cannot be read is no reason to leave the others behind."""
    live = node.tables.get(name)
    if live is None:
        return
    try:
        await live.catch_up()
    except Unavailable:
        raise
    except Exception:
        log.exception("cannot catch up", extra={"table": name})
