"""Runs a node over HTTP until it is told to stop."""

import asyncio
import gc
import signal
import socket
import sqlite3
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from types import FrameType
from typing import Final

import uvicorn
from sqlalchemy import make_url, text

from vacherie.core.errors import InvalidOptions
from vacherie.server.app import make_app
from vacherie.server.http.connection import Connection
from vacherie.server.node.node import Node
from vacherie.server.storage.alone import held_alone
from vacherie.server.storage.database import ERRORS, open_engine

PATIENCE: Final = 10
"""Seconds for answers under way, when the server stops."""
NEAR: Final = 50
"""How many ports are tried, where any will do."""


class Server(uvicorn.Server):
    """Streams never end by themselves: before it waits for them, the server ends them."""

    node: Node

    @contextmanager
    def capture_signals(self) -> Iterator[None]:
        """To be told to stop is no failure, so that the signals are not passed on afterwards."""
        before = {each: signal.signal(each, self.handle_exit) for each in (signal.SIGINT, signal.SIGTERM)}
        try:
            yield
        finally:
            for each, handler in before.items():
                signal.signal(each, handler)

    def handle_exit(self, sig: int, frame: FrameType | None) -> None:
        super().handle_exit(sig, frame)
        asyncio.get_running_loop().call_soon_threadsafe(self.node.close_streams)


def make_server(node: Node) -> Server:
    server = Server(
        uvicorn.Config(
            make_app(node),
            log_config=None,
            access_log=False,
            server_header=False,
            timeout_graceful_shutdown=PATIENCE,
            timeout_keep_alive=75,  # Longer than a proxy in front of it waits.
            http=Connection,
            ws="none",
        )
    )
    server.node = node
    return server


def serve(node: Node, host: str, port: int, on_listening: Callable[[str], None]) -> None:
    """Raises `InvalidOptions` where it cannot listen, or has no database."""
    with listen(host, port) as listener:
        shown = f"[{host}]" if ":" in host else host
        address = f"http://{shown}:{port_of(listener)}/"
        serve_on(node, listener, lambda: on_listening(address))


def serve_on(node: Node, listener: socket.socket, on_listening: Callable[[], None]) -> None:
    asyncio.run(prepare(node.config.database))
    with held_alone(node.config.database):
        on_listening()
        server = make_server(node)
        spare_players_the_collector()
        server.run(sockets=[listener])


def port_of(listener: socket.socket) -> int:
    port: int = listener.getsockname()[1]
    return port


def listen_near(host: str, port: int) -> socket.socket:
    """At the port, or at the next one that is free."""
    for near in range(port, min(port + NEAR, 65535)):
        with suppress(InvalidOptions):
            return listen(host, near)
    return listen(host, port)


def spare_players_the_collector() -> None:
    """Looking through all of 300 tables for garbage takes 100 ms, in which nobody is answered; so seldom."""
    gc.collect()
    gc.freeze()
    young, middle, _ = gc.get_threshold()
    gc.set_threshold(young, middle, 1000)


def listen(host: str, port: int) -> socket.socket:
    try:
        family, _, _, _, address = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)[0]
        return socket.create_server(address[:2], family=family, backlog=2048)
    except (OSError, OverflowError) as error:
        raise InvalidOptions("cannot-listen", host=host, port=str(port)) from error


async def prepare(address: str) -> None:
    """Sees that there is a database, before anybody is told that the tables are open."""
    try:
        url = make_url(address)
        if url.get_backend_name() == "sqlite":
            # The driver's thread survives a file that cannot be opened; so it is tried without one.
            sqlite3.connect(url.database or "").close()
        engine = open_engine(address)
        try:
            async with engine.connect() as connection:
                await connection.execute(text("SELECT 1"))
        finally:
            await engine.dispose()
    except (*ERRORS, sqlite3.Error) as error:
        raise InvalidOptions("database-unreachable", english=str(error).splitlines()[0]) from error
