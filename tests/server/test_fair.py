"""Nobody gets more than a fair share of the bots, the tables and the requests, however hard they try."""

import asyncio
import os
import time
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest

from tests.bots.plugin import install
from tests.server.client import Guest, Hours, Place, awaited, code_of, config_in, is_asked, serving, two
from tests.server.postgres import running_postgres
from vacherie.server.node import keeper, live
from vacherie.server.table import bounds

IS_FULL = bool(os.environ.get("FULL"))
GUESTS = 6
TABLES = 20 if IS_FULL else 4
"""Of each guest."""
LEVEL = "bull" if IS_FULL else "slow"
TURNS = 60 if IS_FULL else 20
PATIENCE = 3.0
SLOW = """
    import time

    class Slow:
        def __init__(self, game):
            pass

        def choose(self, view, legal, random, budget):
            time.sleep(budget.milliseconds / 1000)
            return legal[-1]
"""


@pytest.fixture
def slow_bots(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A bot that thinks as long as it may, and needs no processor for it."""
    install(tmp_path, monkeypatch, "barn", SLOW, {"slow": "barn:Slow"})


async def from_elsewhere(place: Place) -> Guest:
    bystander = place.stranger()
    await bystander.http.aclose()
    away = httpx.AsyncHTTPTransport(local_address="127.0.0.2")
    bystander.http = httpx.AsyncClient(base_url=place.address, timeout=60, transport=away)
    await bystander.arrive("Zoe")
    return bystander


def test_one_who_keeps_all_bots_busy_does_not_keep_others_waiting(tmp_path: Path, slow_bots: None) -> None:
    async def attack() -> None:
        limits = {"requests_per_second": 10_000.0, "burst": 10_000, "bot_pause": 0.5 if IS_FULL else 0.0}
        async with serving(config_in(tmp_path, bot_workers=2, **limits)) as place:
            bystander = await from_elsewhere(place)
            guests = [await place.guest() for _ in range(GUESTS)]
            games = [
                asyncio.create_task(guest.play(await guest.table(bots=[LEVEL] * 9, start=True)))
                for guest in guests
                for _ in range(TABLES)
            ]
            async with asyncio.timeout(120):
                while place.node.thinkers.count_waiting() < GUESTS * TABLES:
                    await asyncio.sleep(0.05)
            waits = await turns(bystander, TURNS)
            assert place.node.thinkers.count_waiting() > 0
            for game in games:
                game.cancel()
            await asyncio.gather(*games, return_exceptions=True)
        waits.sort()
        assert waits[int(len(waits) * 0.95)] <= PATIENCE, waits

    awaited(attack())


async def turns(guest: Guest, count: int) -> list[float]:
    """The seconds after each action until it is one's turn again, against three cows."""
    options = {"target_heads": None, "max_rounds": 20}
    table = await guest.table(bots=["cow"] * 3, options=options, start=True)
    waits: list[float] = []
    async with guest.stream(table) as messages:
        now = await messages.turn()
        while len(waits) < count:
            began = time.monotonic()
            await guest.act(table, now["question"], now["legal"][0])
            now = await messages.turn(now["question"])
            waits.append(time.monotonic() - began)
    return waits


def test_a_table_is_told_that_the_bots_are_busy(
    tmp_path: Path, slow_bots: None, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(keeper, "LONG_WAIT", 0.05)

    async def wait() -> None:
        async with serving(config_in(tmp_path, bot_milliseconds=400)) as place:
            ada = await place.guest()
            table = await ada.table(bots=["slow"])
            async with ada.http.stream("GET", f"/tables/{table}/stream?news=true") as answer:
                lines = answer.aiter_lines()
                assert "event: busy" not in [await anext(lines) for _ in range(3)]
                await ada.post(f"/tables/{table}/start")
                while await anext(lines) != "event: busy":
                    pass

    awaited(wait())


def test_bots_play_among_themselves_only_while_somebody_looks(tmp_path: Path) -> None:
    async def look() -> None:
        hours = Hours()
        async with serving(config_in(tmp_path, bot_pause=0.02, lease=600.0), now=hours) as place:
            ada = await place.guest()
            options = {"target_heads": None, "max_rounds": 200}
            table = await ada.table(sit=False, bots=["calf", "calf"], options=options, start=True)
            hours.now += live.LOOKING + 1
            shown = place.node.tables[table]
            await quiet(place)
            before = shown.table.number
            await asyncio.sleep(0.1)
            assert shown.table.number == before
            async with ada.stream(table) as messages:
                await messages.until(lambda now: now["number"] > before + 5)
            hours.now += live.LOOKING + 1
            await quiet(place)
            before = shown.table.number
            await ada.look(table)
            async with asyncio.timeout(30):
                while shown.table.number <= before + 5:
                    await asyncio.sleep(0.01)

    awaited(look())


async def quiet(place: Place) -> None:
    """Until what bots thought of before has come to its end."""
    async with asyncio.timeout(30):
        while place.node.count_streams() or place.node.keeper.thinking:
            await asyncio.sleep(0.01)


def test_one_has_only_so_many_games_going_on(tmp_path: Path) -> None:
    async def start() -> None:
        limits = {"requests_per_second": 1000.0, "running_tables": 2}
        async with serving(config_in(tmp_path, **limits)) as place:
            ada, bob = await place.guest("Ada"), await place.guest("Bob")
            tables = [await ada.table(bots=["calf"], start=True) for _ in range(2)]
            assert await code_of(ada.table(bots=["calf"], start=True)) == "tables-too-many"
            third = await ada.table(bots=["calf"])
            assert await code_of(ada.post(f"/tables/{third}/start")) == "tables-too-many"
            await bob.table(bots=["calf"], start=True)
            await place.node.keeper.release(tables[0])
            await ada.post(f"/tables/{third}/start")

    awaited(start())


def test_nobody_fills_a_log_by_choosing_otherwise(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bounds, "MOST_EFFORTS", 5)
    monkeypatch.setattr(bounds, "MOST_REMARKS", 2)
    monkeypatch.setattr(bounds, "MOST_ARRANGED", 6)

    async def choose() -> None:
        async with serving(config_in(tmp_path)) as place:
            ada, bob, table = await two(place)
            now, theirs = await ada.look(table), await bob.look(table)
            question, legal = now["question"], now["legal"]
            for number in range(5):
                await ada.act(table, question, legal[number % 2])
            assert await code_of(ada.act(table, question, legal[1])) == "changed-too-often"
            await bob.act(table, question, theirs["legal"][0])
            after = await ada.look(table)
            asked = ada if is_asked(after) else bob
            answer = await asked.look(table)
            await asked.act(table, answer["question"], answer["legal"][0])
            for _ in range(2):
                await ada.post(f"/tables/{table}/chat", text="Moo")
            assert await code_of(ada.post(f"/tables/{table}/chat", text="Moo")) == "chat-full"
            waiting = await ada.table()
            for _ in range(5):
                await ada.post(f"/tables/{waiting}/shuffle")
            assert await code_of(ada.post(f"/tables/{waiting}/shuffle")) == "table-too-long"

    awaited(choose())


@pytest.fixture
def database() -> Iterator[str]:
    with running_postgres() as address:
        yield address.replace("postgresql", "postgresql+asyncpg", 1)


def test_nodes_share_their_limits(tmp_path: Path, database: str) -> None:
    async def ask() -> None:
        config = config_in(tmp_path, database=database, requests_per_second=0.01, burst=20, address_share=50)
        async with serving(config) as first, serving(config) as second:
            ada = await first.guest()
            elsewhere = second.stranger()
            elsewhere.http.headers["authorization"] = ada.http.headers["authorization"]
            for _ in range(19):
                await ada.get("/me")
            async with asyncio.timeout(30):
                while second.node.person_limit.left(await me(ada, first)) > 1.5:
                    await asyncio.sleep(0.05)
            await elsewhere.get("/me")
            assert await code_of(elsewhere.get("/me")) == "too-many-requests"

    async def me(guest: Guest, place: Place) -> str:
        secret = guest.http.headers["authorization"].removeprefix("Bearer ")
        person = await place.node.keys.person(secret, "token")
        assert person is not None
        return person.id

    awaited(ask())
