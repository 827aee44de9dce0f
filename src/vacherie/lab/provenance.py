"""Where results come from: the code that played them, and the packages of bots that are not ours."""

import hashlib
import subprocess
from collections.abc import Sequence
from pathlib import Path
from typing import Final

from vacherie.bots.plugins import plugins, release_of
from vacherie.bots.registry import BOTS

PACKAGE: Final = Path(__file__).parents[1]
RULES_AND_BOTS: Final = ("core", "games", "bots")
"""The parts of the package that decide how every game is played."""


def fingerprint(*parts: str) -> str:
    """Changes when the rules or bots do, or one of these folders or files of the package."""
    digest = hashlib.sha256()
    for part in (*RULES_AND_BOTS, *parts):
        place = PACKAGE / part
        for path in sorted(place.rglob("*")) if place.is_dir() else [place]:
            if path.suffix in (".py", ".toml"):
                digest.update(path.relative_to(PACKAGE).as_posix().encode() + path.read_bytes())
    return digest.hexdigest()[:16]


def foreign_packages(bots: Sequence[str]) -> tuple[str, ...]:
    """Where those of the bots come from that are not ours."""
    found = plugins()
    return tuple(release_of(found[name]) for name in bots if name not in BOTS)


def commit(*parts: str) -> str | None:
    """The commit that is checked out, with a "+" where what plays differs from it; `None` without one."""
    if not asked_git("ls-files", "__init__.py"):
        return None
    head = asked_git("rev-parse", "HEAD")
    return head and head + ("+" if asked_git("status", "--porcelain", "--", *RULES_AND_BOTS, *parts) else "")


def asked_git(*arguments: str) -> str | None:
    """What git says about the folder of the package; `None` where there is no git, or nothing to say."""
    command = ["git", "-C", str(PACKAGE), *arguments]
    try:
        answer = subprocess.run(command, capture_output=True, text=True, check=True)
    except (OSError, subprocess.CalledProcessError):
        return None
    return answer.stdout.strip() or None
