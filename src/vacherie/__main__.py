"""`python -m vacherie` is the same as `vacherie`."""

from vacherie.cli.main import run

run()
