"""The file in which finished deals are kept: a line about the match, then a line for each deal, all JSON."""

import hashlib
import re
from collections.abc import Iterator
from importlib.metadata import version
from pathlib import Path
from typing import Any, Final

import msgspec

from vacherie.bots.bot import Budget
from vacherie.bots.plugins import plugins, release_of
from vacherie.bots.registry import BOTS
from vacherie.core.errors import InvalidFile
from vacherie.core.files import read_bytes
from vacherie.lab.arena.deal import DealResult
from vacherie.lab.arena.match import ArenaMatch

FORMAT: Final = 1
PACKAGE: Final = Path(__file__).parents[2]
MATTERS: Final = ("core", "games", "bots", "lab/arena")
"""The parts of the package that decide how a deal is played."""
MILLISECONDS: Final = re.compile(r"\d+(\.\d+)?(e[+-]\d{1,2})?", re.ASCII)


class Header(msgspec.Struct, frozen=True):
    """What the deals depend on: deals of two matches, or of two versions of a bot, are never mixed."""

    format: int
    game: str
    rules_version: int
    options: dict[str, Any]
    players: int
    bots: tuple[str, ...]
    packages: tuple[str, ...]
    """Where those of the bots come from that are not ours."""
    seed: int
    budget: Budget
    version: str
    code: str
    """A fingerprint of our code, so that a bot that was changed is measured anew."""
    command: str = ""
    """How the deals are played again."""


def header_of(match: ArenaMatch, command: str) -> Header:
    found = plugins()
    return Header(
        format=FORMAT,
        game=match.game.id,
        rules_version=match.game.rules_version,
        options=msgspec.to_builtins(match.options),
        players=match.players,
        bots=match.bots,
        packages=tuple(release_of(found[name]) for name in match.names if name not in BOTS),
        seed=match.seed,
        budget=match.budget,
        version=version("vacherie"),
        code=fingerprint(),
        command=command,
    )


def fingerprint() -> str:
    digest = hashlib.sha256()
    for part in MATTERS:
        for path in sorted((PACKAGE / part).rglob("*")):
            if path.suffix in (".py", ".toml"):
                digest.update(path.relative_to(PACKAGE).as_posix().encode() + path.read_bytes())
    return digest.hexdigest()[:16]


def usual_name(header: Header) -> str:
    """The same for the same match, and for no other."""
    identity = msgspec.json.encode(msgspec.structs.replace(header, command=""))
    return f"arena-{header.game}-{hashlib.sha256(identity).hexdigest()[:8]}.jsonl"


class ResultsFile:
    """Deals that are finished, on disk as soon as they are."""

    def __init__(self, path: Path, header: Header, match: ArenaMatch) -> None:
        """Takes up the file, or begins it; raises `InvalidFile` if it is of another match or unusable."""
        self.path = path
        self.deals: dict[int, DealResult] = {}
        data = content(path)
        # A line without its end was cut off with the process that wrote it.
        whole = data[: data.rfind(b"\n") + 1]
        lines = whole.splitlines()
        if lines:
            check_header(header, lines[0], str(path))
        elif not may_begin(header, data):
            raise InvalidFile("arena-line", file=str(path), line=1)
        for number, line in enumerate(lines[1:], start=2):
            result = read_line(line, DealResult, str(path), number)
            if not is_of(match, result):
                raise InvalidFile("arena-line", file=str(path), line=number)
            self.deals.setdefault(result.deal, result)
        try:
            # Each line is one write at the end, so that two processes cannot write into each other's.
            self._file = path.open("ab", buffering=0)
            self._file.truncate(len(whole))
        except OSError as error:
            raise InvalidFile("file-not-writable", file=str(path)) from error
        if not lines:
            self._write(header)

    def add(self, result: DealResult) -> None:
        self.deals[result.deal] = result
        self._write(result)

    def close(self) -> None:
        self._file.close()

    def _write(self, value: Header | DealResult) -> None:
        try:
            self._file.write(msgspec.json.encode(value) + b"\n")
        except OSError as error:
            raise InvalidFile("file-not-writable", file=str(self.path)) from error


def content(path: Path) -> bytes:
    """Nothing where there is no file yet; raises `InvalidFile` for what can keep no results."""
    try:
        is_there = path.exists()
    except OSError as error:
        raise InvalidFile("file-forbidden", file=str(path)) from error
    if not is_there:
        return b""
    if not path.is_file() and not path.is_dir():
        raise InvalidFile("arena-no-plain-file", file=str(path))
    return read_bytes(path)


def may_begin(header: Header, fragment: bytes) -> bool:
    """Whether this is how our own first line begins; the command, which comes last, may be another."""
    ours = msgspec.json.encode(msgspec.structs.replace(header, command="")).removesuffix(b'"}')
    return ours.startswith(fragment) or fragment.startswith(ours)


def check_header(ours: Header, line: bytes, file: str) -> None:
    theirs = read_line(line, Header, file, 1)
    field = next(differences(ours, theirs), None)
    if field is not None:
        raise InvalidFile("arena-other-match", file=file, line=1, field=field)


def differences(ours: Header, theirs: Header) -> Iterator[str]:
    for field in ours.__struct_fields__:
        if field != "command" and getattr(ours, field) != getattr(theirs, field):
            yield field


def is_of(match: ArenaMatch, result: DealResult) -> bool:
    """Whether all tables of the match are there, and all its bots."""
    return (
        result.deal >= 0
        and tuple(table.bots for table in result.tables) == match.tables()
        and all(len(table.scores) == len(table.places) == len(table.bots) for table in result.tables)
        and result.thinking.keys() == set(match.names)
        and all(map(are_times, result.thinking.values()))
        and result.fallbacks.keys() <= set(match.names)
    )


def are_times(counts: dict[str, int]) -> bool:
    return all(MILLISECONDS.fullmatch(ms) and count > 0 for ms, count in counts.items())


def read_line(line: bytes, kind: Any, file: str, number: int) -> Any:
    try:
        return msgspec.json.decode(line, type=kind)
    except (msgspec.DecodeError, UnicodeDecodeError) as error:
        raise InvalidFile("arena-line", file=file, line=number) from error
