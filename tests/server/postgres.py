"""A PostgreSQL of our own, for one test: found on this machine, never skipped."""

import os
import pwd
import shutil
import subprocess
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from tempfile import TemporaryDirectory

from tests.server.process import free_port

MISSING = "PostgreSQL is not installed; `make programs` installs it where that is possible."


def programs() -> Path:
    """The folder with `initdb` and `pg_ctl`."""
    folders = [path.parent for path in sorted(Path("/usr/lib/postgresql").glob("*/bin/initdb"))]
    known = shutil.which("initdb")
    folders += [Path(known).parent] if known else []
    assert folders, MISSING
    return folders[-1]


@dataclass
class Postgres:
    """One that can be stopped, as by a failure, and started again with what it has stored."""

    user: str | None
    bin_folder: Path
    folder: Path
    port: int

    @property
    def address(self) -> str:
        return f"postgresql://vacherie@127.0.0.1:{self.port}/postgres"

    def control(self, *arguments: object) -> None:
        run(self.user, self.bin_folder / "pg_ctl", "-D", self.folder / "data", *arguments)

    def start(self) -> None:
        options = f"-p {self.port} -k {self.folder} -c listen_addresses=127.0.0.1"
        self.control("-o", options, "-l", self.folder / "log", "-w", "start")

    def stop(self) -> None:
        self.control("-m", "immediate", "-w", "stop")


@contextmanager
def running_postgres() -> Iterator[str]:
    """Gives the address of an empty database."""
    with postgres() as server:
        yield server.address


@contextmanager
def postgres() -> Iterator[Postgres]:
    bin_folder = programs()
    with TemporaryDirectory(prefix="vacherie-postgres-") as name:
        folder = Path(name)
        user = unprivileged(folder)
        data = folder / "data"
        run(
            user,
            bin_folder / "initdb",
            "-D",
            data,
            "-A",
            "trust",
            "-U",
            "vacherie",
            "-E",
            "UTF8",
            "--no-sync",
        )
        server = Postgres(user, bin_folder, folder, free_port())
        server.start()
        try:
            yield server
        finally:
            server.stop()


def unprivileged(folder: Path) -> str | None:
    """PostgreSQL refuses to run as root, so that somebody else does."""
    if os.geteuid() != 0:
        return None
    for name in ("postgres", "nobody"):
        try:
            user = pwd.getpwnam(name)
        except KeyError:
            continue
        os.chown(folder, user.pw_uid, user.pw_gid)
        return name
    raise AssertionError("nobody to run PostgreSQL as")


def run(user: str | None, *command: object) -> None:
    done = subprocess.run(
        [str(part) for part in command],
        user=user,
        cwd="/",
        stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stdout
