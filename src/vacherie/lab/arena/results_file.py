"""The file in which an arena keeps the deals that are finished."""

import hashlib
import re
from importlib.metadata import version
from pathlib import Path
from typing import Any, Final

import msgspec

from vacherie.bots.bot import Budget
from vacherie.lab.arena.deal import DealResult
from vacherie.lab.arena.match import ArenaMatch
from vacherie.lab.lines_file import LinesFile
from vacherie.lab.provenance import fingerprint, foreign_packages

FORMAT: Final = 1
OWN_PART: Final = "lab/arena"
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
    return Header(
        format=FORMAT,
        game=match.game.id,
        rules_version=match.game.rules_version,
        options=msgspec.to_builtins(match.options),
        players=match.players,
        bots=match.bots,
        packages=foreign_packages(match.names),
        seed=match.seed,
        budget=match.budget,
        version=version("vacherie"),
        code=fingerprint(OWN_PART),
        command=command,
    )


def usual_name(header: Header) -> str:
    """The same for the same match, and for no other."""
    identity = msgspec.json.encode(msgspec.structs.replace(header, command=""))
    return f"arena-{header.game}-{hashlib.sha256(identity).hexdigest()[:8]}.jsonl"


class ResultsFile:
    """Deals that are finished, on disk as soon as they are."""

    def __init__(self, path: Path, header: Header, match: ArenaMatch) -> None:
        """Takes up the file, or begins it; raises `InvalidFile` if it is of another match or unusable."""
        self.deals: dict[int, DealResult] = {}
        self._file = LinesFile(path, header)
        for number, result in enumerate(self._file.results(DealResult), start=2):
            if not is_of(match, result):
                raise self._file.wrong_line(number)
            self.deals.setdefault(result.deal, result)
        self._file.open()

    def add(self, result: DealResult) -> None:
        self.deals[result.deal] = result
        self._file.add(result)

    def close(self) -> None:
        self._file.close()


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
