"""Streams: numbered, without gap or repeat, and alive."""

from pathlib import Path

from tests.server.client import Guest, awaited, config_in, serving

SHORT = {"target_heads": None, "max_rounds": 1}


async def table_of_one(ada: Guest) -> str:
    return await ada.table(bots=["calf"], options=SHORT, start=True)


def test_a_stream_resumes_after_any_number_without_gap_or_repeat(tmp_path: Path) -> None:
    async def watch() -> None:
        async with serving(config_in(tmp_path)) as place:
            ada = await place.guest()
            table = await table_of_one(ada)
            last = (await ada.play(table))["number"]
            live = place.node.tables[table]
            told = await ada.get(f"/tables/{table}/moments?most=200")
            assert [moment["number"] for moment in told] == list(range(1, last + 1))
            for after in (0, 1, last // 2, last - 9, last - 2, last - 1):
                async with ada.stream(table, last=after) as messages:
                    heard = [await messages.next() for _ in range(last - after)]
                    assert heard == told[after:]
            place.node.tables.clear()
            async with ada.stream(table, last=last - 2) as messages:
                assert [(await messages.next())["number"] for _ in range(2)] == [last - 1, last]
            assert live is not place.node.tables[table]

    awaited(watch())


def test_a_number_from_the_future_or_none_at_all_begins_with_the_table_as_it_is(tmp_path: Path) -> None:
    async def watch() -> None:
        async with serving(config_in(tmp_path)) as place:
            ada = await place.guest()
            table = await table_of_one(ada)
            now = await ada.look(table)
            for last in (None, 999, 10**15):
                async with ada.stream(table, last=last) as messages:
                    first = await messages.next()
                    assert first["happened"] is None
                    assert first["setup"] == now["setup"]
                    assert first["number"] >= now["number"]
            async with ada.http.stream(
                "GET", f"/tables/{table}/stream", headers={"last-event-id": "nonsense"}
            ) as answer:
                assert answer.status_code == 200

    awaited(watch())


def test_a_silent_stream_says_that_it_is_alive(tmp_path: Path) -> None:
    async def watch() -> None:
        async with serving(config_in(tmp_path, heartbeat=0.05)) as place:
            ada = await place.guest()
            table = await ada.table()
            async with ada.http.stream("GET", f"/tables/{table}/stream") as answer:
                assert answer.headers["content-type"].startswith("text/event-stream")
                assert answer.headers["x-accel-buffering"] == "no"
                lines = answer.aiter_lines()
                while await anext(lines) != ": alive":
                    pass

    awaited(watch())


def test_everybody_sees_who_has_chosen_and_nothing_more(tmp_path: Path) -> None:
    async def watch() -> None:
        async with serving(config_in(tmp_path)) as place:
            ada, bob, eve = [await place.guest(name) for name in ("Ada", "Bob", "Eve")]
            table = await ada.table(seats=2)
            await bob.post(f"/tables/{table}/seats")
            await ada.post(f"/tables/{table}/start")
            async with bob.stream(table) as his, eve.stream(table) as hers:
                before = await his.next()
                await hers.next()
                mine = await ada.look(table)
                card = mine["legal"][3]["card"]
                await ada.act(table, mine["question"], mine["legal"][3])
                for messages in (his, hers):
                    now = await messages.next()
                    assert now["view"]["picked"] == [True, False]
                    assert now["view"]["own_pick"] is None
                    assert now["view"]["to_act"] == [1]
                    assert [event["kind"] for event in now["events"]] == ["card_picked"]
                    assert now["happened"]["seat"] == 0
                    assert card not in flat(now["events"])
                    assert before["question"] == now["question"]

    awaited(watch())


def flat(value: object) -> list[object]:
    match value:
        case dict():
            return [leaf for part in value.values() for leaf in flat(part)]
        case list():
            return [leaf for part in value for leaf in flat(part)]
        case _:
            return [value]


def test_a_client_that_goes_away_is_noticed(tmp_path: Path) -> None:
    async def watch() -> None:
        async with serving(config_in(tmp_path)) as place:
            ada = await place.guest()
            table = await ada.table()
            async with ada.stream(table) as messages:
                await messages.next()
                assert place.node.count_streams() == 1
            for _ in range(100):
                if not place.node.count_streams():
                    return
                await ada.get("/me")
            raise AssertionError("still there")

    awaited(watch())


def test_a_reader_that_is_too_slow_has_to_come_again() -> None:
    from vacherie.server.node.stream import LONGEST_QUEUE, Stream

    async def read() -> None:
        stream = Stream("ada", "")
        for number in range(LONGEST_QUEUE + 5):
            stream.send(b"%d" % number)
        heard = [part async for part in stream.bytes()]
        assert not stream.is_open
        assert heard[-1] == b"%d" % (LONGEST_QUEUE - 1)

    awaited(read())
