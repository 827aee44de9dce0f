"""Who one is at a table: a name, a face that nobody else there has, and a way out at any time."""

import asyncio
from pathlib import Path

from tests.server.client import Guest, Place, awaited, code_of, config_in, serving, two
from vacherie.server.people.faces import FACES, face_by_name, free_face

SHORT = {"target_heads": None, "max_rounds": 1}


async def faces_at(guest: Guest, table: str) -> list[int | None]:
    return [chair["face"] for chair in (await guest.look(table))["chairs"]]


async def with_face(place: Place, name: str, face: int) -> Guest:
    guest = await place.guest(name)
    assert (await guest.patch("/me", face=face))["face"] == face
    return guest


def test_a_face_is_given_by_the_name_until_one_is_chosen(tmp_path: Path) -> None:
    async def choose() -> None:
        async with serving(config_in(tmp_path)) as place:
            ada = await place.guest("Ada")
            assert (await ada.get("/me"))["face"] == face_by_name("Ada")
            assert (await ada.patch("/me", name="Bob"))["face"] == face_by_name("Bob")
            assert (await ada.patch("/me", face=7))["face"] == 7
            now = await ada.patch("/me", name="Ada")
            assert (now["name"], now["face"]) == ("Ada", 7)
            assert (await ada.get("/me"))["face"] == 7
            assert await code_of(ada.patch("/me", face=FACES)) == "field-range"

    awaited(choose())


def test_nobody_at_a_table_has_the_face_of_another_and_bots_give_way_to_people(tmp_path: Path) -> None:
    async def sit() -> None:
        async with serving(config_in(tmp_path)) as place:
            ada, bob, eve = [await with_face(place, name, 3) for name in ("Ada", "Bob", "Eve")]
            table = await ada.table(seats=10, bots=["cow"] * 7)
            assert len(set((await faces_at(ada, table))[:8])) == 8
            await bob.post(f"/tables/{table}/seats")
            faces = await faces_at(ada, table)
            assert faces[0] == 3
            assert len(set(faces[:9])) == 9
            await ada.delete(f"/tables/{table}/seats/0")
            a_bots = faces[1]
            await eve.patch("/me", face=a_bots)
            await eve.post(f"/tables/{table}/seats")
            faces = await faces_at(eve, table)
            assert faces[0] == a_bots
            assert len(set(faces[:9])) == 9

    awaited(sit())


def test_who_finds_all_faces_taken_shares_one() -> None:
    assert free_face(FACES - 1, {FACES - 1, 0}) == 1
    assert free_face(4, set(range(FACES))) == 4


def test_a_new_name_is_seen_at_once_where_the_game_has_not_begun(tmp_path: Path) -> None:
    async def rename() -> None:
        async with serving(config_in(tmp_path)) as place:
            ada, bob, playing = await two(place)
            waiting = await ada.table(seats=3)
            async with bob.stream(waiting) as messages:
                await messages.next()
                await ada.patch("/me", name="Adele", face=5)
                now = await messages.next()
                assert now["happened"]["what"] == "renamed"
                assert (now["chairs"][0]["name"], now["chairs"][0]["face"]) == ("Adele", 5)
            assert (await bob.look(playing))["chairs"][0]["name"] == "Ada"
            number = (await bob.look(waiting))["number"]
            await ada.patch("/me", name="Adele")
            assert (await bob.look(waiting))["number"] == number

    awaited(rename())


def test_whoever_leaves_has_left_however_often_they_ask(tmp_path: Path) -> None:
    async def leave() -> None:
        async with serving(config_in(tmp_path)) as place:
            ada, bob, table = await two(place, options=SHORT)
            seat = f"/tables/{table}/seats/1"
            number = (await bob.delete(seat))["number"]
            assert await asyncio.gather(*[bob.delete(seat) for _ in range(3)]) == [{"number": number}] * 3
            assert await code_of(ada.delete(seat)) == "not-your-seat"
            now = await ada.play(table)
            assert await bob.delete(seat) == {"number": now["number"]}
            waiting = await bob.table(seats=2)
            for _ in range(2):
                await bob.delete(f"/tables/{waiting}/seats/0")
            assert (await bob.look(waiting))["you"] is None

    awaited(leave())


def test_the_audience_chats_where_the_host_allows_it(tmp_path: Path) -> None:
    async def talk() -> None:
        async with serving(config_in(tmp_path)) as place:
            ada = await place.guest("Ada")
            eve = await with_face(place, "Eve", 9)
            table = await ada.table(seats=2)
            path = f"/tables/{table}/chat"
            assert not (await eve.look(table))["can_talk"]
            assert await code_of(eve.post(path, text="Hello")) == "not-seated"
            await ada.patch(f"/tables/{table}", audience_chat=True)
            assert (await eve.look(table))["can_talk"]
            async with ada.stream(table) as messages:
                await messages.next()
                await eve.post(path, text="Hello")
                said = (await messages.next())["happened"]
                told = {"kind": "said", "text": "Hello", "name": "Eve", "face": 9}
                assert said == {"at": said["at"], **told}
            await ada.patch(f"/tables/{table}", chat=False)
            assert await code_of(eve.post(path, text="Hello")) == "chat-off"

    awaited(talk())


def test_b8_the_audience_keeps_quiet_as_long_as_the_team(tmp_path: Path) -> None:
    async def talk() -> None:
        async with serving(config_in(tmp_path)) as place:
            _, _, table = await two(place, options={"variant": "coop"}, audience_chat=True)
            eve = await place.guest("Eve")
            assert not (await eve.look(table))["can_talk"]
            assert await code_of(eve.post(f"/tables/{table}/chat", text="The 55!")) == "chat-closed"

    awaited(talk())
