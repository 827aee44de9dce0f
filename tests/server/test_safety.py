"""What nobody may do to the server, and what every answer says."""

import asyncio
from collections import Counter
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest

from tests.server.client import Place, Refused, awaited, config_in, serving
from tests.soak import IN_NUMBERS, ROUNDS
from vacherie.server.http.guard import POLICY
from vacherie.server.people.limits import Limit

REQUESTS = 2_000 * IN_NUMBERS if ROUNDS == 1 else 100_000 * ROUNDS
CONNECTIONS = 8
HUNG_UP = 0
"""Stands for the status of a request that its sender never finished."""
HOSTS = [b"", b"[", b"[::1]:80", b"a b", b"\xff", b"a:99999999", b"http://x", b"x" * 300]
TABLE_PATHS = [
    "/seats",
    "/seats/0",
    "/seats/x",
    "/bots",
    "/shuffle",
    "/start",
    "/rematch",
    "/actions",
    "/undo",
    "/back",
    "/chat",
    "/moments",
    "/record",
    "/moments?after=-1",
    "/moments?most=x",
    "/%00",
]
PATHS = [
    "/people",
    "/people/arrivals",
    "/me",
    "/me/tokens",
    "/me/tokens/x",
    "/me/link",
    "/me/tables?phase=x",
    "/tables",
    "/tables?x=%ff&x=1",
    "/games",
    "/games/nevaches/files/deck",
    "/games/x/files/y",
    "/ratings/a/b",
    "/ratings/nevaches/%00",
    "/health",
    "/schema",
    "/%zz",
    "//",
]
FIELDS = [
    "name",
    "token",
    "game",
    "options",
    "seats",
    "public",
    "clock",
    "bots",
    "start",
    "seat",
    "level",
    "ready",
    "question",
    "action",
    "request",
    "text",
    "code",
    "label",
    "sit",
    "chat",
]


def test_every_answer_forbids_what_a_page_does_not_need(tmp_path: Path) -> None:
    async def ask() -> None:
        async with serving(config_in(tmp_path)) as place:
            stranger = place.stranger()
            for path in ("/games", "/nowhere", "/me", "/health", "/metrics", "/schema"):
                headers = (await stranger.http.get(path)).headers
                assert headers["content-security-policy"] == POLICY
                assert headers["x-content-type-options"] == "nosniff"
                assert headers["referrer-policy"] == "no-referrer"
                assert headers["cache-control"] == "no-store"
                assert "server" not in headers
            assert "unsafe" not in POLICY
            assert "default-src 'none'" in POLICY

    awaited(ask())


def test_a_person_who_asks_too_often_has_to_wait_and_others_have_not(tmp_path: Path) -> None:
    async def ask() -> None:
        config = config_in(tmp_path, requests_per_second=0.01, burst=8)
        async with serving(config) as place:
            ada, bob = await place.guest("Ada"), await place.guest("Bob")
            for _ in range(8):
                await ada.patch("/me", name="Ada")
            with pytest.raises(Refused) as refused:
                await ada.patch("/me", name="Ada")
            assert (refused.value.status, refused.value.code) == (429, "too-many-requests")
            assert refused.value.problem["params"]["seconds"] >= 1
            assert (await bob.patch("/me", name="Bob"))["name"] == "Bob"

    awaited(ask())


def test_an_address_that_asks_too_often_has_to_wait(tmp_path: Path) -> None:
    async def ask() -> None:
        config = config_in(tmp_path, requests_per_second=0.01, burst=2, address_share=5)
        async with serving(config) as place:
            stranger = place.stranger()
            answers = [await stranger.http.get("/games") for _ in range(11)]
            assert answers[-1].status_code == 429
            assert int(answers[-1].headers["retry-after"]) >= 1

    awaited(ask())


def test_a_limit_fills_up_again() -> None:
    time = 0.0
    limit = Limit(2, 3, lambda: time)
    for _ in range(3):
        limit.spend("ada")
    with pytest.raises(Exception, match="too-many-requests"):
        limit.spend("ada")
    time = 0.5
    limit.spend("ada")
    with pytest.raises(Exception, match="too-many-requests"):
        limit.spend("ada")


