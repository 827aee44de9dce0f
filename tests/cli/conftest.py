"""Every test of the command line has a data folder of its own, and does not wait for the disk."""

import os
from pathlib import Path

import pytest

from tests.cli.person import Person


@pytest.fixture(autouse=True)
def plain_environment(monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("VACHERIE_LANG", "VACHERIE_COMMAND", "LC_ALL", "LC_MESSAGES", "COLUMNS", "FORCE_COLOR"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setenv("LANG", "C.UTF-8")


@pytest.fixture
def person(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Person:
    monkeypatch.setenv("VACHERIE_DATA", str(tmp_path))
    monkeypatch.setattr(os, "fsync", lambda file: None)
    return Person(tmp_path, monkeypatch, capsys)
