"""Small words that the state, its events and its views share."""

from typing import Final, Literal

import msgspec

from vacherie.games.nevaches.tiles import Cell, Landscape
from vacherie.games.nevaches.track import Bonus

ACTIONS_EACH_TURN: Final = 2  # N8

Asked = Literal[
    "deal",
    "start_card",
    "action",
    "tile",
    "card",
    "bonus_tile",
    "bonus_card",
    "tree",
    "tile_shuffle",
    "card_shuffle",
    "goal",
]
"""What the open choice is about; "tile" and "card" are asked after a refresh, which obliges to take one."""


class Tile(msgspec.Struct, frozen=True):
    """A tile in somebody's area, and whether a cow stands on it."""

    cell: Cell
    landscape: Landscape
    cow: bool


class Space(msgspec.Struct, frozen=True):
    """A bonus space of the track: at how many points, and what it gives."""

    points: int
    bonus: Bonus


class TreePlace(msgspec.Struct, frozen=True):
    """A tile of the row, a cell for it, and the squares (their top left tiles) that could then get a tree."""

    landscape: Landscape
    cell: Cell
    squares: tuple[Cell, ...]


class Progress(msgspec.Struct, frozen=True):
    """How near somebody is to a scoring tile: what there is, how much it asks for, and what it pays."""

    have: int
    needed: int
    pays: int
