"""Reads a record from a file that somebody names."""

from pathlib import Path

from vacherie.core.account import Account, is_account, read_account
from vacherie.core.files.json import read_json
from vacherie.core.files.reading import read_bytes
from vacherie.core.record import Record, decode_record, record_in
from vacherie.games import find_game


def read_record(path: Path) -> Record:
    """Raises `InvalidFile` where there is no record that we could replay."""
    return decode_record(read_bytes(path), str(path), find_game)


def read_story(path: Path) -> Record | Account:
    """All of a game, or what one seat saw of it; raises `InvalidFile` where the file is neither."""
    source = read_json(read_bytes(path), str(path))
    return read_account(source, find_game) if is_account(source) else record_in(source, find_game)
