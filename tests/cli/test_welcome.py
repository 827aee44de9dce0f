"""`vacherie web`: how people come to the tables."""

import os
import pty
import signal
import socket
import subprocess
from io import StringIO
from pathlib import Path

import httpx
import pytest
import segno
from rich.console import Console

from tests.cli.test_process import VACHERIE, read_until
from vacherie.cli.commands.welcome import HALVES, QUIET, code_lines, has_display, own_address, welcome
from vacherie.cli.main import main
from vacherie.messages.catalogue import LANGUAGES, catalogue
from vacherie.server.routes import web
from vacherie.server.serving import listen, listen_near, port_of

HERE, THERE = "http://localhost:8000", "http://192.168.1.20:8000"


@pytest.fixture
def built(monkeypatch: pytest.MonkeyPatch) -> dict[str, web.WebFile]:
    files: dict[str, web.WebFile] = {}
    monkeypatch.setattr(web, "web_files", lambda: files)
    return files


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("there", [THERE, None])
def test_the_welcome_names_every_way_in(language: str, there: str | None) -> None:
    out = StringIO()
    welcome(Console(file=out, width=80), catalogue(language), HERE, there)
    assert HERE in out.getvalue()
    assert (THERE in out.getvalue()) == (there is not None)
    assert "▀" not in out.getvalue(), "a code is for eyes, not for a file"


def test_the_code_in_the_terminal_is_the_code_of_the_address() -> None:
    signs = {sign: cells for cells, sign in HALVES.items()}
    rows = [[signs[sign][half] for sign in line] for line in code_lines(THERE) for half in (0, 1)]
    code = segno.make_qr(THERE, error="l")
    expected = [[int(cell) for cell in row] for row in code.matrix_iter(border=QUIET)]
    assert rows[: len(expected)] == expected


def test_a_browser_is_opened_only_where_one_can_be_seen() -> None:
    assert has_display({"DISPLAY": ":0"}, "linux")
    assert has_display({}, "darwin")
    assert not has_display({}, "linux")
    assert not has_display({"DISPLAY": ":10", "SSH_CONNECTION": "there"}, "linux")


def test_the_own_address_is_one_that_others_could_use() -> None:
    address = own_address()
    assert address is None or not address.startswith("127.")


def test_the_next_port_is_taken_where_one_is_in_use() -> None:
    with listen("127.0.0.1", 0) as first, listen_near("127.0.0.1", port_of(first)) as second:
        assert port_of(second) > port_of(first)


def test_what_is_not_built_is_one_clear_line(
    built: object, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("VACHERIE_DATA", str(tmp_path))
    assert main(["web", "--lang", "en"]) == 2
    assert "run make web" in capsys.readouterr().err


def test_in_a_terminal_it_greets_serves_and_leaves_cleanly(tmp_path: Path) -> None:
    if not web.web_files():
        pytest.fail("the web app is not built: make web")
    ours, theirs = pty.openpty()
    known = {name: os.environ[name] for name in ("PATH", "HOME", "PYTHONPATH") if name in os.environ}
    environment = {**known, "LANG": "C.UTF-8", "VACHERIE_DATA": str(tmp_path), "TERM": "xterm-256color"}
    with socket.socket() as other:
        other.bind(("0.0.0.0", 0))
        other.listen()
        taken = other.getsockname()[1]
        process = subprocess.Popen(
            [*VACHERIE, "web", "--port", str(taken)],
            env=environment,
            stdin=theirs,
            stdout=theirs,
            stderr=theirs,
        )
        os.close(theirs)
        seen = read_until(ours, "Games are saved")
    assert f"Port {taken}" in seen
    here = next(word for word in seen.split() if word.startswith("http://localhost:")).split("\x1b")[0]
    page = httpx.get(here.replace("localhost", "127.0.0.1"), timeout=20)
    assert page.headers["content-type"].startswith("text/html")
    where = httpx.get(here.replace("localhost", "127.0.0.1") + "/whereabouts", timeout=20).json()["address"]
    assert where is None or where in seen
    process.send_signal(signal.SIGINT)
    assert process.wait(timeout=20) == 0
    assert "Traceback" not in seen
    os.close(ours)
