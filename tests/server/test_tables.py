"""Tables before and after a game."""

import asyncio
from pathlib import Path
from typing import Any

from tests.server.client import Guest, awaited, code_of, config_in, serving, two
from vacherie.core.files.toml import read_toml

SHORT = {"target_heads": None, "max_rounds": 1}
DECK = Path(__file__).parents[2] / "src/vacherie/games/unexploded_cow/deck.toml"


def test_options_are_checked_before_the_table_exists(tmp_path: Path) -> None:
    async def try_all() -> None:
        async with serving(config_in(tmp_path)) as place:
            ada = await place.guest()
            cases: list[tuple[str, dict[str, Any]]] = [
                ("unknown-game", {"game": "chess"}),
                ("field-unknown", {"options": {"colour": "red"}}),
                ("field-choice", {"options": {"variant": "poker"}}),
                ("field-range", {"options": {"target_heads": 0}}),
                ("options-endless", {"options": {"target_heads": None}}),
                ("players-out-of-range", {"seats": 11}),
                ("unknown-bot", {"bots": ["dragon"]}),
                ("too-many-bots", {"seats": 2, "bots": ["cow", "cow"]}),
                ("field-type", {"seats": "two"}),
                ("field-range", {"clock": {"kind": "decision", "seconds": 1}}),
                ("seats-free", {"seats": 3, "start": True}),
            ]
            for code, wishes in cases:
                wish = {"game": "six_qui_prend", **wishes}
                assert await code_of(ada.post("/tables", **wish)) == code, wish
            assert await ada.get("/me/tables") == []
            problem = (
                await ada.http.post("/tables", json={"game": "nevaches", "options": {"deck": 5}})
            ).json()
            assert problem["field"] == "options.deck"

    awaited(try_all())


def test_people_join_leave_and_are_sent_away_and_everybody_sees_it_at_once(tmp_path: Path) -> None:
    async def meet() -> None:
        async with serving(config_in(tmp_path)) as place:
            ada, bob, eve = [await place.guest(name) for name in ("Ada", "Bob", "Eve")]
            table = await ada.table(seats=3)
            at = f"/tables/{table}"
            async with eve.stream(table) as messages:
                assert (await messages.next())["you"] is None
                await bob.post(f"{at}/seats", seat=2)
                now = await messages.next()
                assert [chair["name"] for chair in now["chairs"]] == ["Ada", None, "Bob"]
                assert now["happened"]["what"] == "joined"
                assert await code_of(eve.post(f"{at}/seats", seat=2)) == "seat-taken"
                await eve.post(f"{at}/seats")
                assert (await messages.next())["you"] == 1
                assert await code_of(bob.delete(f"{at}/seats/1")) == "host-only"
                await ada.delete(f"{at}/seats/1")
                assert (await messages.next())["you"] is None
                assert await code_of(bob.post(f"{at}/bots", level="cow")) == "host-only"
                await ada.post(f"{at}/bots", level="calf")
                assert (await messages.next())["chairs"][1]["bot"] == "calf"
                await ada.patch(at, options=SHORT, chat=False)
                now = await messages.next()
                assert now["setup"]["options"]["max_rounds"] == 1
                assert not now["can_talk"]
                assert await code_of(ada.patch(at, seats=2)) == "seats-taken"
                await ada.post(f"{at}/shuffle")
                names = [chair["name"] for chair in (await messages.next())["chairs"]]
                assert {"Ada", "Bob"} < set(names)
                seat = names.index("Ada")
                await ada.delete(f"{at}/seats/{seat}")
                now = await messages.next()
                assert now["host"] == names.index("Bob")
                assert await code_of(ada.post(f"{at}/start")) == "host-only"
                assert await code_of(bob.post(f"{at}/start")) == "seats-free"
                await bob.patch(at, seats=2)
                await bob.post(f"{at}/start")
                now = await messages.until(lambda now: now["phase"] == "playing")
                assert now["view"]["hands"][0]["cards"] == []
            assert await code_of(ada.post(f"{at}/seats")) == "game-has-begun"

    awaited(meet())


def test_public_tables_are_listed_and_others_are_not(tmp_path: Path) -> None:
    async def look() -> None:
        async with serving(config_in(tmp_path)) as place:
            ada = await place.guest()
            public, private = await ada.table(public=True), await ada.table()
            assert [table["table"] for table in await place.stranger().get("/tables")] == [public]
            assert {table["table"] for table in await ada.get("/me/tables")} == {public, private}
            await ada.patch(f"/tables/{public}", public=False)
            assert await place.stranger().get("/tables") == []

    awaited(look())


