"""What somebody could try on purpose, to stop the server or to gain by it: each of these has worked once."""

import asyncio
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path

import pytest

from tests.server.client import Guest, Hours, Place, awaited, code_of, config_in, is_asked, serving, two
from vacherie.games import find_game
from vacherie.server.http import connection
from vacherie.server.http.connection import LARGEST_HEAD
from vacherie.server.people.address import network_of

LIMITED = {"requests_per_second": 1000.0, "burst": 6, "address_share": 100}


async def until(holds: Callable[[], bool]) -> None:
    async with asyncio.timeout(30):
        while not holds():
            await asyncio.sleep(0.01)


async def connect(place: Place) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
    return await asyncio.open_connection("127.0.0.1", int(place.address.rsplit(":", 1)[1]))


def test_head_is_answered_like_get_without_a_body(tmp_path: Path) -> None:
    async def ask() -> None:
        async with serving(config_in(tmp_path)) as place:
            ada = await place.guest()
            at = f"/tables/{await ada.table()}"
            for path in ("/games", "/tables", "/health", "/schema", "/me", at, f"{at}/moments", "/nowhere"):
                got, head = await ada.http.get(path), await ada.http.head(path)
                assert (head.status_code, head.content) == (got.status_code, b""), path
                assert head.headers["content-length"] == got.headers["content-length"], path
            head = await ada.http.head(f"{at}/stream")
            assert (head.status_code, head.headers["content-type"][:17]) == (200, "text/event-stream")
            await until(lambda: place.node.count_streams() == 0)
            assert (await ada.http.head(f"{at}/start")).status_code == 405

    awaited(ask())


def test_only_our_own_page_tells_the_schema(tmp_path: Path) -> None:
    async def ask() -> None:
        async with serving(config_in(tmp_path)) as place:
            stranger = place.stranger()
            assert (await stranger.http.get("/schema")).json()["info"]["title"] == "Vacherie"
            for path in ("/schema/litestar", "/schema/swagger", "/schema/redoc", "/schema/elements"):
                assert (await stranger.http.get(path)).status_code == 404

    awaited(ask())


@pytest.mark.parametrize(
    "head", [b"GET / HTTP/1.1\r\nx: " + b"a" * 3 * LARGEST_HEAD, b"GET /" + b"a" * 3 * LARGEST_HEAD]
)
def test_a_head_without_end_is_refused(tmp_path: Path, head: bytes) -> None:
    async def send() -> None:
        async with serving(config_in(tmp_path)) as place:
            reader, writer = await connect(place)
            writer.write(head)
            answer = await reader.read()
            assert answer.startswith(b"HTTP/1.1 400 ")
            writer.close()

    awaited(send())


