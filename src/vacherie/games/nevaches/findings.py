"""What has been worked out about an area as it lies, so that it is not worked out at every look."""

from vacherie.games.nevaches.cards import Placement
from vacherie.games.nevaches.tiles import Landscape
from vacherie.games.nevaches.values import Tile

Completed = tuple[int, dict[Landscape, list[int]]]
"""A free cell, and by landscape the squares that a tile there would complete, each by its top left tile."""


class Findings:
    """Filled in by who asks first. An area that changes gets new ones; until then its copies share them."""

    __slots__ = ("completed", "placements", "tiles")

    placements: dict[str, list[Placement]]
    """By card."""
    tiles: tuple[Tile, ...] | None
    """As players see them."""
    completed: list[Completed] | None
    """Where a tile would allow a tree."""

    def __init__(self, placements: dict[str, list[Placement]] | None = None) -> None:
        self.placements = {} if placements is None else placements
        self.tiles = None
        self.completed = None

    def with_more_cows(self) -> "Findings":
        """Where a card had no place before, it has none with more cows standing there."""
        return Findings({card: ways for card, ways in self.placements.items() if not ways})
