"""A person at the terminal, for tests: types lines, and reads what comes back."""

import io
import sys
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path
from random import Random

import pytest

from vacherie.cli.main import main
from vacherie.core.record import Player, Record, begin_record, decode_record, encode_record
from vacherie.core.values import Action, Actor, Options
from vacherie.games import find_game
from vacherie.games.six_qui_prend import GAME
from vacherie.games.unexploded_cow.deck_file import shipped_deck
from vacherie.messages.catalogue import catalogue


@dataclass(frozen=True)
class Said:
    """What a command wrote, and how it ended."""

    code: int
    out: str
    err: str

    @property
    def complaint(self) -> str:
        """The one line of an error."""
        assert self.code == 2, self
        assert self.err.count("\n") == 1, self.err
        assert self.err.startswith("vacherie: "), self.err
        assert self.out == ""
        return self.err.removeprefix("vacherie: ").rstrip("\n")


@dataclass(frozen=True)
class Person:
    data: Path
    monkeypatch: pytest.MonkeyPatch
    capsys: pytest.CaptureFixture[str]

    def runs(self, *arguments: str, types: str = "") -> Said:
        self.monkeypatch.setattr(sys, "stdin", io.StringIO(types))
        self.capsys.readouterr()
        code = main(list(arguments))
        said = self.capsys.readouterr()
        return Said(code, said.out, said.err)

    def plays(self, *options: str, types: str = "") -> Said:
        return self.runs("play", "six_qui_prend", *options, types=types)

    def resumes(self, *types: str) -> Said:
        return self.runs("play", "--resume", types="".join(f"{line}\n" for line in types))

    def leaves(self, record: Record) -> Path:
        """Puts an unfinished game on disk, as if it had been left."""
        path = self.data / "unfinished" / f"{record.game}.2025-01-01-120000-abcdef.json"
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(encode_record(record))
        return path

    def files(self, folder: str) -> list[Path]:
        return sorted((self.data / folder).glob("*"))

    def saved(self, folder: str = "unfinished") -> Record:
        [path] = self.files(folder)
        return decode_record(path.read_bytes(), str(path), find_game)


def tries(seed: int, times: int = 60) -> str:
    """Lines of which one in each hundred or so will do, whatever is asked."""
    random = Random(seed)

    def lines() -> Iterator[str]:
        for _ in range(times):
            for number in random.sample(range(1, 105), 104):
                yield from [str(number)] if number % 13 else ["all", "tout", "tudo", str(number)]

    return "".join(f"{line}\n" for line in lines())


def cow_tries(language: str, seed: int, times: int = 80) -> str:
    """Lines of which each in turn does for something that Unexploded Cow asks; the last one ends a turn."""
    random, words = Random(seed), catalogue(language)
    numbers = [str(number) for number in range(1, 7)]
    right = words.text("command-unexploded-right").split()[0]
    herds = [words.text("command-unexploded-me").split()[0], *words.text("name-bots").split()[:2]]
    places = [right, *(f"{herd} {right}" for herd in herds)]
    roll = words.text("command-unexploded-roll").split()[0]

    def lines() -> Iterator[str]:
        for _ in range(times):
            names = [cow.name for cow in shipped_deck().cows]
            for answer in random.sample(names, len(names)):
                yield from (answer, *places) if random.random() < 0.1 else (answer,)
            yield from (*random.sample(numbers, len(numbers)), *places, roll)

    return "".join(f"{line}\n" for line in lines())


def record_of(
    options: Options, players: int, actions: Sequence[tuple[Actor, Action]], game: str = GAME.id
) -> Record:
    names = ("Ann", "Bo", "Cy", "Di", "Ed", "Flo")[:players]
    seats = [Player(name, None if seat == 0 else "cow") for seat, name in enumerate(names)]
    record = begin_record(find_game(game), options, seats)
    for actor, action in actions:
        record.append(actor, action)
    return record
