"""What each event of NéVaches adds to the digest of what happened since one's last turn."""

from collections.abc import Iterator, Sequence
from typing import ClassVar

from vacherie.core.said import Card, Said, Typed
from vacherie.core.since import Digester, Fact, Gain, Mark, Note, Signed
from vacherie.core.values import Seat
from vacherie.games.nevaches import tiles
from vacherie.games.nevaches.events import (
    BonusLapsed,
    BonusTaken,
    CardPileMade,
    CardPlayed,
    CardsDiscarded,
    CardsTurnedUp,
    CardTaken,
    ChoiceOpened,
    CowsBroughtHome,
    GoalChosen,
    GoalsRevealed,
    HerdBroughtHome,
    NeVachesEvent,
    PointsScored,
    TilePileMade,
    TilePlaced,
    TilesSetAside,
    TilesTurnedUp,
    TreeLeft,
    TreePlanted,
    TurnBegan,
)
from vacherie.games.nevaches.options import NeVachesOptions
from vacherie.games.nevaches.telling import Cell, Space, Square, Tile


class Land(Typed, frozen=True):
    """A cell of a seat's valley."""

    land: tuple[int, tiles.Cell]


class Planted(Typed, frozen=True):
    """A tree of a seat's valley, by the top left cell of its square."""

    planted: tuple[int, tiles.Cell]


class NeVachesDigester(Digester):
    gains: ClassVar[dict[str, type[Typed]]] = {"points": Signed, "cards": Signed, "home": Signed}

    def turn_of(self, event: NeVachesEvent) -> Sequence[Seat]:
        match event:
            case TurnBegan(seat):
                return (seat,)
            case ChoiceOpened(_, "goal", actors):
                return tuple(actor for actor in actors if isinstance(actor, int))
            case _:
                return ()

    def facts(
        self, events: Sequence[NeVachesEvent], options: NeVachesOptions, players: int
    ) -> Iterator[Sequence[Fact]]:
        return (valley_facts(event) or score_facts(event) or market_facts(event) for event in events)


def valley_facts(event: NeVachesEvent) -> Sequence[Fact]:
    """Tiles, trees and cows."""
    match event:
        case TilePlaced(seat, landscape, cell):
            there = Said("tile", {"tile": Tile(landscape), "cell": Cell(cell)}, area="since")
            return [Note(seat, "placed", there), Mark(Land((seat, cell)))]
        case TreePlanted(seat, square):
            return [Note(seat, "planted", Square(square)), Mark(Planted((seat, square)))]
        case TreeLeft(seat):
            return [Note(seat, "no_tree")]
        case CardPlayed(seat, card, cows):
            gains = [Gain(seat, "cards", -1), Gain(seat, "home", -len(cows))]
            return [Note(seat, "played", Card(card)), *gains, *(Mark(Land((seat, cell))) for cell in cows)]
        case HerdBroughtHome(seat, cows) | CowsBroughtHome(seat, cows):
            # Every cow on its cell, so that the sentence counts them.
            return [*(Note(seat, "brought_home", Cell(cell)) for cell in cows), Gain(seat, "home", len(cows))]
        case _:
            return []


def score_facts(event: NeVachesEvent) -> Sequence[Fact]:
    match event:
        case PointsScored(seat, points):
            return [Gain(seat, "points", points)]
        case BonusTaken(seat, space):
            cow = [Gain(seat, "home", 1)] if space.bonus == "cow" else []
            return [Note(seat, "bonus", Space(space)), *cow]
        case BonusLapsed(seat, space):
            return [Note(seat, "bonus_lapsed", Space(space))]
        case GoalChosen(seat):
            return [Note(seat, "goal_chosen")]
        case GoalsRevealed(_, points):
            return [Gain(seat, "points", each) for seat, each in enumerate(points)]
        case _:
            return []


def market_facts(event: NeVachesEvent) -> Sequence[Fact]:
    """The rows that everybody takes from."""
    match event:
        case CardTaken(seat, card):
            return [Note(seat, "took", Card(card)), Gain(seat, "cards", 1)]
        case TilesSetAside(seat):
            return [Note(seat, "new_tiles")]
        case CardsDiscarded(seat):
            return [Note(seat, "new_cards")]
        case TilesTurnedUp(landscapes):
            return [Note(None, "tiles_turned_up", Tile(each)) for each in landscapes]
        case CardsTurnedUp(cards):
            return [
                fact
                for card in cards
                for fact in (Note(None, "cards_turned_up", Card(card)), Mark(Card(card)))
            ]
        case TilePileMade():
            return [Note(None, "tile_pile_made")]
        case CardPileMade():
            return [Note(None, "card_pile_made")]
        case _:
            return []
