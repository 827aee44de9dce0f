"""From an old view and an event to the new view: proves that the events of NéVaches tell everything."""

from typing import TypeVar, assert_never

from msgspec.structs import replace

from vacherie.core.events import GameEnded
from vacherie.games.nevaches.events import (
    BonusLapsed,
    BonusReached,
    BonusTaken,
    CardPileMade,
    CardPlayed,
    CardsDiscarded,
    CardsTurnedUp,
    CardTaken,
    ChoiceOpened,
    CowsBroughtHome,
    FoxGiven,
    GoalChosen,
    GoalsCounted,
    GoalsDealt,
    GoalsRevealed,
    HerdBroughtHome,
    NeVachesEvent,
    PointsScored,
    StartCardsDealt,
    TilePileMade,
    TilePlaced,
    TilesSetAside,
    TilesTurnedUp,
    TrackLaid,
    TreeLeft,
    TreeOffered,
    TreePlanted,
    TurnBegan,
)
from vacherie.games.nevaches.goals import progress
from vacherie.games.nevaches.options import deck_of
from vacherie.games.nevaches.tiles import Cell, number_of, tile_counts
from vacherie.games.nevaches.tree_places import tree_places
from vacherie.games.nevaches.values import Tile
from vacherie.games.nevaches.view import PLACING, NeVachesView, Player
from vacherie.tables.nevaches.possible import area_of

T = TypeVar("T")


def fold(view: NeVachesView, event: NeVachesEvent) -> NeVachesView:
    return counted(fold_event(view, event))


def counted(view: NeVachesView) -> NeVachesView:
    """What the viewer could count on the table: no event has to tell it."""
    if view.viewer is None:
        return view
    areas = [area_of(player) for player in view.seats]
    own = view.seats[view.viewer]
    near = tuple(progress(goal, view.viewer, areas, own.points, own.home) for goal in view.goals)
    may_place = view.trees and view.viewer in view.to_act and view.asked in PLACING
    places = tree_places(areas[view.viewer], view.tile_row) if may_place else ()
    return replace(view, goal_progress=near, tree_places=places, too_dear=too_dear(view, own))


def too_dear(view: NeVachesView, own: Player) -> tuple[str, ...]:
    if view.viewer not in view.to_act or view.asked != "action":
        return ()
    held = [*([] if own.start_card is None else [own.start_card]), *own.hand]
    return tuple(card for card in held if deck_of(view.options)[card].cows > own.home)


def fold_event(view: NeVachesView, event: NeVachesEvent) -> NeVachesView:
    match event:
        case ChoiceOpened(decision, asked, actors):
            return replace(view, decision=decision, asked=asked, to_act=actors)
        case TurnBegan(seat):
            return replace(view, seat=seat, actions=view.actions_each_turn)
        case FoxGiven() | TrackLaid() | StartCardsDealt() | GoalsDealt():
            return fold_set_up(view, event)
        case TilesTurnedUp() | TilesSetAside() | TilePileMade():
            return fold_tile_row(view, event)
        case CardsTurnedUp() | CardsDiscarded() | CardPileMade():
            return fold_card_row(view, event)
        case TilePlaced() | TreeOffered() | TreePlanted() | TreeLeft():
            return fold_tile(view, event)
        case CardTaken() | CardPlayed() | HerdBroughtHome() | CowsBroughtHome():
            return fold_card(view, event)
        case PointsScored() | BonusReached() | BonusTaken() | BonusLapsed():
            return fold_track(view, event)
        case GoalsCounted() | GoalChosen() | GoalsRevealed() | GameEnded():
            return fold_end(view, event)
        case _:
            assert_never(event)


def fold_set_up(
    view: NeVachesView, event: FoxGiven | TrackLaid | StartCardsDealt | GoalsDealt
) -> NeVachesView:
    match event:
        case FoxGiven(seat):
            # The whole game lies on the table now, all of it face down.
            tiles = sum(tile_counts(view.players).values())
            return replace(view, fox=seat, tile_pile=tiles, card_pile=len(deck_of(view.options)))
        case TrackLaid(spaces, home):
            seats = tuple(replace(player, home=home) for player in view.seats)
            return replace(view, spaces=spaces, seats=seats)
        case GoalsDealt(goals):
            own = None if view.viewer is None else goals[view.viewer]
            return replace(view, goals=own or ())
        case StartCardsDealt(cards):
            seats = tuple(
                replace(player, has_start_card=True, start_card=card)
                for player, card in zip(view.seats, cards, strict=True)
            )
            return replace(view, seats=seats, card_pile=view.card_pile - view.players)
        case _:
            assert_never(event)


def fold_tile_row(view: NeVachesView, event: TilesTurnedUp | TilesSetAside | TilePileMade) -> NeVachesView:
    match event:
        case TilesTurnedUp(tiles, left):
            return replace(view, tile_row=(*view.tile_row, *tiles), tile_pile=left)
        case TilesSetAside(_, tiles):
            return replace(view, tile_row=(), tiles_aside=(*view.tiles_aside, *tiles))
        case TilePileMade(left):
            return replace(view, tiles_aside=(), tile_pile=left)
        case _:
            assert_never(event)


