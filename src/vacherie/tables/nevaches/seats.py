"""Those at the table: points, cows, trees and cards, and the others' landscapes as tiny ones."""

from typing import Final

from rich.text import Text

from vacherie.core.values import Seat
from vacherie.games.nevaches.view import NeVachesView
from vacherie.tables.nevaches.blocks import GAP, Block, flow
from vacherie.tables.nevaches.cards import draw_card
from vacherie.tables.nevaches.palette import CARD, COW, TREE, marker
from vacherie.tables.nevaches.possible import deck_at, hand_of
from vacherie.tables.nevaches.valley import Valley, draw_tiny, draw_valley
from vacherie.tables.teller import Teller

MARKED: Final = 2
"""The width of a marker and the space after it."""
SHORTEST_NAME: Final = 7


def seat_name(seat: Seat, teller: Teller) -> str:
    return teller.words.text("name-you-alone") if seat == teller.viewer else teller.players[seat].name


def seat_line(view: NeVachesView, seat: Seat, teller: Teller) -> Text:
    """The marker, the name and the points; in bold whose turn it is."""
    points = teller.text("table", "points", points=view.seats[seat].points)
    style = "bold underline" if seat in view.to_act else "bold"
    return Text.assemble(marker(seat), " ", (seat_name(seat, teller), style), f" {points}")


def stock_line(view: NeVachesView, seat: Seat, teller: Teller) -> Text:
    """Cows at home, trees, and cards in the hand; the fox begins."""
    player = view.seats[seat]
    cards = len(player.hand) + player.has_start_card
    texts = [f"{COW}{player.home}", f"{TREE}{len(player.trees)}", teller.text("table", "cards", count=cards)]
    if seat == view.fox:
        texts.append(teller.text("table", "fox"))
    return Text(" ".join(texts))


def draw_other(view: NeVachesView, seat: Seat, teller: Teller, width: int | None) -> Block:
    valley = Valley.of(view.seats[seat], teller, with_free=False)
    chosen = [Text(teller.text("table", "has-chosen"))] if view.seats[seat].has_chosen else []
    if width is None:
        head = [seat_line(view, seat, teller), stock_line(view, seat, teller)]
    else:
        head = narrow_lines(view, seat, teller, width)
    return [*head, *chosen, *draw_tiny(valley, width)]


def narrow_lines(view: NeVachesView, seat: Seat, teller: Teller, width: int) -> Block:
    """The same with signs instead of words, and a long name cut short."""
    player = view.seats[seat]
    points = f" {player.points}"
    name = Text(seat_name(seat, teller), "bold underline" if seat in view.to_act else "bold")
    name.truncate(max(SHORTEST_NAME, width - MARKED - len(points)), overflow="ellipsis")
    cards = len(player.hand) + player.has_start_card
    stock = f"{COW}{player.home} {TREE}{len(player.trees)} {CARD}{cards}"
    return [Text.assemble(marker(seat), " ", name, points), Text(stock)]


def draw_others(view: NeVachesView, teller: Teller, width: int | None = None) -> list[Block]:
    """In the order of play, beginning after the viewer; side by side within the width, if one is given."""
    first = 0 if view.viewer is None else view.viewer + 1
    seats = [(first + step) % view.players for step in range(view.players)]
    others = [seat for seat in seats if seat != view.viewer]
    each = None if width is None else (width + GAP) // len(others) - GAP
    return [draw_other(view, seat, teller, each) for seat in others]


def look_at(view: NeVachesView, seat: Seat, teller: Teller, width: int) -> Block:
    """One landscape with the names of its cells, and the cards everybody saw going to that hand."""
    player = view.seats[seat]
    deck = deck_at(view)
    cards = [draw_card(deck[card], None, teller, is_small=False, can_play=False) for card in hand_of(player)]
    valley = Valley.of(player, teller, with_free=False)
    return [
        seat_line(view, seat, teller),
        stock_line(view, seat, teller),
        *draw_valley(valley, width, is_small=False),
        *flow(cards, width),
    ]
