"""What a player may ask for in NéVaches, and what chance may bring."""

from typing import Final

from vacherie.core.values import Action
from vacherie.games.nevaches.goals import Goal
from vacherie.games.nevaches.tiles import CELLS, LANDSCAPES, Cell, Landscape
from vacherie.games.nevaches.track import Bonus


class Dealt(Action, frozen=True):
    """Chance: all that is shuffled before the game (N1, N2, N5, N7, N24)."""

    fox: int
    tiles: tuple[Landscape, ...]
    """The first five lie face up, the others are the pile, the next one first."""
    cards: tuple[str, ...]
    """The first four lie face up, the next are the start cards from seat 0 on, the others are the pile."""
    goals: tuple[tuple[Goal, Goal], ...]
    """Each seat's scoring tiles."""
    bonus_tiles: tuple[Bonus, ...]
    """What the three tiles on the track show."""


class TilesShuffled(Action, frozen=True):
    """Chance: the tiles set aside become the pile, the next one first (N10)."""

    tiles: tuple[Landscape, ...]


class CardsShuffled(Action, frozen=True):
    """Chance: the discarded cards become the pile, the next one first (N12)."""

    cards: tuple[str, ...]


class PlaceTile(Action, frozen=True):
    """Take a tile of this landscape from the row, and put it there (N8)."""

    landscape: Landscape
    cell: Cell


class RefreshTiles(Action, frozen=True):
    """Set aside all tiles of the row, and turn up new ones (N10)."""


class PlantTree(Action, frozen=True):
    """Put a tree on the square whose top left tile this is (N9)."""

    square: Cell


class LeaveTree(Action, frozen=True):
    """Put no tree (N9)."""


class TakeCard(Action, frozen=True):
    """From the row to the hand (N11)."""

    card: str


class RefreshCards(Action, frozen=True):
    """Discard all cards of the row, and turn up new ones (N12)."""


class PlayCard(Action, frozen=True):
    """Put cows as the card asks (N13); all cells in reading order."""

    card: str
    cows: tuple[Cell, ...]
    """Where the cows go: the face-up cells."""
    face_down: tuple[Cell, ...]
    """The other cells of the shape."""


class BringHome(Action, frozen=True):
    """Take a whole herd back, all its cells in reading order (N14)."""

    herd: tuple[Cell, ...]


class ChooseGoal(Action, frozen=True):
    """Which scoring tile to reveal (N21)."""

    goal: Goal


ChanceAction = Dealt | TilesShuffled | CardsShuffled
NeVachesAction = (
    PlaceTile
    | RefreshTiles
    | PlantTree
    | LeaveTree
    | TakeCard
    | RefreshCards
    | PlayCard
    | BringHome
    | ChooseGoal
    | ChanceAction
)

REFRESH_TILES: Final = RefreshTiles()
REFRESH_CARDS: Final = RefreshCards()
LEAVE_TREE: Final = LeaveTree()


class _Takes(dict[str, TakeCard]):
    """Each action is made when it is first asked for, and kept: they are asked for all the time."""

    def __missing__(self, card: str) -> TakeCard:
        action = self[card] = TakeCard(card)
        return action


class _Places(dict[int, PlaceTile]):
    def __init__(self, landscape: Landscape) -> None:
        self.landscape = landscape

    def __missing__(self, number: int) -> PlaceTile:
        action = self[number] = PlaceTile(self.landscape, CELLS[number])
        return action


TAKES: Final[dict[str, TakeCard]] = _Takes()
"""Taking a card, by its name."""
PLACES: Final[dict[Landscape, dict[int, PlaceTile]]] = {
    landscape: _Places(landscape) for landscape in LANDSCAPES
}
"""Putting a tile of a landscape on a cell, by the cell's number."""