def test_thousands_of_malformed_requests_give_no_server_error(tmp_path: Path) -> None:
    async def attack() -> None:
        async with serving(config_in(tmp_path)) as place:
            ada = await place.guest()
            table = await ada.table(bots=["calf"])
            token = ada.http.headers["authorization"]
            attackers = [
                Attacker(place, Random(number), table, token).attack(REQUESTS // CONNECTIONS)
                for number in range(CONNECTIONS)
            ]
            statuses = sum(await asyncio.gather(*attackers), Counter[int]())
            print(dict(statuses))
            assert statuses.total() == REQUESTS
            assert {200, 400, 401, 404, 405, HUNG_UP} <= set(statuses)
            assert (await ada.look(table))["table"] == table

    awaited(attack())


class Attacker:
    """Sends nonsense over a socket, and reads how it is answered."""

    def __init__(self, place: Place, random: Random, table: str, token: str) -> None:
        self.port = int(place.address.rsplit(":", 1)[1])
        self.random = random
        self.table = table
        self.token = token

    async def attack(self, count: int) -> Counter[int]:
        statuses = Counter[int]()
        connection = await self.connect()
        while statuses.total() < count:
            data = self.nonsense()
            if self.random.random() < 0.01:
                connection[1].write(data[: self.random.randint(1, len(data))])
                connection[1].transport.abort()
                statuses[HUNG_UP] += 1
                connection = await self.connect()
                continue
            try:
                status, is_open = await self.send(*connection, data)
                statuses[status] += 1
            except (OSError, EOFError):
                is_open = False
            if not is_open:
                connection[1].close()
                connection = await self.connect()
        connection[1].close()
        return statuses

    async def connect(self) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
        return await asyncio.open_connection("127.0.0.1", self.port)

    async def send(
        self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter, data: bytes
    ) -> tuple[int, bool]:
        writer.write(data)
        async with asyncio.timeout(10):
            head = await reader.readuntil(b"\r\n\r\n")
            status = int(head.split()[1])
            headers = dict(line.lower().split(b": ", 1) for line in head.split(b"\r\n")[1:-2])
            # Only a server that says when to come again may refuse what it cannot do now.
            assert status < 500 or (status == 503 and b"retry-after" in headers), (status, data)
            if not data.startswith(b"HEAD"):
                await reader.readexactly(int(headers.get(b"content-length", 0)))
        return status, headers.get(b"connection") != b"close" and b"transfer-encoding" not in headers

    def nonsense(self) -> bytes:
        choice = self.random.random()
        if choice < 0.02:
            return self.random.randbytes(40).replace(b"\n", b"") + b"\r\n\r\n"
        method = self.random.choice(["GET", "POST", "POST", "POST", "PATCH", "DELETE", "PUT", "HEAD", "BREW"])
        body = self.body() if method in ("POST", "PATCH", "PUT") else b""
        lines = [
            f"{method} {self.path()} HTTP/1.1".encode(),
            b"Host: " + (b"127.0.0.1" if self.random.random() < 0.9 else self.random.choice(HOSTS)),
            b"Content-Length: %d" % len(body),
            b"Content-Type: " + self.random.choice([b"application/json", b"text/plain", b"x", b"\xff"]),
        ]
        if self.random.random() < 0.8:
            lines.append(b"Authorization: " + self.token.encode())
        if self.random.random() < 0.1:
            lines.append(b"Cookie: vacherie=" + self.random.randbytes(9).hex().encode() + b"; =;;\xfe")
        if self.random.random() < 0.1:
            lines.append(
                b"Origin: " + self.random.choice([b"null", b"http://[", b"\xff", b"http://127.0.0.1"])
            )
        return b"\r\n".join(lines) + b"\r\n\r\n" + (b"" if method == "HEAD" else body)

    def path(self) -> str:
        if self.random.random() < 0.4:
            return self.random.choice(PATHS)
        table = self.random.choice([self.table, "nowhere", "%ff", "..", "a" * 300, "%F0%9F%90%84"])
        return f"/tables/{table}{self.random.choice(['', *TABLE_PATHS])}"

    def body(self) -> bytes:
        names = self.random.sample(FIELDS, self.random.randint(0, 6))
        value = {name: self.value(2) for name in names}
        data = msgspec.json.encode(value)
        match self.random.randint(0, 9):
            case 0:
                return data[: self.random.randint(0, len(data))]
            case 1:
                return self.random.randbytes(30)
            case 4:
                return data.replace(b'"', b'"' + self.random.choice([b"\xff", b"\xc3", b"\xed\xa0\x80"]), 1)
            case 2:
                return b"[" * 5000
            case 3:
                return msgspec.json.encode(self.value(3))
            case _:
                return data

    def value(self, depth: int) -> Any:
        simple: list[Any] = [
            None,
            True,
            0,
            -1,
            3,
            2**31,
            2**63,
            10**30,
            1.5,
            "",
            "cow",
            "six_qui_prend",
            "nevaches",
        ]
        simple += [
            "\ud800".encode("utf-16", "surrogatepass").hex(),
            "\x00",
            "a" * 2000,
            "unexploded_cow",
            "1",
        ]
        if depth == 0 or self.random.random() < 0.6:
            return self.random.choice(simple)
        if self.random.random() < 0.5:
            return [self.value(depth - 1) for _ in range(self.random.randint(0, 3))]
        keys = ["kind", "seconds", "variant", "deck", "target_heads", "card", "cows", "edition", ""]
        return {self.random.choice(keys): self.value(depth - 1) for _ in range(self.random.randint(0, 3))}
