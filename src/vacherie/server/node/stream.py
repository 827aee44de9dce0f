"""Server-sent events: numbered messages to one viewer, and a sign of life in between."""

import asyncio
from collections.abc import AsyncIterator
from typing import Final

from vacherie.core.values import Viewer
from vacherie.server.table.projection import Moment, show

LONGEST_QUEUE: Final = 64
"""Messages that wait for a slow reader; whoever is slower still has to come again and resume."""
RETRY: Final = b"retry: 1000\n\n"
ALIVE: Final = b": alive\n\n"


class Stream:
    """One open connection."""

    __slots__ = ("_messages", "address", "is_open", "person")

    def __init__(self, person: str, address: str) -> None:
        self.person = person
        self.address = address
        self.is_open = True
        self._messages: asyncio.Queue[bytes | None] = asyncio.Queue()

    def send(self, message: bytes) -> None:
        if self._messages.qsize() >= LONGEST_QUEUE:
            self.close()
        elif self.is_open:
            self._messages.put_nowait(message)

    def close(self) -> None:
        """After what has been sent."""
        if self.is_open:
            self.is_open = False
            self._messages.put_nowait(None)

    async def bytes(self) -> AsyncIterator[bytes]:
        yield RETRY
        while (message := await self._messages.get()) is not None:
            yield message


def event_bytes(moment: Moment, viewer: Viewer) -> bytes:
    """JSON has no line break of its own, so that each message is one line."""
    return b"id: %d\nevent: table\ndata: %b\n\n" % (moment.table.number, show(moment, viewer))
