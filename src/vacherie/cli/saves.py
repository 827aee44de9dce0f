"""Games on disk: one file each, whole at every moment."""

import os
import secrets
from contextlib import suppress
from dataclasses import dataclass
from datetime import datetime
from pathlib import Path
from typing import Final

from vacherie.core.errors import InvalidFile, UnknownName
from vacherie.core.record import Record, encode_record
from vacherie.games import GAMES

UNFINISHED: Final = "unfinished"
FINISHED: Final = "finished"
SUFFIX: Final = ".json"


@dataclass(frozen=True)
class Save:
    """The file of one unfinished game."""

    path: Path

    def write(self, record: Record) -> None:
        """After this the record is on disk; if it fails, what was there before still is."""
        write_whole(self.path, encode_record(record))

    def finish(self) -> Path:
        """Puts the file among the finished games; the way there."""
        path = self.path.parent.parent / FINISHED / self.path.name
        try:
            path.parent.mkdir(parents=True, exist_ok=True)
            self.path.replace(path)
        except OSError as error:
            raise unwritable(path, error) from error
        return path


def data_folder() -> Path:
    chosen = os.environ.get("VACHERIE_DATA")
    if chosen:
        return Path(chosen)
    from platformdirs import user_data_path

    return user_data_path("vacherie", appauthor=False)


def new_save(game: str) -> Save:
    name = f"{game}.{datetime.now():%Y-%m-%d-%H%M%S}-{secrets.token_hex(3)}{SUFFIX}"
    return Save(data_folder() / UNFINISHED / name)


def newest_save(game: str | None) -> Save:
    """The unfinished game, of this kind if one is named, that was played last."""
    paths = list((data_folder() / UNFINISHED).glob(f"{game or '*'}.*{SUFFIX}"))
    if not paths:
        raise UnknownName("no-saved-game", game=game or "none", known=", ".join(GAMES))
    return Save(max(paths, key=lambda path: (path.stat().st_mtime_ns, path.name)))


def write_whole(path: Path, data: bytes) -> None:
    """All of it or, if that fails, nothing: what was there before still is."""
    partial = path.with_suffix(f".{os.getpid()}.partial")
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        with partial.open("wb") as file:
            file.write(data)
            file.flush()
            os.fsync(file.fileno())
        partial.replace(path)
    except OSError as error:
        raise unwritable(path, error) from error
    finally:
        with suppress(OSError):
            partial.unlink()


def unwritable(path: Path, error: OSError) -> InvalidFile:
    return InvalidFile("file-not-writable", file=str(path), reason=error.strerror or str(error))
