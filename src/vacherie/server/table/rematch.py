"""The same people again."""

from typing import Any

import msgspec
from msgspec.structs import replace

from vacherie.core.values import Outcome
from vacherie.server.people.person import Person
from vacherie.server.table.entries import Chair, Setup
from vacherie.server.table.fold import Table

Results = tuple[tuple[int, ...], ...]


def next_setup(table: Table, outcome: Outcome) -> tuple[Setup, Results]:
    """The same, but for what a game leaves to the next one (U38)."""
    series_type = table.game.series_type
    if series_type is None:
        return table.setup, ()
    series = series_type(table.options, table.results).after(outcome)
    options: dict[str, Any] = msgspec.to_builtins(series.options)
    return replace(table.setup, options=options), series.results


def next_chairs(table: Table) -> list[Chair]:
    return [replace(chair, is_away=False) for chair in table.chairs]


def is_alone(table: Table, person: Person) -> bool:
    """Whether everybody else is a bot, so that nobody has to be waited for."""
    return all(chair.person in (None, person.id) for chair in table.chairs)
