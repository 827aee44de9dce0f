"""What to say when the packages of the extra are not there."""

from collections.abc import Iterator
from contextlib import contextmanager

INSTALL = "this needs more packages: pip install 'vacherie[research]'"


@contextmanager
def told_what_to_install() -> Iterator[None]:
    try:
        yield
    except ModuleNotFoundError as error:
        if (error.name or "").startswith("vacherie"):
            raise
        raise ModuleNotFoundError(f"{error.name} is not installed; {INSTALL}", name=error.name) from None
