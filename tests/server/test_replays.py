"""Games shown again: from their table or from a file, from every point of view, and never more than that."""

from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path
from random import Random
from typing import Any

import httpx
import msgspec
import pytest

from tests.adapter import Adapter, Case, walk
from tests.core.test_record import random_record
from tests.server.client import Guest, Refused, awaited, config_in, serving
from tests.server.test_secrets import CASES
from vacherie.core.errors import GameError
from vacherie.core.game import AnyGame
from vacherie.core.record import Player, Record, begin_record, encode_record, replay
from vacherie.games import GAMES, find_game
from vacherie.games.six_qui_prend.options import SixOptions
from vacherie.server.routes.replays import LARGEST_RECORD
from vacherie.server.table import replay as replays
from vacherie.server.table.replay import Point, parse_point, replay_of, replay_of_file

SHORT = {"target_heads": None, "max_rounds": 1}
POINTS = ("audience", "open", "seat-1", "seat-2")
every_game = pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)


def some_record(game: AnyGame) -> Record:
    options = game.options_type()
    return random_record(game, options, max(2, game.player_counts(options)[0]))


@every_game
@pytest.mark.parametrize("text", POINTS)
def test_every_step_is_what_that_point_of_view_saw(game: AnyGame, text: str) -> None:
    record = some_record(game)
    shown = replay_of(record, point := parse_point(text))
    states = [game.new(record.options, 2), *(step.state for step in replay(record, game))]
    assert [step.view for step in shown.steps] == [state.view(point.viewer) for state in states]
    assert [step.events for step in shown.steps[1:]] == [
        [game.seen_by(event, point.viewer) for event in step.events] for step in replay(record, game)
    ]
    assert shown.outcome == states[-1].outcome()


@every_game
def test_laid_open_it_holds_the_view_of_every_seat(game: AnyGame) -> None:
    record = some_record(game)
    shown = replay_of(record, Point(None, is_open=True))
    for step, done in zip(shown.steps[1:], replay(record, game), strict=True):
        for seat, own in enumerate(step.hands):
            fields = {**msgspec.structs.asdict(step.view), **own}
            assert fields == msgspec.structs.asdict(done.state.view(seat))
    assert not any(step.hands for step in replay_of(record, Point(None)).steps)


