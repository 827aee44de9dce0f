"""A client that plays on whatever happens to the server, and writes down all that it was told."""

import asyncio
import secrets
from dataclasses import dataclass, field
from random import Random
from typing import Any

import httpx
import msgspec

from tests.server.client import is_asked

PAUSE = 0.05
"""Seconds before a client tries again."""


@dataclass
class Acknowledged:
    """An action that the server said it had taken."""

    table: str
    seat: int
    question: int
    request: str
    action: Any
    number: int


@dataclass
class Stubborn:
    address: list[str]
    """Where servers may be found; the next one is tried when one does not answer."""
    random: Random
    token: str = ""
    acknowledged: list[Acknowledged] = field(default_factory=list)
    told: dict[str, list[int]] = field(default_factory=dict)
    """The numbers of the messages of each table's stream, in the order in which they came."""
    pause: float = 0
    """Seconds of thought before each action."""
    failures: int = 0
    games: int = 0

    def client(self) -> httpx.AsyncClient:
        headers = {"authorization": f"Bearer {self.token}"} if self.token else {}
        return httpx.AsyncClient(headers=headers, timeout=10, verify=False)

    async def ask(
        self, client: httpx.AsyncClient, method: str, path: str, body: Any = None
    ) -> httpx.Response:
        """Asks until somebody answers; the same request, however often."""
        while True:
            try:
                answer = await client.request(method, self.address[0] + path, json=body)
            except httpx.TransportError:
                self.turn_away()
                await asyncio.sleep(PAUSE)
                continue
            if answer.status_code == 503:
                await asyncio.sleep(PAUSE)
                continue
            return answer

    def turn_away(self) -> None:
        self.failures += 1
        self.address.append(self.address.pop(0))

    async def arrive(self, name: str) -> None:
        async with self.client() as client:
            answer = await self.ask(client, "POST", "/people", {"name": name, "token": True})
            self.token = answer.json()["token"]

    async def play(self, table: str) -> None:
        """Until the game is over, or it is cancelled."""
        answered = -1
        async with self.client() as client:
            while True:
                try:
                    last = self.told.get(table, [None])[-1]
                    headers = {} if last is None else {"last-event-id": str(last)}
                    path = f"{self.address[0]}/tables/{table}/stream"
                    async with client.stream("GET", path, headers=headers) as messages:
                        async for line in messages.aiter_lines():
                            if line.startswith("data: "):
                                now = msgspec.json.decode(line.removeprefix("data: "))
                                self.told.setdefault(table, []).append(now["number"])
                                if now["phase"] == "over":
                                    self.games += 1
                                    return
                                if is_asked(now) and now["question"] > answered:
                                    answered = await self.act(client, table, now)
                except httpx.TransportError:
                    pass
                self.turn_away()
                await asyncio.sleep(PAUSE)

    async def act(self, client: httpx.AsyncClient, table: str, now: Any) -> int:
        """Answers the question, and sometimes changes its mind; gives the question."""
        question: int = now["question"]
        await asyncio.sleep(self.pause)
        await self.send(client, table, now, self.random.choice(now["legal"]))
        if self.random.random() < 0.1:
            await self.send(client, table, now, self.random.choice(now["legal"]))
        return question

    async def send(self, client: httpx.AsyncClient, table: str, now: Any, action: Any) -> None:
        request = secrets.token_hex(8)
        body = {"question": now["question"], "action": action, "request": request}
        answer = await self.ask(client, "POST", f"/tables/{table}/actions", body)
        if answer.status_code == 200:
            number = answer.json()["number"]
            self.acknowledged.append(
                Acknowledged(table, now["you"], now["question"], request, action, number)
            )
        else:
            assert answer.status_code == 409, answer.text
