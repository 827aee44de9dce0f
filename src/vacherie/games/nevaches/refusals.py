"""Why an action is forbidden: the one place that says so."""

from typing import Final, assert_never

from vacherie.core.errors import IllegalAction
from vacherie.core.values import Action, Actor, Seat
from vacherie.games.nevaches.actions import (
    BringHome,
    CardsShuffled,
    ChooseGoal,
    Dealt,
    LeaveTree,
    NeVachesAction,
    PlaceTile,
    PlantTree,
    PlayCard,
    RefreshCards,
    RefreshTiles,
    TakeCard,
    TilesShuffled,
)
from vacherie.games.nevaches.area import Area
from vacherie.games.nevaches.cards import Card, Pattern
from vacherie.games.nevaches.goals import Goal
from vacherie.games.nevaches.herds import herds
from vacherie.games.nevaches.markets import can_refresh_cards, can_refresh_tiles
from vacherie.games.nevaches.set_up import deal_refusal, is_shuffle_of
from vacherie.games.nevaches.state import NeVachesTable
from vacherie.games.nevaches.tiles import CELLS, WIDTH, Cell, number_of, numbers_of
from vacherie.games.nevaches.values import Asked

ANSWERS: Final[dict[Asked, tuple[type[Action], ...]]] = {
    "deal": (Dealt,),
    "start_card": (TakeCard,),
    "action": (PlaceTile, RefreshTiles, TakeCard, RefreshCards, PlayCard, BringHome),
    "tile": (PlaceTile, RefreshTiles),
    "card": (TakeCard, RefreshCards),
    "bonus_tile": (PlaceTile,),
    "bonus_card": (TakeCard,),
    "tree": (PlantTree, LeaveTree),
    "tile_shuffle": (TilesShuffled,),
    "card_shuffle": (CardsShuffled,),
    "goal": (ChooseGoal,),
}


def answer_refusal(table: NeVachesTable, actor: Actor, action: NeVachesAction) -> IllegalAction | None:
    match action:
        case Dealt():
            return deal_refusal(table, action)
        case TilesShuffled(tiles):
            return None if is_shuffle_of(tiles, table.tiles.away) else IllegalAction("bad-shuffle")
        case CardsShuffled(cards):
            return None if is_shuffle_of(cards, table.cards.away) else IllegalAction("bad-shuffle")
    assert isinstance(actor, int), actor
    return seat_refusal(table, actor, action)


def seat_refusal(
    table: NeVachesTable,
    seat: Seat,
    action: PlaceTile
    | RefreshTiles
    | PlantTree
    | LeaveTree
    | TakeCard
    | RefreshCards
    | PlayCard
    | BringHome
    | ChooseGoal,
) -> IllegalAction | None:
    """Why the action, which answers what is asked, is forbidden all the same."""
    match action:
        case PlaceTile():
            return place_refusal(table, seat, action)
        case RefreshTiles():
            return None if can_refresh_tiles(table.tiles) else IllegalAction("no-tile-refresh")
        case PlantTree(square):
            is_offered = is_near(square) and number_of(square) in table.squares
            return None if is_offered else at_cell("no-tree-there", square)
        case LeaveTree():
            return None
        case TakeCard(card):
            return None if card in table.cards.row else IllegalAction("card-not-on-display", card=card)
        case RefreshCards():
            return None if can_refresh_cards(table.cards, table.deck) else IllegalAction("no-card-refresh")
        case PlayCard():
            return play_refusal(table, seat, action)
        case BringHome(herd):
            is_herd = all(map(is_near, herd)) and numbers_of(herd) in herds(table.areas[seat].cows)
            return None if is_herd else IllegalAction("no-herd-there")
        case ChooseGoal(goal):
            return goal_refusal(table, seat, goal)
        case _:
            assert_never(action)


def place_refusal(table: NeVachesTable, seat: Seat, action: PlaceTile) -> IllegalAction | None:  # N8
    if action.landscape not in table.tiles.row:
        return IllegalAction("tile-not-on-display", landscape=action.landscape)
    if not is_near(action.cell) or number_of(action.cell) not in table.areas[seat].free:
        return at_cell("cell-not-free", action.cell)
    return None


def play_refusal(table: NeVachesTable, seat: Seat, action: PlayCard) -> IllegalAction | None:  # N13
    if not table.holds(seat, action.card):
        return IllegalAction("card-not-in-hand", card=action.card)
    card = table.deck[action.card]
    if card.cows > table.home[seat]:
        return IllegalAction("too-few-cows", card=card.id, cows=card.cows, home=table.home[seat])
    problem: IllegalAction | None = IllegalAction("not-its-shape", card=card.id)
    for pattern in patterns_of_shape(card, action):
        problem = pattern_refusal(pattern, action, table.areas[seat])
        if problem is None:
            break
    return problem


def patterns_of_shape(card: Card, action: PlayCard) -> list[Pattern]:
    """The rotations whose cells these are, whatever landscapes they ask for."""
    if not action.cows or not all(map(is_near, (*action.cows, *action.face_down))):
        return []
    cows, face_down = numbers_of(action.cows), numbers_of(action.face_down)
    steps = tuple(cell - cows[0] for cell in cows), tuple(cell - cows[0] for cell in face_down)
    return [pattern for pattern in card.patterns if (pattern.cows, pattern.face_down) == steps]


def pattern_refusal(pattern: Pattern, action: PlayCard, area: Area) -> IllegalAction | None:
    wanted = (pattern.landscape, *(landscape for _, landscape in pattern.face_up))
    for cell in (*numbers_of(action.cows), *numbers_of(action.face_down)):
        if cell not in area.tiles:
            return at_cell("no-tile-there", CELLS[cell])
    for cell, landscape in zip(numbers_of(action.cows), wanted, strict=True):
        if area.tiles[cell] != landscape:
            column, row = CELLS[cell]
            return IllegalAction("other-landscape", column=column, row=row, landscape=landscape)
        if cell in area.cows:
            return at_cell("cow-there", CELLS[cell])
    return None


def goal_refusal(table: NeVachesTable, seat: Seat, goal: Goal) -> IllegalAction | None:
    if goal not in table.goals[seat]:
        return IllegalAction("goal-not-yours", goal=goal)
    if goal == table.choices[seat]:
        return IllegalAction("goal-chosen-already", goal=goal)
    return None


def at_cell(code: str, cell: Cell) -> IllegalAction:
    column, row = cell
    return IllegalAction(code, column=column, row=row)


def is_near(cell: Cell) -> bool:
    """Cells far out have no number of their own."""
    return max(map(abs, cell)) < WIDTH // 2
