"""Clocks, seats that a cow plays on, undo and chat."""

import asyncio
from pathlib import Path

import pytest

from tests.server.client import Hours, Refused, awaited, code_of, config_in, is_asked, serving, two

SHORT = {"target_heads": None, "max_rounds": 1}


def test_who_leaves_is_played_on_by_a_cow_and_can_come_back(tmp_path: Path) -> None:
    async def play() -> None:
        async with serving(config_in(tmp_path)) as place:
            ada, bob, table = await two(place, options=SHORT)
            async with ada.stream(table) as messages:
                now = await messages.next()
                assert await code_of(ada.delete(f"/tables/{table}/seats/1")) == "not-your-seat"
                assert await code_of(bob.post(f"/tables/{table}/back")) == "not-away"
                theirs = await bob.look(table)
                number = await bob.act(table, theirs["question"], theirs["legal"][0], "mine")
                await bob.delete(f"/tables/{table}/seats/1")
                again = await bob.act(table, theirs["question"], theirs["legal"][0], "mine")
                assert again == number
                question = (await bob.look(table))["question"]
                assert await code_of(bob.post(f"/tables/{table}/undo", question=question)) == "seat-is-away"
                await messages.next()
                now = await messages.next()
                assert now["chairs"][1]["is_away"]
                assert now["happened"]["kind"] == "went_away"
                while now["happened"]["kind"] != "acted" or now["happened"]["seat"] != 1:
                    if 0 in now["view"]["to_act"]:
                        await ada.act(table, now["question"], now["legal"][0])
                    now = await messages.next()
                assert now["happened"] | {"at": 0} == {"kind": "acted", "at": 0, "seat": 1, "bot": "cow"}
                question = (await bob.look(table))["question"]
                wish = bob.act(table, question, theirs["legal"][0])
                assert await code_of(wish) == "seat-is-away"
                await bob.post(f"/tables/{table}/back")
                now = await messages.until(lambda now: not now["chairs"][1]["is_away"])
                while not (theirs := await bob.look(table))["legal"]:
                    now = await ada.look(table)
                    await ada.act(table, now["question"], now["legal"][0])
                await bob.act(table, theirs["question"], theirs["legal"][-1])

    awaited(play())


@pytest.mark.parametrize("kind", ["decision", "game"])
def test_a_seat_past_its_clock_is_played_on(tmp_path: Path, kind: str) -> None:
    async def play() -> None:
        hours = Hours()
        async with serving(config_in(tmp_path), now=hours) as place:
            clock = {"kind": kind, "seconds": 40}
            ada, bob, table = await two(place, options=SHORT, clock=clock)
            keeper = place.node.keeper
            live = place.node.tables[table]
            hours.now += 15_000
            now = await ada.look(table)
            assert now["clock"] == [25_000, 25_000]
            await ada.act(table, now["question"], now["legal"][0])
            left = (await ada.look(table))["clock"]
            assert left == ([25_000, 25_000] if kind == "game" else [40_000, 25_000])
            hours.now += 25_000
            keeper.attend(live)
            async with ada.stream(table) as messages:
                now = await messages.until(lambda now: now["chairs"][1]["is_away"])
                assert not now["chairs"][0]["is_away"]
                await messages.until(lambda now: 0 in now["view"]["to_act"])
            await bob.post(f"/tables/{table}/back")
            assert (await bob.look(table))["clock"][1] >= 30_000

    awaited(play())


def test_without_a_clock_nobody_is_hurried(tmp_path: Path) -> None:
    async def play() -> None:
        hours = Hours()
        async with serving(config_in(tmp_path), now=hours) as place:
            _, bob, table = await two(place)
            hours.now += 10**9
            place.node.keeper.attend(place.node.tables[table])
            await asyncio.sleep(0.05)
            now = await bob.look(table)
            assert now["clock"] == [None, None]
            assert not now["chairs"][1]["is_away"]

    awaited(play())


def test_time_stands_still_while_there_is_no_server(tmp_path: Path) -> None:
    hours = Hours()

    async def begin() -> tuple[str, str]:
        async with serving(config_in(tmp_path), now=hours) as place:
            ada, _, table = await two(place, clock={"kind": "game", "seconds": 100})
            return table, ada.http.headers["authorization"]

    async def go_on(table: str, token: str) -> None:
        async with serving(config_in(tmp_path), now=hours) as place:
            ada = place.stranger()
            ada.http.headers["authorization"] = token
            assert (await ada.look(table))["clock"] == [100_000, 100_000]

    table, token = asyncio.run(begin())
    hours.now += 10**7
    awaited(go_on(table, token))


