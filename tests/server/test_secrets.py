"""Hidden information over HTTP: change what a viewer may not know, and no byte that he gets changes."""

import asyncio
from collections.abc import Iterator, Sequence
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest
from msgspec.structs import replace

from tests.adapter import Adapter, Case, walk
from tests.adapters import ADAPTERS
from tests.server.client import Guest, awaited, config_in, serving
from tests.soak import ROUNDS
from vacherie.core.values import CHANCE, Action, Actor, Seat
from vacherie.games.nevaches.options import NeVachesOptions
from vacherie.games.six_qui_prend.options import SixOptions
from vacherie.games.unexploded_cow.options import UnexplodedOptions

Actions = Sequence[tuple[Actor, Action]]

SIX, COW, NEVACHES = ADAPTERS.values()
SHORT = SixOptions(target_heads=None, max_rounds=1)
CASES: list[tuple[Adapter, Case]] = [
    (SIX, Case(SIX.game, SHORT, 3)),
    (SIX, Case(SIX.game, replace(SHORT, variant="pro"), 3)),
    (SIX, Case(SIX.game, SixOptions(variant="coop", consent="all"), 3)),
    (COW, Case(COW.game, UnexplodedOptions(), 3)),
    (NEVACHES, Case(NEVACHES.game, NeVachesOptions(choose_start_card=True), 2)),
]
LENGTHS = (12, 40)
REPLAYS = ("replay", "replay?as=audience", "replay?as=open", "replay?as=seat-1")


@pytest.mark.parametrize(("adapter", "case"), CASES, ids=[str(case) for _, case in CASES])
@pytest.mark.parametrize("seed", range(ROUNDS))
def test_no_byte_depends_on_what_a_viewer_may_not_know(
    adapter: Adapter, case: Case, seed: int, tmp_path: Path
) -> None:
    random = Random(f"{case} {seed}")
    viewer = random.choice([None, *range(case.players)])
    steps = list(walk(adapter, case, random, random.choice(LENGTHS)))
    if not steps[-1].after.to_act():
        # Once it is over, everybody may see everything.
        steps = steps[: len(steps) // 2]
    while steps[-1].after.to_act() == (CHANCE,):
        # The server draws at once, and would draw something else.
        steps.pop()
    truth = [(step.actor, step.action) for step in steps]
    other = adapter.disguised(case, steps, viewer, random)
    wishes = random.sample(list(adapter.universe(case.players)), 6)
    heard = [
        bytes_heard(tmp_path / name, case, actions, viewer, wishes)
        for name, actions in (("truth", truth), ("other", other))
    ]
    assert len(heard[0]) > len(truth)
    for mine, theirs in zip(*heard, strict=True):
        assert mine == theirs


def bytes_heard(
    folder: Path,
    case: Case,
    actions: Actions,
    viewer: Seat | None,
    wishes: Sequence[Action],
) -> list[bytes]:
    """All that a server says to the viewer while these actions are played, with its headers."""
    folder.mkdir()
    heard: list[bytes] = []
    drawn: Iterator[Action] = iter([action for actor, action in actions if actor == CHANCE])

    async def play() -> None:
        config = config_in(folder, heartbeat=1000.0)  # Its moments depend on the clock alone.
        parts = {"draw": lambda state: next(drawn), "now": lambda: 1_000_000, "new_id": lambda: "table"}
        async with serving(config, **parts) as place:
            players = [await place.guest(f"Player {seat}") for seat in range(case.players)]
            watcher = players[viewer] if viewer is not None else await place.guest("Audience")
            options = msgspec.to_builtins(case.options)
            table = await players[0].table(case.game.id, options=options, seats=case.players, public=True)
            for player in players[1:]:
                await player.post(f"/tables/{table}/seats")
            reading = asyncio.create_task(read_stream(watcher, table, heard_by_stream))
            while not place.node.count_streams():
                await asyncio.sleep(0.001)
            await players[0].post(f"/tables/{table}/start")
            before = await watcher.look(table)
            for number, (actor, action) in enumerate(actions):
                if actor == CHANCE:
                    continue
                assert isinstance(actor, int)
                if number % 7 == 0:
                    for wish in [wish for wish in wishes if msgspec.to_builtins(wish) not in before["legal"]]:
                        await listen(watcher, "POST", f"/tables/{table}/actions", heard, asked(before, wish))
                body = asked(before, action, request=f"step-{number}")
                target = heard if actor == viewer else []
                await listen(players[actor], "POST", f"/tables/{table}/actions", target, body)
                before = await listen(watcher, "GET", f"/tables/{table}", heard)
            for path in ("moments?most=200", "moments?audience=true", "moments?seat=0", "record", "review"):
                await listen(watcher, "GET", f"/tables/{table}/{path}", heard)
            for path in REPLAYS:
                await listen(watcher, "GET", f"/tables/{table}/{path}", heard)
            await listen(watcher, "POST", f"/tables/{table}/review", heard)
            await listen(watcher, "GET", "/tables", heard)
            await listen(watcher, "GET", "/me/tables", heard)
            await listen(watcher, "POST", f"/tables/{table}/undo", heard, {"question": 0})
            place.node.close_streams()
            await reading

    heard_by_stream: list[bytes] = []
    awaited(play())
    return [*heard, b"".join(heard_by_stream)]


def asked(now: Any, action: Action, request: str = "wish") -> dict[str, Any]:
    return {"question": now["question"], "action": action, "request": request}


async def listen(guest: Guest, method: str, path: str, heard: list[bytes], body: Any = None) -> Any:
    content = None if body is None else msgspec.json.encode(body)
    answer = await guest.http.request(method, path, content=content)
    assert answer.status_code < 500, answer.text
    headers = {name: value for name, value in answer.headers.items() if name != "date"}
    heard.append(b"%d %b %b" % (answer.status_code, msgspec.json.encode(headers), answer.content))
    return answer.json()


async def read_stream(guest: Guest, table: str, heard: list[bytes]) -> None:
    async with guest.http.stream("GET", f"/tables/{table}/stream") as answer:
        async for part in answer.aiter_bytes():
            heard.append(part)
