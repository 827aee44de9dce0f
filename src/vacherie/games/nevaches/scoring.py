"""The end: scoring tiles are chosen, revealed and counted, and the players ranked (N21 to N23)."""

from vacherie.core.values import Outcome, Seat
from vacherie.games.nevaches.events import GoalChosen, GoalsCounted, GoalsRevealed
from vacherie.games.nevaches.goals import Goal
from vacherie.games.nevaches.state import NeVachesTable
from vacherie.games.nevaches.tiles import TILES_FACE_UP


def ask_for_goals(table: NeVachesTable) -> None:  # N21
    if table.events is not None:
        table.events.append(GoalsCounted(tuple(map(table.goal_points, range(table.players)))))
    table.ask("goal", *range(table.players))


def choose_goal(table: NeVachesTable, seat: Seat, goal: Goal) -> None:
    table.choices[seat] = goal
    table.tell(GoalChosen, seat, goal)
    if seat in table.waiting:
        table.waiting.remove(seat)
    if not table.waiting:
        reveal_goals(table)


def reveal_goals(table: NeVachesTable) -> None:
    # All are counted before any marker moves: one tile asks for 65 points.
    goals = tuple(goal for goal in table.choices if goal is not None)
    paid = tuple(paid_for(table, seat, goal) for seat, goal in enumerate(goals))
    table.points = [points + more for points, more in zip(table.points, paid, strict=True)]
    table.tell(GoalsRevealed, goals, paid, tuple(table.points))
    table.end()


def paid_for(table: NeVachesTable, seat: Seat, goal: Goal) -> int:
    return table.goal_points(seat)[table.goals[seat].index(goal)]


def final_outcome(table: NeVachesTable) -> Outcome:
    """N23: points, then tiles; places of equals are shared."""
    ranks = [(points, len(area.tiles)) for points, area in zip(table.points, table.areas, strict=True)]
    places = tuple(1 + sum(other > rank for other in ranks) for rank in ranks)
    # N20: a full row of tiles says that the game did not end for want of them.
    reason = "points-reached" if len(table.tiles.row) == TILES_FACE_UP else "tiles-used-up"
    return Outcome(tuple(table.points), places, reason)
