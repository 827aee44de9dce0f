"""What the seat sees, in the form in which plans are made."""

from dataclasses import dataclass
from typing import Final

from vacherie.games.nevaches.area import Area
from vacherie.games.nevaches.cards import Card
from vacherie.games.nevaches.herds import herds
from vacherie.games.nevaches.options import deck_of
from vacherie.games.nevaches.tiles import LANDSCAPES, Landscape, number_of
from vacherie.games.nevaches.track import END_POINTS
from vacherie.games.nevaches.view import NeVachesView, Player

POINTS_A_TURN: Final = 5.0
"""About what a turn brings: it tells how long the game may still last."""
BONUSES: Final = ("bonus_tile", "bonus_card")
"""What is taken beside the actions of the turn."""


@dataclass(slots=True)
class Outlook:
    area: Area
    where: dict[Landscape, list[int]]
    """All my tiles, with and without a cow."""
    home: int
    herds: list[tuple[int, ...]]
    """My herds, the largest first."""
    shown: dict[Landscape, int]
    """The tiles on show."""
    hand: list[Card]
    row: list[Card]
    trees: int
    """Those left in the supply."""
    is_last_turn: bool
    actions_left: float
    """About how many actions I shall still have; exactly in the last turn."""


def outlook_of(view: NeVachesView) -> Outlook:
    assert view.viewer is not None
    me = view.seats[view.viewer]
    deck = deck_of(view.options)
    start = () if me.start_card is None else (me.start_card,)
    best = max(player.points for player in view.seats)
    is_last_turn = best >= END_POINTS
    turns_to_come = 0.0 if is_last_turn else max(1.0, (END_POINTS - best) / POINTS_A_TURN)
    area = area_of(me)
    return Outlook(
        area=area,
        where=tiles_by_landscape(area),
        home=me.home,
        herds=sorted(herds(area.cows), key=len, reverse=True),
        shown={landscape: view.tile_row.count(landscape) for landscape in LANDSCAPES},
        hand=[deck[card] for card in (*start, *me.hand)],
        row=[deck[card] for card in view.card_row],
        trees=view.trees,
        is_last_turn=is_last_turn,
        actions_left=view.actions + (view.asked in BONUSES) + view.actions_each_turn * turns_to_come,
    )


def area_of(player: Player) -> Area:
    tiles = {number_of(tile.cell): tile.landscape for tile in player.tiles}
    cows = [number_of(tile.cell) for tile in player.tiles if tile.cow]
    return Area.of(tiles, cows, map(number_of, player.trees))


def tiles_by_landscape(area: Area) -> dict[Landscape, list[int]]:
    where: dict[Landscape, list[int]] = {landscape: [] for landscape in LANDSCAPES}
    for cell, landscape in area.tiles.items():
        where[landscape].append(cell)
    return where
