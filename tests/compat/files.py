"""Where the files of older versions are, and what is known of them."""

import sqlite3
from pathlib import Path
from typing import Any

import msgspec

HERE = Path(__file__).parent
ACCOUNTS = sorted((HERE / "accounts").glob("*.json"))
RECORDS = sorted((HERE / "records").glob("*.json"))
SAVES = sorted((HERE / "saves" / "unfinished").glob("*.json"))
SCENARIOS = sorted((HERE / "scenarios").glob("*.toml"))


class KeptTable(msgspec.Struct):
    """What the server said of a table when its database was put aside."""

    game: str
    phase: str
    number: int
    question: int | None
    """What it told people to answer."""
    to_act: list[int]
    scores: list[int] | None
    happened: list[str]
    """One word for each entry of its log."""
    legal: list[list[dict[str, Any]]]
    """What each of the two people could do."""


class Kept(msgspec.Struct):
    tokens: list[str]
    now: int
    tables: dict[str, KeptTable]


KEPT = msgspec.json.decode((HERE / "tables.json").read_bytes(), type=Kept)


def database_in(folder: Path) -> None:
    """Puts the old database where a server looks for it."""
    with sqlite3.connect(folder / "tables.sqlite") as database:
        database.executescript((HERE / "tables.sql").read_text())
    database.close()
