"""What an action does for the seat's scoring tiles (N22)."""

from typing import Final

from vacherie.bots.nevaches.outlook import Outlook, area_of
from vacherie.games.nevaches.goals import PAYS, Goal, points_for
from vacherie.games.nevaches.tiles import SIDES, Landscape
from vacherie.games.nevaches.view import NeVachesView

MOST: Final[dict[Goal, Landscape]] = {
    "most_fields": "field",
    "most_meadows": "meadow",
    "most_forests": "forest",
}
EARLY: Final = 0.4
"""How much of its points a step towards a scoring tile counts before the last turn, in the scale of plans."""
TILES_WANTED: Final = 13


class GoalWorth:
    def __init__(self, view: NeVachesView, outlook: Outlook) -> None:
        self.view = view
        self.outlook = outlook
        self.is_last_turn = outlook.is_last_turn
        self.leads: dict[Landscape, int] = {}
        """As far as they have been asked for."""
        if self.is_last_turn:
            self.areas = [area_of(player) for player in view.seats]
            self.paid = self.best_paid(outlook.home)

    def best_paid(self, home: int) -> int:
        """What the better of my scoring tiles pays, with the areas as they are."""
        seat = self.view.viewer
        assert seat is not None
        points = self.view.seats[seat].points
        return max(points_for(goal, seat, self.areas, points, home) for goal in self.view.goals)

    def of_tile(self, landscape: Landscape, cell: int) -> float:
        if not self.is_last_turn:
            steps = [PAYS[goal] for goal in self.view.goals if self.is_step(goal, landscape, cell)]
            return EARLY * sum(steps)
        seat = self.view.viewer
        assert seat is not None
        mine = self.areas[seat]
        self.areas[seat] = mine.copy()
        self.areas[seat].put_tile(landscape, cell)
        gain = self.best_paid(self.outlook.home) - self.paid
        self.areas[seat] = mine
        return gain

    def is_step(self, goal: Goal, landscape: Landscape, cell: int) -> bool:
        tiles = self.outlook.area.tiles
        if goal == "thirteen_tiles":
            return len(tiles) < TILES_WANTED
        if goal == "lakes_at_edge":
            return landscape == "lake" and len(self.outlook.where["lake"]) < 2
        if goal == "house_inside":
            return any(tiles.get(cell + side) == "house" for side in SIDES)
        return MOST.get(goal) == landscape and self.lead(landscape) < 1

    def lead(self, landscape: Landscape) -> int:
        """How many more tiles of the landscape I have than the best of the others."""
        lead = self.leads.get(landscape)
        if lead is None:
            others = (player for seat, player in enumerate(self.view.seats) if seat != self.view.viewer)
            most = max(sum(tile.landscape == landscape for tile in player.tiles) for player in others)
            lead = self.leads[landscape] = len(self.outlook.where[landscape]) - most
        return lead

    def of_cows(self, count: int) -> float:
        """Of so many cows more at home, or fewer."""
        if not self.is_last_turn:
            return 0.0
        return self.best_paid(self.outlook.home + count) - self.paid
