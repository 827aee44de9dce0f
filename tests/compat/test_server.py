"""A server's database of an older version: every table is served from its log, and play goes on."""

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import msgspec
import pytest

from tests.compat.files import ACCOUNTS, KEPT, RECORDS, database_in
from tests.server.client import Guest, Place, awaited, config_in, is_asked, serving
from vacherie.core.account import read_account
from vacherie.core.files.json import read_json
from vacherie.games import find_game

MOVES = 6
PAGE = 200
NEW_EVENTS = ("rows_resized",)
NEW_FIELDS = {"hands_dealt": ("hand_size",), "bomb_found": ("counted",), "nothing_found": ("why", "counted")}


def served(folder: Path, work: Callable[[Place, list[Guest]], Awaitable[None]]) -> None:
    """The old database, the two people who left it, and the hour at which they did."""
    database_in(folder)

    async def serve() -> None:
        async with serving(config_in(folder), now=lambda: KEPT.now) as place:
            await work(place, [known(place, token) for token in KEPT.tokens])

    awaited(serve())


def known(place: Place, token: str) -> Guest:
    guest = place.stranger()
    guest.http.headers["authorization"] = f"Bearer {token}"
    return guest


async def happened(guest: Guest, table: str) -> list[str]:
    words: list[str] = []
    while page := await guest.get(f"/tables/{table}/moments?after={len(words)}&most={PAGE}"):
        words += [moment["happened"]["kind"] for moment in page]
    return words


def test_every_table_is_as_it_was(tmp_path: Path) -> None:
    async def work(place: Place, people: list[Guest]) -> None:
        for table, kept in KEPT.tables.items():
            looks = [await guest.look(table) for guest in people]
            for now in looks:
                assert (now["setup"]["game"], now["phase"]) == (kept.game, kept.phase), table
                assert (now["number"], now["question"]) == (kept.number, kept.question), table
                view = now["view"] or {"to_act": [], "outcome": None}
                assert view["to_act"] == kept.to_act, table
                assert (view["outcome"] or {}).get("scores") == kept.scores, table
            assert [now["legal"] for now in looks] == kept.legal, table
            assert await happened(people[0], table) == kept.happened, table

    served(tmp_path, work)


def test_play_goes_on(tmp_path: Path) -> None:
    async def work(place: Place, people: list[Guest]) -> None:
        for table, kept in KEPT.tables.items():
            if kept.phase == "playing":
                await plays_on(people, table)
                assert (await people[0].look(table))["number"] >= kept.number + MOVES, table

    served(tmp_path, work)


async def plays_on(people: list[Guest], table: str) -> None:
    for _ in range(MOVES):
        guest, now = await asked(people, table)
        if now["phase"] == "over":
            return
        await guest.act(table, now["question"], now["legal"][0])


async def asked(people: list[Guest], table: str) -> tuple[Guest, Any]:
    """Whoever is to act, or anybody once the game is over; bots answer in a moment."""
    async with asyncio.timeout(30):
        while True:
            for guest in people:
                now = await guest.look(table)
                if now["phase"] == "over" or is_asked(now):
                    return guest, now
            await asyncio.sleep(0.02)


def test_a_seat_is_told_now_what_its_account_said(tmp_path: Path) -> None:
    async def work(place: Place, people: list[Guest]) -> None:
        for path in ACCOUNTS:
            answer = await people[0].http.get(f"/tables/{path.stem}/record")
            assert told_in(path.read_bytes()) == told_in(answer.content), path.stem

    served(tmp_path, work)


def told_in(account: bytes) -> Any:
    """Without the events and the fields of events that did not exist when the accounts were written."""
    told = msgspec.to_builtins(read_account(read_json(account, ""), find_game))
    for step in told["steps"]:
        step["events"] = [
            {name: value for name, value in event.items() if name not in NEW_FIELDS.get(event["kind"], ())}
            for event in step["events"]
            if event["kind"] not in NEW_EVENTS
        ]
    return told


def test_a_table_gives_the_record_it_gave(tmp_path: Path) -> None:
    async def work(place: Place, people: list[Guest]) -> None:
        for path in RECORDS:
            answer = await people[0].http.get(f"/tables/{path.stem}/record")
            assert answer.content == path.read_bytes(), path.stem

    served(tmp_path, work)


@pytest.mark.parametrize("path", [*ACCOUNTS, *RECORDS], ids=lambda path: path.stem)
def test_the_browser_shows_the_file(tmp_path: Path, path: Path) -> None:
    async def work() -> None:
        async with serving(config_in(tmp_path)) as place:
            answer = await (await place.guest()).http.post("/replays", content=path.read_bytes())
            shown = answer.json()
            assert answer.status_code == 200, shown
            kept = KEPT.tables[path.stem]
            assert shown["game"] == kept.game
            assert [player["name"] for player in shown["players"]][:2] == ["Ada", "Bob"]
            scores = None if shown["outcome"] is None else shown["outcome"]["scores"]
            assert scores == kept.scores

    awaited(work())
