"""Reads a record from a file that somebody names."""

from pathlib import Path

from vacherie.core.errors import InvalidFile
from vacherie.core.record import Record, decode_record
from vacherie.games import find_game


def read_record(path: Path) -> Record:
    """Raises `InvalidFile` where there is no record that we could replay."""
    try:
        data = path.read_bytes()
    except OSError as error:
        raise InvalidFile("file-not-readable", file=str(path), reason=error.strerror or str(error)) from error
    return decode_record(data, str(path), find_game)
