"""What breaks around a server: its database, its disk, its readers. It says so, and goes on afterwards."""

import asyncio
import os
import resource
import socket
import time
from pathlib import Path
from random import Random

import httpx
import pytest

from tests.server.client import Place, awaited, code_of, config_in, serving
from tests.server.postgres import postgres
from tests.server.process import ServerProcess
from tests.server.stubborn import Stubborn
from vacherie.cli.main import main
from vacherie.server.node.stream import LONGEST_QUEUE
from vacherie.server.node.supervision import Alive, Supervisor

IS_FULL = bool(os.environ.get("FULL"))
LEASE = 3
OUTAGE = 10 if IS_FULL else 2
SLACK = 1 if IS_FULL else 4
"""`make test` shares its processors with many other tests."""
BACK_AFTER = 5 * SLACK
TAKEN_OVER_AFTER = (LEASE + 1) * SLACK


def test_two_nodes_outlive_a_restart_of_their_database_and_then_the_end_of_one(tmp_path: Path) -> None:
    async def play(nodes: list[ServerProcess]) -> None:
        first, second = (node.address for node in nodes)
        ada = Stubborn([first, second], Random(1), pause=0.05)
        bob = Stubborn([second, first], Random(2), pause=0.05)
        eve = Stubborn([second], Random(3))
        people = [ada, bob, eve]
        for person, name in zip(people, ("Ada", "Bob", "Eve"), strict=True):
            await person.arrive(name)
        table = await set_up(ada, bob)
        games = asyncio.gather(*(person.play(table) for person in people))
        await heard(people, table, 8)
        await asyncio.to_thread(database.stop)
        await asyncio.sleep(OUTAGE)
        for node in nodes:
            assert (await status(f"{node.address}/health"), await status(f"{node.address}/alive")) == (
                503,
                200,
            )
        await asyncio.to_thread(database.start)
        assert await heard(people, table, 8) <= BACK_AFTER
        for node in nodes:
            await well(f"{node.address}/health")
        nodes[0].kill()
        assert await heard(people, table, 4) <= TAKEN_OVER_AFTER
        games.cancel()
        await asyncio.gather(games, return_exceptions=True)
        for person in people:
            numbers = person.told[table]
            assert numbers == list(range(numbers[0], numbers[0] + len(numbers)))
            assert {each.number for each in person.acknowledged} <= set(eve.told[table])

    with postgres() as database:
        arguments = ("--lease", str(LEASE))
        nodes = [ServerProcess(tmp_path, *arguments, database=database.address) for _ in range(2)]
        try:
            for node in nodes:
                node.start()
            for node in nodes:
                node.wait()
            asyncio.run(play(nodes))
        finally:
            for node in nodes:
                node.kill()


async def set_up(ada: Stubborn, bob: Stubborn) -> str:
    """A long game of Ada, Bob and a bot that Ada's node keeps."""
    options = {"target_heads": None, "max_rounds": 50}
    wish = {"game": "six_qui_prend", "seats": 3, "bots": ["calf"], "options": options}
    async with ada.client() as client:
        table: str = (await ada.ask(client, "POST", "/tables", wish)).json()["table"]
    async with bob.client() as client:
        await bob.ask(client, "POST", f"/tables/{table}/seats", {})
    async with ada.client() as client:
        assert (await ada.ask(client, "POST", f"/tables/{table}/start")).status_code == 201
    return table


async def heard(people: list[Stubborn], table: str, count: int) -> float:
    """The seconds until everybody has been told of so much more; of a third thing only if the bot acts."""
    began = time.monotonic()
    before = [len(person.told.get(table, [])) for person in people]
    async with asyncio.timeout(60):
        while any(
            len(person.told.get(table, [])) < told + count
            for person, told in zip(people, before, strict=True)
        ):
            await asyncio.sleep(0.01)
    return time.monotonic() - began


async def status(address: str) -> int:
    async with httpx.AsyncClient(verify=False, timeout=20) as client:
        return (await client.get(address)).status_code


async def well(address: str) -> None:
    async with asyncio.timeout(30):
        while await status(address) != 200:
            await asyncio.sleep(0.05)


def test_a_full_disk_makes_a_server_unready_until_there_is_room_again(tmp_path: Path) -> None:
    server = ServerProcess(tmp_path)
    server.start()
    server.wait()
    log = tmp_path / "tables.sqlite-wal"
    free = resource.prlimit(server.process.pid, resource.RLIMIT_FSIZE)
    try:
        with httpx.Client(base_url=server.address, verify=False, timeout=30) as client:
            assert client.post("/people", json={"name": "Ada"}).status_code == 201
            full = (log.stat().st_size, free[1])
            resource.prlimit(server.process.pid, resource.RLIMIT_FSIZE, full)
            time.sleep(1)  # So long a server that could write is believed to be able to.
            answer = client.get("/health")
            assert (answer.status_code, answer.json()["code"]) == (503, "database-unavailable")
            assert answer.headers["retry-after"] == "1"
            assert client.post("/people", json={"name": "Bob"}).status_code == 503
            assert client.get("/alive").json()["status"] == "ok"
            resource.prlimit(server.process.pid, resource.RLIMIT_FSIZE, free)
            assert client.get("/health").status_code == 200
            assert client.post("/people", json={"name": "Bob"}).status_code == 201
        assert server.stop() == 0
    finally:
        server.kill()


