"""What a seat of NéVaches knows, written into the fields."""

from collections.abc import Sequence
from typing import Final

from vacherie.games.nevaches.goals import GOALS
from vacherie.games.nevaches.options import NeVachesOptions
from vacherie.games.nevaches.tiles import LANDSCAPES, Cell
from vacherie.games.nevaches.values import Space
from vacherie.games.nevaches.view import NeVachesView, Player
from vacherie.research.encoding.nevaches.choices import CardNumbers
from vacherie.research.encoding.nevaches.tables import (
    ASKED,
    BONUSES,
    FREE_SIZE,
    MOST_SEATS,
    MOST_TILES,
    TILE_SIZE,
    Tables,
)
from vacherie.research.encoding.vector import Vector, Word

LANDSCAPE_NUMBER: Final = {landscape: number for number, landscape in enumerate(LANDSCAPES)}
PLACING: Final = ("action", "tile", "bonus_tile")


def observe_nevaches(tables: Tables, numbers: CardNumbers, view: NeVachesView, word: Word) -> Vector:
    viewer, players = view.viewer, view.players
    assert viewer is not None, "the audience has no observation"
    seats = [*range(viewer, players), *range(viewer)]
    found = Vector(tables.fields.size)
    observe_rules(tables, view.options, players, found)
    found.flag(tables.asked + ASKED.index(view.asked or "over"))
    found.flags([tables.to_act + (seat - viewer) % players for seat in view.to_act if seat != "chance"])
    found.flag(tables.turn + (view.seat - viewer) % players)
    if view.fox is not None:
        found.flag(tables.fox + (view.fox - viewer) % players)
    observe_track(tables, view, found)
    observe_displays(tables, numbers, view, found)
    found.numbers(tables.home, [view.seats[seat].home / 6 for seat in seats])
    found.numbers(tables.points, [view.seats[seat].points / 65 for seat in seats])
    for index, seat in enumerate(seats):
        observe_player(tables, numbers, view.seats[seat], index, found)
    observe_goals(tables, view, found)
    if view.squares:
        corners = [tile.cell for tile in view.seats[view.seat].tiles]
        found.flags([tables.squares + corners.index(square) for square in view.squares])
    if view.asked in PLACING and viewer in view.to_act:
        observe_free_cells(tables, view.seats[viewer], found)
    if view.outcome is not None:
        found.numbers(tables.final, [view.outcome.places[seat] / MOST_SEATS for seat in seats])
    found.flags([tables.begun + number for number in word])
    return found


def observe_rules(tables: Tables, options: NeVachesOptions, players: int, found: Vector) -> None:
    found.numbers(
        tables.rules, (float(options.random_bonus), float(options.choose_start_card), players / MOST_SEATS)
    )


def observe_track(tables: Tables, view: NeVachesView, found: Vector) -> None:
    found.number(tables.left, view.actions / 2)
    observe_spaces(tables, view.spaces, found)
    found.flags([tables.pending + view.spaces.index(space) for space in view.pending])


def observe_spaces(tables: Tables, spaces: Sequence[Space], found: Vector) -> None:
    for index, space in enumerate(spaces):
        found.flag(tables.spaces + len(BONUSES) * index + BONUSES.index(space.bonus))


def observe_displays(tables: Tables, numbers: CardNumbers, view: NeVachesView, found: Vector) -> None:
    found.numbers(tables.tile_row, [view.tile_row.count(landscape) / 5 for landscape in LANDSCAPES])
    found.numbers(tables.aside, [view.tiles_aside.count(landscape) / 10 for landscape in LANDSCAPES])
    found.number(tables.tile_pile, view.tile_pile / MOST_TILES)
    found.flags([tables.card_row + numbers[card] for card in view.card_row])
    found.flags([tables.discards + numbers[card] for card in view.discards])
    found.number(tables.card_pile, view.card_pile / 55)
    if view.cards_in_pile is not None:
        found.flag(tables.pile_known)
        found.flags([tables.pile_known + 1 + numbers[card] for card in view.cards_in_pile])
    found.number(tables.trees, view.trees / 8)


def observe_player(tables: Tables, numbers: CardNumbers, player: Player, index: int, found: Vector) -> None:
    found.flags([tables.hands + tables.cards * index + numbers[card] for card in player.hand])
    if player.has_start_card:
        found.flag(tables.has_start + index)
    if player.start_card is not None:
        found.flag(tables.start + numbers[player.start_card])
    if player.has_chosen:
        found.flag(tables.has_chosen + index)
    if player.revealed is not None:
        found.flag(tables.revealed + len(GOALS) * index + GOALS.index(player.revealed))
    observe_tiles(tables.tiles + MOST_TILES * TILE_SIZE * index, player, found)


def observe_tiles(place: int, player: Player, found: Vector) -> None:
    data, trees = found.data, player.trees
    for tile in player.tiles:
        data[place] = 1.0
        data[place + 1] = tile.cell[0] / 10
        data[place + 2] = tile.cell[1] / 10
        data[place + 3 + LANDSCAPE_NUMBER[tile.landscape]] = 1.0
        if tile.cow:
            data[place + 3 + len(LANDSCAPES)] = 1.0
        if tile.cell in trees:
            data[place + 4 + len(LANDSCAPES)] = 1.0
        place += TILE_SIZE


def observe_goals(tables: Tables, view: NeVachesView, found: Vector) -> None:
    found.flags([tables.goals + GOALS.index(goal) for goal in view.goals])
    if view.goal_points:
        for goal, points in zip(view.goals, view.goal_points, strict=True):
            found.number(tables.goal_points + GOALS.index(goal), points / 10)
    if view.own_choice is not None:
        found.flag(tables.choice + GOALS.index(view.own_choice))


def observe_free_cells(tables: Tables, player: Player, found: Vector) -> None:
    place = tables.free_cells
    for column, row in free_cells([tile.cell for tile in player.tiles]):
        found.numbers(place, (1.0, column / 10, row / 10))
        place += FREE_SIZE


def free_cells(tiles: list[Cell]) -> list[Cell]:
    """The cells beside a tile, in reading order; before the first tile there is one."""
    beside = {
        cell
        for column, row in tiles
        for cell in ((column, row - 1), (column - 1, row), (column + 1, row), (column, row + 1))
    }
    return sorted(beside.difference(tiles), key=lambda cell: (cell[1], cell[0])) or [(0, 0)]
