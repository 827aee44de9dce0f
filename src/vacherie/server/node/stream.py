"""Server-sent events: numbered messages to one viewer, and a sign of life in between."""

import asyncio
from collections.abc import AsyncIterator, Callable
from typing import Final

from vacherie.core.values import Viewer
from vacherie.server.table.projection import Moment, show

LONGEST_QUEUE: Final = 64
"""Messages that wait for a slow reader; whoever is slower still has to come again and resume."""
RETRY: Final = b"retry: 1000\n\n"
FAREWELL: Final = b"retry: 500\n: closing\n\n"
"""A hint to come again, which is no message; the same for all, as every byte that a stream carries."""
ALIVE: Final = b": alive\n\n"
BUSY: Final = b"event: busy\ndata: {}\n\n"
"""The bots have more to think about than they can: news without a number, of which nothing is kept."""


class Stream:
    """One open connection."""

    __slots__ = ("_messages", "_room", "address", "cut", "is_open", "person", "wants_news")

    def __init__(self, person: str, address: str, cut: Callable[[], None] = lambda: None) -> None:
        self.person = person
        self.address = address
        self.cut = cut
        """Ends the connection at once, whatever waits to be sent."""
        self.wants_news = False
        """Whether its reader knows that there are events without a number."""
        self.is_open = True
        self._room = LONGEST_QUEUE
        self._messages: asyncio.Queue[bytes | None] = asyncio.Queue()

    def begin(self, message: bytes) -> None:
        """What happened before its reader came is no reason to call that reader slow."""
        self._room += 1
        self._messages.put_nowait(message)

    def send(self, message: bytes) -> None:
        if self._messages.qsize() >= self._room:
            # It reads nothing any more: nobody waits for it.
            self.close()
            self.cut()
        elif self.is_open:
            self._messages.put_nowait(message)

    def send_news(self, news: bytes) -> None:
        if self.wants_news:
            self.send(news)

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
