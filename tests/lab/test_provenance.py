"""Results say which code played them."""

import subprocess
from pathlib import Path

import pytest

from vacherie.lab import provenance
from vacherie.lab.provenance import commit, fingerprint


@pytest.fixture
def package(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A small package of its own, not in a checkout yet."""
    package = tmp_path / "package"
    for file in ("__init__.py", "core/rules.py", "lab/page.py"):
        (package / file).parent.mkdir(parents=True, exist_ok=True)
        (package / file).write_text("moo = 1\n", "utf-8")
    monkeypatch.setattr(provenance, "PACKAGE", package)
    return package


def git(folder: Path, *arguments: str) -> str:
    person = ["-c", "user.name=Cow", "-c", "user.email=cow@example.org"]
    done = subprocess.run(
        ["git", "-C", str(folder), *person, *arguments], capture_output=True, text=True, check=True
    )
    return done.stdout.strip()


def test_a_commit_is_told_and_whether_what_plays_differs_from_it(package: Path) -> None:
    assert commit() is None
    git(package, "init", "--quiet")
    assert commit() is None
    git(package, "add", ".")
    git(package, "commit", "--quiet", "--message", "Moo")
    head = git(package, "rev-parse", "HEAD")
    assert commit() == head
    (package / "lab/page.py").write_text("moo = 2\n", "utf-8")
    assert (commit(), commit("lab")) == (head, f"{head}+")
    (package / "core/rules.py").write_text("moo = 2\n", "utf-8")
    assert commit() == f"{head}+"


def test_the_fingerprint_changes_with_what_plays_and_with_nothing_else(package: Path) -> None:
    before = fingerprint(), fingerprint("lab/page.py")
    assert before[0] != before[1]
    (package / "lab/page.py").write_text("moo = 2\n", "utf-8")
    assert fingerprint() == before[0]
    assert fingerprint("lab/page.py") != before[1]
    (package / "core/rules.py").write_text("moo = 2\n", "utf-8")
    assert fingerprint() != before[0]
