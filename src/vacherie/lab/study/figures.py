"""What the rows of a study add up to: for each cell and deal one value of everything that is compared."""

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, field
from itertools import groupby
from statistics import fmean
from typing import Final

from vacherie.bots.estimates import mean_by_deal
from vacherie.bots.strength import Estimate
from vacherie.core.values import CHANCE, Seat
from vacherie.lab.arena.chance import DealtChance
from vacherie.lab.arena.match import ArenaMatch
from vacherie.lab.study.grid import Cell, Setting, Study
from vacherie.lab.study.play import Row

QUANTITIES: Final = ("score", "gap", "winners", "length")
"""What a player gets, how far best and worst of a table are apart, how many win, decisions of a player."""
BOTS: Final = "bots"
"""The axis of those who play, beside the options."""


@dataclass
class CellFigures:
    """All games of one cell, deal by deal in the same order as in every other."""

    cell: Cell
    scores: Counter[float] = field(default_factory=Counter)
    lengths: Counter[float] = field(default_factory=Counter)
    """Decisions of a player in one game."""
    by_deal: dict[str, list[float]] = field(default_factory=lambda: {name: [] for name in QUANTITIES})
    seat_shares: list[list[float]] = field(default_factory=list)
    """From who begins on, deal by deal: how much more of the win a seat has than the table on average."""
    seat_scores: list[list[float]] = field(default_factory=list)
    """The same for the score."""
    failures: int = 0

    @property
    def setting(self) -> Setting:
        return self.cell.setting

    @property
    def games(self) -> int:
        return sum(self.lengths.values())

    def mean(self, quantity: str) -> Estimate:
        return mean_by_deal(self.by_deal[quantity])

    def add(self, tables: Sequence[Sequence[Row]]) -> None:
        """One more deal: the rows of each of its tables, seat by seat."""
        first = first_seat(self.cell.match, tables[0][0].deal)
        seats = range(self.setting.players)
        lengths = [table[0].decisions / len(table) for table in tables]
        self.lengths.update(lengths)
        self.scores.update(row.score for table in tables for row in table)
        self.failures += sum(row.failures for table in tables for row in table)
        self.by_deal["score"].append(fmean(row.score for table in tables for row in table))
        self.by_deal["gap"].append(fmean(gap_of(table) for table in tables))
        self.by_deal["winners"].append(fmean(sum(row.place == 1 for row in table) for table in tables))
        self.by_deal["length"].append(fmean(lengths))
        for kind, columns in (("share", self.seat_shares), ("score", self.seat_scores)):
            columns += [[] for seat in seats if not columns]
            advantages = [above_table([float(getattr(row, kind)) for row in table]) for table in tables]
            for place in seats:
                seat = (first + place) % len(seats)
                columns[place].append(fmean(advantage[seat] for advantage in advantages))


def first_seat(match: ArenaMatch, deal: int) -> Seat:
    """Who begins, as chance has it; the first at the table where all choose at once."""
    state = match.game.new(match.options, match.players)
    chance = DealtChance(f"{match.seed}/{deal}")
    while (actors := state.to_act())[0] == CHANCE:
        state.advance(CHANCE, chance(state))
    return actors[0] if len(actors) == 1 else 0


def gap_of(table: Sequence[Row]) -> int:
    return max(row.score for row in table) - min(row.score for row in table)


def above_table(values: Sequence[float]) -> list[float]:
    mean = fmean(values)
    return [value - mean for value in values]


def collect(study: Study, rows: Iterable[Row]) -> list[CellFigures]:
    """Of rows in the order in which a study keeps them."""
    figures = [CellFigures(cell) for cell in study.cells]
    for (_, number), deal in groupby(rows, lambda row: (row.deal, row.cell)):
        figures[number].add([list(table) for _, table in groupby(deal, lambda row: row.table)])
    return figures


@dataclass(frozen=True)
class Change:
    """How much more there is with one value of an axis than with its first, on the same deals."""

    value: str
    setting: Setting | None
    """With what else; `None` for the mean over all of it."""
    by_quantity: dict[str, Estimate]


def changes(axis: str, figures: Sequence[CellFigures]) -> tuple[str, list[Change]]:
    """The first value of an axis, and what each other one changes; pairs differ in nothing else."""
    values = list(dict.fromkeys(value_of(each.setting, axis) for each in figures))
    first = {
        twin_key(each.setting, axis): each for each in figures if value_of(each.setting, axis) == values[0]
    }
    found = []
    for value in values[1:]:
        pairs = [
            (each, first[key])
            for each in figures
            if value_of(each.setting, axis) == value and (key := twin_key(each.setting, axis)) in first
        ]
        found += [Change(value, each.setting, differences([(each, twin)])) for each, twin in pairs]
        if len(pairs) > 1:
            found.append(Change(value, None, differences(pairs)))
    return values[0], found


def differences(pairs: Sequence[tuple[CellFigures, CellFigures]]) -> dict[str, Estimate]:
    return {name: difference(pairs, name) for name in QUANTITIES}


def difference(pairs: Sequence[tuple[CellFigures, CellFigures]], quantity: str) -> Estimate:
    """The mean over the pairs, deal by deal."""
    columns = [
        [mine - theirs for mine, theirs in zip(each.by_deal[quantity], twin.by_deal[quantity], strict=True)]
        for each, twin in pairs
    ]
    return mean_by_deal([fmean(deal) for deal in zip(*columns, strict=True)])


def varied_axes(study: Study) -> Iterator[str]:
    """The options of which several values are played, and the bots if there are several line-ups."""
    for axis in (*study.varied(), BOTS):
        if len({value_of(cell.setting, axis) for cell in study.cells}) > 1:
            yield axis


def value_of(setting: Setting, axis: str) -> str:
    return setting.bots if axis == BOTS else setting.options[axis]


def twin_key(setting: Setting, axis: str) -> tuple[object, ...]:
    """Equal for settings that differ in this axis alone."""
    others = tuple((name, value) for name, value in setting.options.items() if name != axis)
    return setting.players, None if axis == BOTS else setting.bots, others
