"""Reads files that people name, and says why one cannot be read.

    file-missing           there is none of this name
    file-forbidden         the system does not let us
    file-is-folder         a folder, and no file
    file-not-text          not UTF-8
    file-not-readable      anything else

The system's own words are in its language, so they are not passed on.
"""

from pathlib import Path

from vacherie.core.errors import InvalidFile


def read_text(path: Path) -> str:
    """Raises `InvalidFile`."""
    return decoded(read_bytes(path), str(path))


def read_bytes(path: Path) -> bytes:
    """Raises `InvalidFile`."""
    try:
        return path.read_bytes()
    except FileNotFoundError as error:
        raise InvalidFile("file-missing", file=str(path)) from error
    except PermissionError as error:
        raise InvalidFile("file-forbidden", file=str(path)) from error
    except IsADirectoryError as error:
        raise InvalidFile("file-is-folder", file=str(path)) from error
    except OSError as error:
        raise InvalidFile("file-not-readable", file=str(path)) from error


def decoded(data: bytes, file: str) -> str:
    """The text that the bytes are; `InvalidFile` with the first line that is none."""
    try:
        return data.decode("utf-8")
    except UnicodeDecodeError as error:
        line = data.count(b"\n", 0, error.start) + 1
        raise InvalidFile("file-not-text", file=file, line=line) from error