def test_an_undo_is_granted_only_while_nothing_was_shown_and_the_turn_is_ones_own(tmp_path: Path) -> None:
    async def play() -> None:
        async with serving(config_in(tmp_path)) as place:
            ada, bob, table = await two(place, "nevaches")
            undone = refused = 0
            for _ in range(150):
                for guest in (ada, bob):
                    now = await guest.look(table)
                    if not is_asked(now):
                        continue
                    position = place.node.tables[table].table
                    before = position.state.view(now["you"]) if position.state else None
                    await guest.act(table, now["question"], now["legal"][-1])
                    after = await guest.look(table)
                    if after["phase"] == "over":
                        return
                    path = f"/tables/{table}/undo"
                    answer = await guest.http.post(path, json={"question": after["question"]})
                    if answer.status_code == 409:
                        assert answer.json()["code"] == "undo-shown" or not after["can_undo"]
                        assert answer.json()["code"] in ("undo-nothing", "undo-turn-passed", "undo-shown")
                        refused += 1
                        continue
                    assert after["can_undo"]
                    undone += 1
                    again = await guest.look(table)
                    assert position.state is not None
                    assert position.state.view(now["you"]) == before
                    assert again["legal"] == now["legal"]
                    assert again["question"] > after["question"]
                    assert await code_of(guest.post(path, question=now["question"])) == "stale-question"
                    await guest.act(table, again["question"], again["legal"][-1])
                if undone > 3 and refused > 3:
                    return
            raise AssertionError((undone, refused))

    awaited(play())


def test_a_reveal_cannot_be_taken_back(tmp_path: Path) -> None:
    async def play() -> None:
        async with serving(config_in(tmp_path)) as place:
            ada, bob, table = await two(place)
            for guest in (ada, bob):
                now = await guest.look(table)
                await guest.act(table, now["question"], now["legal"][0])
            question = (await bob.look(table))["question"]
            code = await code_of(bob.post(f"/tables/{table}/undo", question=question))
            assert code in ("undo-turn-passed", "undo-shown")
            assert not (await bob.look(table))["can_undo"]
            assert await code_of(ada.post(f"/tables/{table}/undo", question=question)) == "undo-nothing"

    awaited(play())


def test_chat_reaches_the_table_and_only_people_at_it_may_talk(tmp_path: Path) -> None:
    async def talk() -> None:
        async with serving(config_in(tmp_path)) as place:
            ada, bob, table = await two(place)
            eve = await place.guest("Eve")
            async with eve.stream(table) as messages:
                await messages.next()
                await ada.post(f"/tables/{table}/chat", text=" <script>alert(1)</script>\u202e ")
                said = (await messages.next())["happened"]
                assert (said["seat"], said["text"]) == (0, "<script>alert(1)</script>")
            path = f"/tables/{table}/chat"
            assert await code_of(eve.post(path, text="hello")) == "not-seated"
            assert await code_of(bob.post(path, text="\u200b")) == "chat-empty"
            assert await code_of(bob.post(path, text="a" * 301)) == "chat-too-long"
            quiet = await ada.table(bots=["calf"], chat=False)
            assert await code_of(ada.post(f"/tables/{quiet}/chat", text="hello")) == "chat-off"

    awaited(talk())


def test_chat_is_rate_limited(tmp_path: Path) -> None:
    async def talk() -> None:
        async with serving(config_in(tmp_path, requests_per_second=20.0)) as place:
            ada = await place.guest()
            table = await ada.table()
            words = [ada.post(f"/tables/{table}/chat", text="moo") for _ in range(20)]
            answers = await asyncio.gather(*words, return_exceptions=True)
            refused = [each.code for each in answers if isinstance(each, Refused)]
            assert set(refused) == {"too-many-requests"}
            assert len(refused) <= 15

    awaited(talk())


def test_b8_in_the_cooperative_game_chat_is_closed_before_the_reveal(tmp_path: Path) -> None:
    async def talk() -> None:
        async with serving(config_in(tmp_path)) as place:
            ada, bob, table = await two(place, options={"variant": "coop"})
            path = f"/tables/{table}/chat"
            assert not (await ada.look(table))["can_talk"]
            assert await code_of(ada.post(path, text="I play the 55")) == "chat-closed"
            for _ in range(40):
                for guest in (ada, bob):
                    now = await guest.look(table)
                    if now["view"]["asked"] == "window":
                        assert now["can_talk"]
                        await ada.post(path, text="Shall we use it?")
                        return
                    if is_asked(now):
                        await guest.act(table, now["question"], now["legal"][0])
            raise AssertionError("no window was opened")

    awaited(talk())
