"""A turn: two actions, the bonuses they earn, and what follows when they are done (N8 to N20)."""

from typing import Final

from vacherie.core.values import Seat
from vacherie.games.nevaches.actions import BringHome, PlaceTile, PlayCard
from vacherie.games.nevaches.bonuses import score, settle_bonuses
from vacherie.games.nevaches.events import (
    CardPlayed,
    CardTaken,
    HerdBroughtHome,
    TilePlaced,
    TreeLeft,
    TreeOffered,
    TreePlanted,
    TurnBegan,
)
from vacherie.games.nevaches.refill import fill_cards, fill_tiles
from vacherie.games.nevaches.scoring import ask_for_goals
from vacherie.games.nevaches.state import NeVachesTable
from vacherie.games.nevaches.tiles import TILES_FACE_UP, Cell, cells_of, number_of, numbers_of
from vacherie.games.nevaches.track import END_POINTS
from vacherie.games.nevaches.values import ACTIONS_EACH_TURN

TREE_POINTS: Final = 5  # N9


def begin_turn(table: NeVachesTable, seat: Seat) -> None:
    table.seat = seat
    table.actions = ACTIONS_EACH_TURN
    if table.events is not None:
        table.events.append(TurnBegan(seat))
    table.ask("action", seat)


def place_tile(table: NeVachesTable, action: PlaceTile) -> None:  # N8
    if table.asked != "bonus_tile":
        table.actions -= 1
    area = table.areas[table.seat]
    cell = number_of(action.cell)
    area.put_tile(action.landscape, cell)
    table.tiles.row.remove(action.landscape)
    if table.events is not None:
        table.events.append(TilePlaced(table.seat, action.landscape, action.cell))
    squares = area.tree_squares(cell)
    if squares and table.trees_left():
        offer_tree(table, squares)
    else:
        go_on(table)


def offer_tree(table: NeVachesTable, squares: list[int]) -> None:  # N9
    table.squares = squares
    table.tell(TreeOffered, table.seat, cells_of(squares))
    table.ask("tree", table.seat)


def plant_tree(table: NeVachesTable, square: Cell) -> None:
    table.squares = []
    table.areas[table.seat].plant_tree(number_of(square))
    table.tell(TreePlanted, table.seat, square)
    score(table, TREE_POINTS)
    go_on(table)


def leave_tree(table: NeVachesTable) -> None:
    table.squares = []
    table.tell(TreeLeft, table.seat)
    go_on(table)


def take_card(table: NeVachesTable, card: str) -> None:  # N11
    if table.asked != "bonus_card":
        table.actions -= 1
    move_card_to_hand(table, table.seat, card)
    go_on(table)


def move_card_to_hand(table: NeVachesTable, seat: Seat, card: str) -> None:
    table.cards.row.remove(card)
    table.hands[seat].append(card)
    table.tell(CardTaken, seat, card)


def play_card(table: NeVachesTable, action: PlayCard) -> None:  # N13
    table.actions -= 1
    seat = table.seat
    table.areas[seat].put_cows(numbers_of(action.cows))
    table.home[seat] -= len(action.cows)
    if action.card == table.start_cards[seat]:
        table.start_cards[seat] = None
    else:
        table.hands[seat].remove(action.card)
    table.cards.away.append(action.card)
    table.tell(CardPlayed, seat, action.card, action.cows, action.face_down)
    score(table, table.deck[action.card].points)
    go_on(table)


def bring_home(table: NeVachesTable, action: BringHome) -> None:  # N14
    table.actions -= 1
    table.areas[table.seat].take_cows(numbers_of(action.herd))
    table.home[table.seat] += len(action.herd)
    table.tell(HerdBroughtHome, table.seat, action.herd)
    go_on(table)


def go_on(table: NeVachesTable) -> None:
    """After a completed action or bonus."""
    if table.pending and settle_bonuses(table):
        return
    if table.actions:
        table.ask("action", table.seat)
    else:
        end_turn(table)


def end_turn(table: NeVachesTable) -> None:  # N20
    """Taken up again from the start when chance has shuffled: what is done already is done in no time."""
    if not fill_tiles(table):
        return
    if len(table.tiles.row) < TILES_FACE_UP:
        ask_for_goals(table)
        return
    if not fill_cards(table):
        return
    next_seat = (table.seat + 1) % table.players
    if next_seat == table.fox and max(table.points) >= END_POINTS:  # N19
        ask_for_goals(table)
    else:
        begin_turn(table, next_seat)
