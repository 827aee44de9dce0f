"""What remains of an evening: finished games, figures, and the people to play with again."""

import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from tests.compat.files import KEPT
from tests.compat.test_server import served
from tests.server.client import Guest, Place, Refused, awaited, config_in, serving

SHORT = {"target_heads": None, "max_rounds": 1}


async def played(ada: Guest, bo: Guest) -> str:
    """A game of the two and a calf."""
    table = await ada.table(bots=["calf"], seats=3, options=SHORT)
    await bo.post(f"/tables/{table}/seats")
    await ada.post(f"/tables/{table}/start")
    while (now := await ada.look(table))["phase"] != "over":
        for guest in (ada, bo):
            now = await guest.look(table)
            if now["legal"] and now["you"] in now["view"]["to_act"]:
                await guest.act(table, now["question"], now["legal"][0])
    return table


def test_finished_games_are_listed_and_counted(tmp_path: Path) -> None:
    async def evening() -> None:
        async with serving(config_in(tmp_path)) as place:
            ada, bo = await place.guest(), await place.guest("Bo")
            table = await played(ada, bo)
            (game,) = await ada.get("/me/results")
            assert (game["table"], game["game"], game["variant"]) == (table, "six_qui_prend", "base")
            assert [each["name"] for each in game["players"]] == ["Ada", "calf", "Bo"]
            outcome = (await ada.look(table))["view"]["outcome"]
            assert [each["score"] for each in game["players"]] == outcome["scores"]
            assert [each["place"] for each in game["players"]] == outcome["places"]
            assert await ada.get(f"/me/results?before={game['at']}") == []
            standings = await ada.get("/me/standings")
            (variant,) = standings["variants"]
            assert (variant["games"], variant["wins"]) == (1, int(outcome["places"][0] == 1))
            (bo_met,) = [each for each in standings["companions"] if each["bot"] is None]
            assert (bo_met["name"], bo_met["games"], bo_met["table"]) == ("Bo", 1, table)
            assert bo_met["ahead"] == int(outcome["places"][0] < outcome["places"][bo_met["seat"]])
            assert await (await place.guest("Eve")).get("/me/results") == []

    awaited(evening())


def test_whoever_has_played_together_can_be_invited_again(tmp_path: Path) -> None:
    async def evening() -> None:
        async with serving(config_in(tmp_path)) as place:
            ada, bo, eve = await place.guest(), await place.guest("Bo"), await place.guest("Eve")
            table = await played(ada, bo)
            seat = (await bo.look(table))["you"]
            wish = {"table": table, "seat": seat}
            again = await ada.table(seats=3, options=SHORT)
            await ada.post(f"/tables/{again}/guests", **wish)
            assert again in [each["table"] for each in await bo.get("/me/tables?phase=open")]
            for guest, where, code in (
                (ada, wish, "guest-seated"),
                (bo, wish | {"seat": 0}, "host-only"),
                (eve, wish, "guest-unknown"),
                (ada, wish | {"seat": 1}, "guest-unknown"),
            ):
                with pytest.raises(Refused) as refused:
                    await guest.post(f"/tables/{again}/guests", **where)
                assert refused.value.code == code

    awaited(evening())


def test_games_from_before_are_listed_too(tmp_path: Path) -> None:
    async def work(place: Place, people: list[Guest]) -> None:
        over = {table for table, kept in KEPT.tables.items() if kept.phase == "over"}
        for guest in people:
            listed = await guest.get("/me/results?most=50")
            own = {each["table"] for each in await guest.get("/me/tables?phase=over")}
            assert {each["table"] for each in listed} == own
            assert own <= over
            counted = await guest.get("/me/standings")
            assert sum(each["games"] for each in counted["variants"]) == len(own)
        assert over

    served(tmp_path, work)


def test_the_list_comes_page_by_page(tmp_path: Path) -> None:
    async def evening() -> None:
        config = config_in(tmp_path)
        async with serving(config) as place:
            ada = await place.guest()
            me = (await ada.get("/me"))["id"]
            seats = ((0, me), (1, "bot:cow"))
            rows = [
                (f"t{n}", seat, who, "nevaches", "base", n, 1 + seat, n)
                for n in range(60)
                for seat, who in seats
            ]
            with closing(sqlite3.connect(tmp_path / "tables.sqlite")) as file, file:
                file.executemany("INSERT INTO results VALUES (?, ?, ?, ?, ?, ?, ?, ?)", rows)
            first = await ada.get("/me/results?most=50")
            assert [each["at"] for each in first] == list(range(59, 9, -1))
            rest = await ada.get(f"/me/results?most=50&before={first[-1]['at']}")
            assert [each["at"] for each in rest] == list(range(9, -1, -1))
            (variant,) = (await ada.get("/me/standings"))["variants"]
            assert (variant["games"], variant["wins"], set(variant["beaten"])) == (60, 60, {1.0})

    awaited(evening())
