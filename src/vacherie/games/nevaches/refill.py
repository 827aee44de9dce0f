"""Fills both displays, and lets chance shuffle a new pile where one is used up (N10, N12, N15)."""

from vacherie.core.values import CHANCE
from vacherie.games.nevaches.events import (
    CardPileMade,
    CardsDiscarded,
    CardsTurnedUp,
    TilePileMade,
    TilesSetAside,
    TilesTurnedUp,
)
from vacherie.games.nevaches.state import NeVachesTable
from vacherie.games.nevaches.tiles import Landscape


def fill_tiles(table: NeVachesTable) -> bool:
    """Turns up tiles as far as they go; not done if chance has to shuffle first."""
    turned = table.tiles.turn_up()
    if turned and table.events is not None:
        table.events.append(TilesTurnedUp(turned, len(table.tiles.pile)))
    if not table.tiles.needs_shuffle():
        return True
    table.ask("tile_shuffle", CHANCE)
    return False


def fill_cards(table: NeVachesTable) -> bool:
    """Turns up cards as far as they go; not done if chance has to shuffle first."""
    turned = table.cards.turn_up()
    if turned and table.events is not None:
        table.events.append(CardsTurnedUp(turned, len(table.cards.pile)))
    if not table.cards.needs_shuffle():
        return True
    table.ask("card_shuffle", CHANCE)
    return False


def refresh_tiles(table: NeVachesTable) -> None:  # N10
    table.tell(TilesSetAside, table.seat, tuple(table.tiles.row))
    table.tiles.clear_row()
    ask_for_tile(table)


def ask_for_tile(table: NeVachesTable) -> None:
    """N12a: having refreshed, the seat must place a tile."""
    if fill_tiles(table):
        table.ask("tile", table.seat)


def refresh_cards(table: NeVachesTable) -> None:  # N12
    table.tell(CardsDiscarded, table.seat, tuple(table.cards.row))
    table.cards.clear_row()
    ask_for_card(table)


def ask_for_card(table: NeVachesTable) -> None:
    """N12a: having refreshed, the seat must take a card."""
    if fill_cards(table):
        table.ask("card", table.seat)


def make_tile_pile(table: NeVachesTable, tiles: tuple[Landscape, ...]) -> None:
    table.tiles.pile = list(reversed(tiles))
    table.tiles.away = []
    table.tell(TilePileMade, len(tiles))


def make_card_pile(table: NeVachesTable, cards: tuple[str, ...]) -> None:
    table.cards.pile = list(reversed(cards))
    table.cards.away = []
    table.is_pile_known = True
    table.tell(CardPileMade, len(cards))