def test_my_tables_come_with_those_first_where_it_is_my_turn(tmp_path: Path) -> None:
    async def look() -> None:
        async with serving(config_in(tmp_path)) as place:
            ada = await place.guest()
            playing = await ada.table(bots=["calf"], start=True)
            waiting = await ada.table()
            mine = await ada.get("/me/tables")
            assert [(table["table"], table["is_your_turn"]) for table in mine] == [
                (playing, True),
                (waiting, False),
            ]
            assert [table["table"] for table in await ada.get("/me/tables?phase=open")] == [waiting]

    awaited(look())


def test_a_rematch_keeps_the_seats_and_is_the_same_for_all_who_ask(tmp_path: Path) -> None:
    async def play() -> None:
        async with serving(config_in(tmp_path)) as place:
            ada, bob, table = await two(place, options=SHORT)
            path = f"/tables/{table}/rematch"
            assert await code_of(ada.post(path)) == "game-not-over"
            await asyncio.gather(ada.play(table), bob.play(table))
            asked = await asyncio.gather(*[guest.post(path) for guest in (bob, ada, bob)])
            [again] = {answer["table"] for answer in asked}
            before, now = await ada.look(table), await ada.look(again)
            assert (before["next"], before["happened"]) == (again, None)
            assert now["chairs"] == before["chairs"]
            assert (now["phase"], now["host"]) == ("open", 1)
            assert len(await ada.get("/me/tables")) == 2
            [told] = [
                moment["happened"]
                for moment in await ada.get(f"/tables/{table}/moments?most=200")
                if moment["happened"]["kind"] == "rematched"
            ]
            assert told["seat"] == 1

    awaited(play())


def test_a_rematch_alone_against_bots_begins_at_once(tmp_path: Path) -> None:
    async def play() -> None:
        async with serving(config_in(tmp_path)) as place:
            ada = await place.guest()
            table = await ada.table(bots=["calf", "calf"], options=SHORT, start=True)
            await ada.play(table)
            again = (await ada.post(f"/tables/{table}/rematch"))["table"]
            assert (await ada.look(again))["phase"] == "playing"
            await ada.play(again)

    awaited(play())


def test_a_deck_can_be_uploaded_and_played_with(tmp_path: Path) -> None:
    async def upload() -> None:
        async with serving(config_in(tmp_path)) as place:
            ada = await place.guest()
            path = "/games/unexploded_cow/files/deck"
            text = DECK.read_text("utf-8")
            value = (await ada.http.post(path, content=text)).json()["value"]
            assert value["cows"][0]["name"] == read_toml(text, "").data["cows"][0]["name"]
            table = await ada.table("unexploded_cow", options={"deck": value}, bots=["calf"], start=True)
            assert (await ada.look(table))["setup"]["options"]["deck"] == value
            bad = (await ada.http.post(path, content="cows = 5\n")).json()
            assert (bad["code"], bad["line"]) == ("field-type", 1)
            assert (await ada.http.post(path, content=b"\xff")).json()["code"] == "file-not-text"
            assert (await ada.http.post(path, content="x" * 150_000)).json()["code"] == "file-too-large"
            huge = await ada.http.post(path, content="x" * 300_000)
            assert (huge.status_code, huge.json()["code"]) == (413, "request-too-large")
            other = await ada.http.post("/games/six_qui_prend/files/deck", content=text)
            assert (other.status_code, other.json()["code"]) == (404, "no-such-file-option")

    awaited(upload())


def test_money_is_kept_from_game_to_game_where_the_edition_says_so(tmp_path: Path) -> None:
    async def play(ada: Guest) -> None:
        options = {"edition": "2011"}
        table = await ada.table("unexploded_cow", options=options, bots=["cow", "cow"], start=True)
        end = await ada.play(table)
        again = (await ada.post(f"/tables/{table}/rematch"))["table"]
        now = await ada.look(again)
        gains = [score - 5000 for score in end["view"]["outcome"]["scores"]]
        assert now["results"] == [gains]

    async def meet() -> None:
        async with serving(config_in(tmp_path)) as place:
            await play(await place.guest())

    awaited(meet())


def test_games_are_described_with_their_options_and_bots(tmp_path: Path) -> None:
    async def look() -> None:
        async with serving(config_in(tmp_path)) as place:
            games = {game["id"]: game for game in await place.stranger().get("/games")}
            assert (games["six_qui_prend"]["least_players"], games["six_qui_prend"]["most_players"]) == (
                2,
                10,
            )
            (deck,) = [option for option in games["nevaches"]["options"] if option["is_file"]]
            assert deck["name"] == "deck"
            bots = {bot["level"]: bot for bot in games["unexploded_cow"]["bots"]}
            assert bots["cow"]["strength"] > bots["calf"]["strength"]

    awaited(look())
