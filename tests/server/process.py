"""`vacherie serve` as a process of its own, which can be killed and started again at once.

A fork server that has imported everything starts it: the same command, without the second it takes to import.
"""

import os
import socket
import sys
import time
from http.client import HTTPConnection, HTTPException
from multiprocessing import get_context
from pathlib import Path
from typing import Any

CONTEXT = get_context("forkserver")
CONTEXT.set_forkserver_preload(["tests.server.warm"])


def serve_here(arguments: list[str], log: str, environment: dict[str, str]) -> None:
    from vacherie.cli.main import main

    os.environ.update(environment)
    file = os.open(log, os.O_WRONLY | os.O_CREAT | os.O_APPEND)
    os.dup2(file, 1)
    os.dup2(file, 2)
    sys.exit(main(["serve", *arguments]))


def free_port() -> int:
    with socket.socket() as listener:
        listener.bind(("127.0.0.1", 0))
        port: int = listener.getsockname()[1]
        return port


class ServerProcess:
    def __init__(self, folder: Path, *arguments: str, database: str | None = None) -> None:
        self.port = free_port()
        self.address = f"http://127.0.0.1:{self.port}"
        self.log = folder / f"server-{self.port}.log"
        self.database = database or f"sqlite:///{folder / 'tables.sqlite'}"
        self.arguments = [
            "--port",
            str(self.port),
            "--database",
            self.database,
            "--rate",
            "0",
            "--pause",
            "0",
            *arguments,
        ]
        self.process: Any = None

    def start(self) -> None:
        environment = {name: os.environ[name] for name in ("PATH", "HOME") if name in os.environ}
        self.process = CONTEXT.Process(target=serve_here, args=(self.arguments, str(self.log), environment))
        self.process.start()

    def wait(self, seconds: float = 20) -> None:
        """Until it answers."""
        deadline = time.monotonic() + seconds
        while True:
            if self.answers():
                return
            assert self.process.is_alive(), self.log.read_text()
            assert time.monotonic() < deadline, self.log.read_text()
            time.sleep(0.02)

    def answers(self) -> bool:
        connection = HTTPConnection("127.0.0.1", self.port, timeout=10)
        try:
            connection.request("GET", "/health")
            return connection.getresponse().status == 200
        except (OSError, HTTPException):
            return False
        finally:
            connection.close()

    def kill(self) -> None:
        """As hard as it can be done."""
        self.process.kill()
        self.process.join()

    def stop(self) -> int:
        """As a service manager does; gives the exit code."""
        self.process.terminate()
        self.process.join(20)
        code: int = self.process.exitcode
        return code
