"""Plays the matches of the league, as far as they are not played yet."""

from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from tools.league.fixtures import Fixture
from vacherie.bots.bot import Budget
from vacherie.lab.arena.command import arena_command
from vacherie.lab.arena.deal import DealResult
from vacherie.lab.arena.match import arrange
from vacherie.lab.arena.results_file import header_of, usual_name
from vacherie.lab.arena.run import play_match
from vacherie.lab.arena.summary import ArenaSummary, summarize

SEED: Final = 1


@dataclass(frozen=True)
class Played:
    """A match, and what came out of it."""

    fixture: Fixture
    deals: tuple[DealResult, ...]
    summary: ArenaSummary
    command: str

    @property
    def game(self) -> str:
        return self.fixture.game.id

    @property
    def together(self) -> bool:
        return self.summary.is_played_together


def play_all(
    fixtures: list[Fixture], deals: int, budget: Budget | None, folder: Path, workers: int
) -> Iterator[Played]:
    """Each match when it is finished; finished deals are kept in the folder."""
    folder.mkdir(parents=True, exist_ok=True)
    for fixture in fixtures:
        spent = budget or fixture.usual_budget
        match = arrange(fixture.game, fixture.options, fixture.players, fixture.bots, SEED, spent)
        count = deals * fixture.share
        command = arena_command(match, count, fixture.pairs)
        header = header_of(match, command)
        results = play_match(match, count, folder / usual_name(header), header, workers)
        yield Played(fixture, tuple(results), summarize(match, results), command)