@pytest.mark.parametrize(
    "begun",
    [b"", b"GET / HT", b"POST /people HTTP/1.1\r\nHost: x\r\nContent-Length: 9\r\n\r\n{"],
    ids=["nothing", "half a head", "half a body"],
)
def test_a_request_that_never_ends_is_given_up(
    tmp_path: Path, begun: bytes, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(connection, "PATIENCE", 0.1)

    async def send() -> None:
        async with serving(config_in(tmp_path)) as place:
            reader, writer = await connect(place)
            writer.write(begun)
            with suppress(ConnectionResetError):
                assert await reader.read() == b""
            writer.close()

    awaited(send())


def test_nobody_opens_streams_without_end(tmp_path: Path) -> None:
    async def open_many() -> None:
        async with serving(config_in(tmp_path, **LIMITED)) as place:
            ada, bob = await place.guest("Ada"), await place.guest("Bob")
            table = await ada.table()
            async with asyncio.TaskGroup() as group:
                enough = asyncio.Event()
                for _ in range(6):
                    group.create_task(hold(ada, table, enough))
                await until(lambda: place.node.count_streams() == 6)
                assert await code_of(hold(ada, table, enough)) == "too-many-streams"
                async with bob.stream(table) as messages:
                    await messages.next()
                enough.set()
            await until(lambda: place.node.count_streams() == 0)
            async with ada.stream(table) as messages:
                await messages.next()

    awaited(open_many())


async def hold(guest: Guest, table: str, enough: asyncio.Event) -> None:
    async with guest.stream(table) as messages:
        await messages.next()
        await enough.wait()


def test_all_at_one_address_share_its_streams(tmp_path: Path) -> None:
    async def open_many() -> None:
        async with serving(config_in(tmp_path, **{**LIMITED, "address_share": 1})) as place:
            guests = [await place.guest() for _ in range(3)]
            table = await guests[0].table()
            enough = asyncio.Event()
            async with asyncio.TaskGroup() as group:
                for number in range(6):
                    group.create_task(hold(guests[number % 2], table, enough))
                await until(lambda: place.node.count_streams() == 6)
                assert await code_of(hold(guests[2], table, enough)) == "too-many-streams"
                enough.set()

    awaited(open_many())


def test_a_reader_who_is_gone_before_the_first_byte_leaves_nothing_behind(tmp_path: Path) -> None:
    async def come_and_go() -> None:
        async with serving(config_in(tmp_path, **{**LIMITED, "burst": 500})) as place:
            ada = await place.guest()
            table = await ada.table()
            token = ada.http.headers["authorization"].encode()
            for _ in range(50):
                _, writer = await connect(place)
                writer.write(b"GET /tables/%b/stream HTTP/1.1\r\n" % table.encode())
                writer.write(b"Host: x\r\nAuthorization: %b\r\n\r\n" % token)
                await writer.drain()
                writer.transport.abort()
            await ada.look(table)
            await until(lambda: place.node.count_streams() == 0)

    awaited(come_and_go())


def test_a_person_makes_only_so_many_tables_at_once(tmp_path: Path) -> None:
    async def make_many() -> None:
        async with serving(config_in(tmp_path, requests_per_second=0.001, burst=60)) as place:
            ada, bob = await place.guest("Ada"), await place.guest("Bob")
            for _ in range(20):
                await ada.table()
            assert await code_of(ada.table()) == "too-many-requests"
            await bob.table()

    awaited(make_many())


def test_what_costs_the_server_more_counts_for_more(tmp_path: Path) -> None:
    async def look_back() -> None:
        async with serving(config_in(tmp_path, requests_per_second=0.001, burst=60)) as place:
            ada = await place.guest()
            at = f"/tables/{await ada.table()}"
            for _ in range(11):
                await ada.get(f"{at}/moments")
            assert await code_of(ada.get(f"{at}/moments")) == "too-many-requests"
            await ada.get(at)

    awaited(look_back())


def test_a_whole_network_of_new_addresses_is_one_asker() -> None:
    assert network_of("2001:db8:1:2::1") == network_of("2001:db8:1:2:ffff::9")
    assert network_of("2001:db8:1:2::1") != network_of("2001:db8:1:3::1")
    assert network_of("::ffff:192.0.2.7") == network_of("192.0.2.7") == "192.0.2.7"
    assert network_of("192.0.2.7") != network_of("192.0.2.8")
    assert network_of("testclient") == "testclient"


def test_tables_of_older_rules_are_refused_and_spoil_no_list(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def begin() -> tuple[str, str]:
        async with serving(config_in(tmp_path)) as place:
            ada, _, table = await two(place, public=True, clock={"kind": "decision", "seconds": 600})
            return table, ada.http.headers["authorization"]

    async def come_again(table: str, token: str) -> None:
        async with serving(config_in(tmp_path)) as place:
            ada = place.stranger()
            ada.http.headers["authorization"] = token
            assert await code_of(ada.look(table)) == "table-outdated"
            newer = await ada.table("nevaches", public=True)
            assert [each["table"] for each in await ada.get("/tables")] == [newer]
            assert [each["table"] for each in await ada.get("/me/tables")] == [newer]
            changed = await ada.table("nevaches")
            await ada.patch(f"/tables/{changed}", game="unexploded_cow")

    table, token = asyncio.run(begin())
    monkeypatch.setattr(type(find_game("six_qui_prend")), "rules_version", 99)
    awaited(come_again(table, token))


def test_two_who_ask_for_a_rematch_at_once_get_one_table(tmp_path: Path) -> None:
    async def play() -> None:
        async with serving(config_in(tmp_path)) as place:
            short = {"target_heads": None, "max_rounds": 1}
            ada, bob, table = await two(place, options=short)
            await asyncio.gather(ada.play(table), bob.play(table))
            path = f"/tables/{table}/rematch"
            made = await asyncio.gather(*[guest.post(path) for guest in (ada, bob) * 4])
            assert len({each["table"] for each in made}) == 1
            assert len(await ada.get("/me/tables")) == 2

    awaited(play())


def test_a_new_link_takes_the_place_of_the_last(tmp_path: Path) -> None:
    async def move() -> None:
        async with serving(config_in(tmp_path)) as place:
            ada, stranger = await place.guest(), place.stranger()
            old = (await ada.post("/me/link"))["code"]
            new = (await ada.post("/me/link"))["code"]
            assert await code_of(stranger.post("/people/arrivals", code=old)) == "link-unknown"
            assert (await stranger.post("/people/arrivals", code=new))["name"] == "Ada"

    awaited(move())


def test_a_token_that_is_taken_away_looks_on_no_longer(tmp_path: Path) -> None:
    async def look_on() -> None:
        async with serving(config_in(tmp_path)) as place:
            ada = await place.guest(token=False)
            bot = place.stranger()
            token = (await ada.post("/me/tokens", label="bot"))["token"]
            bot.http.headers["authorization"] = f"Bearer {token}"
            table = await ada.table()
            async with bot.stream(table) as messages:
                await messages.next()
                [listed] = await ada.get("/me/tokens")
                await ada.delete(f"/me/tokens/{listed['id']}")
                with pytest.raises(EOFError):
                    await messages.next()
            assert await code_of(bot.look(table)) == "who-are-you"

    awaited(look_on())


def test_a_request_sent_again_with_another_action_is_refused(tmp_path: Path) -> None:
    async def play() -> None:
        async with serving(config_in(tmp_path)) as place:
            ada, bob, table = await two(place)
            mine, theirs = await ada.look(table), await bob.look(table)
            question = mine["question"]
            number = await ada.act(table, question, mine["legal"][0], "once")
            assert await code_of(ada.act(table, question, mine["legal"][1], "once")) == "request-reused"
            assert await ada.act(table, question, mine["legal"][0], "once") == number
            await bob.act(table, question, theirs["legal"][0])
            assert await code_of(ada.act(table, question, mine["legal"][1], "once")) == "request-reused"
            assert await ada.act(table, question, mine["legal"][0], "once") == number
            assert await code_of(ada.act(table, question, mine["legal"][0], "a\n")) == "field-value"

    awaited(play())


def test_a_deck_file_cannot_keep_the_server_busy(tmp_path: Path) -> None:
    async def upload() -> None:
        async with serving(config_in(tmp_path)) as place:
            ada = await place.guest()
            answer = await ada.http.post("/games/unexploded_cow/files/deck", content=".".join("a" * 49_000))
            assert (answer.status_code, answer.json()["code"]) == (400, "file-nested-too-deep")
            cow = {"name": "Winston", "kind": "plain", "price": 300, "value": 800}
            event = {"name": "Rain", "price": 0, "effect": "draw_three", "copies": 10**12}
            deck = {"cows": [cow], "events": [event], "cities": [{"name": "Lyon", "points": 1}]}
            wish = ada.table("unexploded_cow", options={"deck": {**deck, "counts": "free"}})
            assert await code_of(wish) == "field-range"

    awaited(upload())


@pytest.mark.parametrize("kind", ["decision", "game"])
def test_nobody_gains_time_by_leaving_and_coming_back(tmp_path: Path, kind: str) -> None:
    async def play() -> None:
        hours = Hours()
        async with serving(config_in(tmp_path, bot_pause=1000.0), now=hours) as place:
            _, bob, table = await two(place, clock={"kind": kind, "seconds": 100})

            async def left_after(seconds: int) -> int:
                hours.now += seconds * 1000
                await bob.delete(f"/tables/{table}/seats/1")
                await bob.post(f"/tables/{table}/back")
                left: int = (await bob.look(table))["clock"][1]
                return left

            assert await left_after(40) == 60_000
            assert await left_after(40) == 30_000
            assert await left_after(20) == 10_000

    awaited(play())


@pytest.mark.parametrize("kind", ["decision", "game"])
def test_nobody_gains_time_by_undoing(tmp_path: Path, kind: str) -> None:
    async def play() -> None:
        hours = Hours()
        async with serving(config_in(tmp_path), now=hours) as place:
            ada, bob, table = await two(place, "nevaches", clock={"kind": kind, "seconds": 1000})
            for _ in range(100):
                for guest in (ada, bob):
                    now = await guest.look(table)
                    if not is_asked(now):
                        continue
                    hours.now += 1000
                    await guest.act(table, now["question"], now["legal"][-1])
                    hours.now += 1000
                    after = await guest.look(table)
                    undo = {"question": after["question"]}
                    answer = await guest.http.post(f"/tables/{table}/undo", json=undo)
                    if answer.status_code == 200:
                        again = await guest.look(table)
                        assert again["clock"][now["you"]] == now["clock"][now["you"]] - 2000
                        return
            raise AssertionError("nothing could be undone")

    awaited(play())
