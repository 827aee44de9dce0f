"""The track in three lines: what the bonus spaces give, how far it goes, and who stands where."""

from typing import Final

from rich.text import Text

from vacherie.games.nevaches.view import NeVachesView
from vacherie.tables.nevaches.blocks import Block
from vacherie.tables.nevaches.palette import marker
from vacherie.tables.teller import Teller

START: Final = 2
"""How far the first point stands from the left edge."""


def draw_track(view: NeVachesView, teller: Teller, width: int) -> Block:
    """To scale; on a narrow screen only the spaces, one after the other."""
    lines = [names_line(view, teller), ruler(view), *marker_lines(view)]
    return lines if max(line.cell_len for line in lines) <= width else [spaces_line(view, teller)]


def spaces_line(view: NeVachesView, teller: Teller) -> Text:
    names = [f"{space.points} {teller.text('bonus', f'{space.bonus}.short')}" for space in view.spaces]
    return Text(" · ".join([*names, f"{view.end_points} {teller.text('table', 'end')}"]), "bold")


def names_line(view: NeVachesView, teller: Teller) -> Text:
    """Each bonus above its space; what the viewer has already got is dim."""
    line = Text()
    reached = -1 if view.viewer is None else view.seats[view.viewer].points
    for space in view.spaces:
        line.append(" " * (START + space.points - len(line.plain)))
        name = teller.text("bonus", f"{space.bonus}.short")
        line.append(name, "dim" if space.points <= reached else "bold")
    line.append(" " * (START + view.end_points - len(line.plain)))
    return line.append(teller.text("table", "end"), "bold")


def ruler(view: NeVachesView) -> Text:
    line = Text(" " * START)
    numbers = {
        0: "0",
        **{space.points: str(space.points) for space in view.spaces},
        view.end_points: str(view.end_points),
    }
    while len(line.plain) - START <= view.end_points:
        number = numbers.get(len(line.plain) - START)
        line.append(number or "─", "bold" if number else "dim")
    return line


def marker_lines(view: NeVachesView) -> Block:
    """Those who stand on one space stand one below the other; beyond the end the marker waits there."""
    lanes: list[dict[int, int]] = []
    for seat, player in enumerate(view.seats):
        place = min(player.points, view.end_points)
        lane = next((lane for lane in lanes if place not in lane), None)
        if lane is None:
            lane = {}
            lanes.append(lane)
        lane[place] = seat
    return [marker_line(lane) for lane in lanes]


def marker_line(lane: dict[int, int]) -> Text:
    line = Text()
    for place in sorted(lane):
        line.append(" " * (START + place - len(line.plain)))
        line.append(*marker(lane[place]))
    return line
