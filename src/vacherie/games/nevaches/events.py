"""What happens in NéVaches, and what of it each viewer may know."""

from typing import assert_never

from msgspec.structs import replace

from vacherie.core import events
from vacherie.core.events import GameEnded
from vacherie.core.values import Actor, Event, Viewer
from vacherie.games.nevaches.goals import Goal
from vacherie.games.nevaches.tiles import Cell, Landscape
from vacherie.games.nevaches.values import Asked, Space


class ChoiceOpened(events.ChoiceOpened, frozen=True):
    asked: Asked
    actors: tuple[Actor, ...]


class FoxGiven(Event, frozen=True):
    """To the seat that begins."""

    seat: int


class TrackLaid(Event, frozen=True):
    """The bonus spaces; `home` is the number of cows that each player starts with."""

    spaces: tuple[Space, ...]
    home: int


class StartCardsDealt(Event, frozen=True):
    """Each seat's card; `None` for those of others."""

    cards: tuple[str | None, ...]


class GoalsDealt(Event, frozen=True):
    """Each seat's scoring tiles; `None` for those of others."""

    goals: tuple[tuple[Goal, Goal] | None, ...]


class TurnBegan(Event, frozen=True):
    seat: int


class TilesTurnedUp(Event, frozen=True):
    """They lie at the end of the row now; `left` is the size of the pile."""

    tiles: tuple[Landscape, ...]
    left: int


class TilesSetAside(Event, frozen=True):
    """A refresh: the whole row."""

    seat: int
    tiles: tuple[Landscape, ...]


class TilePileMade(Event, frozen=True):
    """The tiles set aside have been shuffled."""

    left: int


class CardsTurnedUp(Event, frozen=True):
    """They lie at the end of the row now; `left` is the size of the pile."""

    cards: tuple[str, ...]
    left: int


class CardsDiscarded(Event, frozen=True):
    """A refresh: the whole row."""

    seat: int
    cards: tuple[str, ...]


class CardPileMade(Event, frozen=True):
    """The discarded cards have been shuffled."""

    left: int


class TilePlaced(Event, frozen=True):
    seat: int
    landscape: Landscape
    cell: Cell


class TreeOffered(Event, frozen=True):
    """The squares of which one may get a tree."""

    seat: int
    squares: tuple[Cell, ...]


class TreePlanted(Event, frozen=True):
    seat: int
    square: Cell


class TreeLeft(Event, frozen=True):
    """The seat wants no tree."""

    seat: int


class CardTaken(Event, frozen=True):
    seat: int
    card: str


class CardPlayed(Event, frozen=True):
    """Cows stand on the face-up cells now, and the card is discarded."""

    seat: int
    card: str
    cows: tuple[Cell, ...]
    face_down: tuple[Cell, ...]


class HerdBroughtHome(Event, frozen=True):
    seat: int
    herd: tuple[Cell, ...]


class PointsScored(Event, frozen=True):
    seat: int
    points: int
    total: int


class BonusReached(Event, frozen=True):
    """It waits until the action is complete."""

    seat: int
    space: Space


class BonusTaken(Event, frozen=True):
    """A cow, an action, a tile or a card; the seat chooses what it is asked to choose."""

    seat: int
    space: Space


class BonusLapsed(Event, frozen=True):
    """It could not be taken."""

    seat: int
    space: Space


class CowsBroughtHome(Event, frozen=True):
    """The bonus: all cows of the seat."""

    seat: int
    cows: tuple[Cell, ...]


class GoalsCounted(Event, frozen=True):
    """What each seat's scoring tiles would pay, in their order; `None` for those of others."""

    points: tuple[tuple[int, ...] | None, ...]


class GoalChosen(Event, frozen=True):
    """A seat has chosen, or has changed its mind; what it chose is its secret."""

    seat: int
    goal: Goal | None


class GoalsRevealed(Event, frozen=True):
    """What each seat reveals, what it pays, and where the markers stand then."""

    goals: tuple[Goal, ...]
    points: tuple[int, ...]
    totals: tuple[int, ...]


OpenEvent = (
    ChoiceOpened
    | FoxGiven
    | TrackLaid
    | TurnBegan
    | TilesTurnedUp
    | TilesSetAside
    | TilePileMade
    | CardsTurnedUp
    | CardsDiscarded
    | CardPileMade
    | TilePlaced
    | TreeOffered
    | TreePlanted
    | TreeLeft
    | CardTaken
    | CardPlayed
    | HerdBroughtHome
    | PointsScored
    | BonusReached
    | BonusTaken
    | BonusLapsed
    | CowsBroughtHome
    | GoalsRevealed
    | GameEnded
)
NeVachesEvent = OpenEvent | StartCardsDealt | GoalsDealt | GoalsCounted | GoalChosen


def seen_by(event: NeVachesEvent, viewer: Viewer) -> NeVachesEvent:
    match event:
        case StartCardsDealt(cards):
            return StartCardsDealt(tuple(card if seat == viewer else None for seat, card in enumerate(cards)))
        case GoalsDealt(goals):
            return GoalsDealt(tuple(pair if seat == viewer else None for seat, pair in enumerate(goals)))
        case GoalsCounted(points):
            return GoalsCounted(tuple(pair if seat == viewer else None for seat, pair in enumerate(points)))
        case GoalChosen(seat):
            return event if seat == viewer else replace(event, goal=None)
    if isinstance(event, OpenEvent):
        return event
    assert_never(event)