def fold_card_row(view: NeVachesView, event: CardsTurnedUp | CardsDiscarded | CardPileMade) -> NeVachesView:
    match event:
        case CardsTurnedUp(cards, left):
            known = view.cards_in_pile
            rest = None if known is None else tuple(card for card in known if card not in cards)
            return replace(view, card_row=(*view.card_row, *cards), card_pile=left, cards_in_pile=rest)
        case CardsDiscarded(_, cards):
            return replace(view, card_row=(), discards=(*view.discards, *cards))
        case CardPileMade(left):
            pile = tuple(card for card in deck_of(view.options) if card in view.discards)
            return replace(view, discards=(), card_pile=left, cards_in_pile=pile)
        case _:
            assert_never(event)


def fold_tile(view: NeVachesView, event: TilePlaced | TreeOffered | TreePlanted | TreeLeft) -> NeVachesView:
    match event:
        case TilePlaced(seat, landscape, cell):
            tiles = (*view.seats[seat].tiles, Tile(cell, landscape, cow=False))
            placed = with_seat(view, seat, tiles=tuple(sorted(tiles, key=lambda tile: number_of(tile.cell))))
            actions = view.actions - (view.asked != "bonus_tile")
            return replace(placed, tile_row=without(view.tile_row, landscape), actions=actions)
        case TreeOffered(_, squares):
            return replace(view, squares=squares)
        case TreePlanted(seat, square):
            planted = with_seat(view, seat, trees=(*view.seats[seat].trees, square))
            return replace(planted, trees=view.trees - 1, squares=())
        case TreeLeft():
            return replace(view, squares=())
        case _:
            assert_never(event)


def fold_card(
    view: NeVachesView, event: CardTaken | CardPlayed | HerdBroughtHome | CowsBroughtHome
) -> NeVachesView:
    match event:
        case CardTaken(seat, card):
            taken = with_seat(view, seat, hand=(*view.seats[seat].hand, card))
            actions = view.actions - (view.asked in ("action", "card"))
            return replace(taken, card_row=without(view.card_row, card), actions=actions)
        case CardPlayed(seat, card, cows):
            played = with_cows(view, seat, cows, True)
            player = played.seats[seat]
            if card in player.hand:
                played = with_seat(played, seat, hand=without(player.hand, card))
            else:
                played = with_seat(played, seat, has_start_card=False, start_card=None)
            return replace(played, discards=(*view.discards, card), actions=view.actions - 1)
        case HerdBroughtHome(seat, herd):
            return replace(with_cows(view, seat, herd, False), actions=view.actions - 1)
        case CowsBroughtHome(seat, cows):
            return with_cows(view, seat, cows, False)
        case _:
            assert_never(event)


def fold_track(
    view: NeVachesView, event: PointsScored | BonusReached | BonusTaken | BonusLapsed
) -> NeVachesView:
    match event:
        case PointsScored(seat, _, total):
            return with_seat(view, seat, points=total)
        case BonusReached(_, space):
            return replace(view, pending=(*view.pending, space))
        case BonusTaken(seat, space):
            taken = replace(view, pending=without(view.pending, space))
            if space.bonus == "cow":
                return with_seat(taken, seat, home=view.seats[seat].home + 1)
            return replace(taken, actions=view.actions + (space.bonus == "action"))
        case BonusLapsed(_, space):
            return replace(view, pending=without(view.pending, space))
        case _:
            assert_never(event)


def fold_end(
    view: NeVachesView, event: GoalsCounted | GoalChosen | GoalsRevealed | GameEnded
) -> NeVachesView:
    match event:
        case GoalsCounted(points):
            own = None if view.viewer is None else points[view.viewer]
            return replace(view, goal_points=own or ())
        case GoalChosen(seat, goal):
            to_act = tuple(actor for actor in view.to_act if actor != seat)
            chosen = with_seat(replace(view, to_act=to_act), seat, has_chosen=True)
            return chosen if goal is None else replace(chosen, own_choice=goal)
        case GoalsRevealed(goals, _, totals):
            seats = tuple(
                replace(player, revealed=goal, points=total)
                for player, goal, total in zip(view.seats, goals, totals, strict=True)
            )
            return replace(view, seats=seats, goal_points=())
        case GameEnded(outcome):
            return replace(view, decision=view.decision + 1, asked=None, to_act=(), outcome=outcome)
        case _:
            assert_never(event)


def without(values: tuple[T, ...], value: T) -> tuple[T, ...]:
    index = values.index(value)
    return (*values[:index], *values[index + 1 :])


def with_seat(view: NeVachesView, seat: int, **changes: object) -> NeVachesView:
    changed: Player = replace(view.seats[seat], **changes)
    return replace(view, seats=(*view.seats[:seat], changed, *view.seats[seat + 1 :]))


def with_cows(view: NeVachesView, seat: int, cells: tuple[Cell, ...], stand: bool) -> NeVachesView:
    """Cows come from home to the cells, or go back."""
    player = view.seats[seat]
    tiles = tuple(replace(tile, cow=stand) if tile.cell in cells else tile for tile in player.tiles)
    return with_seat(view, seat, tiles=tiles, home=player.home + (-len(cells) if stand else len(cells)))
