"""`vacherie serve`: its mistakes, its stop, its logs, its database."""

import asyncio
import json
import signal
import socket
from pathlib import Path

import httpx
import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from sqlalchemy import Connection, text

from tests.server.client import awaited, config_in, serving
from tests.server.process import ServerProcess
from vacherie.cli.main import main
from vacherie.server.storage.database import Database, open_engine
from vacherie.server.storage.models import Base


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (["--port", "70000"], "--port does not take this value"),
        (["--database", "mysql://x"], "is not a database address"),
        (["--rate", "-1"], "--rate does not take this value"),
        (["--workers", "0"], "--workers does not take this value"),
        (["--host", "nowhere.invalid"], "Cannot listen on nowhere.invalid"),
    ],
)
def test_a_mistake_is_one_clear_line(
    arguments: list[str],
    said: str,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    monkeypatch.setenv("VACHERIE_DATA", str(tmp_path))
    assert main(["serve", *arguments, "--lang", "en"]) == 2
    error = capsys.readouterr().err
    assert said in error
    assert error.count("\n") == 1


def test_a_port_that_is_taken_is_one_clear_line(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("VACHERIE_DATA", str(tmp_path))
    with socket.socket() as other:
        other.bind(("127.0.0.1", 0))
        other.listen()
        port = other.getsockname()[1]
        assert main(["serve", "--port", str(port), "--lang", "fr"]) == 2
    assert f"port {port}" in capsys.readouterr().err


def test_a_database_that_cannot_be_opened_is_one_clear_line(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    address = f"sqlite:///{tmp_path}/nowhere/tables.sqlite"
    assert main(["serve", "--port", "0", "--database", address, "--lang", "en"]) == 2
    assert "database" in capsys.readouterr().err


def test_it_stops_gracefully_with_streams_open_and_logs_no_card(tmp_path: Path) -> None:
    server = ServerProcess(tmp_path)
    server.start()
    server.wait()
    with httpx.Client(base_url=server.address, verify=False) as client:
        token = client.post("/people", json={"token": True}).json()["token"]
        client.headers["authorization"] = f"Bearer {token}"
        wish = {"game": "six_qui_prend", "bots": ["calf"], "start": True}
        table = client.post("/tables", json=wish).json()["table"]
        with client.stream("GET", f"/tables/{table}/stream") as stream:
            lines = stream.iter_lines()
            while not next(lines).startswith("data: "):
                pass
            server.process.terminate()
            assert list(lines)[-1] == ""
    server.process.join(20)
    assert server.process.exitcode == 0
    first, *logged = server.log.read_text().splitlines()
    assert server.address in first
    assert all("hand" not in json.loads(line)["message"] for line in logged)


def test_ctrl_c_is_no_failure(tmp_path: Path) -> None:
    import os

    server = ServerProcess(tmp_path)
    server.start()
    server.wait()
    os.kill(server.process.pid, signal.SIGINT)
    server.process.join(20)
    assert server.process.exitcode == 0


def test_health_and_metrics_tell_how_the_server_is(tmp_path: Path) -> None:
    async def ask() -> None:
        async with serving(config_in(tmp_path)) as place:
            ada = await place.guest()
            table = await ada.table(bots=["calf"], start=True)
            async with ada.stream(table) as messages:
                now = await messages.turn()
                await ada.act(table, now["question"], now["legal"][0])
                await messages.next()
                health = await place.stranger().get("/health")
                assert (health["status"], health["tables"], health["streams"]) == ("ok", 1, 1)
                await place.stranger().http.get("/me/tokens")
                text = (await place.stranger().http.get("/metrics")).text
            assert "vacherie_tables 1.0" in text
            assert "vacherie_streams 1.0" in text
            assert 'vacherie_actions_total{by="person",game="six_qui_prend"} 1.0' in text
            assert "vacherie_action_seconds_bucket" in text
            assert 'vacherie_refusals_total{code="who-are-you"} 1.0' in text

    awaited(ask())


def test_the_migrations_make_the_tables_that_the_models_describe(tmp_path: Path) -> None:
    def differences(connection: Connection) -> list[object]:
        return list(compare_metadata(MigrationContext.configure(connection), Base.metadata))

    async def compare() -> list[object]:
        database = Database(f"sqlite+aiosqlite:///{tmp_path / 'tables.sqlite'}", "node")
        await database.start()
        async with database.engine.connect() as connection:
            found = await connection.run_sync(differences)
        await database.stop()
        return found

    assert asyncio.run(compare()) == []


def test_a_commit_is_on_the_disk(tmp_path: Path) -> None:
    async def look() -> tuple[object, object]:
        engine = open_engine(f"sqlite+aiosqlite:///{tmp_path / 'tables.sqlite'}")
        async with engine.connect() as connection:
            journal = (await connection.execute(text("PRAGMA journal_mode"))).scalar_one()
            synchronous = (await connection.execute(text("PRAGMA synchronous"))).scalar_one()
        await engine.dispose()
        return journal, synchronous

    full = 2
    assert asyncio.run(look()) == ("wal", full)
