"""Spreads work over a Ray cluster, instead of the processes of this machine."""

from collections import deque
from collections.abc import Callable, Generator, Iterable
from functools import cache
from importlib import import_module
from importlib.metadata import version
from socket import create_connection
from typing import Any, Final, TypeVar

from vacherie.core.errors import GameError
from vacherie.lab.processes import AHEAD
from vacherie.lab.provenance import fingerprint

Item = TypeVar("Item")
Result = TypeVar("Result")

EXTRA: Final = "vacherie[ray]"
PATIENCE: Final = 10
"""Seconds until a machine that does not answer is given up."""


def spread_on_ray(
    address: str, work: Callable[[Item], Result], items: Iterable[Item]
) -> Generator[Result, None, None]:
    """The results in the order of the items; "local" for a cluster that begins and ends with this.

    Close the iterator if you leave it before its end. Every machine of the cluster has the same Vacherie
    installed; raises `GameError` where one has another, or where there is no cluster.
    """
    ray = connected_ray(address)
    try:
        remote = ray.remote(do)
        shared = ray.put((work, code_here()))
        most = AHEAD * max(1, int(ray.cluster_resources().get("CPU", 1)))
        waiting: deque[Any] = deque()
        for item in items:
            waiting.append(remote.remote(shared, item))
            if len(waiting) > most:
                yield result_of(ray, waiting.popleft())
        while waiting:
            yield result_of(ray, waiting.popleft())
    finally:
        ray.shutdown()


def connected_ray(address: str) -> Any:
    """The module; raises `GameError` where it is not installed, or where there is no cluster."""
    try:
        knock(address)
        ray = import_module("ray")
        ray.init(address=address, log_to_driver=False, logging_level="ERROR")
    except ImportError as error:
        raise GameError("ray-needs-extra", extra=EXTRA) from error
    except (OSError, ValueError, RuntimeError) as error:
        raise GameError("ray-not-there", address=address) from error
    return ray


def knock(address: str) -> None:
    """Raises `OSError` if nobody is there: Ray itself would ask for many minutes."""
    host, colon, port = address.removeprefix("ray://").rpartition(":")
    if colon:
        create_connection((host, int(port)), PATIENCE).close()


def do(shared: tuple[Callable[[Item], Result], str], item: Item) -> Result:
    """On a machine of the cluster."""
    work, code = shared
    if code_here() != code:
        raise GameError("ray-other-code", version=version("vacherie"))
    return work(item)


def result_of(ray: Any, future: Any) -> Any:
    try:
        return ray.get(future)
    except ray.exceptions.RayTaskError as error:
        if isinstance(error.cause, GameError):
            raise error.cause from error
        raise


@cache
def code_here() -> str:
    """A fingerprint of all code that plays."""
    return fingerprint("lab")