@pytest.mark.parametrize(("adapter", "case"), CASES, ids=[str(case) for _, case in CASES])
def test_no_byte_depends_on_what_the_viewer_could_not_know(adapter: Adapter, case: Case) -> None:
    random = Random(f"replay {case}")
    for viewer in (None, *range(case.players)):
        steps = list(walk(adapter, case, random, 30))
        if not steps[-1].after.to_act():
            steps = steps[: len(steps) // 2]
        records = []
        for actions in (
            [(step.actor, step.action) for step in steps],
            adapter.disguised(case, steps, viewer, random),
        ):
            record = begin_record(
                case.game, case.options, [Player(f"P{seat}") for seat in range(case.players)]
            )
            record.actions = list(actions)
            records.append(record)
        mine, theirs = (msgspec.json.encode(replay_of(record, Point(viewer))) for record in records)
        assert mine == theirs


def test_a_table_and_its_record_file_give_the_same_replay(tmp_path: Path) -> None:
    async def play() -> None:
        async with serving(config_in(tmp_path)) as place:
            ada, eve = await place.guest(), await place.guest("Eve")
            table = await ada.table(bots=["cow", "calf"], options=SHORT, start=True)
            end = await ada.play(table)
            record = (await eve.http.get(f"/tables/{table}/record")).content
            for point in (*POINTS, "seat-3"):
                shown = await eve.get(f"/tables/{table}/replay?as={point}")
                # A record does not know who chose which cow.
                faceless = [player | {"face": None} for player in shown["players"]]
                assert shown | {"players": faceless} == (await posted(eve, record, f"?as={point}")).json()
                assert shown["outcome"] == end["view"]["outcome"]
                assert shown["points"] == ["audience", "seat-1", "seat-2", "seat-3", "open"]
                assert shown["players"][0].items() >= {"name": "Ada", "bot": None}.items()
            for guest, own in ((eve, "audience"), (ada, "seat-1")):
                shown = await guest.get(f"/tables/{table}/replay")
                assert shown == await guest.get(f"/tables/{table}/replay?as={own}")

    awaited(play())


def test_an_unfinished_game_is_shown_from_ones_own_seat_only(tmp_path: Path) -> None:
    async def play() -> None:
        async with serving(config_in(tmp_path)) as place:
            ada, eve = await place.guest(), await place.guest("Eve")
            table = await ada.table(seats=2)
            assert await refused(ada.get(f"/tables/{table}/replay")) == (409, "game-not-begun")
            await ada.post(f"/tables/{table}/bots", level="calf")
            await ada.post(f"/tables/{table}/start")
            # The calf picks first, so that nothing happens between the answers that are compared.
            async with ada.stream(table) as messages:
                await messages.until(lambda seen: seen["view"]["to_act"] == [0])
            shown = await ada.get(f"/tables/{table}/replay")
            assert (shown["viewer"], shown["outcome"], shown["points"]) == (0, None, ["seat-1"])
            assert await ada.get(f"/tables/{table}/replay?as=seat-1") == shown
            for point in ("audience", "open", "seat-2"):
                assert await refused(ada.get(f"/tables/{table}/replay?as={point}")) == (409, "game-not-over")
            assert await refused(eve.get(f"/tables/{table}/replay")) == (409, "game-not-over")
            account = (await ada.http.get(f"/tables/{table}/record")).content
            told = (await posted(eve, account)).json()
            assert (told["steps"][1]["view"]["viewer"], told["points"]) == (0, ["seat-1"])
            other = await posted(eve, account, "?as=seat-2")
            assert (other.status_code, other.json()["code"]) == (400, "seat-not-told")

    awaited(play())


def test_an_answer_is_small_and_asks_for_nothing_that_cannot_be(tmp_path: Path) -> None:
    async def play() -> None:
        async with serving(config_in(tmp_path)) as place:
            ada = await place.guest()
            longest = random_record(find_game("six_qui_prend"), SixOptions(), 10)
            packed = await posted(ada, encode_record(longest), "?as=open")
            assert int(packed.headers["content-length"]) < 100_000
            plain = await posted(ada, encode_record(longest), "?as=open", encoding="identity")
            assert "content-encoding" not in plain.headers
            assert plain.json() == packed.json()
            assert (await posted(ada, encode_record(longest), "?as=seat-11")).status_code == 404
            for point in ("seat-0", "seat-33", "nobody", ""):
                assert (await posted(ada, encode_record(longest), f"?as={point}")).status_code == 400

    awaited(play())


def test_a_file_that_is_no_record_is_answered_with_what_is_wrong(tmp_path: Path) -> None:
    game = find_game("six_qui_prend")
    record = random_record(game, SixOptions(target_heads=None, max_rounds=1), 2)
    good = msgspec.json.decode(encode_record(record))
    actions = good["actions"]
    bad: list[tuple[Any, int, str]] = [
        (b"", 400, "record-not-json"),
        (b"\xff\xfe", 400, "file-not-text"),
        (b"[" * 100_000, 400, "file-nested-too-deep"),
        ([], 400, "field-type"),
        ({}, 400, "field-missing"),
        ({**good, "format": 99}, 400, "record-format"),
        ({**good, "rules_version": 99}, 400, "record-rules-version"),
        ({**good, "game": "chess"}, 400, "unknown-game"),
        ({**good, "seats": []}, 400, "players-out-of-range"),
        ({**good, "actions": [*actions, actions[-1]]}, 400, "record-illegal-action"),
        ({**good, "actions": [actions[1]]}, 400, "record-illegal-action"),
        ({**good, "actions": [["chance", {"kind": "pick_card", "card": 1}]]}, 400, "record-illegal-action"),
        ({**good, "actions": [[2**70, actions[1][1]]]}, 400, "field-too-big"),
        ({**good, "actions": actions * (replays.MOST_STEPS // len(actions) + 1)}, 413, "replay-too-long"),
        (b" " * (LARGEST_RECORD + 1), 413, "file-too-large"),
        (b" " * (3 * LARGEST_RECORD), 413, "request-too-large"),
    ]

    async def play() -> None:
        async with serving(config_in(tmp_path)) as place:
            ada = await place.guest()
            for content, status, code in bad:
                data = content if isinstance(content, bytes) else msgspec.json.encode(content)
                answer = await posted(ada, data)
                assert (answer.status_code, answer.json()["code"]) == (status, code), data[:200]
            unfinished = msgspec.json.encode({**good, "actions": actions[:5]})
            assert (await posted(ada, unfinished, "?as=seat-2")).json()["outcome"] is None
            assert (await posted(ada, unfinished, "?as=open")).json()["code"] == "game-not-over"
            nobody = place.stranger()
            assert (await posted(nobody, encode_record(record))).status_code == 401

    awaited(play())


@every_game
def test_no_damage_to_a_record_is_worse_than_a_refusal(game: AnyGame) -> None:
    random = Random(game.id)
    good = msgspec.json.decode(encode_record(some_record(game)))
    for _ in range(150):
        data = msgspec.json.encode(damaged(good, random))
        with suppress(GameError):
            replay_of_file(data, random.choice([None, Point(0), Point(None, is_open=True)]))


def damaged(value: Any, random: Random) -> Any:
    """The same with one part, somewhere in it, exchanged for another."""
    parts = list(places(value))
    if not parts or random.random() < 0.1:
        return random.choice([None, -1, 0, 3, 10**6, "", "chance", [], {}, True, 1.5])
    place = random.choice(parts)
    if isinstance(value, dict):
        return {**value, place: damaged(value[place], random)}
    copy = list(value)
    if random.random() < 0.1:
        copy.insert(random.randrange(len(copy)), copy[place])
    else:
        copy[place] = damaged(copy[place], random)
    return copy


def places(value: Any) -> Iterator[Any]:
    if isinstance(value, dict):
        yield from value
    elif isinstance(value, list):
        yield from range(len(value))


async def posted(guest: Guest, data: bytes, query: str = "", encoding: str = "gzip") -> httpx.Response:
    headers = {"accept-encoding": encoding}
    return await guest.http.post(f"/replays{query}", content=data, headers=headers)


async def refused(request: Any) -> tuple[int, str]:
    with pytest.raises(Refused) as answer:
        await request
    return answer.value.status, answer.value.code
