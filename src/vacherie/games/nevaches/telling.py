"""Which events of NéVaches are told, and what their sentences say."""

from typing import ClassVar

from vacherie.core.said import Card, Fields, Params, Person, Said, Telling, Typed
from vacherie.core.values import Event, Viewer
from vacherie.games.nevaches import tiles, values
from vacherie.games.nevaches.events import (
    BonusReached,
    CardsTurnedUp,
    ChoiceOpened,
    GoalsCounted,
    GoalsDealt,
    GoalsRevealed,
    HerdBroughtHome,
    NeVachesEvent,
    StartCardsDealt,
    TilePlaced,
    TilesTurnedUp,
    TreeOffered,
    TurnBegan,
)
from vacherie.games.nevaches.goals import Goal as GoalName
from vacherie.games.nevaches.options import NeVachesOptions


class Cell(Typed, frozen=True):
    cell: tiles.Cell


class Square(Typed, frozen=True):
    """Of four cells, by the top left one."""

    square: tiles.Cell


class Tile(Typed, frozen=True):
    tile: tiles.Landscape


class Goal(Typed, frozen=True):
    goal: GoalName


class Bonus(Typed, frozen=True):
    """A space that somebody has reached: its `$bonus` and its `$points`."""

    bonus: values.Space


class Space(Typed, frozen=True):
    """A space of the track, in running text."""

    space: values.Space


class NeVachesTelling(Telling):
    fields: ClassVar[Fields] = {
        "card": Card,
        "cards": (Card,),
        "cell": Cell,
        "cows": (Cell,),
        "square": Square,
        "squares": (Square,),
        "tiles": (Tile,),
        "goal": Goal,
        "space": Bonus,
        "spaces": (Space,),
    }
    bookkeeping: ClassVar[tuple[type[Event], ...]] = (
        ChoiceOpened,
        TurnBegan,
        TilesTurnedUp,
        CardsTurnedUp,
        TreeOffered,
        BonusReached,
        GoalsCounted,
    )

    def more(self, event: NeVachesEvent, viewer: Viewer, options: NeVachesOptions) -> Params:
        match event:
            case ChoiceOpened(actors=actors):
                return {"names": tuple(map(Person, actors))}
            case StartCardsDealt() | GoalsDealt() | GoalsCounted():
                return own(event, viewer)
            case TilePlaced(landscape=landscape):
                return {"tile": Tile(landscape)}
            case HerdBroughtHome(herd=herd):
                return {"cows": tuple(map(Cell, herd))}
            case GoalsRevealed(goals, points, totals):
                seats = enumerate(zip(goals, points, totals, strict=True))
                return {"goals": tuple(revealed(seat, *each) for seat, each in seats)}
            case _:
                return {}


def own(event: StartCardsDealt | GoalsDealt | GoalsCounted, viewer: Viewer) -> Params:
    """What only the one who is told may know; `None` where that is nobody."""
    match event:
        case StartCardsDealt(cards):
            card = None if viewer is None else cards[viewer]
            return {"card": None if card is None else Card(card)}
        case GoalsDealt(goals):
            pair = None if viewer is None else goals[viewer]
            return {"goals": None if pair is None else tuple(map(Goal, pair))}
        case GoalsCounted(points):
            return {"points": None if viewer is None else points[viewer]}


def revealed(seat: int, goal: GoalName, points: int, total: int) -> Said:
    params = {"seat": Person(seat), "goal": Goal(goal), "points": points, "total": total}
    return Said("goals_revealed.item", params)
