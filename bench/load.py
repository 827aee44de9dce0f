"""Loads the table server: N tables of four scripted players over loopback, for so many seconds.

    python -m bench.load --tables 50,300 --rate 300 --seconds 20 --streams 2000

Prints actions a second, the time from a player's POST to another player's event, and the server's memory.
"""

import argparse
import asyncio
import os
import resource
import subprocess
import sys
import tempfile
import time
from collections.abc import Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Final

import msgspec
import uvloop

SEATS: Final = 4
GAME: Final = {"game": "six_qui_prend", "seats": SEATS, "options": {"target_heads": 1000}}


class Happened(msgspec.Struct):
    seat: int | None = None


class View(msgspec.Struct):
    to_act: list[int]


class Message(msgspec.Struct):
    """What a player needs of a message."""

    number: int
    happened: Happened | None
    you: int | None
    view: View | None
    question: int | None
    legal: list[msgspec.Raw]


MESSAGES: Final = msgspec.json.Decoder(Message)


class Connection:
    """One kept-alive HTTP connection, as thin as it can be: the load must not weigh more than the server."""

    def __init__(self, port: int) -> None:
        self.port = port
        self._turn = asyncio.Lock()
        self._streams: tuple[asyncio.StreamReader, asyncio.StreamWriter] | None = None

    async def post(self, path: str, token: str, body: Any) -> Any:
        data = msgspec.json.encode(body)
        async with self._turn:
            try:
                head, answer = await self._send(request("POST", path, token, data))
            except (OSError, EOFError):
                # It was idle for too long; the same request may be sent again.
                self._streams = None
                head, answer = await self._send(request("POST", path, token, data))
        status = int(head.split(b" ", 2)[1])
        assert status < 300 or status == 409, answer
        return msgspec.json.decode(answer)

    async def _send(self, data: bytes) -> tuple[bytes, bytes]:
        if self._streams is None:
            self._streams = await asyncio.open_connection("127.0.0.1", self.port)
        reader, writer = self._streams
        writer.write(data)
        head = await reader.readuntil(b"\r\n\r\n")
        length = int(head.lower().split(b"content-length: ")[1].split(b"\r\n")[0])
        return head, await reader.readexactly(length)


def request(method: str, path: str, token: str, body: bytes = b"") -> bytes:
    key = f"Authorization: Bearer {token}\r\n" if token else ""
    head = f"{method} {path} HTTP/1.1\r\nHost: 127.0.0.1\r\n{key}Content-Length: {len(body)}\r\n\r\n"
    return head.encode() + body


@dataclass
class Load:
    port: int
    rate: float
    waits: list[float] = field(default_factory=list)
    due: asyncio.Queue[tuple["Table", Message]] = field(default_factory=asyncio.Queue)
    acted: int = 0
    heard: int = 0
    is_measuring: bool = False


@dataclass
class Table:
    name: str
    tokens: list[str]
    connection: Connection
    sent: dict[int, float] = field(default_factory=dict)
    """When the action that became this number was posted."""
    heard: dict[int, float] = field(default_factory=dict)
    """When another player heard of this number."""


async def set_up(port: int) -> Table:
    connection = Connection(port)
    tokens = []
    for seat in range(SEATS):
        me = await connection.post("/people", "", {"name": f"Player {seat}", "token": True})
        tokens.append(me["token"])
    name = (await connection.post("/tables", tokens[0], GAME))["table"]
    for token in tokens[1:]:
        await connection.post(f"/tables/{name}/seats", token, {})
    await connection.post(f"/tables/{name}/start", tokens[0], {})
    return Table(name, tokens, connection)


async def open_stream(port: int, table: str, token: str) -> asyncio.StreamReader:
    reader, writer = await asyncio.open_connection("127.0.0.1", port, limit=2**20)
    writer.write(request("GET", f"/tables/{table}/stream", token))
    await reader.readuntil(b"\r\n\r\n")
    reader._keep = writer  # type: ignore[attr-defined]
    return reader


async def follow(load: Load, table: Table, reader: asyncio.StreamReader, plays: bool) -> None:
    """Reads a stream; a player's decisions are put into the queue of those that are due."""
    answered = -1
    while line := await reader.readline():
        if not line.startswith(b"data: "):
            continue
        now = time.perf_counter()
        load.heard += 1
        if not plays:
            continue
        message = MESSAGES.decode(line[6:])
        if message.happened is not None and message.happened.seat != message.you:
            note(load, table, message.number, heard=now)
        asked = () if message.view is None else message.view.to_act
        if message.you in asked and message.question is not None and message.question > answered:
            answered = message.question
            load.due.put_nowait((table, message))


def note(load: Load, table: Table, number: int, *, heard: float = 0, sent: float = 0) -> None:
    """Counts from the POST to the first other player who hears; the answer may come before or after."""
    if heard and number not in table.heard:
        table.heard[number] = heard
    if sent:
        table.sent[number] = sent
    if number in table.sent and number in table.heard:
        wait = table.heard[number] - table.sent.pop(number)
        if load.is_measuring:
            load.waits.append(wait)


