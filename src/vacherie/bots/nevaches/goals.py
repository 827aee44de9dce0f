"""What an action does for the seat's scoring tiles (N22)."""

from typing import Final

from vacherie.bots.nevaches.outlook import Outlook
from vacherie.games.nevaches.goals import PAYS, Goal
from vacherie.games.nevaches.tiles import SIDES, Landscape
from vacherie.games.nevaches.view import NeVachesView

MOST: Final[dict[Goal, Landscape]] = {
    "most_fields": "field",
    "most_meadows": "meadow",
    "most_forests": "forest",
}
EARLY: Final = 0.4
"""How much of its points a step towards a scoring tile counts before the last turn."""
LATE: Final = 30.0
"""In the last turn: a scoring tile met is as good as its points, which weigh much in the scale of plans."""
COWS_WANTED: Final = 4
TILES_WANTED: Final = 13


class GoalWorth:
    def __init__(self, view: NeVachesView, outlook: Outlook) -> None:
        self.view = view
        self.outlook = outlook
        self.scale = LATE if outlook.is_last_turn else EARLY

    def of_tile(self, landscape: Landscape, cell: int) -> float:
        return sum(self.scale * PAYS[goal] for goal in self.view.goals if self.is_step(goal, landscape, cell))

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
        others = (player for seat, player in enumerate(self.view.seats) if seat != self.view.viewer)
        most = max(sum(tile.landscape == landscape for tile in player.tiles) for player in others)
        return len(self.outlook.where[landscape]) - most

    def of_cows(self, count: int) -> float:
        """Of so many cows more at home, or fewer."""
        if not self.outlook.is_last_turn or "four_cows_home" not in self.view.goals:
            return 0.0
        home = self.outlook.home
        change = (home + count >= COWS_WANTED) - (home >= COWS_WANTED)
        return change * self.scale * PAYS["four_cows_home"]
