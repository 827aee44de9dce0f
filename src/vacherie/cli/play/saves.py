"""Games on disk: one file each, whole at every moment."""

import os
import secrets
from contextlib import suppress
from dataclasses import dataclass
from datetime import datetime
from errno import ENOSPC
from pathlib import Path
from typing import Final

from vacherie.core.errors import InvalidFile, UnknownName
from vacherie.core.record import Record, encode_record
from vacherie.games import GAMES
from vacherie.messages.catalogue import spoken

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

    @property
    def language(self) -> str | None:
        """The one in which the game was begun, if the file's name tells it."""
        return next((spoken(part) for part in self.path.name.split(".")[1:2]), None)

    def finish(self) -> Path:
        """Puts the file among the finished games, unless it was kept elsewhere; the way there."""
        if self.path.parent.name != UNFINISHED:
            return self.path
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


def unfinished_folder() -> Path:
    return data_folder() / UNFINISHED


def new_save(game: str, language: str) -> Save:
    name = f"{game}.{language}.{datetime.now():%Y-%m-%d-%H%M%S}-{secrets.token_hex(3)}{SUFFIX}"
    return Save(unfinished_folder() / name)


def named_save(file: str) -> Save:
    """The file as it is named, from here or from the folder of unfinished games."""
    among_others = unfinished_folder() / file
    return Save(among_others if not Path(file).exists() and among_others.exists() else Path(file))


def unfinished_saves(game: str | None) -> list[Save]:
    """The unfinished games, of this kind if one is named; the one that was played last comes first."""
    paths = unfinished_folder().glob(f"{game or '*'}.*{SUFFIX}")
    newest_first = sorted(paths, key=lambda path: (path.stat().st_mtime_ns, path.name), reverse=True)
    if not newest_first:
        raise UnknownName("no-saved-game", game=game or "none", known=", ".join(GAMES))
    return list(map(Save, newest_first))


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
    if isinstance(error, PermissionError):
        return InvalidFile("file-forbidden", file=str(path))
    if error.errno == ENOSPC:
        return InvalidFile("disk-full", file=str(path))
    return InvalidFile("file-not-writable", file=str(path))
