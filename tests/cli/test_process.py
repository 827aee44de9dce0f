"""The command as a process of its own: signals, pipes and a real terminal."""

import os
import pty
import select
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path

import pytest

VACHERIE = [sys.executable, "-m", "vacherie"]


@pytest.fixture
def environment(tmp_path: Path) -> dict[str, str]:
    known = {name: os.environ[name] for name in ("PATH", "HOME") if name in os.environ}
    return {**known, "LANG": "C.UTF-8", "VACHERIE_DATA": str(tmp_path), "TERM": "xterm", "COLUMNS": "80"}


@pytest.fixture
def game(environment: dict[str, str]) -> Iterator[subprocess.Popen[str]]:
    """A new game whose first question has been asked."""
    process = subprocess.Popen(
        [*VACHERIE, "play", "six_qui_prend"],
        env={**environment, "PYTHONUNBUFFERED": "1"},
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
    )
    assert process.stdout is not None
    while "Which card do you play?" not in process.stdout.readline():
        assert process.poll() is None
    yield process
    process.kill()
    process.communicate()


def test_ctrl_c_leaves_cleanly_and_says_how_to_resume(
    game: subprocess.Popen[str], environment: dict[str, str]
) -> None:
    game.send_signal(signal.SIGINT)
    out, err = game.communicate(timeout=20)
    assert game.returncode == 130
    assert "To resume: vacherie play six_qui_prend --resume" in out
    assert err == ""
    resumed = resume(environment)
    assert resumed.returncode == 0
    assert "turn 1 of 10" in resumed.stdout
    assert resumed.stderr == ""


def test_a_game_survives_being_killed(game: subprocess.Popen[str], environment: dict[str, str]) -> None:
    game.kill()
    game.wait()
    resumed = resume(environment)
    assert "Which card do you play?" in resumed.stdout


def test_a_reader_that_goes_away_is_no_error(environment: dict[str, str]) -> None:
    process = subprocess.Popen(
        [*VACHERIE, "rules", "six_qui_prend"], env=environment, stdout=subprocess.PIPE, stderr=subprocess.PIPE
    )
    assert process.stdout is not None
    process.stdout.close()
    assert process.stderr is not None
    assert process.stderr.read() == b""
    process.stderr.close()
    assert process.wait(timeout=20) == 1


@pytest.mark.parametrize("encoding", ["ascii", "latin-1", "utf-8"])
def test_a_terminal_without_our_characters_is_no_error(environment: dict[str, str], encoding: str) -> None:
    done = subprocess.run(
        [*VACHERIE, "play", "six_qui_prend", "--lang", "fr"],
        env={**environment, "PYTHONIOENCODING": encoding},
        input=b"\xff\xfe\n",
        capture_output=True,
        timeout=20,
        check=False,
    )
    assert done.returncode == 0
    assert done.stderr == b""
    assert ("▸" if encoding == "utf-8" else ">").encode(encoding) + b"Vous" in done.stdout
    assert ("0ɤ" if encoding == "utf-8" else "0*").encode(encoding) in done.stdout


@pytest.mark.parametrize("columns", [80, 120])
def test_in_a_real_terminal_the_table_is_redrawn_in_colour(environment: dict[str, str], columns: int) -> None:
    ours, theirs = pty.openpty()
    process = subprocess.Popen(
        [*VACHERIE, "play", "six_qui_prend"],
        env={**environment, "COLUMNS": str(columns)},
        stdin=theirs,
        stdout=theirs,
        stderr=theirs,
        start_new_session=True,
    )
    os.close(theirs)
    seen = read_until(ours, "q quit)")
    assert "\x1b[H\x1b[2J" in seen or "\x1b[2J\x1b[H" in seen
    assert "\x1b[1m" in seen
    os.write(ours, b"nonsense\n")
    read_until(ours, "is not a card number.")
    process.send_signal(signal.SIGINT)
    assert "--resume" in read_until(ours, "--resume")
    assert process.wait(timeout=20) == 130
    os.close(ours)


def resume(environment: dict[str, str]) -> subprocess.CompletedProcess[str]:
    command = [*VACHERIE, "play", "--resume"]
    return subprocess.run(
        command, env=environment, input="", capture_output=True, text=True, timeout=20, check=False
    )


def read_until(terminal: int, text: str) -> str:
    seen = ""
    deadline = time.monotonic() + 20
    while text not in seen:
        assert time.monotonic() < deadline, seen
        if select.select([terminal], [], [], 0.1)[0]:
            seen += os.read(terminal, 65536).decode()
    return seen
