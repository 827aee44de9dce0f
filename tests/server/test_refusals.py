"""Every refusal of the server comes about, with its status; and no code is without a test."""

import asyncio
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import text

from tests.messages.raised import raised_errors
from tests.server.client import Guest, Place, Refused, awaited, config_in, serving

SHORT = {"target_heads": None, "max_rounds": 1}
TESTS = Path(__file__).parent


async def refusal(work: Any) -> tuple[int, str]:
    with pytest.raises(Refused) as refused:
        await work
    return refused.value.status, refused.value.code


async def two(place: Place) -> tuple[Guest, Guest, str]:
    ada, bob = await place.guest("Ada"), await place.guest("Bob")
    table = await ada.table(seats=2, options=SHORT)
    await bob.post(f"/tables/{table}/seats")
    return ada, bob, table


def test_every_code_has_a_test() -> None:
    tests = "".join(path.read_text("utf-8") for path in TESTS.glob("test_*.py"))
    raised = [each for each in raised_errors() if each.where.startswith("server/")]
    # What the command says before it serves is compared word by word in test_serve.
    before = ("server/serving.py", "server/storage/alone.py")
    codes = {each.code for each in raised if not each.where.startswith(before)}
    assert len(codes) > 50
    assert sorted(code for code in codes if f'"{code}"' not in tests) == []


def test_requests_that_cannot_be_understood(tmp_path: Path) -> None:
    async def ask() -> None:
        async with serving(config_in(tmp_path)) as place:
            ada = await place.guest()
            table = await ada.table()
            assert await refusal(ada.get("/nowhere")) == (404, "no-such-page")
            assert await refusal(ada.delete("/games")) == (405, "no-such-method")
            assert await refusal(ada.get(f"/tables/{table}/moments?most=x")) == (400, "request-invalid")
            answer = await ada.http.post("/tables", content=b"{")
            assert (answer.status_code, answer.json()["code"]) == (400, "request-not-json")
            for name in ("nowhere", "a" * 50, "..%2f", "%00"):
                assert await refusal(ada.look(name)) == (404, "table-unknown")

    awaited(ask())


def test_seats_that_cannot_be_had_or_left(tmp_path: Path) -> None:
    async def ask() -> None:
        async with serving(config_in(tmp_path)) as place:
            ada, bob, table = await two(place)
            eve = await place.guest("Eve")
            at = f"/tables/{table}"
            assert await refusal(bob.post(f"{at}/seats")) == (409, "already-seated")
            assert await refusal(eve.post(f"{at}/seats")) == (409, "table-full")
            assert await refusal(eve.post(f"{at}/seats", seat=9)) == (404, "seat-unknown")
            await bob.delete(f"{at}/seats/1")
            assert await refusal(ada.delete(f"{at}/seats/7")) == (404, "seat-unknown")

    awaited(ask())


def test_a_game_that_has_not_begun_or_is_over(tmp_path: Path) -> None:
    async def ask() -> None:
        async with serving(config_in(tmp_path)) as place:
            ada, bob, table = await two(place)
            at = f"/tables/{table}"
            card = {"kind": "pick_card", "card": 1}
            assert await refusal(ada.act(table, 0, card)) == (409, "game-not-begun")
            assert await refusal(ada.get(f"{at}/record")) == (409, "game-not-begun")
            await ada.post(f"{at}/start")
            assert await refusal(ada.post(f"{at}/start")) == (409, "game-has-begun")
            await ada.delete(f"{at}/seats/0")
            await ada.post(f"{at}/back")
            await asyncio.gather(ada.play(table), bob.play(table))
            assert await refusal(ada.act(table, 0, card)) == (409, "game-is-over")

    awaited(ask())


def test_more_tokens_than_anybody_needs(tmp_path: Path) -> None:
    async def ask() -> None:
        async with serving(config_in(tmp_path)) as place:
            ada = await place.guest()
            for _ in range(19):
                await ada.post("/me/tokens")
            assert await refusal(ada.post("/me/tokens")) == (409, "tokens-too-many")

    awaited(ask())


def test_a_server_that_cannot_write_says_so_and_nothing_has_changed(tmp_path: Path) -> None:
    async def ask() -> None:
        async with serving(config_in(tmp_path)) as place:
            ada, _, table = await two(place)
            before = await ada.look(table)
            taken = "CREATE TRIGGER taken BEFORE INSERT ON entries BEGIN SELECT RAISE(ABORT, 'taken'); END"
            async with place.node.database.engine.begin() as connection:
                await connection.execute(text(taken))
            assert await refusal(ada.post(f"/tables/{table}/start")) == (503, "table-busy")
            async with place.node.database.engine.begin() as connection:
                await connection.execute(text("ALTER TABLE entries RENAME TO hidden"))
            assert await refusal(ada.post(f"/tables/{table}/start")) == (503, "database-unavailable")
            assert await ada.look(table) == before

    awaited(ask())


def test_our_own_mistake_tells_nobody_how_it_came_about(tmp_path: Path) -> None:
    def draw(state: Any) -> Any:
        raise ValueError("seat 1 would get the 55")

    async def ask() -> None:
        async with serving(config_in(tmp_path), draw=draw) as place:
            ada, _, table = await two(place)
            answer = await ada.http.post(f"/tables/{table}/start")
            assert (answer.status_code, answer.json()) == (500, {"code": "server-failed"})
            assert (await ada.look(table))["phase"] == "open"

    awaited(ask())


def test_a_server_that_stops_opens_no_stream(tmp_path: Path) -> None:
    async def ask() -> None:
        async with serving(config_in(tmp_path)) as place:
            ada, _, table = await two(place)
            place.node.close_streams()
            assert await refusal(ada.get("/health")) == (503, "server-closing")
            assert (await ada.get("/alive"))["status"] == "closing"
            assert await refusal(ada.get(f"/tables/{table}/stream")) == (503, "server-closing")

    awaited(ask())