async def act(load: Load, table: Table, message: Message) -> None:
    assert message.you is not None
    body = {
        "question": message.question,
        "action": message.legal[len(message.legal) // 2],
        "request": f"{message.question}-{message.you}",
    }
    sent = time.perf_counter()
    answer = await table.connection.post(f"/tables/{table.name}/actions", table.tokens[message.you], body)
    if "number" in answer:
        load.acted += load.is_measuring
        note(load, table, answer["number"], sent=sent)


async def pace(load: Load) -> None:
    """Lets so many of the due actions happen each second."""
    tasks: set[asyncio.Task[None]] = set()
    next_at = time.perf_counter()
    while True:
        table, message = await load.due.get()
        next_at = max(next_at + 1 / load.rate, time.perf_counter() - 0.1)
        if (delay := next_at - time.perf_counter()) > 0:
            await asyncio.sleep(delay)
        task = asyncio.create_task(act(load, table, message))
        tasks.add(task)
        task.add_done_callback(tasks.discard)


async def measure(
    port: int, process: int, tables: int, rate: float, seconds: float, streams: int
) -> dict[str, Any]:
    load = Load(port, rate)
    await set_up(port)  # What the first table brings into memory belongs to no table.
    empty = memory(process)
    made: list[Table] = []
    for start in range(0, tables, 20):
        made += await asyncio.gather(*(set_up(port) for _ in range(start, min(tables, start + 20))))
    with_tables = memory(process)
    readers: list[asyncio.Task[None]] = []
    for table in made:
        for token in table.tokens:
            reader = await open_stream(port, table.name, token)
            readers.append(asyncio.create_task(follow(load, table, reader, plays=True)))
    for index in range(max(0, streams - tables * SEATS)):
        table = made[index % len(made)]
        reader = await open_stream(port, table.name, table.tokens[0])
        readers.append(asyncio.create_task(follow(load, table, reader, plays=False)))
    with_streams = memory(process)
    pacer = asyncio.create_task(pace(load))
    await asyncio.sleep(2)
    load.is_measuring, load.heard = True, 0
    used = cpu_seconds(process)
    began = time.perf_counter()
    await asyncio.sleep(seconds)
    load.is_measuring = False
    elapsed = time.perf_counter() - began
    used = cpu_seconds(process) - used
    for task in (pacer, *readers):
        task.cancel()
    await asyncio.gather(pacer, *readers, return_exceptions=True)
    waits = sorted(load.waits)
    return {
        "tables": tables,
        "streams": len(readers),
        "actions/s": load.acted / elapsed,
        "events/s": load.heard / elapsed,
        "p50 ms": 1000 * waits[len(waits) // 2],
        "p99 ms": 1000 * waits[int(len(waits) * 0.99)],
        "server cpu %": 100 * used / elapsed,
        "kB/table": (with_tables - empty) / tables / 1024,
        "kB/stream": (with_streams - with_tables) / len(readers) / 1024,
    }


def memory(process: int) -> int:
    """Resident bytes."""
    pages = int(Path(f"/proc/{process}/statm").read_text().split()[1])
    return pages * os.sysconf("SC_PAGE_SIZE")


def cpu_seconds(process: int) -> float:
    fields = Path(f"/proc/{process}/stat").read_text().rsplit(")", 1)[1].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def run(tables: int, rate: float, seconds: float, streams: int, database: str | None) -> dict[str, Any]:
    with tempfile.TemporaryDirectory() as folder:
        address = database or f"sqlite:///{folder}/tables.sqlite"
        command = [
            sys.executable,
            "-m",
            "vacherie",
            "serve",
            "--port",
            "0",
            "--rate",
            "0",
            "--database",
            address,
        ]
        with subprocess.Popen(
            command,
            stdout=subprocess.PIPE,
            text=True,
            env={**os.environ, "LANG": "C.UTF-8", "COLUMNS": "200"},
        ) as server:
            assert server.stdout is not None
            line = server.stdout.readline()
            port = int(line.split("http://127.0.0.1:")[1].split("/")[0])
            try:
                return uvloop.run(measure(port, server.pid, tables, rate, seconds, streams))
            finally:
                server.terminate()


def row(values: Sequence[str]) -> str:
    return f"| {' | '.join(values)} |"


def main() -> None:
    parser = argparse.ArgumentParser(description="Loads the table server.")
    parser.add_argument("--tables", default="300", help="how many, or several numbers: 50,100,300,500")
    parser.add_argument(
        "--rate", type=float, default=0, help="actions a second in all; as many as tables if 0"
    )
    parser.add_argument("--seconds", type=float, default=20)
    parser.add_argument("--streams", type=int, default=0, help="spectators make up what players lack")
    parser.add_argument("--database", help="another than an SQLite of its own")
    wishes = parser.parse_args()
    hard = resource.getrlimit(resource.RLIMIT_NOFILE)[1]
    resource.setrlimit(resource.RLIMIT_NOFILE, (hard, hard))
    for index, count in enumerate(map(int, wishes.tables.split(","))):
        found = run(count, wishes.rate or count, wishes.seconds, wishes.streams, wishes.database)
        if index == 0:
            print(row(list(found)))
            print(row(["---:"] * len(found)))
        print(
            row([f"{value:.1f}" if isinstance(value, float) else str(value) for value in found.values()]),
            flush=True,
        )


if __name__ == "__main__":
    main()
