"""Writes what a player sees down as the numbers that the kernel plays with."""

from collections.abc import Sequence
from typing import Final

from vacherie.bots.six_qui_prend import kernel
from vacherie.core.values import Seat
from vacherie.games.six_qui_prend.cards import heads_on
from vacherie.games.six_qui_prend.options import Variant
from vacherie.games.six_qui_prend.values import OX, Owner
from vacherie.games.six_qui_prend.view import SixView

VARIANTS: Final[dict[Variant, int]] = {
    "base": kernel.PLAIN,
    "pro": kernel.PLAIN,
    "even_odd": kernel.EVEN_ODD,
    "escalade": kernel.ESCALADE,
    "cabriole": kernel.CABRIOLE,
    "reversed": kernel.REVERSED,
    "coop": kernel.COOP,
}
SIDES: Final = {None: 0, "even": 0, "odd": 1, "up": -1, "down": 1}


def table_of(view: SixView) -> list[int]:
    """The table as the viewer knows it; in the hands room is left for what he does not know."""
    assert view.viewer is not None
    table = [0] * kernel.TABLE_SIZE
    write_rows(table, view)
    table[kernel.VARIANT] = VARIANTS[view.options.variant]
    table[kernel.VIEWER] = view.viewer
    table[kernel.SEATS] = view.players + (view.team is not None)
    table[kernel.OX_SEAT] = view.players if view.team else kernel.NOBODY
    table[kernel.CHOSEN_ROW] = kernel.NO_ROW
    for seat, hand in enumerate(view.hands):
        write_hand(table, seat, hand.cards, hand.size - len(hand.cards))
    write_queue(table, view)
    if view.team is None:
        for seat, heads in enumerate(view.pile_heads):
            table[kernel.TAKEN + seat] = heads
        for seat, is_spent in enumerate(view.spent or ()):
            table[kernel.SPENT + seat] = int(is_spent)
    else:
        table[kernel.TAKEN] = sum(view.pile_heads)
        write_hand(table, view.players, (), view.team.ox_cards)
        table[kernel.OX_PILE_SIZE] = view.team.ox_pile_size
    return table


def write_rows(table: list[int], view: SixView) -> None:
    for row, cards in enumerate(view.rows):
        start = kernel.CARD + row * kernel.ROW_SPACE
        table[start : start + len(cards)] = cards
        table[kernel.LENGTH + row] = len(cards)
        table[kernel.HEADS_IN + row] = heads_on(cards)
    if view.team is not None:
        table[kernel.LOCKED : kernel.LOCKED + kernel.ROWS] = map(int, view.team.locked)
        table[kernel.SEVEN : kernel.SEVEN + kernel.ROWS] = map(int, view.team.sevens)
    if view.marker is not None:
        table[kernel.MARKED] = view.marker.row
        table[kernel.SIDE] = SIDES[view.marker.side]


def write_hand(table: list[int], seat: Seat, cards: Sequence[int], unseen: int = 0) -> None:
    start = kernel.HAND + seat * kernel.HAND_SPACE
    table[start : start + len(cards)] = cards
    table[kernel.KNOWN + seat] = len(cards)
    table[kernel.UNSEEN + seat] = unseen
    table[kernel.HAND_SIZE + seat] = len(cards) + unseen


def write_queue(table: list[int], view: SixView) -> None:
    table[kernel.WAITING] = len(view.queue)
    for index, played in enumerate(view.queue):
        table[kernel.QUEUE_VALUE + index] = played.value
        table[kernel.QUEUE_CARD + index] = played.card
        table[kernel.QUEUE_OWNER + index] = seat_of(played.owner, view.players)


def seat_of(owner: Owner, players: int) -> int:
    return players if owner == OX else owner
