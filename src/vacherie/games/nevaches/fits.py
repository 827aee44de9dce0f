"""How far the viewer is from playing each card in sight, read off the view: what is missing, and where."""

from collections.abc import Iterator, Set

import msgspec

from vacherie.games.nevaches.cards import Card, Pattern
from vacherie.games.nevaches.options import deck_of
from vacherie.games.nevaches.tiles import CELLS, SIDES, Cell, Landscape, cells_of, number_of
from vacherie.games.nevaches.values import Tile
from vacherie.games.nevaches.view import NeVachesView


class Lack(msgspec.Struct, frozen=True):
    """A cell that has no tile yet."""

    cell: Cell
    landscape: Landscape | None
    """What has to lie there; `None` where any tile will do."""


class Fit(msgspec.Struct, frozen=True):
    """The place where a card could be played soonest (N13)."""

    card: str
    cells: tuple[Cell, ...]
    """Its whole shape there."""
    lacks: tuple[Lack, ...]
    blocked: tuple[Cell, ...]
    """Where a cow stands already that would have to be brought home first."""
    cows: int
    """How many more cows would have to be at home."""


def fits(view: NeVachesView) -> tuple[Fit, ...]:
    """Of the viewer's own cards and those in the row; nothing for those who only look on."""
    if view.viewer is None:
        return ()
    own, deck = view.seats[view.viewer], deck_of(view.options)
    start = () if own.start_card is None else (own.start_card,)
    cards = dict.fromkeys((*start, *own.hand, *view.card_row))
    tiles = {number_of(tile.cell): tile for tile in own.tiles}
    return tuple([fit(deck[name], tiles, own.home, view.tile_row) for name in cards])


def fit(card: Card, tiles: dict[int, Tile], home: int, shown: tuple[Landscape, ...]) -> Fit:
    """Where the fewest steps are missing; then where what is missing lies on display."""

    def distance(found: Fit) -> tuple[int, int, int]:
        # One action often brings home all the cows that stand in the way.
        steps = len(found.lacks) + bool(found.blocked)
        hidden = [lack for lack in found.lacks if lack.landscape not in (None, *shown)]
        return steps, len(found.lacks), len(hidden)

    beside = {cell + side for cell in tiles for side in SIDES} - tiles.keys()

    def around(anchors: Set[int]) -> list[Fit]:
        return [found for each in card.patterns for found in places_of(card, each, tiles, anchors, home)]

    return min(around(tiles.keys()) or around(beside or {0}), key=distance)


def places_of(
    card: Card, pattern: Pattern, tiles: dict[int, Tile], anchors: Set[int], home: int
) -> Iterator[Fit]:
    """Every place of this rotation that has one of the anchors in it, and contradicts no tile."""
    asked: dict[int, Landscape | None] = {0: pattern.landscape, **dict(pattern.face_up)}
    asked |= dict.fromkeys(pattern.face_down)
    for first in dict.fromkeys(cell - step for cell in sorted(anchors) for step in asked):
        wanted = [(first + step, landscape) for step, landscape in asked.items()]
        there = [(tiles[cell], landscape) for cell, landscape in wanted if cell in tiles]
        if any(landscape not in (None, tile.landscape) for tile, landscape in there):
            continue
        yield Fit(
            card=card.id,
            cells=cells_of(sorted(cell for cell, _ in wanted)),
            lacks=tuple(
                Lack(CELLS[cell], landscape)
                for cell, landscape in sorted(wanted, key=lambda each: each[0])
                if cell not in tiles
            ),
            blocked=tuple(tile.cell for tile, landscape in there if landscape is not None and tile.cow),
            cows=max(0, card.cows - home),
        )
