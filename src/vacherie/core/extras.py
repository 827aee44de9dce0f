"""Says which extra of the package brings a library that is not installed."""

import re
from collections.abc import Iterator
from contextlib import contextmanager
from importlib.metadata import PackageNotFoundError, requires
from typing import Final

REQUIREMENT: Final = re.compile(r"""^(?P<package>[\w.-]+).*extra == ['"](?P<extra>[\w-]+)['"]""")
PACKAGES: Final = {"fluent": "fluent.runtime", "pyspiel": "open_spiel"}
"""Modules whose packages have other names."""


@contextmanager
def told_what_to_install() -> Iterator[None]:
    """A library that is missing is still a `ModuleNotFoundError`, and says what to install."""
    try:
        yield
    except ModuleNotFoundError as error:
        extra = extra_with(error.name)
        if extra is None:
            raise
        told = f"{library(error.name)} is not installed; this needs more packages: pip install '{extra}'"
        raise ModuleNotFoundError(told, name=error.name) from None


def extra_with(module: str | None) -> str | None:
    """What to install for this module, as pip calls it; `None` where no extra of ours brings it."""
    package = normal(PACKAGES.get(library(module), library(module)))
    fitting = [extra for extra, packages in extras().items() if package in packages]
    # Extras bring each other, so the smallest is the one meant.
    return f"vacherie[{min(fitting, key=lambda extra: len(extras()[extra]))}]" if fitting else None


def extras() -> dict[str, set[str]]:
    """What each extra brings, as pyproject.toml says; nothing where the package is not installed."""
    found: dict[str, set[str]] = {}
    try:
        lines = requires("vacherie") or []
    except PackageNotFoundError:
        return found
    for line in filter(None, map(REQUIREMENT.match, lines)):
        found.setdefault(line["extra"], set()).add(normal(line["package"]))
    return found


def library(module: str | None) -> str:
    return (module or "").partition(".")[0]


def normal(package: str) -> str:
    return re.sub(r"[-_.]+", "-", package).lower()
