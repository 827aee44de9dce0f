"""`kill -9` at any moment: no acknowledged action is missing, doubled or out of order."""

import asyncio
import sqlite3
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from random import Random

import msgspec
import pytest

from tests.server.process import ServerProcess
from tests.server.stubborn import Acknowledged, Stubborn
from tests.soak import IN_NUMBERS
from vacherie.core.record import decode_record, replay
from vacherie.games import find_game

KILLS = 10 * IN_NUMBERS
GAMES = ("six_qui_prend", "six_qui_prend", "unexploded_cow", "nevaches")
SEATS = 3


@pytest.fixture
def server(tmp_path: Path) -> Iterator[ServerProcess]:
    server = ServerProcess(tmp_path)
    yield server
    server.kill()


async def set_up(people: list[Stubborn], game: str) -> str:
    """A table that has been started with all of them at it."""
    async with people[0].client() as client:
        made = await people[0].ask(client, "POST", "/tables", {"game": game, "seats": len(people)})
        table: str = made.json()["table"]
    for person in people[1:]:
        async with person.client() as client:
            await person.ask(client, "POST", f"/tables/{table}/seats", {})
    async with people[0].client() as client:
        await people[0].ask(client, "POST", f"/tables/{table}/start")
    return table


async def acknowledgements(people: list[Stubborn], count: int) -> None:
    """Waits until so many more actions have been acknowledged."""
    before = sum(len(person.acknowledged) for person in people)
    while sum(len(person.acknowledged) for person in people) < before + count:
        await asyncio.sleep(0.002)


async def play_on(people: list[Stubborn], game: str, tables: list[str]) -> None:
    while True:
        tables.append(await set_up(people, game))
        await asyncio.gather(*(person.play(tables[-1]) for person in people))


def test_no_acknowledged_action_is_lost_doubled_or_reordered(server: ServerProcess, tmp_path: Path) -> None:
    random = Random(50)
    groups = [
        [Stubborn([server.address], Random(f"{group}{seat}")) for seat in range(SEATS)]
        for group in range(len(GAMES))
    ]
    people = [person for group in groups for person in group]
    tables: list[str] = []

    async def play() -> None:
        for number, person in enumerate(people):
            await person.arrive(f"Person {number}")
        games = [
            asyncio.create_task(play_on(group, game, tables))
            for group, game in zip(groups, GAMES, strict=True)
        ]
        kills = 0
        while kills < KILLS:
            await acknowledgements(people, random.randint(1, 24))
            await asyncio.sleep(random.uniform(0, 0.01))
            server.kill()
            kills += 1
            server.start()
            await asyncio.to_thread(server.wait)
            assert not any(game.done() for game in games), games
        await asyncio.sleep(1)
        for game in games:
            game.cancel()
        await asyncio.gather(*games, return_exceptions=True)

    server.start()
    server.wait()
    asyncio.run(play())
    assert sum(person.failures for person in people) > KILLS
    assert server.stop() == 0
    acknowledged = [each for person in people for each in person.acknowledged]
    assert len(acknowledged) > 10 * KILLS
    check_log(tmp_path / "tables.sqlite", acknowledged)
    for person in people:
        for numbers in person.told.values():
            assert numbers == list(range(numbers[0], numbers[0] + len(numbers)))


def check_log(path: Path, acknowledged: list[Acknowledged]) -> None:
    with closing(sqlite3.connect(path)) as database:
        rows = database.execute(
            'SELECT "table", number, body FROM entries ORDER BY "table", number'
        ).fetchall()
        requests = database.execute(
            'SELECT "table", seat, decision, request FROM entries WHERE request IS NOT NULL'
        ).fetchall()
    assert len(set(requests)) == len(requests)
    logs: dict[str, list[dict[str, object]]] = {}
    for table, number, body in rows:
        log = logs.setdefault(table, [])
        assert number == len(log) + 1
        log.append(msgspec.json.decode(body))
    for each in acknowledged:
        entry = logs[each.table][each.number - 1]
        told = (entry["seat"], entry["decision"], entry["request"], entry["action"])
        assert told == (each.seat, each.question, each.request, each.action)


def test_bots_play_on_by_themselves_after_a_kill(server: ServerProcess) -> None:
    async def begin() -> tuple[str, Stubborn]:
        person = Stubborn([server.address], Random(1))
        await person.arrive("Ada")
        wish = {"game": "six_qui_prend", "sit": False, "bots": ["calf", "calf"], "start": True}
        async with person.client() as client:
            answer = await person.ask(client, "POST", "/tables", wish)
        return answer.json()["table"], person

    server.start()
    server.wait()
    table, person = asyncio.run(begin())
    server.kill()
    server.start()
    server.wait()

    async def end() -> bytes:
        async with asyncio.timeout(60):
            await person.play(table)
        async with person.client() as client:
            return (await person.ask(client, "GET", f"/tables/{table}/record")).content

    record = decode_record(asyncio.run(end()), "", find_game)
    steps = list(replay(record, find_game(record.game)))
    assert steps[-1].state.outcome() is not None
