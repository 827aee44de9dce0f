"""What the viewer may do now, as far as it can be read off the view."""

from vacherie.games.nevaches.actions import BringHome, PlayCard
from vacherie.games.nevaches.area import Area
from vacherie.games.nevaches.cards import Card
from vacherie.games.nevaches.choices import play_choice
from vacherie.games.nevaches.deck import Deck
from vacherie.games.nevaches.herds import herds
from vacherie.games.nevaches.markets import are_mostly_equal, share_a_landscape
from vacherie.games.nevaches.matching import placements
from vacherie.games.nevaches.options import deck_of
from vacherie.games.nevaches.tiles import Cell, cells_of, number_of, numbers_of
from vacherie.games.nevaches.view import NeVachesView, Player


def area_of(player: Player) -> Area:
    tiles = {number_of(tile.cell): tile.landscape for tile in player.tiles}
    return Area.of(
        tiles, [number_of(tile.cell) for tile in player.tiles if tile.cow], numbers_of(player.trees)
    )


def own_player(view: NeVachesView) -> Player:
    return view.seats[view.viewer or 0]


def deck_at(view: NeVachesView) -> Deck:
    return deck_of(view.options)


def hand_of(player: Player) -> list[str]:
    """All that the viewer knows of the hand, the start card first."""
    return [*([] if player.start_card is None else [player.start_card]), *player.hand]


def free_cells(player: Player) -> tuple[Cell, ...]:
    return cells_of(area_of(player).free)


def own_herds(player: Player) -> list[BringHome]:
    cows = [number_of(tile.cell) for tile in player.tiles if tile.cow]
    return [BringHome(cells_of(herd)) for herd in herds(cows)]


def ways_to_play(player: Player, card: Card) -> list[PlayCard]:
    """One placement for each way to put the cows, with as many of them at home as it takes or not.

    Which tiles lie under its face-down cells makes no difference to anything that follows (N13).
    """
    ways: dict[tuple[Cell, ...], PlayCard] = {}
    for placement in placements(area_of(player), card):
        way = play_choice(card, placement)
        ways.setdefault(way.cows, way)
    return list(ways.values())


def equal_tiles(view: NeVachesView) -> bool:
    """N10: the tiles can be exchanged."""
    return are_mostly_equal(view.tile_row) and bool(view.tile_pile or view.tiles_aside)


def common_landscape(view: NeVachesView) -> bool:
    """N12: the cards can be exchanged."""
    return share_a_landscape(view.card_row, deck_at(view)) and bool(view.card_pile or view.discards)