def test_work_that_fails_begins_again_and_makes_the_node_unready_until_it_goes_well(tmp_path: Path) -> None:
    async def serve() -> None:
        is_broken = True

        async def work() -> None:
            if is_broken:
                raise RuntimeError("broken")

        async with serving(config_in(tmp_path)) as place:
            guest = place.stranger()
            await guest.get("/health")
            place.node.supervisor.every("test", 0.01, work)
            await until_unwell(place.node.supervisor, ["test"])
            assert await code_of(guest.get("/health")) == "server-not-ready"
            is_broken = False
            await until_unwell(place.node.supervisor, [])
            await guest.get("/health")

    awaited(serve())


def test_work_that_ends_or_is_stuck_is_noticed() -> None:
    async def end(alive: Alive) -> None:
        alive()

    async def hang(alive: Alive) -> None:
        await asyncio.Event().wait()

    async def watch() -> None:
        supervisor = Supervisor()
        supervisor.keep("short", end)
        supervisor.keep("stuck", hang, patience=0.05)
        await until_unwell(supervisor, ["stuck"])
        supervisor.keep("stuck too", hang, patience=60)
        assert supervisor.unwell() == ["stuck"]
        await supervisor.stop()

    awaited(watch())


async def until_unwell(supervisor: Supervisor, names: list[str]) -> None:
    async with asyncio.timeout(30):
        while supervisor.unwell() != names:
            await asyncio.sleep(0.01)


async def deaf_reader(place: Place) -> tuple[asyncio.StreamWriter, str]:
    """Opens a stream, of which it never reads a byte."""
    ada = await place.guest()
    table = await ada.table()
    key = ada.http.headers["authorization"]
    connection = socket.socket()
    connection.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
    connection.setblocking(False)
    port = int(place.address.rsplit(":", 1)[1])
    await asyncio.get_running_loop().sock_connect(connection, ("127.0.0.1", port))
    _, writer = await asyncio.open_connection(sock=connection, limit=1)
    writer.write(f"GET /tables/{table}/stream HTTP/1.1\r\nHost: x\r\nAuthorization: {key}\r\n\r\n".encode())
    async with asyncio.timeout(30):
        while not place.node.count_streams():
            await asyncio.sleep(0.01)
    return writer, table


def shout(place: Place, table: str, times: int) -> None:
    for stream in tuple(place.node.tables[table].streams):
        for _ in range(times):
            stream.send(b": " + b"moo" * 100_000 + b"\n\n")


def test_a_reader_that_never_reads_is_cut_when_too_much_waits_for_it(tmp_path: Path) -> None:
    async def shout_on() -> None:
        async with serving(config_in(tmp_path)) as place:
            writer, table = await deaf_reader(place)
            shout(place, table, LONGEST_QUEUE + 5)
            async with asyncio.timeout(30):
                while place.node.count_streams():
                    await asyncio.sleep(0.01)
            writer.close()

    awaited(shout_on())


def test_a_reader_that_never_reads_does_not_hold_up_the_end(tmp_path: Path) -> None:
    async def stop() -> None:
        async with serving(config_in(tmp_path)) as place:
            writer, table = await deaf_reader(place)
            shout(place, table, LONGEST_QUEUE - 2)
            began = time.monotonic()
        assert time.monotonic() - began < 8
        writer.close()

    awaited(stop())


def test_readers_are_told_to_come_again_when_a_server_closes(tmp_path: Path) -> None:
    async def listen() -> None:
        async with serving(config_in(tmp_path)) as place:
            ada = await place.guest()
            table = await ada.table()
            async with ada.http.stream("GET", f"/tables/{table}/stream") as answer:
                lines = answer.aiter_lines()
                while not (await anext(lines)).startswith("data: "):
                    pass
                place.node.close_streams()
                told = [line async for line in lines]
        assert {"retry: 500", ": closing"} <= set(told)

    awaited(listen())


def test_a_second_server_on_the_same_file_is_refused(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    server = ServerProcess(tmp_path)
    server.start()
    try:
        server.wait()
        assert main(["serve", "--port", "0", "--database", server.database, "--lang", "en"]) == 2
        assert "Another server is already using" in capsys.readouterr().err
        server.kill()
        server.start()
        server.wait()
        assert server.stop() == 0
    finally:
        server.kill()
