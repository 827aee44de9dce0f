"""Reads a record from a file that somebody names."""

from pathlib import Path

from vacherie.core.files import read_bytes
from vacherie.core.record import Record, decode_record
from vacherie.games import find_game


def read_record(path: Path) -> Record:
    """Raises `InvalidFile` where there is no record that we could replay."""
    return decode_record(read_bytes(path), str(path), find_game)
