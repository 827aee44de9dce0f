"""What a seat of NéVaches may do, in numbers."""

from collections.abc import Sequence
from functools import partial
from typing import Any

from vacherie.core.values import Seat
from vacherie.games.nevaches.actions import (
    LEAVE_TREE,
    PLACES,
    REFRESH_CARDS,
    REFRESH_TILES,
    TAKES,
    BringHome,
    ChooseGoal,
    PlantTree,
)
from vacherie.games.nevaches.area import Area
from vacherie.games.nevaches.cards import Card, Placement
from vacherie.games.nevaches.choices import play_choice, playable
from vacherie.games.nevaches.goals import GOALS
from vacherie.games.nevaches.herds import herds
from vacherie.games.nevaches.markets import can_refresh_cards, can_refresh_tiles
from vacherie.games.nevaches.tiles import CELLS, LANDSCAPES, Landscape, cells_of
from vacherie.research.encoding.choices import Choices
from vacherie.research.encoding.nevaches.tables import Tables

CardNumbers = dict[str, int]
"""Each card's place in the deck."""


class NeVachesChoices:
    """Each method adds the numbers of one kind of action to those that are there."""

    def __init__(self, tables: Tables, numbers: CardNumbers) -> None:
        self.tables = tables
        self.landscapes = {
            landscape: tables.landscape + number for number, landscape in enumerate(LANDSCAPES)
        }
        self.takes = {card: tables.take + number for card, number in numbers.items()}
        self.plays = {card: tables.play + number for card, number in numbers.items()}

    def of(self, table: Any, seat: Seat) -> Choices:
        choices: Choices = {}
        match table.asked:
            case "action":
                self.add_tiles(choices, table, seat)
                self.add_tile_refresh(choices, table)
                self.add_cards(choices, table)
                self.add_card_refresh(choices, table)
                self.add_plays(choices, table, seat)
                self.add_herds(choices, table, seat)
            case "tile":
                self.add_tiles(choices, table, seat)
                self.add_tile_refresh(choices, table)
            case "card":
                self.add_cards(choices, table)
                self.add_card_refresh(choices, table)
            case "bonus_tile":
                self.add_tiles(choices, table, seat)
            case "bonus_card" | "start_card":
                self.add_cards(choices, table)
            case "tree":
                self.add_trees(choices, table, seat)
            case "goal":
                self.add_goals(choices, table, seat)
            case _:
                raise AssertionError(table.asked)
        return choices

    def add_tiles(self, choices: Choices, table: Any, seat: Seat) -> None:  # N8
        free = table.areas[seat].free
        for landscape in table.tiles.row:
            number = self.landscapes[landscape]
            if number not in choices:
                choices[number] = partial(free_cells, self.tables.free, landscape, free)

    def add_tile_refresh(self, choices: Choices, table: Any) -> None:
        if can_refresh_tiles(table.tiles):
            choices[self.tables.refresh_tiles] = REFRESH_TILES

    def add_cards(self, choices: Choices, table: Any) -> None:
        takes = self.takes
        for card in table.cards.row:
            choices[takes[card]] = TAKES[card]

    def add_card_refresh(self, choices: Choices, table: Any) -> None:
        if can_refresh_cards(table.cards, table.deck):
            choices[self.tables.refresh_cards] = REFRESH_CARDS

    def add_plays(self, choices: Choices, table: Any, seat: Seat) -> None:  # N13
        for card, ways in playable(table, seat):
            choices[self.plays[card.id]] = partial(rotations, self.tables, table.areas[seat], card, ways)

    def add_herds(self, choices: Choices, table: Any, seat: Seat) -> None:  # N14
        area = table.areas[seat]
        if area.cows:
            choices[self.tables.bring_home] = partial(herd_choices, self.tables.tile, area)

    def add_trees(self, choices: Choices, table: Any, seat: Seat) -> None:  # N9
        tiles = sorted(table.areas[seat].tiles)
        for square in table.squares:
            choices[self.tables.tile + tiles.index(square)] = PlantTree(CELLS[square])
        choices[self.tables.leave_tree] = LEAVE_TREE

    def add_goals(self, choices: Choices, table: Any, seat: Seat) -> None:  # N21
        for goal in table.goals[seat]:
            if goal != table.choices[seat]:
                choices[self.tables.goal + GOALS.index(goal)] = ChooseGoal(goal)


def free_cells(number: int, landscape: Landscape, free: list[int]) -> Choices:
    places = PLACES[landscape]
    return dict(enumerate(map(places.__getitem__, free), number))


def rotations(tables: Tables, area: Area, card: Card, ways: Sequence[Placement]) -> Choices:
    """The turns in which the card fits; the tile of its first cow follows."""
    turns: dict[int, list[Placement]] = {}
    for way in ways:
        turns.setdefault(card.patterns.index(way[0]), []).append(way)
    return {
        tables.rotation + rotation: partial(first_tiles, tables.tile, area, card, places)
        for rotation, places in turns.items()
    }


def first_tiles(number: int, area: Area, card: Card, ways: Sequence[Placement]) -> Choices:
    tiles = sorted(area.tiles)
    return {number + tiles.index(way[1]): play_choice(card, way) for way in ways}


def herd_choices(number: int, area: Area) -> Choices:
    tiles = sorted(area.tiles)
    return {number + tiles.index(herd[0]): BringHome(cells_of(herd)) for herd in herds(area.cows)}
