"""`python -m vacherie` is the same as `vacherie`."""

from vacherie.cli.start import run

run()
