"""How far the seat has come with its scoring tiles (N22)."""

from typing import Final, NamedTuple

from vacherie.bots.nevaches.goals import MOST, TILES_WANTED
from vacherie.core.values import Seat
from vacherie.games.nevaches.goals import PAYS, Goal, edge_lakes, house_sides
from vacherie.games.nevaches.state import NeVachesTable
from vacherie.games.nevaches.tiles import Landscape
from vacherie.games.nevaches.track import END_POINTS

LEADS: Final = (0.15, 0.35, 0.65, 0.85)
"""How likely it is to have the most tiles of a landscape, being two behind, one behind, equal, or ahead."""


class GoalOutlook(NamedTuple):
    base: float
    best: float
    """What the nearer scoring tile pays, by how near it is."""
    other: float
    met: float
    """What would be paid now."""


def goal_outlook(table: NeVachesTable, seat: Seat) -> GoalOutlook:
    goals = table.goals[seat]
    near = sorted(PAYS[goal] * progress(table, seat, goal) ** 2 for goal in goals)
    return GoalOutlook(1.0, near[-1], near[0], max(table.goal_points(seat)))


def progress(table: NeVachesTable, seat: Seat, goal: Goal) -> float:
    """From nothing at all, 0, to as good as met, 1."""
    area = table.areas[seat]
    match goal:
        case "lakes_at_edge":
            return min(1.0, edge_lakes(area) / 2)
        case "most_fields" | "most_meadows" | "most_forests":
            lead = lead_in(table, seat, MOST[goal])
            return 0.0 if lead < -2 else LEADS[min(lead, 1) + 2]
        case "sixty_five_points":
            return min(1.0, table.points[seat] / END_POINTS)
        case "three_trees":
            return min(1.0, len(area.trees) / 3)
        case "four_cows_home":
            return min(1.0, table.home[seat] / 4)
        case "thirteen_tiles":
            return min(1.0, len(area.tiles) / TILES_WANTED)
        case "house_inside":
            return house_sides(area) / 4


def lead_in(table: NeVachesTable, seat: Seat, landscape: Landscape) -> int:
    counts = [area.count(landscape) for area in table.areas]
    mine = counts.pop(seat)
    return mine - max(counts)
