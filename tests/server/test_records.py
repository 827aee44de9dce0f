"""What is left of a game: records, results, ratings, and tables that come back from their logs."""

import asyncio
from pathlib import Path

import pytest

from tests.server.client import Refused, awaited, config_in, serving
from vacherie.cli.main import main
from vacherie.core.record import decode_record, replay
from vacherie.games import find_game

SHORT = {"target_heads": None, "max_rounds": 1}


def test_a_finished_game_is_a_record_that_replays(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "record.json"

    async def play() -> None:
        async with serving(config_in(tmp_path)) as place:
            ada, eve = await place.guest(), await place.guest("Eve")
            table = await ada.table(bots=["cow", "calf"], options=SHORT, start=True)
            end = await ada.play(table)
            answer = await eve.http.get(f"/tables/{table}/record")
            path.write_bytes(answer.content)
            record = decode_record(answer.content, "", find_game)
            outcome = list(replay(record, find_game(record.game)))[-1].state.outcome()
            assert outcome is not None
            assert list(outcome.scores) == end["view"]["outcome"]["scores"]
            assert [seat.bot for seat in record.seats] == [None, "cow", "calf"]

    awaited(play())
    assert main(["replay", str(path)]) == 0
    assert "Ada" in capsys.readouterr().out


def test_of_an_unfinished_game_one_gets_what_ones_seat_has_seen(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "account.json"

    async def play() -> None:
        async with serving(config_in(tmp_path)) as place:
            ada, eve = await place.guest(), await place.guest("Eve")
            table = await ada.table(bots=["calf"], options=SHORT, start=True)
            async with ada.stream(table) as messages:
                answered = -1
                for _ in range(2):
                    now = await messages.turn(answered)
                    answered = now["question"]
                    await ada.act(table, answered, now["legal"][0])
            answer = await ada.http.get(f"/tables/{table}/record")
            path.write_bytes(answer.content)
            with pytest.raises(Refused) as refused:
                await eve.get(f"/tables/{table}/record")
            assert refused.value.code == "not-seated"

    awaited(play())
    assert main(["replay", str(path)]) == 0
    assert main(["replay", str(path), "--step", "2"]) == 0
    assert main(["replay", str(path), "--seat", "1"]) == 0
    capsys.readouterr()
    assert main(["replay", str(path), "--seat", "2"]) == 2
    assert "what seat 1 saw" in capsys.readouterr().err


def test_a_finished_game_can_be_watched_from_any_seat_and_a_running_one_only_from_ones_own(
    tmp_path: Path,
) -> None:
    async def play() -> None:
        async with serving(config_in(tmp_path)) as place:
            ada = await place.guest()
            table = await ada.table(bots=["calf"], options=SHORT, start=True)
            with pytest.raises(Refused) as refused:
                await ada.get(f"/tables/{table}/moments?seat=1")
            assert refused.value.code == "not-your-seat"
            await ada.play(table)
            moments = await ada.get(f"/tables/{table}/moments?seat=1&most=200")
            assert moments[2]["view"]["viewer"] == 1
            assert moments[1]["view"]["hands"][1]["cards"]
            audience = await ada.get(f"/tables/{table}/moments?audience=true&most=3")
            assert len(audience) == 3
            assert audience[1]["view"]["viewer"] is None

    awaited(play())


def test_results_are_rated_by_game_and_variant_and_bots_too(tmp_path: Path) -> None:
    async def play() -> None:
        async with serving(config_in(tmp_path)) as place:
            ada = await place.guest()
            for _ in range(2):
                await ada.play(await ada.table(bots=["cow", "calf"], options=SHORT, start=True))
            ratings = await ada.get("/ratings/six_qui_prend/base")
            assert {(each["name"], each["bot"], each["games"]) for each in ratings} == {
                ("Ada", None, 2),
                ("cow", "cow", 2),
                ("calf", "calf", 2),
            }
            assert ratings == sorted(ratings, key=lambda each: -each["rating"])
            assert await ada.get("/ratings/six_qui_prend/pro") == []
            (game,) = [game for game in await ada.get("/games") if game["id"] == "six_qui_prend"]
            assert {bot["level"]: bot["games"] for bot in game["bots"]}["cow"] == 2

    awaited(play())


def test_a_table_that_nobody_looks_at_leaves_the_memory_and_comes_back_the_same(tmp_path: Path) -> None:
    async def play() -> None:
        # So long a lease that the keeper's own round does not come in between.
        async with serving(config_in(tmp_path, idle=0.0, lease=600.0)) as place:
            ada = await place.guest()
            table = await ada.table(seats=2, bots=["calf"], options=SHORT, start=True)
            before = await settled(ada, table)
            await asyncio.sleep(0.01)
            await place.node.drop_idle()
            assert table not in place.node.tables
            assert await ada.look(table) == before
            assert table in place.node.keeper.kept

    async def settled(ada: object, table: str) -> object:
        from tests.server.client import Guest

        assert isinstance(ada, Guest)
        async with ada.stream(table) as messages:
            return {
                **await messages.until(lambda now: now["view"]["to_act"] == [0]),
                **await ada.look(table),
            }

    awaited(play())
