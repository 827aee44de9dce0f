"""Runs a house over HTTP until it is told to stop."""

import asyncio
import signal
import socket
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from types import FrameType
from typing import Final

import uvicorn

from vacherie.core.errors import InvalidOptions
from vacherie.server.app import make_app
from vacherie.server.house import House

PATIENCE: Final = 10
"""Seconds for answers under way, when the server stops."""


class Server(uvicorn.Server):
    """Streams never end by themselves: before it waits for them, the server ends them."""

    house: House

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
        asyncio.get_running_loop().call_soon_threadsafe(self.house.close_streams)


def make_server(house: House) -> Server:
    server = Server(
        uvicorn.Config(
            make_app(house),
            log_config=None,
            access_log=False,
            server_header=False,
            timeout_graceful_shutdown=PATIENCE,
            h11_max_incomplete_event_size=32_768,
        )
    )
    server.house = house
    return server


def serve(house: House, host: str, port: int, on_listening: Callable[[str], None]) -> None:
    """Raises `InvalidOptions` where it cannot listen."""
    listener = listen(host, port)
    shown = f"[{host}]" if ":" in host else host
    on_listening(f"http://{shown}:{listener.getsockname()[1]}/")
    make_server(house).run(sockets=[listener])


def listen(host: str, port: int) -> socket.socket:
    try:
        address = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM, flags=socket.AI_PASSIVE)[0]
        listener = socket.socket(address[0], socket.SOCK_STREAM)
        listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        listener.bind(address[4])
        listener.listen(2048)
    except (OSError, OverflowError) as error:
        raise InvalidOptions("cannot-listen", host=host, port=port) from error
    return listener
