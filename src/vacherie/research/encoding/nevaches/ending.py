"""The end of NéVaches as a seat sees it: what its scoring tiles pay, who has chosen, what was revealed."""

from collections.abc import Sequence
from typing import Any

from vacherie.core.values import Seat
from vacherie.games.nevaches.goals import GOALS
from vacherie.research.encoding.nevaches.tables import GOAL_NUMBER, MOST_SEATS, Tables
from vacherie.research.encoding.vector import Vector


def observe_ending(tables: Tables, state: Any, seat: Seat, turns: Sequence[int], found: Vector) -> None:
    """`turns` says how far each seat is from the viewer."""
    choice = state.choices[seat]
    if choice is not None:
        found.flag(tables.choice + GOAL_NUMBER[choice])
    found.flags([tables.has_chosen + turns[other] for other in chosen(state)])
    if state.asked is None:
        observe_outcome(tables, state, turns, found)
    else:
        for goal, points in zip(state.goals[seat], state.goal_points(seat), strict=True):
            found.number(tables.goal_points + GOAL_NUMBER[goal], points / 10)


def chosen(state: Any) -> list[Seat]:
    return [seat for seat, choice in enumerate(state.choices) if choice is not None]


def observe_outcome(tables: Tables, state: Any, turns: Sequence[int], found: Vector) -> None:
    for turn, choice, place in zip(turns, state.choices, state.outcome().places, strict=True):
        found.flag(tables.revealed + len(GOALS) * turn + GOAL_NUMBER[choice])
        found.number(tables.final + turn, place / MOST_SEATS)
