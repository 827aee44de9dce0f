"""Nodes that share a PostgreSQL tell each other which tables have gone on, over Litestar's channels."""

import asyncio
import logging
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from litestar.channels import ChannelsPlugin, Subscriber
from litestar.channels.backends.asyncpg import AsyncPgChannelsBackend

from vacherie.core.errors import GameError
from vacherie.server.node.node import Node
from vacherie.server.storage.database import CHANNEL

log = logging.getLogger(__name__)


def make_channels(address: str) -> ChannelsPlugin:
    plain = address.replace("postgresql+asyncpg://", "postgresql://", 1)
    return ChannelsPlugin(AsyncPgChannelsBackend(plain), channels=[CHANNEL])


@asynccontextmanager
async def listening(node: Node) -> AsyncIterator[None]:
    """Takes in what the neighbours write, as long as the application runs."""
    async with (
        make_channels(node.config.database) as channels,
        channels.start_subscription(CHANNEL) as subscriber,
        following(node, subscriber),
    ):
        yield


@asynccontextmanager
async def following(node: Node, subscriber: Subscriber) -> AsyncIterator[None]:
    task = asyncio.create_task(follow(node, subscriber.iter_events()), name="neighbours")
    patrol = asyncio.create_task(look_again(node), name="patrol")
    try:
        yield
    finally:
        for each in (task, patrol):
            each.cancel()
        await asyncio.gather(task, patrol, return_exceptions=True)


async def follow(node: Node, notices: AsyncIterator[bytes]) -> None:
    async for notice in notices:
        sender, _, name = notice.decode().partition(" ")
        if sender != node.id:
            await catch_up(node, name)


async def look_again(node: Node) -> None:
    """A notice can be lost with its connection; nobody shall wait for ever."""
    while True:
        await asyncio.sleep(node.config.heartbeat)
        for name in [name for name, live in node.tables.items() if live.streams]:
            await catch_up(node, name)


async def catch_up(node: Node, name: str) -> None:
    live = node.tables.get(name)
    if live is None:
        return
    try:
        await live.catch_up()
    except GameError:
        log.warning("cannot catch up", extra={"table": name})
