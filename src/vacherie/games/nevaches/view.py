"""What one viewer of NéVaches may know."""

from functools import cache
from typing import TYPE_CHECKING, Final

import msgspec

from vacherie.core.values import Seat, View, Viewer
from vacherie.games.nevaches.area import Area
from vacherie.games.nevaches.goals import Goal
from vacherie.games.nevaches.options import NeVachesOptions
from vacherie.games.nevaches.tiles import CELLS, Cell, Landscape, cells_of
from vacherie.games.nevaches.track import END_POINTS, SPACES, Bonus, bonus_of
from vacherie.games.nevaches.tree_places import tree_places
from vacherie.games.nevaches.values import ACTIONS_EACH_TURN, Asked, Progress, Space, Tile, TreePlace

if TYPE_CHECKING:
    from vacherie.games.nevaches.state import NeVachesTable

PLACING: Final = ("action", "tile", "bonus_tile")
"""The questions that placing a tile may answer."""


class Player(msgspec.Struct, frozen=True):
    """What lies before a seat, as the viewer sees it."""

    tiles: tuple[Tile, ...]
    """In reading order."""
    trees: tuple[Cell, ...]
    """The top left tile of each square that has one."""
    home: int
    points: int
    hand: tuple[str, ...]
    """The cards that it took from the row; everybody saw them."""
    has_start_card: bool
    start_card: str | None
    """Its secret card, if the viewer may know it."""
    has_chosen: bool
    """Whether it has chosen the scoring tile to reveal."""
    revealed: Goal | None
    """The scoring tile that it has revealed."""


class NeVachesView(View, frozen=True):
    options: NeVachesOptions
    asked: Asked | None
    fox: Seat | None
    seat: Seat
    """Whose turn it is."""
    actions_each_turn: int
    actions: int
    """How many actions the turn still has."""
    pending: tuple[Space, ...]
    """The bonuses that are still to come in this turn."""
    spaces: tuple[Space, ...]
    end_points: int
    """Who has so many points ends the game (N20)."""
    tile_row: tuple[Landscape, ...]
    tile_pile: int
    """How many tiles lie face down."""
    tiles_aside: tuple[Landscape, ...]
    card_row: tuple[str, ...]
    card_pile: int
    """How many cards lie face down."""
    cards_in_pile: tuple[str, ...] | None
    """Which cards those are, in the order of the deck, if all of them have been discarded before."""
    discards: tuple[str, ...]
    trees: int
    """The common supply."""
    squares: tuple[Cell, ...]
    """Where a tree is offered, each square by its top left tile."""
    tree_places: tuple[TreePlace, ...]
    """Where a tile of the row would allow a tree, while the viewer may place one."""
    too_dear: tuple[str, ...]
    """The viewer's cards that ask for more cows than are at home, while one may be played (N13)."""
    seats: tuple[Player, ...]
    goals: tuple[Goal, ...]
    """The viewer's own scoring tiles."""
    goal_progress: tuple[Progress, ...]
    """How near the viewer is to each of them."""
    goal_points: tuple[int, ...]
    """What they would pay, when one of them is to be chosen."""
    own_choice: Goal | None


def view_of(table: "NeVachesTable", viewer: Viewer) -> NeVachesView:
    assert viewer is None or viewer in range(table.players), viewer
    spaces = spaces_with(table.bonus_tiles)
    goals = () if viewer is None else table.goals[viewer]
    return NeVachesView(
        options=table.options,
        players=table.players,
        viewer=viewer,
        decision=table.decision,
        asked=table.asked,
        to_act=tuple(table.waiting),
        outcome=table.outcome(),
        fox=table.fox,
        seat=table.seat,
        actions_each_turn=ACTIONS_EACH_TURN,
        actions=table.actions,
        pending=tuple([space for space in spaces if space.points in table.pending]),
        spaces=spaces,
        end_points=END_POINTS,
        tile_row=tuple(table.tiles.row),
        tile_pile=len(table.tiles.pile),
        tiles_aside=tuple(table.tiles.away),
        card_row=tuple(table.cards.row),
        card_pile=len(table.cards.pile),
        cards_in_pile=in_deck_order(table, table.cards.pile) if table.is_pile_known else None,
        discards=tuple(table.cards.away),
        trees=table.trees_left(),
        squares=cells_of(table.squares),
        tree_places=tree_places_for(table, viewer),
        too_dear=too_dear_for(table, viewer),
        seats=tuple([player_view(table, seat, viewer) for seat in range(table.players)]),
        goals=goals,
        goal_progress=() if viewer is None else table.goal_progress(viewer),
        goal_points=table.goal_points(viewer) if viewer is not None and table.asked == "goal" else (),
        own_choice=None if viewer is None else table.choices[viewer],
    )


def player_view(table: "NeVachesTable", seat: Seat, viewer: Viewer) -> Player:
    area = table.areas[seat]
    return Player(
        tiles=tiles_in(area),
        trees=cells_of(area.trees),
        home=table.home[seat],
        points=table.points[seat],
        hand=tuple(table.hands[seat]),
        has_start_card=table.start_cards[seat] is not None,
        start_card=table.start_cards[seat] if seat == viewer else None,
        has_chosen=table.choices[seat] is not None,
        revealed=table.choices[seat] if table.asked is None else None,
    )


def tiles_in(area: Area) -> tuple[Tile, ...]:
    tiles = area.findings.tiles
    if tiles is None:
        cows, in_order = area.cows, sorted(area.tiles.items())
        tiles = tuple([Tile(CELLS[cell], landscape, cell in cows) for cell, landscape in in_order])
        area.findings.tiles = tiles
    return tiles


@cache
def spaces_with(bonus_tiles: tuple[Bonus, ...]) -> tuple[Space, ...]:
    return tuple([Space(points, bonus_of(bonus_tiles, points)) for points in SPACES])


def tree_places_for(table: "NeVachesTable", viewer: Viewer) -> tuple[TreePlace, ...]:
    if viewer is None or viewer not in table.waiting or table.asked not in PLACING or not table.trees_left():
        return ()
    return tree_places(table.areas[viewer], table.tiles.row)


def too_dear_for(table: "NeVachesTable", viewer: Viewer) -> tuple[str, ...]:
    if viewer is None or viewer not in table.waiting or table.asked != "action":
        return ()
    home, deck = table.home[viewer], table.deck
    return tuple([card for card in table.names_of_cards(viewer) if deck[card].cows > home])


def in_deck_order(table: "NeVachesTable", cards: list[str]) -> tuple[str, ...]:
    among = set(cards)
    return tuple([card for card in table.deck if card in among])
