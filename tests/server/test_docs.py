"""What the documentation shows works as it stands there."""

import re
import runpy
import subprocess
import time
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import httpx
import pytest

from tests.server.process import ServerProcess

ROOT = Path(__file__).parents[2]
BOT = ROOT / "examples" / "http_bot.py"


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    server = ServerProcess(tmp_path_factory.mktemp("docs"))
    server.start()
    server.wait()
    yield server
    server.kill()


def test_the_curl_session_plays_a_move(server: ServerProcess) -> None:
    page = (ROOT / "docs" / "api.md").read_text("utf-8")
    (session,) = re.findall(r"```sh\n(.*?)```", page, re.DOTALL)
    script = session.replace("http://127.0.0.1:8000", server.address)
    done = subprocess.run(
        ["bash", "-eu", "-c", script], capture_output=True, text=True, timeout=60, check=False
    )
    assert done.returncode == 0, done.stderr
    assert re.match(r'\{"number":\d+\}', done.stdout), done.stdout
    assert '"happened":{"kind":"acted"' in done.stdout


def test_the_example_bot_plays_a_whole_game_in_sixty_lines(server: ServerProcess) -> None:
    assert len(BOT.read_text("utf-8").splitlines()) <= 60
    bot = runpy.run_path(str(BOT))
    with (
        httpx.Client(base_url=server.address, timeout=30) as host,
        httpx.Client(base_url=server.address, timeout=30) as guest,
        ThreadPoolExecutor(1) as thread,
    ):
        bot["arrive"](host)
        bot["arrive"](guest)
        options = {"target_heads": None, "max_rounds": 1}
        wish = {"game": "six_qui_prend", "seats": 2, "sit": False, "bots": ["calf"], "options": options}
        table = host.post("/tables", json=wish).json()["table"]
        playing = thread.submit(bot["play"], guest, table)
        while host.post(f"/tables/{table}/start").status_code == 409:
            time.sleep(0.01)
        outcome = playing.result(60)
    assert min(outcome["places"]) == 1
