"""How near the viewer is to each scoring tile (N22)."""

from typing import Final

from rich.text import Text

from vacherie.cli.tables.nevaches.blocks import Block
from vacherie.cli.tables.nevaches.cards import CAN_PLAY
from vacherie.cli.tables.nevaches.possible import area_of
from vacherie.cli.teller import Teller
from vacherie.games.nevaches.area import Area
from vacherie.games.nevaches.goals import PAYS, Goal, edge_lakes, has_house_inside
from vacherie.games.nevaches.tiles import SIDES, Landscape
from vacherie.games.nevaches.track import END_POINTS
from vacherie.games.nevaches.view import NeVachesView

MOST: Final[dict[Goal, Landscape]] = {
    "most_fields": "field",
    "most_meadows": "meadow",
    "most_forests": "forest",
}


def draw_goals(view: NeVachesView, teller: Teller) -> Block:
    """The viewer's scoring tiles, numbered as they are chosen."""
    lines = []
    for number, goal in enumerate(view.goals, 1):
        have, needed = progress(goal, view)
        is_met = have >= needed
        text = teller.text("table", "goal", goal=goal_name(goal, teller), points=PAYS[goal])
        line = Text.assemble((f"{number}: ", "bold"), text)
        line.append(f" {have}/{needed}{f' {CAN_PLAY}' if is_met else ''}", "bold green" if is_met else "bold")
        if goal == view.own_choice:
            line.append(f" {teller.text('table', 'chosen')}", "dim")
        lines.append(line)
    return lines


def goal_name(goal: Goal, teller: Teller) -> str:
    return teller.text("goal", goal)


def progress(goal: Goal, view: NeVachesView) -> tuple[int, int]:
    """What there is, and how much of it the tile asks for."""
    assert view.viewer is not None
    player = view.seats[view.viewer]
    area = area_of(player)
    if goal in MOST:
        others = [area_of(other) for seat, other in enumerate(view.seats) if seat != view.viewer]
        return area.count(MOST[goal]), max(other.count(MOST[goal]) for other in others)
    match goal:
        case "lakes_at_edge":
            return edge_lakes(area), 2
        case "sixty_five_points":
            return player.points, END_POINTS
        case "three_trees":
            return len(player.trees), 3
        case "four_cows_home":
            return player.home, 4
        case "thirteen_tiles":
            return len(player.tiles), 13
        case _:
            return (4, 4) if has_house_inside(area) else (house_sides(area), 4)


def house_sides(area: Area) -> int:
    """How many neighbours the house has that has most of them."""
    houses = [cell for cell, landscape in area.tiles.items() if landscape == "house"]
    return max((sum(cell + side in area.tiles for side in SIDES) for cell in houses), default=0)
