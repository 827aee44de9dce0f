"""Several nodes on one PostgreSQL: any node continues any table, and one may die."""

import asyncio
from collections.abc import Iterator
from pathlib import Path
from random import Random

import msgspec
import pytest
from sqlalchemy import text
from sqlalchemy.ext.asyncio import create_async_engine

from tests.server.postgres import running_postgres
from tests.server.process import ServerProcess
from tests.server.stubborn import Stubborn

MANY_ACTIONS = 25


@pytest.fixture
def database() -> Iterator[str]:
    with running_postgres() as address:
        yield address


def test_players_of_one_table_on_two_nodes_and_one_node_is_killed(database: str, tmp_path: Path) -> None:
    nodes = [ServerProcess(tmp_path, "--lease", "2", database=database) for _ in range(2)]
    for node in nodes:
        node.start()
    for node in nodes:
        node.wait()
    first, second = (node.address for node in nodes)
    ada = Stubborn([first, second], Random(1))
    bob = Stubborn([second, first], Random(2))
    eve = Stubborn([second], Random(3))

    async def play() -> None:
        for person, name in ((ada, "Ada"), (bob, "Bob"), (eve, "Eve")):
            await person.arrive(name)
        table = await set_up(ada, bob)
        games = asyncio.gather(ada.play(table), bob.play(table), eve.play(table))
        while len(ada.acknowledged) + len(bob.acknowledged) < MANY_ACTIONS:
            assert not games.done()
            await asyncio.sleep(0.01)
        assert ada.failures == bob.failures == 0
        nodes[0].kill()
        async with asyncio.timeout(60):
            await games
        assert ada.failures > 0
        await check(database, table, [ada, bob, eve])

    try:
        asyncio.run(play())
        assert nodes[1].stop() == 0
    finally:
        for node in nodes:
            node.kill()


async def set_up(ada: Stubborn, bob: Stubborn) -> str:
    """Ada sits at the first node and Bob at the second, with a bot that the first node keeps."""
    wish = {"game": "six_qui_prend", "seats": 3, "bots": ["calf"], "options": {"target_heads": 66}}
    async with ada.client() as client:
        table: str = (await ada.ask(client, "POST", "/tables", wish)).json()["table"]
    async with bob.client() as client:
        assert (await bob.ask(client, "POST", f"/tables/{table}/seats", {})).status_code == 201
    async with ada.client() as client:
        assert (await ada.ask(client, "POST", f"/tables/{table}/start")).status_code == 201
    return table


async def check(database: str, table: str, people: list[Stubborn]) -> None:
    engine = create_async_engine(database.replace("postgresql", "postgresql+asyncpg", 1))
    async with engine.connect() as connection:
        rows = (
            await connection.execute(
                text('SELECT number, body FROM entries WHERE "table" = :table ORDER BY number'),
                {"table": table},
            )
        ).all()
    await engine.dispose()
    assert [row.number for row in rows] == list(range(1, len(rows) + 1))
    entries = [msgspec.json.decode(row.body) for row in rows]
    for person in people:
        assert person.games == 1
        numbers = person.told[table]
        assert numbers == list(range(numbers[0], len(rows) + 1))
        for each in person.acknowledged:
            entry = entries[each.number - 1]
            assert (entry["seat"], entry["decision"], entry["request"]) == (
                each.seat,
                each.question,
                each.request,
            )
