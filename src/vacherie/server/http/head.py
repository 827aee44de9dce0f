"""Answers HEAD like GET, without the body."""

from litestar.enums import ScopeType
from litestar.types import ASGIApp, HTTPScope, Message, Receive, Scope, Send


class HeadLikeGet:
    """A layer around the application, which knows GET alone."""

    def __init__(self, app: ASGIApp) -> None:
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != ScopeType.HTTP or scope["method"] != "HEAD":
            await self.app(scope, receive, send)
            return
        is_over = False

        async def send_head(message: Message) -> None:
            nonlocal is_over
            if message["type"] != "http.response.body":
                await send(message)
            elif not is_over:
                # A stream has no end of its own: after its head all is said.
                is_over = True
                await send({"type": "http.response.body", "body": b"", "more_body": False})

        asked: HTTPScope = {**scope, "method": "GET"}
        await self.app(asked, receive, send_head)
