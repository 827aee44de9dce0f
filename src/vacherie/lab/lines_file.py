"""A file in which results are kept: a line about what is played, then a line for each result, all JSON."""

from collections.abc import Container, Iterator
from pathlib import Path
from typing import Any, Final, Generic, TypeVar

import msgspec

from vacherie.core.errors import InvalidFile
from vacherie.core.files.reading import read_bytes

HeaderT = TypeVar("HeaderT", bound=msgspec.Struct)
ResultT = TypeVar("ResultT")
FREE: Final = ("command", "commit")
"""Fields of a header that may differ: how the results were asked for, and when. They stand last in it."""


class LinesFile(Generic[HeaderT]):
    """Results that are finished, on disk as soon as they are."""

    def __init__(self, path: Path, header: HeaderT) -> None:
        """Reads the file, if there is one; raises `InvalidFile` if it is about something else or unusable."""
        self.path = path
        self.header = header
        data = content(path)
        # A line without its end was cut off with the process that wrote it.
        whole = data[: data.rfind(b"\n") + 1]
        lines = whole.splitlines(keepends=True)
        if lines:
            self.header = self._checked_header(lines[0])
        elif not may_begin(header, data):
            raise self.wrong_line(1)
        self.lines = lines[1:]
        self._start = len(lines[0]) if lines else 0

    def results(self, kind: type[ResultT]) -> Iterator[ResultT]:
        """What the lines hold; raises `InvalidFile` for one that holds something else."""
        decoder = msgspec.json.Decoder(kind)
        for number, line in enumerate(self.lines, start=2):
            try:
                yield decoder.decode(line)
            except (msgspec.DecodeError, UnicodeDecodeError) as error:
                raise self.wrong_line(number) from error

    def wrong_line(self, number: int) -> InvalidFile:
        """For the caller to raise: this line, counted from 1, is none of ours."""
        return InvalidFile("results-line", file=str(self.path), line=number)

    def other(self, field: str) -> InvalidFile:
        """For the caller to raise: the results are about something else, and this is what differs."""
        return InvalidFile("results-other", file=str(self.path), line=1, field=field)

    def open(self, keep: int | None = None) -> None:
        """From now on results can be added, after the first so many lines of what is there."""
        kept = sum(map(len, self.lines[:keep]))
        try:
            # Each piece is one write at the end, so that two processes cannot write into each other's.
            self._file = self.path.open("ab", buffering=0)
            self._file.truncate(self._start + kept)
        except OSError as error:
            raise InvalidFile("file-not-writable", file=str(self.path)) from error
        if not self._start:
            self.add(self.header)

    def add(self, *values: msgspec.Struct) -> None:
        try:
            self._file.write(b"".join(msgspec.json.encode(value) + b"\n" for value in values))
        except OSError as error:
            raise InvalidFile("file-not-writable", file=str(self.path)) from error

    def close(self) -> None:
        self._file.close()

    def _checked_header(self, line: bytes) -> HeaderT:
        """The header that is there; raises `InvalidFile` if it is about something else than ours."""
        try:
            theirs = msgspec.json.decode(line, type=type(self.header))
        except (msgspec.DecodeError, UnicodeDecodeError) as error:
            raise self.wrong_line(1) from error
        field = next(differences(self.header, theirs, FREE), None)
        if field is not None:
            raise self.other(field)
        return theirs


def content(path: Path) -> bytes:
    """Nothing where there is no file yet; raises `InvalidFile` for what can keep no results."""
    try:
        is_there = path.exists()
    except OSError as error:
        raise InvalidFile("file-forbidden", file=str(path)) from error
    if not is_there:
        return b""
    if not path.is_file() and not path.is_dir():
        raise InvalidFile("results-no-plain-file", file=str(path))
    return read_bytes(path)


def may_begin(header: msgspec.Struct, fragment: bytes) -> bool:
    """Whether this is how our own first line begins, as far as the fields go that may not differ."""
    fixed = {name: value for name, value in msgspec.structs.asdict(header).items() if name not in FREE}
    ours = msgspec.json.encode(fixed).removesuffix(b"}")
    return ours.startswith(fragment) or fragment.startswith(ours)


def differences(ours: Any, theirs: Any, free: Container[str]) -> Iterator[str]:
    for field in ours.__struct_fields__:
        if field not in free and getattr(ours, field) != getattr(theirs, field):
            yield field
