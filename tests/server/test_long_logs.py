"""Long logs: a checkpoint stands for all before it, and nobody waits while one is read."""

import asyncio
import os
import sqlite3
from collections.abc import Coroutine
from contextlib import closing
from pathlib import Path
from time import thread_time

import pytest
from sqlalchemy import delete, update

from tests.compat.files import database_in
from tests.server.client import Guest, Place, awaited, code_of, config_in, serving, two
from vacherie.server.node import unfolding
from vacherie.server.storage.models import CheckpointRow, EntryRow
from vacherie.server.storage.tables import entry_row
from vacherie.server.table.checkpoint import EVERY, Checkpoint, encode_checkpoint, table_from
from vacherie.server.table.entries import Acted, AnyEntry, decode_entry
from vacherie.server.table.fold import Table
from vacherie.server.table.projection import moment_of, show

IS_FULL = bool(os.environ.get("FULL"))
LONG = 9000 if IS_FULL else 2000
LONGEST_HOLD = 0.1
"""Seconds of its own work for which the event loop answers nobody else, whatever shares the processor."""


def logs(folder: Path) -> dict[str, list[tuple[AnyEntry, int]]]:
    """Of every game and of every kind of entry, as an older server has left them."""
    database_in(folder)
    found: dict[str, list[tuple[AnyEntry, int]]] = {}
    with closing(sqlite3.connect(folder / "tables.sqlite")) as database:
        query = 'SELECT "table", body, at FROM entries ORDER BY "table", number'
        for table, body, at in database.execute(query):
            found.setdefault(table, []).append((decode_entry(body), at))
    return found


def test_a_table_goes_on_from_a_checkpoint_as_from_its_log(tmp_path: Path) -> None:
    for name, log in logs(tmp_path).items():
        table = Table(name)
        again = Table(name)
        for number, (entry, at) in enumerate(log):
            if number and number % 5 == 0:
                text = encode_checkpoint(again)
                again = table_from(name, text)
                assert encode_checkpoint(again) == text, (name, number)
                assert vars(again).keys() == vars(table).keys()
            moments = [moment_of(each, entry, each.fold(entry, at), at) for each in (table, again)]
            for viewer in (None, *range(len(table.chairs))):
                assert show(moments[0], viewer) == show(moments[1], viewer), (name, number, viewer)
        assert encode_checkpoint(again) == encode_checkpoint(table), name


def test_a_checkpoint_holds_all_that_a_table_does() -> None:
    other_names = {"answered": "answers", "id": ""}
    fields = {other_names.get(name, name) for name in vars(Table("x"))} - {""}
    assert fields | {"rules_version", "setup"} == set(Checkpoint.__struct_fields__)


@pytest.fixture
def short_steps(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(unfolding, "EVERY", 10)
    monkeypatch.setattr(unfolding, "SHORT", 5)


def test_a_table_is_read_from_its_last_checkpoint(tmp_path: Path, short_steps: None) -> None:
    async def play() -> None:
        async with serving(config_in(tmp_path)) as place:
            ada, _, table = await two(place)
            now = await ada.look(table)
            for number in range(35):
                await ada.act(table, now["question"], now["legal"][number % 3])
            before = await ada.look(table)
            moments = [await pages(ada, table), await pages(ada, table)]
            assert moments[0] == moments[1]
            assert [each["number"] for each in moments[0]] == list(range(1, before["number"] + 1))
            del place.node.tables[table]
            async with place.node.database.engine.begin() as connection:
                await connection.execute(delete(EntryRow).where(EntryRow.number <= 30))
            assert await ada.look(table) == before

    awaited(play())


async def pages(guest: Guest, table: str) -> list[dict[str, object]]:
    found: list[dict[str, object]] = []
    while page := await guest.get(f"/tables/{table}/moments?after={len(found)}&most=7"):
        found += page
    return found


def test_a_checkpoint_of_another_version_is_passed_over(tmp_path: Path, short_steps: None) -> None:
    async def play() -> None:
        async with serving(config_in(tmp_path)) as place:
            ada, _, table = await two(place)
            now = await ada.look(table)
            for number in range(25):
                await ada.act(table, now["question"], now["legal"][number % 3])
            await pages(ada, table)
            before = await ada.look(table)
            async with place.node.database.engine.begin() as connection:
                assert (await connection.execute(update(CheckpointRow).values(body="{}"))).rowcount == 2
            del place.node.tables[table]
            assert await ada.look(table) == before

    awaited(play())


def test_a_story_read_from_the_log_costs_more_than_one_that_is_at_hand(tmp_path: Path) -> None:
    async def resume() -> None:
        async with serving(config_in(tmp_path, requests_per_second=0.001, burst=35)) as place:
            ada, _, table = await two(place)
            now = await ada.look(table)
            for number in range(15):
                await ada.act(table, now["question"], now["legal"][number % 2])
            last = (await ada.look(table))["number"]
            for back in (1, 1, 14, 14):
                async with ada.stream(table, last - back) as messages:
                    await messages.next()
            assert await code_of(opened(ada, table, last - 14)) == "too-many-requests"
            async with ada.stream(table, last - 1) as messages:
                await messages.next()

    async def opened(guest: Guest, table: str, last: int) -> None:
        async with guest.stream(table, last):
            pass

    awaited(resume())


def test_nobody_waits_while_a_long_log_is_read(tmp_path: Path) -> None:
    async def read() -> None:
        async with serving(config_in(tmp_path)) as place:
            ada, _, table = await two(place)
            await fill(place, ada, table)
            # A garbage collection, or what is loaded the first time, may fall into one of them.
            assert min([await longest_hold(walk(place, ada, table)) for _ in range(3)]) < LONGEST_HOLD

    async def walk(place: Place, ada: Guest, table: str) -> None:
        for after in (0, LONG // 2, LONG - 100):
            assert len(await ada.get(f"/tables/{table}/moments?after={after}&most=100")) == 100
        async with ada.stream(table, LONG - 150) as messages:
            for number in range(LONG - 149, LONG + 1):
                assert (await messages.next())["number"] == number
        del place.node.tables[table]
        await ada.look(table)

    awaited(read())


async def fill(place: Place, guest: Guest, table: str) -> None:
    """One card picked, and another, and the first again …"""
    now = await guest.look(table)
    shown = place.node.tables[table]
    question, legal = now["question"], now["legal"]
    for first in range(now["number"] + 1, LONG + 1, EVERY):
        numbers = range(first, min(first + EVERY, LONG + 1))
        rows = [
            entry_row(table, number, Acted(0, question, f"r{number}", legal[number % 2]), number)
            for number in numbers
        ]
        await place.node.database.write(rows)
        await shown.catch_up()


async def longest_hold(meanwhile: Coroutine[None, None, None]) -> float:
    """While that goes on."""
    longest = 0.0
    task = asyncio.create_task(meanwhile)
    while not task.done():
        began = thread_time()
        await asyncio.sleep(0.005)
        longest = max(longest, thread_time() - began)
    await task
    return longest
