"""The same study gives the same file: killed and taken up again, on any processes, on a Ray cluster."""

import os
import secrets
import signal
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from functools import partial
from pathlib import Path
from time import sleep

import msgspec
import pytest

from tests.lab.study.studies import COMMAND, SMALL, lab, written
from vacherie.cli.main import MISTAKE, main
from vacherie.core.errors import InvalidFile
from vacherie.lab.processes import spread
from vacherie.lab.study.play import Row
from vacherie.lab.study.results import Header
from vacherie.lab.study.run import run_study
from vacherie.lab.study.study_file import read_study

ALONE = partial(spread, workers=1)
CLUSTER = """
import sys, ray
context = ray.init(num_cpus=2, include_dashboard=False, log_to_driver=False, logging_level="ERROR")
print(context.address_info["gcs_address"], flush=True)
sys.stdin.read()
"""


@pytest.fixture(scope="module")
def expected(tmp_path_factory: pytest.TempPathFactory) -> bytes:
    """What one process writes without a break."""
    folder = tmp_path_factory.mktemp("alone")
    run_study(read_study(written(folder)), folder / "results.jsonl", ALONE)
    return (folder / "results.jsonl").read_bytes()


def test_there_is_a_row_for_each_game_and_seat_and_a_line_about_them(expected: bytes) -> None:
    first, *lines = expected.splitlines()
    header = msgspec.json.decode(first, type=Header)
    rows = [msgspec.json.decode(line, type=Row) for line in lines]
    assert [(cell.players, cell.bots) for cell in header.cells[:4]] == [
        (2, ("cow", "cow")),
        (3, ("cow", "cow", "cow")),
        (2, ("cow", "calf")),
        (3, ("cow", "calf", "cow")),
    ]
    assert header.cells[4].options["variant"] == "even_odd"
    assert (header.game, header.seed, header.budget.playouts) == ("six_qui_prend", 1, 100)
    # A deal of one variant: two seats, three seats, two tables of two, three tables of three.
    assert len(rows) == 6 * 2 * (2 + 3 + 4 + 9)
    assert sum(row.share for row in rows) == pytest.approx(6 * 2 * (1 + 1 + 2 + 3))


def test_cells_have_the_same_deals(tmp_path: Path) -> None:
    """Between two cows no row is ever filled, so Cabriole cannot change a thing on the same deal."""
    path = written(tmp_path, SMALL.replace("even_odd", "cabriole").replace('["cow", "cow,calf"]', '"cow"'))
    _, rows = run_study(read_study(path), tmp_path / "results.jsonl", ALONE)
    scores = {
        variant: [row.score for row in rows if row.players == 2 and row.options["variant"] == variant]
        for variant in ("base", "cabriole")
    }
    assert scores["base"] == scores["cabriole"]
    assert len(set(scores["base"])) > 1


def test_a_study_that_was_killed_goes_on_to_the_same_file(expected: bytes, tmp_path: Path) -> None:
    study, out = written(tmp_path), tmp_path / "out"
    results = out / "results.jsonl"
    process = subprocess.Popen([*COMMAND, str(study), "--out", str(out), "--workers", "2"])
    while process.poll() is None and not (results.exists() and results.read_bytes().count(b"\n") > 20):
        sleep(0.01)
    process.send_signal(signal.SIGKILL)
    process.wait()
    there = results.read_bytes()
    assert b"\n" in there
    run_study(read_study(study), results, ALONE)
    assert results.read_bytes() == expected
    assert expected.startswith(there)


@pytest.mark.parametrize("length", [-1, -40, -400, 1000, 30, 0])
def test_wherever_a_file_was_cut_off_it_ends_the_same(length: int, expected: bytes, tmp_path: Path) -> None:
    path = tmp_path / "results.jsonl"
    path.write_bytes(expected[:length])
    done: list[int] = []
    run_study(read_study(written(tmp_path)), path, ALONE, done.append)
    assert path.read_bytes() == expected
    assert sum(done) == 6 * 8


def test_more_deals_can_follow(expected: bytes, tmp_path: Path) -> None:
    path = tmp_path / "results.jsonl"
    fewer = read_study(written(tmp_path, SMALL.replace("deals = 6", "deals = 2")))
    _, few = run_study(fewer, path, ALONE)
    _, all_rows = run_study(read_study(written(tmp_path)), path, ALONE)
    assert path.read_bytes() == expected
    assert all_rows[: len(few)] == few
    assert run_study(fewer, path, ALONE)[1] == few
    assert path.read_bytes() == expected


def test_results_of_another_study_are_left_alone(expected: bytes, tmp_path: Path) -> None:
    path = tmp_path / "results.jsonl"
    path.write_bytes(expected)
    with pytest.raises(InvalidFile) as caught:
        run_study(read_study(written(tmp_path, SMALL + "end_at = 'more_than'")), path, ALONE)
    assert (caught.value.code, caught.value.field) == ("results-other", "options")
    with pytest.raises(InvalidFile) as caught:
        run_study(read_study(written(tmp_path, "seed = 2\n" + SMALL)), path, ALONE)
    assert (caught.value.code, caught.value.field) == ("results-other", "seed")
    assert path.read_bytes() == expected


def test_a_row_out_of_order_is_told(expected: bytes, tmp_path: Path) -> None:
    lines = expected.splitlines(keepends=True)
    path = tmp_path / "results.jsonl"
    path.write_bytes(b"".join([*lines[:5], lines[7], *lines[6:]]))
    with pytest.raises(InvalidFile) as caught:
        run_study(read_study(written(tmp_path)), path, ALONE)
    assert (caught.value.code, caught.value.line) == ("results-line", 6)


@contextmanager
def cluster(env: dict[str, str]) -> Iterator[str]:
    """A Ray cluster of its own; gives the address."""
    process = subprocess.Popen(
        [sys.executable, "-c", CLUSTER],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        text=True,
        env={**os.environ, **env},
    )
    assert process.stdin is not None
    assert process.stdout is not None
    try:
        yield process.stdout.readline().strip()
    finally:
        process.stdin.close()
        process.stdout.close()
        process.wait()


def test_a_ray_cluster_gives_the_same_file(expected: bytes, tmp_path: Path) -> None:
    pytest.importorskip("ray")
    # The cluster and who uses it have to know the same token.
    env = {"RAY_AUTH_MODE": "token", "RAY_AUTH_TOKEN": secrets.token_hex(), "RAY_USAGE_STATS_ENABLED": "0"}
    with cluster(env) as address:
        said = lab(written(tmp_path), "--out", tmp_path / "out", "--ray", address, env=env)
    assert said.returncode == 0, said.stderr
    assert (tmp_path / "out" / "results.jsonl").read_bytes() == expected


@pytest.mark.parametrize("address", ["127.0.0.1:1", "ray://127.0.0.1:1", "127.0.0.1:moo"])
def test_an_address_without_a_cluster_is_told_at_once(
    address: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    study, out = written(tmp_path), tmp_path / "out"
    assert main(["lab", str(study), "--out", str(out), "--ray", address, "--lang", "en"]) == MISTAKE
    assert capsys.readouterr().err.startswith(f"vacherie: No Ray cluster answers at {address}, ")
