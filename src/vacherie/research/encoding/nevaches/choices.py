"""What a seat of NéVaches may do, in numbers."""

from functools import partial
from typing import Any

from vacherie.core.values import Action, Seat
from vacherie.games.nevaches.actions import (
    LEAVE_TREE,
    PLACES,
    REFRESH_CARDS,
    REFRESH_TILES,
    BringHome,
    ChooseGoal,
    PlantTree,
    TakeCard,
)
from vacherie.games.nevaches.area import Area
from vacherie.games.nevaches.cards import Card
from vacherie.games.nevaches.choices import goal_choices, landscapes_on_display, play_choice
from vacherie.games.nevaches.goals import GOALS
from vacherie.games.nevaches.herds import herds
from vacherie.games.nevaches.markets import can_refresh_cards, can_refresh_tiles
from vacherie.games.nevaches.matching import Placement, placements
from vacherie.games.nevaches.tiles import CELLS, LANDSCAPES, Landscape, cells_of
from vacherie.research.encoding.choices import Choices
from vacherie.research.encoding.nevaches.tables import Tables

CardNumbers = dict[str, int]
"""Each card's place in the deck."""


def nevaches_choices(tables: Tables, numbers: CardNumbers, table: Any, seat: Seat) -> Choices:
    match table.asked:
        case "action":
            return {
                **tile_choices(tables, table, seat),
                **tile_refresh(tables, table),
                **card_choices(tables, numbers, table),
                **card_refresh(tables, table),
                **play_choices(tables, numbers, table, seat),
                **home_choices(tables, table, seat),
            }
        case "tile":
            return {**tile_choices(tables, table, seat), **tile_refresh(tables, table)}
        case "card":
            return {**card_choices(tables, numbers, table), **card_refresh(tables, table)}
        case "bonus_tile":
            return tile_choices(tables, table, seat)
        case "bonus_card" | "start_card":
            return card_choices(tables, numbers, table)
        case "tree":
            return tree_choices(tables, table, seat)
        case "goal":
            return {tables.goal + goal_number(action): action for action in goal_choices(table, seat)}
    raise AssertionError(table.asked)


def tile_choices(tables: Tables, table: Any, seat: Seat) -> Choices:  # N8
    free = table.areas[seat].free
    return {
        tables.landscape + LANDSCAPES.index(landscape): partial(free_cells, tables, landscape, free)
        for landscape in landscapes_on_display(table)
    }


def free_cells(tables: Tables, landscape: Landscape, free: list[int]) -> Choices:
    places = PLACES[landscape]
    return {tables.free + index: places[cell] for index, cell in enumerate(free)}


def tile_refresh(tables: Tables, table: Any) -> Choices:
    return {tables.refresh_tiles: REFRESH_TILES} if can_refresh_tiles(table.tiles) else {}


def card_choices(tables: Tables, numbers: CardNumbers, table: Any) -> Choices:
    return {tables.take + numbers[card]: TakeCard(card) for card in table.cards.row}


def card_refresh(tables: Tables, table: Any) -> Choices:
    return {tables.refresh_cards: REFRESH_CARDS} if can_refresh_cards(table.cards, table.deck) else {}


def play_choices(tables: Tables, numbers: CardNumbers, table: Any, seat: Seat) -> Choices:  # N13
    area, home = table.areas[seat], table.home[seat]
    choices: Choices = {}
    for card in table.cards_of(seat):
        if card.cows <= home and (found := placements(area, card)):
            choices[tables.play + numbers[card.id]] = partial(rotations, tables, area, card, found)
    return choices


def rotations(tables: Tables, area: Area, card: Card, found: list[Placement]) -> Choices:
    """The turns in which the card fits; the tile of its first cow follows."""
    tiles = sorted(area.tiles)
    turns: dict[int, Choices] = {}
    for pattern, first in found:
        rotation = tables.rotation + card.patterns.index(pattern)
        play = play_choice(card, (pattern, first))
        turns.setdefault(rotation, {})[tables.tile + tiles.index(first)] = play
    return {rotation: partial(dict, places) for rotation, places in turns.items()}


def home_choices(tables: Tables, table: Any, seat: Seat) -> Choices:  # N14
    area = table.areas[seat]
    return {tables.bring_home: partial(herd_choices, tables, area)} if area.cows else {}


def herd_choices(tables: Tables, area: Area) -> Choices:
    tiles = sorted(area.tiles)
    return {tables.tile + tiles.index(herd[0]): BringHome(cells_of(herd)) for herd in herds(area.cows)}


def tree_choices(tables: Tables, table: Any, seat: Seat) -> Choices:  # N9
    tiles = sorted(table.areas[seat].tiles)
    choices: Choices = {
        tables.tile + tiles.index(square): PlantTree(CELLS[square]) for square in table.squares
    }
    choices[tables.leave_tree] = LEAVE_TREE
    return choices


def goal_number(action: Action) -> int:
    assert isinstance(action, ChooseGoal), action
    return GOALS.index(action.goal)
