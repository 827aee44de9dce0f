"""The nine scoring tiles: what each asks for, and what it pays (N22)."""

from collections.abc import Sequence
from typing import Final, Literal, assert_never, get_args

from vacherie.games.nevaches.area import Area
from vacherie.games.nevaches.tiles import SIDES, Landscape
from vacherie.games.nevaches.track import END_POINTS
from vacherie.games.nevaches.values import Progress

Goal = Literal[
    "lakes_at_edge",
    "most_fields",
    "most_meadows",
    "most_forests",
    "sixty_five_points",
    "three_trees",
    "four_cows_home",
    "thirteen_tiles",
    "house_inside",
]
GOALS: Final[tuple[Goal, ...]] = get_args(Goal)
PAYS: Final[dict[Goal, int]] = {
    "lakes_at_edge": 4,
    "most_fields": 4,
    "most_meadows": 5,
    "most_forests": 5,
    "sixty_five_points": 3,
    "three_trees": 6,
    "four_cows_home": 4,
    "thirteen_tiles": 5,
    "house_inside": 5,
}
MOST: Final[dict[Goal, Landscape]] = {
    "most_fields": "field",
    "most_meadows": "meadow",
    "most_forests": "forest",
}


def points_for(goal: Goal, seat: int, areas: Sequence[Area], points: int, home: int) -> int:
    return PAYS[goal] if is_met(goal, seat, areas, points, home) else 0


def is_met(goal: Goal, seat: int, areas: Sequence[Area], points: int, home: int) -> bool:
    """`points` are those before any scoring tile is counted; `home` are the cows in the supply."""
    area = areas[seat]
    match goal:
        case "lakes_at_edge":
            return edge_lakes(area) >= 2
        case "most_fields":
            return area.count("field") == max(each.count("field") for each in areas)
        case "most_meadows":
            return area.count("meadow") == max(each.count("meadow") for each in areas)
        case "most_forests":
            return area.count("forest") == max(each.count("forest") for each in areas)
        case "sixty_five_points":
            return points >= END_POINTS
        case "three_trees":
            return len(area.trees) >= 3
        case "four_cows_home":
            return home >= 4
        case "thirteen_tiles":
            return len(area.tiles) >= 13
        case "house_inside":
            return has_house_inside(area)
        case _:
            assert_never(goal)


def edge_lakes(area: Area) -> int:
    """Those with a side that has no tile beside it; a hole will do."""
    return sum([area.sides(cell) < len(SIDES) for cell in area.cells_with("lake")])


def has_house_inside(area: Area) -> bool:
    """With tiles on all four sides."""
    return house_sides(area) == len(SIDES)


def progress(goal: Goal, seat: int, areas: Sequence[Area], points: int, home: int) -> Progress:
    have, needed = counted(goal, seat, areas, points, home)
    return Progress(have, needed, PAYS[goal])


def counted(goal: Goal, seat: int, areas: Sequence[Area], points: int, home: int) -> tuple[int, int]:
    """What there is, and how much of it the tile asks for."""
    area = areas[seat]
    if goal in MOST:
        others = (each.count(MOST[goal]) for each in areas if each is not area)
        return area.count(MOST[goal]), max(others)
    match goal:
        case "lakes_at_edge":
            return edge_lakes(area), 2
        case "sixty_five_points":
            return points, END_POINTS
        case "three_trees":
            return len(area.trees), 3
        case "four_cows_home":
            return home, 4
        case "thirteen_tiles":
            return len(area.tiles), 13
        case _:
            return house_sides(area), len(SIDES)


def house_sides(area: Area) -> int:
    """How many neighbours the house has that has most of them."""
    return max(map(area.sides, area.cells_with("house")), default=0)
