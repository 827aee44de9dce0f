"""A connection that waits for nobody for ever, and keeps no more of a request's head than it needs."""

import asyncio
from typing import Final

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol

LARGEST_HEAD: Final = 32_768
CUT: Final = "vacherie.cut"
"""In the state of a request: ends its connection, even where the other side takes nothing any more."""
PATIENCE: Final = 60.0
"""Seconds in which a whole request has to arrive."""


class Connection(HttpToolsProtocol):
    is_in_head = True
    head_bytes = 0
    deadline: asyncio.TimerHandle | None = None

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        self.expect_request()

    def connection_lost(self, exc: Exception | None) -> None:
        self.cancel_deadline()
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        if self.deadline is None:
            self.expect_request()
        self.head_bytes += len(data)
        super().data_received(data)
        if self.is_in_head and self.head_bytes > LARGEST_HEAD and not self.transport.is_closing():
            self.send_400_response("The head of the request is too large.")

    def on_headers_complete(self) -> None:
        self.is_in_head = False
        self.scope["state"][CUT] = self.transport.abort
        super().on_headers_complete()

    def on_message_complete(self) -> None:
        self.is_in_head = True
        self.head_bytes = 0
        self.cancel_deadline()
        super().on_message_complete()

    def expect_request(self) -> None:
        self.deadline = self.loop.call_later(PATIENCE, self.give_up)

    def give_up(self) -> None:
        self.transport.abort()

    def cancel_deadline(self) -> None:
        if self.deadline is not None:
            self.deadline.cancel()
            self.deadline = None
