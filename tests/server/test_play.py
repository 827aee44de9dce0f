"""Playing over HTTP: one is told, acts once, and is told again."""

import asyncio
from pathlib import Path

import pytest

from tests.server.client import Refused, awaited, config_in, serving, two

SHORT = {"target_heads": None, "max_rounds": 1}


def test_a_whole_game_between_two_people_and_two_bots(tmp_path: Path) -> None:
    async def play() -> None:
        async with serving(config_in(tmp_path)) as place:
            ada, bob = await place.guest("Ada"), await place.guest("Bob")
            table = await ada.table(options=SHORT, seats=4, bots=["cow", "calf"])
            await bob.post(f"/tables/{table}/seats")
            await ada.post(f"/tables/{table}/start")
            hers, his = await asyncio.gather(ada.play(table), bob.play(table))
            assert min(hers["view"]["outcome"]["places"]) == 1
            assert hers["view"]["outcome"] == his["view"]["outcome"]

    awaited(play())


def test_the_same_request_is_applied_once_and_answered_the_same(tmp_path: Path) -> None:
    async def play() -> None:
        async with serving(config_in(tmp_path)) as place:
            ada, bob, table = await two(place, options=SHORT)
            now = await ada.look(table)
            first, second = now["legal"][:2]
            number = await ada.act(table, now["question"], first, "one")
            assert await ada.act(table, now["question"], first, "one") == number
            assert await ada.act(table, now["question"], second, "two") == number + 1
            assert await ada.act(table, now["question"], first, "one") == number
            assert (await ada.look(table))["view"]["own_pick"]["card"] == second["card"]
            await bob.act(table, now["question"], (await bob.look(table))["legal"][0], "one")
            assert await ada.act(table, now["question"], first, "one") == number

    awaited(play())


def test_stale_and_illegal_actions_are_refused_and_change_nothing(tmp_path: Path) -> None:
    async def play() -> None:
        async with serving(config_in(tmp_path)) as place:
            ada, bob, table = await two(place, options=SHORT)
            before = await ada.look(table)
            theirs = (await bob.look(table))["legal"][0]
            with pytest.raises(Refused) as refused:
                await ada.act(table, before["question"], theirs)
            assert (refused.value.status, refused.value.code) == (409, "card-not-in-hand")
            assert refused.value.problem["params"] == {"card": theirs["card"]}
            with pytest.raises(Refused) as refused:
                await ada.act(table, before["question"] - 1, before["legal"][0])
            assert refused.value.code == "stale-question"
            with pytest.raises(Refused) as refused:
                await ada.act(table, before["question"], {"kind": "fly"})
            assert refused.value.code == "action-unreadable"
            assert await ada.look(table) == before

    awaited(play())


def test_b17_bots_leave_the_special_cards_to_the_people_at_their_table(tmp_path: Path) -> None:
    async def play() -> None:
        async with serving(config_in(tmp_path)) as place:
            ada = await place.guest()
            table = await ada.table(bots=["calf"] * 3, options={"variant": "coop"}, start=True)
            await ada.play(table)
            record = await ada.get(f"/tables/{table}/record")
            by_bots = {action["kind"] for actor, action in record["actions"] if actor in (1, 2, 3)}
            assert {"pick_card", "go_on"} <= by_bots <= {"pick_card", "go_on", "choose_row"}

    awaited(play())
