"""Reviews over HTTP: of finished games only, made once and kept, whatever happens meanwhile."""

import asyncio
from multiprocessing import active_children
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest

from tests.server.client import Guest, Refused, awaited, code_of, config_in, serving
from vacherie.core.values import CHANCE
from vacherie.games import find_game
from vacherie.games.six_qui_prend.options import SixOptions
from vacherie.server.routes import reviews as routes
from vacherie.server.storage.reviews import claim_review

SHORT = {"variant": "base", "target_heads": None, "max_rounds": 1}


async def finished(ada: Guest) -> str:
    table = await ada.table(seats=2, options=SHORT, bots=["calf"], start=True)
    await ada.play(table)
    return table


async def whole(guest: Guest, table: str) -> Any:
    async with asyncio.timeout(120):
        while True:
            shown = await guest.get(f"/tables/{table}/review")
            if shown["state"] != "waiting":
                return shown
            await asyncio.sleep(0.2)


def test_a_review_is_made_once_and_kept_after_a_restart(tmp_path: Path) -> None:
    kept: list[Any] = []

    async def play() -> None:
        async with serving(config_in(tmp_path)) as place:
            ada = await place.guest()
            table = await finished(ada)
            assert await code_of(ada.get(f"/tables/{table}/review")) == "review-not-asked"
            asked = await ada.post(f"/tables/{table}/review")
            assert asked["state"] == "waiting"
            # The node is gone before it is done; the next one begins anew.
            kept.append(table)
        async with serving(config_in(tmp_path, lease=0.3)) as place:
            eve = await place.guest("Eve")
            shown = await whole(eve, kept[0])
            assert shown["state"] == "done"
            assert len(shown["review"]["luck"]) == 2
            assert shown["done"] == shown["total"] == len(shown["review"]["decisions"])
            again = await eve.post(f"/tables/{kept[0]}/review")
            assert again == shown

    awaited(play())


def test_whoever_looks_at_the_table_hears_how_far_the_review_is(tmp_path: Path) -> None:
    async def play() -> None:
        async with serving(config_in(tmp_path)) as place:
            ada = await place.guest()
            table = await finished(ada)
            heard: list[Any] = []
            async with ada.http.stream("GET", f"/tables/{table}/stream?news=true") as answer:
                asked = await ada.post(f"/tables/{table}/review")
                assert asked["state"] == "waiting"
                lines = answer.aiter_lines()
                async with asyncio.timeout(120):
                    async for line in lines:
                        if line == "event: review":
                            data = await anext(lines)
                            heard.append(msgspec.json.decode(data.removeprefix("data: ")))
                            if heard[-1]["state"] == "done":
                                break
            assert heard[-1]["done"] == heard[-1]["total"] > 0

    awaited(play())


def test_nothing_of_an_unfinished_game_is_reviewed(tmp_path: Path) -> None:
    async def play() -> None:
        async with serving(config_in(tmp_path)) as place:
            ada = await place.guest()
            table = await ada.table(seats=2)
            assert await code_of(ada.post(f"/tables/{table}/review")) == "game-not-begun"
            await ada.post(f"/tables/{table}/bots", level="calf")
            await ada.post(f"/tables/{table}/start")
            assert await code_of(ada.post(f"/tables/{table}/review")) == "game-not-over"
            assert await code_of(ada.get(f"/tables/{table}/review")) == "game-not-over"

    awaited(play())


def test_a_node_works_on_what_nobody_else_does(tmp_path: Path) -> None:
    async def play() -> None:
        async with serving(config_in(tmp_path)) as place:
            services = place.node.services
            assert await claim_review(services.database, services.lease(), services.now()) is None

    awaited(play())


def test_one_person_waits_for_so_many_reviews_only(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(routes, "OWN_REVIEWS", 1)

    async def play() -> None:
        async with serving(config_in(tmp_path)) as place:
            ada = await place.guest()
            first, second = await finished(ada), await finished(ada)
            await ada.post(f"/tables/{first}/review")
            assert await code_of(ada.post(f"/tables/{second}/review")) == "too-many-reviews"

    awaited(play())


def test_a_weighing_whose_process_is_gone_can_be_asked_again(tmp_path: Path) -> None:
    async def play() -> None:
        async with serving(config_in(tmp_path)) as place:
            ada = await place.guest()
            wish = {"game": "six_qui_prend", "position": position(), "seat": 0}
            before = set(active_children())
            asked = asyncio.create_task(code_of(ada.post("/weigh", **wish)))
            while not (started := set(active_children()) - before):
                await asyncio.sleep(0.01)
            started.pop().kill()
            assert await asked == "weighing-failed"
            assert (await ada.post("/weigh", **wish, budget=40))["choices"]

    awaited(play())


def position() -> dict[str, Any]:
    game, random = find_game("six_qui_prend"), Random(1)
    state = game.new(SixOptions(target_heads=None, max_rounds=1), 2)
    state.advance(CHANCE, state.draw(random))
    return dict(msgspec.json.decode(msgspec.json.encode(game.position(state))))


def test_a_position_is_weighed_by_what_its_seat_sees(tmp_path: Path) -> None:
    async def play() -> None:
        async with serving(config_in(tmp_path)) as place:
            ada = await place.guest()
            wish = {"game": "six_qui_prend", "position": position(), "seat": 0, "budget": 40}
            found = await ada.post("/weigh", **wish)
            cards = {choice["action"]["card"] for choice in found["choices"]}
            assert (len(cards), found["decision"]) == (10, None)
            action = found["choices"][-1]["action"]
            asked = await ada.post("/weigh", **wish, action=action)
            assert asked["decision"]["played"] == action
            # The others' cards in other hands: not a byte is different.
            other = position()
            other["hands"][1] = [card for card in range(1, 105) if is_free(card, other)][:10]
            assert await ada.post("/weigh", **{**wish, "position": other}) == found

    awaited(play())


def is_free(card: int, position: dict[str, Any]) -> bool:
    return all(card not in cards for cards in (*position["hands"], *position["rows"]))


@pytest.mark.parametrize(
    ("change", "status", "code"),
    [
        ({"game": "chess"}, 404, "unknown-game"),
        ({"position": {"players": "two"}}, 400, "position-unreadable"),
        ({"seat": 5}, 409, "nothing-to-weigh"),
        ({"budget": 999_999}, 400, "too-large-budget"),
        ({"action": {"kind": "pick_card", "card": 200}}, 409, "card-not-in-hand"),
    ],
)
def test_what_cannot_be_weighed_is_refused(
    change: dict[str, Any], status: int, code: str, tmp_path: Path
) -> None:
    async def play() -> None:
        async with serving(config_in(tmp_path)) as place:
            ada = await place.guest()
            wish = {"game": "six_qui_prend", "position": position(), "seat": 0, **change}
            with pytest.raises(Refused) as answer:
                await ada.post("/weigh", **wish)
            assert (answer.value.status, answer.value.code) == (status, code)

    awaited(play())
