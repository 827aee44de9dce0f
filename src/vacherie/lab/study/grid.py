"""All combinations of what a study varies: those that are played, and those that the rules do not have."""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from itertools import product
from typing import Any

from vacherie.bots.bot import Budget
from vacherie.core.errors import GameError
from vacherie.core.game import AnyGame
from vacherie.lab.arena.match import ArenaMatch, arrange


@dataclass(frozen=True)
class Axis:
    """One option, and its values by how the study writes them."""

    name: str
    values: Mapping[str, Any]


@dataclass(frozen=True)
class Setting:
    """One combination, as the study writes it."""

    players: int
    bots: str
    options: Mapping[str, str]


@dataclass(frozen=True)
class Cell:
    """A combination that is played; every deal at all tables of the match."""

    setting: Setting
    match: ArenaMatch

    @property
    def is_together(self) -> bool:
        return self.match.game.is_played_together(self.match.options)


@dataclass(frozen=True)
class Skipped:
    """A combination that cannot be played, and why."""

    setting: Setting
    reason: GameError


@dataclass(frozen=True)
class Study:
    title: str
    about: str
    text: str
    """The whole file, to be quoted."""
    game: AnyGame
    axes: tuple[Axis, ...]
    lineups: tuple[str, ...]
    seed: int
    budget: Budget
    deals: int
    cells: tuple[Cell, ...]
    skipped: tuple[Skipped, ...]

    def varied(self) -> list[str]:
        """The options of which there are several values."""
        return [axis.name for axis in self.axes if len(axis.values) > 1]


def crossed(
    game: AnyGame,
    axes: Sequence[Axis],
    lineups: Sequence[Sequence[str]],
    players: Sequence[int],
    seed: int,
    budget: Budget,
) -> tuple[tuple[Cell, ...], tuple[Skipped, ...]]:
    """All combinations; those that the game refuses apart, each with its reason."""
    cells: list[Cell] = []
    skipped: list[Skipped] = []
    for written, options in options_of(game, axes):
        for bots, count in product(lineups, players):
            setting = Setting(count, ",".join(bots), written)
            try:
                cells.append(Cell(setting, arrange(game, options, count, bots, seed, budget)))
            except GameError as reason:
                skipped.append(Skipped(setting, reason))
    return tuple(cells), tuple(skipped)


def options_of(game: AnyGame, axes: Sequence[Axis]) -> Iterator[tuple[dict[str, str], Any]]:
    names = [axis.name for axis in axes]
    for texts in product(*(axis.values for axis in axes)):
        values = [axis.values[text] for axis, text in zip(axes, texts, strict=True)]
        yield dict(zip(names, texts, strict=True)), game.options_type(**dict(zip(names, values, strict=True)))
