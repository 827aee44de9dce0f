"""A server in this process, and people who talk to it over real HTTP."""

import asyncio
import secrets
from collections.abc import AsyncIterator, Awaitable, Callable, Coroutine
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import httpx
import msgspec
import uvicorn
from httpx import Response
from msgspec.structs import replace

from vacherie.server.config import Config
from vacherie.server.node.node import Node
from vacherie.server.serving import listen, make_server

QUICK = {"bot_pause": 0.0, "requests_per_second": 0.0, "heartbeat": 5.0}


def config_in(folder: Path, **changes: Any) -> Config:
    base = Config(database=f"sqlite+aiosqlite:///{folder / 'tables.sqlite'}")
    return replace(base, **{**QUICK, **changes})


@asynccontextmanager
async def serving(config: Config, **parts: Any) -> AsyncIterator["Place"]:
    """The node and its address, from its start to its graceful stop."""
    node = Node(config, **parts)
    listener = listen("127.0.0.1", 0)
    server = make_server(node)
    server.config.setup_event_loop = lambda: None  # type: ignore[method-assign]
    task = asyncio.create_task(run(server, listener))
    while not server.started:
        assert not task.done(), task
        await asyncio.sleep(0.01)
    place = Place(node, f"http://127.0.0.1:{listener.getsockname()[1]}")
    try:
        yield place
    finally:
        for guest in place.guests:
            await guest.http.aclose()
        node.close_streams()
        server.should_exit = True
        await task


async def run(server: uvicorn.Server, listener: Any) -> None:
    # Signals belong to the test.
    await server._serve([listener])


class Place:
    def __init__(self, node: Node, address: str) -> None:
        self.node = node
        self.address = address
        self.guests: list[Guest] = []

    def stranger(self) -> "Guest":
        self.guests.append(Guest(self.address))
        return self.guests[-1]

    async def guest(self, name: str = "Ada", *, token: bool = True) -> "Guest":
        guest = self.stranger()
        await guest.arrive(name, token=token)
        return guest


class Refused(Exception):
    def __init__(self, answer: Response) -> None:
        super().__init__(answer.status_code, answer.text)
        self.status = answer.status_code
        self.problem: dict[str, Any] = answer.json()
        self.code: str = self.problem["code"]


def is_asked(now: Any) -> bool:
    """Whether the message says that its reader is to act."""
    return now["view"] is not None and now["you"] in now["view"]["to_act"]


class Guest:
    """One person with a client of his own; `get` and the like give JSON, or raise `Refused`."""

    def __init__(self, address: str) -> None:
        self.http = httpx.AsyncClient(base_url=address, timeout=30, verify=False)

    async def arrive(self, name: str, *, token: bool = True) -> None:
        me = await self.post("/people", name=name, token=token)
        if token:
            self.http.headers["authorization"] = f"Bearer {me['token']}"
        else:
            self.http.headers["x-vacherie-csrf"] = me["csrf"]

    async def request(self, method: str, path: str, body: Any = None) -> Any:
        content = None if body is None else msgspec.json.encode(body)
        headers = {} if body is None else {"content-type": "application/json"}
        answer = await self.http.request(method, path, content=content, headers=headers)
        if answer.status_code >= 400:
            raise Refused(answer)
        return answer.json() if answer.content else None

    async def get(self, path: str) -> Any:
        return await self.request("GET", path)

    async def post(self, path: str, **body: Any) -> Any:
        return await self.request("POST", path, body)

    async def patch(self, path: str, **body: Any) -> Any:
        return await self.request("PATCH", path, body)

    async def delete(self, path: str) -> Any:
        return await self.request("DELETE", path)

    async def table(self, game: str = "six_qui_prend", **wishes: Any) -> str:
        made = await self.post("/tables", game=game, **wishes)
        name: str = made["table"]
        return name

    async def look(self, table: str) -> Any:
        return await self.get(f"/tables/{table}")

    async def act(self, table: str, question: int, action: Any, request: str | None = None) -> int:
        made = request or secrets.token_hex(8)
        done = await self.post(f"/tables/{table}/actions", question=question, action=action, request=made)
        number: int = done["number"]
        return number

    async def play(self, table: str, choose: Callable[[list[Any]], Any] = lambda legal: legal[0]) -> Any:
        """Plays to the end; gives the last message."""
        answered = -1
        async with self.stream(table) as messages:
            while True:
                now = await messages.next()
                if now["phase"] == "over":
                    return now
                if is_asked(now) and now["question"] > answered:
                    answered = now["question"]
                    await self.act(table, answered, choose(now["legal"]))

    @asynccontextmanager
    async def stream(self, table: str, last: int | None = None) -> AsyncIterator["Messages"]:
        headers = {} if last is None else {"last-event-id": str(last)}
        async with self.http.stream("GET", f"/tables/{table}/stream", headers=headers) as answer:
            if answer.status_code >= 400:
                await answer.aread()
                raise Refused(answer)
            yield Messages(answer)


async def code_of(work: Awaitable[Any]) -> str:
    """Why it was refused."""
    try:
        answer = await work
    except Refused as refused:
        return refused.code
    raise AssertionError(answer)


async def two(place: Place, game: str = "six_qui_prend", **wishes: Any) -> tuple[Guest, Guest, str]:
    """Two people, and the table at which their game has begun."""
    ada, bob = await place.guest("Ada"), await place.guest("Bob")
    table = await ada.table(game, seats=2, **wishes)
    await bob.post(f"/tables/{table}/seats")
    await ada.post(f"/tables/{table}/start")
    return ada, bob, table


class Hours:
    """A clock that goes as one likes."""

    def __init__(self) -> None:
        self.now = 1_000_000_000

    def __call__(self) -> int:
        return self.now


class Messages:
    """The messages of a stream, one after the other."""

    def __init__(self, answer: Response) -> None:
        self.answer = answer
        self.lines = answer.aiter_lines()

    async def next(self, timeout: float = 60) -> Any:
        async with asyncio.timeout(timeout):
            async for line in self.lines:
                if line.startswith("data: "):
                    return msgspec.json.decode(line.removeprefix("data: "))
        raise EOFError

    async def turn(self, after: int = -1) -> Any:
        """The first message that asks the reader for a question later than `after`.

        While several choose at once, the choice of another brings a message about the same question.
        """
        return await self.until(lambda now: is_asked(now) and now["question"] > after)

    async def until(self, holds: Callable[[Any], bool], timeout: float = 60) -> Any:
        async with asyncio.timeout(timeout):
            while True:
                message = await self.next(timeout)
                if holds(message):
                    return message


def awaited(work: Coroutine[Any, Any, None]) -> None:
    asyncio.run(work)
