"""The OpenAPI schema, tried by schemathesis on a running server."""

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest
import schemathesis
from hypothesis import HealthCheck, settings

from tests.server.process import ServerProcess
from tests.soak import ROUNDS
from vacherie.games import GAMES
from vacherie.server.app import make_litestar
from vacherie.server.config import Config
from vacherie.server.http.schema import full_schema
from vacherie.server.node.node import Node

DOCUMENT = full_schema(make_litestar(Node(Config(database="sqlite+aiosqlite://"))))
SCHEMA = schemathesis.openapi.from_dict(DOCUMENT)
CHECKS = (
    schemathesis.checks.not_a_server_error,
    schemathesis.checks.content_type_conformance,
    schemathesis.checks.response_schema_conformance,
    schemathesis.checks.status_code_conformance,
)
STREAM = "/tables/{table}/stream"


@pytest.fixture(scope="module")
def visit(tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[str, str, str]]:
    """A server's address, a token and a table with a game under way."""
    server = ServerProcess(tmp_path_factory.mktemp("schema"))
    server.start()
    server.wait()
    with httpx.Client(base_url=server.address, verify=False) as client:
        token = client.post("/people", json={"token": True}).json()["token"]
        client.headers["authorization"] = f"Bearer {token}"
        wish = {"game": "six_qui_prend", "bots": ["calf"], "start": True, "public": True}
        table = client.post("/tables", json=wish).json()["table"]
    yield server.address, token, table
    server.kill()


@SCHEMA.exclude(path=STREAM).parametrize()
@settings(max_examples=5 * ROUNDS, deadline=None, suppress_health_check=list(HealthCheck))
def test_every_answer_is_what_the_schema_says(case: Any, visit: tuple[str, str, str]) -> None:
    address, token, table = visit
    if "table" in case.path_parameters:
        case.path_parameters["table"] = table
    headers = {"authorization": f"Bearer {token}"}
    case.call_and_validate(base_url=address, headers=headers, checks=CHECKS)


def test_the_schema_holds_the_values_of_every_game() -> None:
    names = set(DOCUMENT["components"]["schemas"])
    for game in GAMES.values():
        assert game.view_type.__name__ in names
        assert game.options_type.__name__ in names
    assert {"Problem", "Seen"} <= names


def test_every_path_says_how_it_refuses(tmp_path: Path) -> None:
    for path in DOCUMENT["paths"].values():
        for operation in path.values():
            assert "4XX" in operation["responses"]
