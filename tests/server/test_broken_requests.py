"""Requests that no client of ours sends: each of these was answered with a server error once."""

import asyncio
import logging
from pathlib import Path

import pytest
from sqlalchemy import event

from tests.server.client import Place, awaited, code_of, config_in, serving, two


async def answer_to(place: Place, request: bytes) -> bytes:
    reader, writer = await asyncio.open_connection("127.0.0.1", int(place.address.rsplit(":", 1)[1]))
    writer.write(request)
    answer = await reader.read(4096)
    writer.close()
    return answer


def test_text_that_is_no_utf_8_is_no_json(tmp_path: Path) -> None:
    async def ask() -> None:
        async with serving(config_in(tmp_path)) as place:
            for body in (b'{"name": "\xff"}', b'{"\xc3": 1}', b"\xff\xfe"):
                answer = await place.stranger().http.post("/people", content=body)
                assert (answer.status_code, answer.json()["code"]) == (400, "request-not-json"), body

    awaited(ask())


@pytest.mark.parametrize(
    "hosts",
    [[b"["], [b"[::1"], [b"a b"], [b"a/b"], [b"\xff"], [b"a:123456"], [b"a", b"b"], [b"http://a"]],
)
def test_a_host_that_cannot_be_one_is_refused(tmp_path: Path, hosts: list[bytes]) -> None:
    async def ask() -> None:
        async with serving(config_in(tmp_path)) as place:
            lines = b"".join(b"Host: %b\r\n" % host for host in hosts)
            answer = await answer_to(place, b"GET /nowhere HTTP/1.1\r\n%b\r\n" % lines)
            assert answer.startswith(b"HTTP/1.1 400 ")
            assert b"host-invalid" in answer

    awaited(ask())


@pytest.mark.parametrize("host", [b"localhost:8000", b"[::1]:80", b"cows.example.org", b"192.0.2.1", b""])
def test_a_host_that_can_be_one_is_answered(tmp_path: Path, host: bytes) -> None:
    async def ask() -> None:
        async with serving(config_in(tmp_path)) as place:
            answer = await answer_to(place, b"GET /whereabouts HTTP/1.1\r\nHost: %b\r\n\r\n" % host)
            assert answer.startswith(b"HTTP/1.1 200 ")

    awaited(ask())


def test_a_request_id_sent_again_for_another_question_is_a_stale_question(tmp_path: Path) -> None:
    async def play() -> None:
        async with serving(config_in(tmp_path)) as place:
            ada, _, table = await two(place)
            now = await ada.look(table)
            question, action = now["question"], now["legal"][0]
            number = await ada.act(table, question, action, "once")
            for other in (question - 1, question + 1):
                assert await code_of(ada.act(table, other, action, "once")) == "stale-question"
            assert await ada.act(table, question, action, "once") == number

    awaited(play())


def test_who_hangs_up_in_mid_sentence_is_no_failure_of_ours(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    async def hang_up() -> None:
        async with serving(config_in(tmp_path)) as place:
            _, writer = await asyncio.open_connection("127.0.0.1", int(place.address.rsplit(":", 1)[1]))
            writer.write(b"POST /people HTTP/1.1\r\nHost: x\r\nContent-Length: 99\r\n\r\n{")
            await writer.drain()
            writer.transport.abort()
            text = ""
            while "request-not-whole" not in text:
                text = (await place.stranger().http.get("/metrics")).text
        assert 'status="500"' not in text

    with caplog.at_level(logging.WARNING):
        awaited(hang_up())
    assert caplog.records == []


def test_metrics_name_their_charset_once(tmp_path: Path) -> None:
    async def ask() -> None:
        async with serving(config_in(tmp_path)) as place:
            kind = (await place.stranger().http.get("/metrics")).headers["content-type"]
            assert kind == "text/plain; version=0.0.4; charset=utf-8"

    awaited(ask())


def test_the_games_are_listed_once_for_everybody(tmp_path: Path) -> None:
    async def ask() -> None:
        async with serving(config_in(tmp_path)) as place:
            stranger = place.stranger()
            first = await stranger.http.get("/games")
            asked: list[str] = []
            engine = place.node.database.engine.sync_engine
            event.listen(engine, "before_cursor_execute", lambda *given: asked.append(given[2]))
            assert (await stranger.http.get("/games?x=1")).content == first.content
            assert asked == []

    awaited(ask())
