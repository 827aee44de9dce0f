"""Those at the table: points, cows, trees and cards, and the others' landscapes as tiny ones."""

from rich.text import Text

from vacherie.cli.tables.nevaches.blocks import Block, flow
from vacherie.cli.tables.nevaches.cards import draw_card
from vacherie.cli.tables.nevaches.palette import COW, TREE, marker
from vacherie.cli.tables.nevaches.possible import deck_at, hand_of
from vacherie.cli.tables.nevaches.valley import Valley, draw_tiny, draw_valley
from vacherie.cli.teller import Teller
from vacherie.core.values import Seat
from vacherie.games.nevaches.view import NeVachesView


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


def draw_other(view: NeVachesView, seat: Seat, teller: Teller) -> Block:
    valley = Valley.of(view.seats[seat], teller, with_free=False)
    chosen = [Text(teller.text("table", "has-chosen"))] if view.seats[seat].has_chosen else []
    return [seat_line(view, seat, teller), stock_line(view, seat, teller), *chosen, *draw_tiny(valley)]


def draw_others(view: NeVachesView, teller: Teller) -> list[Block]:
    """In the order of play, beginning after the viewer."""
    first = 0 if view.viewer is None else view.viewer + 1
    seats = [(first + step) % view.players for step in range(view.players)]
    return [draw_other(view, seat, teller) for seat in seats if seat != view.viewer]


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
