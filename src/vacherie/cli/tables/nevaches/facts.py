"""What the sentences about the events of NéVaches need to know."""

from collections.abc import Iterable, Sequence
from typing import Final

from vacherie.cli.tables.nevaches.cards import card_text, card_texts
from vacherie.cli.tables.nevaches.cells import cell_name
from vacherie.cli.tables.nevaches.progress import goal_name
from vacherie.cli.tables.nevaches.questions import square_name
from vacherie.cli.teller import Teller, plain_facts
from vacherie.core.errors import Param
from vacherie.games.nevaches.events import (
    BonusLapsed,
    BonusReached,
    BonusTaken,
    CardPlayed,
    CardsDiscarded,
    CardsTurnedUp,
    CardTaken,
    ChoiceOpened,
    CowsBroughtHome,
    GameEnded,
    GoalChosen,
    GoalsCounted,
    GoalsDealt,
    GoalsRevealed,
    HerdBroughtHome,
    NeVachesEvent,
    StartCardsDealt,
    TilePlaced,
    TilesSetAside,
    TilesTurnedUp,
    TrackLaid,
    TreeOffered,
    TreePlanted,
    TurnBegan,
)
from vacherie.games.nevaches.tiles import Cell, Landscape
from vacherie.games.nevaches.values import Space

BOOKKEEPING: Final = (
    ChoiceOpened,
    TurnBegan,
    TilesTurnedUp,
    CardsTurnedUp,
    TreeOffered,
    BonusReached,
    GoalsCounted,
)
"""Events that the table shows, or that only prepare others."""


def worth_telling(events: Sequence[NeVachesEvent]) -> list[NeVachesEvent]:
    return [event for event in events if not isinstance(event, BOOKKEEPING)]


def facts(event: NeVachesEvent, teller: Teller) -> dict[str, Param]:
    match event:
        case ChoiceOpened(asked=asked, actors=actors):
            return {"asked": asked, "names": teller.together(map(teller.name, actors))}
        case StartCardsDealt() | GoalsDealt() | GoalsCounted():
            return own_facts(event, teller)
        case TrackLaid(spaces, home):
            return {"spaces": teller.together(space_text(space, teller) for space in spaces), "home": home}
        case BonusReached(seat, space) | BonusTaken(seat, space) | BonusLapsed(seat, space):
            return {**teller.who(seat), "bonus": space.bonus, "points": space.points}
        case GoalChosen(seat, goal):
            return {**teller.who(seat), "goal": "none" if goal is None else goal_name(goal, teller)}
        case GoalsRevealed(goals, points, totals):
            seats = zip(goals, points, totals, strict=True)
            told = (
                teller.text(
                    "event",
                    "goals-revealed.item",
                    **teller.who(seat),
                    goal=goal_name(goal, teller),
                    points=paid,
                    total=total,
                )
                for seat, (goal, paid, total) in enumerate(seats)
            )
            return {"goals": teller.together(told)}
        case GameEnded(outcome):
            return {
                "reason": teller.text("reason", outcome.reason),
                "winners": teller.together(map(teller.name, outcome.winners)),
                "count": len(outcome.winners),
            }
        case _:
            return table_facts(event, teller)


def own_facts(event: StartCardsDealt | GoalsDealt | GoalsCounted, teller: Teller) -> dict[str, Param]:
    """What only the one who is told may know; `none` where that is nobody."""
    match event:
        case StartCardsDealt(cards):
            card = None if teller.viewer is None else cards[teller.viewer]
            return {"card": "none" if card is None else card_text(card, teller)}
        case GoalsDealt(goals):
            pair = None if teller.viewer is None else goals[teller.viewer]
            names = () if pair is None else (goal_name(goal, teller) for goal in pair)
            return {"goals": "none" if pair is None else teller.together(names)}
        case GoalsCounted(points):
            paid = None if teller.viewer is None else points[teller.viewer]
            return {"points": "none" if paid is None else teller.together(paid)}


def table_facts(event: NeVachesEvent, teller: Teller) -> dict[str, Param]:
    """Tiles, cards and cows on their way."""
    match event:
        case TilesTurnedUp(tiles, left):
            return {"tiles": tile_texts(tiles, teller), "count": len(tiles), "left": left}
        case TilesSetAside(seat, tiles):
            return {**teller.who(seat), "tiles": tile_texts(tiles, teller)}
        case CardsTurnedUp(cards, left):
            return {"cards": card_texts(cards, teller), "count": len(cards), "left": left}
        case CardsDiscarded(seat, cards):
            return {**teller.who(seat), "cards": card_texts(cards, teller)}
        case TilePlaced(seat, landscape, cell):
            tile = teller.text("landscape", f"{landscape}.one")
            return {**teller.who(seat), "tile": tile, "cell": cell_name(cell)}
        case TreeOffered(seat, squares):
            return {**teller.who(seat), "squares": teller.together(map(square_name, squares))}
        case TreePlanted(seat, square):
            return {**teller.who(seat), "square": square_name(square)}
        case CardTaken(seat, card):
            return {**teller.who(seat), "card": card_text(card, teller)}
        case CardPlayed(seat, card, cows):
            return {**teller.who(seat), "card": card_text(card, teller), **cow_facts(cows, teller)}
        case HerdBroughtHome(seat, cows) | CowsBroughtHome(seat, cows):
            return {**teller.who(seat), **cow_facts(cows, teller)}
        case _:
            return plain_facts(event, teller)


def cow_facts(cows: tuple[Cell, ...], teller: Teller) -> dict[str, Param]:
    return {"cows": teller.together(map(cell_name, cows)), "count": len(cows)}


def tile_texts(tiles: Iterable[Landscape], teller: Teller) -> str:
    return teller.together(teller.text("landscape", f"{landscape}.one") for landscape in tiles)


def space_text(space: Space, teller: Teller) -> str:
    return teller.text("table", "space", points=space.points, bonus=teller.text("bonus", space.bonus))
