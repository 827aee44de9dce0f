"""Plays the deals of a study, each at all tables of one cell; the same rows wherever it is done."""

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass

import msgspec

from vacherie.bots.guard import guarded_bot
from vacherie.lab.arena.deal import play_table
from vacherie.lab.arena.summary import winner_share
from vacherie.lab.study.grid import Cell


class Row(msgspec.Struct, frozen=True):
    """What one seat got in one game."""

    cell: int
    """The number of the combination, in the order of the header."""
    players: int
    bots: str
    options: dict[str, str]
    deal: int
    """Games of the same deal have the same chance, in every cell of as many players."""
    table: int
    """Which rotation of the bots."""
    seat: int
    bot: str
    score: int
    place: int
    share: float
    """Of the win: 1, or a part of it where it is shared."""
    decisions: int
    """Of all seats in this game."""
    failures: int
    """Decisions in which the bot failed, and a cow decided."""


@dataclass(frozen=True)
class Task:
    """One deal of one cell."""

    deal: int
    number: int
    cell: Cell

    def keys(self) -> list[tuple[int, int, int, int]]:
        """Deal, cell, table and seat of each row that it gives."""
        tables = self.cell.match.tables()
        return [
            (self.deal, self.number, table, seat)
            for table, bots in enumerate(tables)
            for seat in range(len(bots))
        ]


def key_of(row: Row) -> tuple[int, int, int, int]:
    return row.deal, row.cell, row.table, row.seat


def tasks(cells: Sequence[Cell], deals: Iterable[int]) -> Iterator[Task]:
    """Deal after deal, so that more of them can follow later."""
    return (Task(deal, number, cell) for deal in deals for number, cell in enumerate(cells))


def play(task: Task) -> list[Row]:
    match = task.cell.match
    return [row for table, bots in enumerate(match.tables()) for row in table_rows(task, table, bots)]


def table_rows(task: Task, number: int, names: tuple[str, ...]) -> list[Row]:
    cell, setting = task.cell, task.cell.setting
    bots = [guarded_bot(name, cell.match.game) for name in names]
    table = play_table(cell.match, task.deal, names, bots)
    share = winner_share(table, cell.is_together) if 1 in table.places else 0.0
    return [
        Row(
            cell=task.number,
            players=setting.players,
            bots=setting.bots,
            options=dict(setting.options),
            deal=task.deal,
            table=number,
            seat=seat,
            bot=name,
            score=table.scores[seat],
            place=table.places[seat],
            share=share if table.places[seat] == 1 else 0.0,
            decisions=table.decisions,
            failures=bots[seat].fallbacks,
        )
        for seat, name in enumerate(names)
    ]
