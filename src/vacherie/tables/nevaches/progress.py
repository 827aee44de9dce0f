"""How near the viewer is to each scoring tile (N22)."""

from rich.text import Text

from vacherie.games.nevaches.goals import Goal
from vacherie.games.nevaches.view import NeVachesView
from vacherie.tables.nevaches.blocks import Block
from vacherie.tables.nevaches.cards import CAN_PLAY
from vacherie.tables.teller import Teller


def draw_goals(view: NeVachesView, teller: Teller) -> Block:
    """The viewer's scoring tiles, numbered as they are chosen."""
    lines = []
    for number, (goal, near) in enumerate(zip(view.goals, view.goal_progress, strict=True), 1):
        is_met = near.have >= near.needed
        text = teller.text("table", "goal", goal=goal_name(goal, teller), points=near.pays)
        line = Text.assemble((f"{number}: ", "bold"), text)
        mark = f" {CAN_PLAY}" if is_met else ""
        line.append(f" {near.have}/{near.needed}{mark}", "bold green" if is_met else "bold")
        if goal == view.own_choice:
            line.append(f" {teller.text('table', 'chosen')}", "dim")
        lines.append(line)
    return lines


def goal_name(goal: Goal, teller: Teller) -> str:
    return teller.text("goal", goal)
