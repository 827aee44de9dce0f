"""What holds for every request: where it may come from, how often, and what every answer carries."""

import re
from time import perf_counter
from typing import TYPE_CHECKING, Any, Final
from urllib.parse import urlsplit

import msgspec
from litestar.enums import ScopeType
from litestar.types import ASGIApp, HTTPScope, Message, Receive, ReceiveMessage, Scope, Send

from vacherie.server.errors import BadRequest, NotAllowed, ServerError, come_again, problem_of
from vacherie.server.people.address import network_of

if TYPE_CHECKING:
    from vacherie.server.node.node import Node

# No script, style, picture or connection but our own; nobody may frame us; forms go nowhere.
POLICY: Final = (
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; font-src 'self'; "
    "connect-src 'self'; manifest-src 'self'; worker-src 'self'; base-uri 'none'; form-action 'none'; "
    "frame-ancestors 'none'"
)
HEADERS: Final = [
    (b"content-security-policy", POLICY.encode()),
    (b"x-content-type-options", b"nosniff"),
    (b"x-frame-options", b"DENY"),
    (b"referrer-policy", b"no-referrer"),
    (b"cross-origin-opener-policy", b"same-origin"),
    (b"cross-origin-resource-policy", b"same-origin"),
    (b"permissions-policy", b"camera=(), geolocation=(), microphone=(), payment=(), usb=()"),
]
SECURE: Final = (b"strict-transport-security", b"max-age=31536000")
UNCACHED: Final = (b"cache-control", b"no-store")
UNBUFFERED: Final = (b"x-accel-buffering", b"no")
"""Tells a proxy to pass a stream on at once."""
SAFE: Final = ("GET", "HEAD", "OPTIONS")
HOST: Final = re.compile(rb"(?:[A-Za-z0-9._~%!$&'()*+,;=-]*|\[[0-9A-Fa-f:.]+\])(?::[0-9]{1,5})?")
"""What may be the name of a server and its port."""
HUNG_UP: Final = "vacherie.hung_up"
"""In the state of a request whose sender is gone."""


class Guard:
    """A layer around the whole application."""

    def __init__(self, app: ASGIApp, node: "Node") -> None:
        self.app = app
        self.node = node
        self.origins = {origin.rstrip("/").lower() for origin in node.config.origins}

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != ScopeType.HTTP:
            await self.app(scope, receive, send)
            return
        began = perf_counter()
        status = 0
        is_stream = False

        async def send_guarded(message: Message) -> None:
            nonlocal status, is_stream
            if message["type"] == "http.response.start":
                status = message["status"]
                headers: list[Any] = list(message["headers"])
                is_stream = any(
                    name == b"content-type" and b"event-stream" in value for name, value in headers
                )
                message["headers"] = [*headers, *self.headers(scope, headers, is_stream)]
            await send(message)

        async def receive_guarded() -> ReceiveMessage:
            message = await receive()
            if message["type"] == "http.disconnect":
                scope["state"][HUNG_UP] = True
            return message

        try:
            self.check(scope)
        except ServerError as error:
            self.node.metrics.refusals.labels(error.code).inc()
            await refuse(error, send_guarded)
        else:
            await self.app(scope, receive_guarded, send_guarded)
        if not is_stream:
            seconds = self.node.metrics.request_seconds.labels(scope["method"], status)
            seconds.observe(perf_counter() - began)

    def check(self, scope: HTTPScope) -> None:
        client = scope.get("client")
        self.node.address_limit.spend(network_of(client[0]) if client else "")
        hosts = [value for name, value in scope["headers"] if name == b"host"]
        if len(hosts) > 1 or not all(map(HOST.fullmatch, hosts)):
            raise BadRequest("host-invalid")
        if scope["method"] in SAFE:
            return
        sent = {
            name: value.decode("latin-1") for name, value in scope["headers"] if name in (b"origin", b"host")
        }
        origin = sent.get(b"origin")
        if origin is not None and not self.is_ours(origin.lower(), sent.get(b"host", "").lower()):
            raise NotAllowed("other-origin")

    def is_ours(self, origin: str, host: str) -> bool:
        try:
            return origin in self.origins or urlsplit(origin).netloc == host != ""
        except ValueError:
            return False

    def headers(self, scope: Scope, sent: list[Any], is_stream: bool) -> list[tuple[bytes, bytes]]:
        added = list(HEADERS)
        if scope["scheme"] == "https":
            added.append(SECURE)
        if is_stream:
            added.append(UNBUFFERED)
        if all(name != b"cache-control" for name, _ in sent):
            added.append(UNCACHED)
        return added


async def refuse(error: ServerError, send: Send) -> None:
    body = msgspec.json.encode(problem_of(error))
    headers = [(b"content-type", b"application/json"), (b"content-length", str(len(body)).encode())]
    headers += [(name.lower().encode(), value.encode()) for name, value in come_again(error).items()]
    await send({"type": "http.response.start", "status": error.status, "headers": headers})
    await send({"type": "http.response.body", "body": body, "more_body": False})
